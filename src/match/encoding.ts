import { decode } from './decode.js'

/** The characters that mean something when a path holds them plain. */
export const STRUCTURE = '/.%?#'

/** Where a percent-encoded character ends that starts at a place: behind the bytes that can only go on with one. */
function endOf(path: string, at: number): number {
  let end = at + 3
  if (/[c-f]/i.test(path.charAt(at + 1)))
    while (path.charCodeAt(end) === 37 && /[89ab]/i.test(path.charAt(end + 1))) end += 3
  return end
}

/**
 * A path in one spelling: every percent-encoded character is decoded, but for those of `kept`, which mean something when they
 * are plain. So literal text compares whatever its encoding was, and `decodeURIComponent` gives the values as ever. Throws a
 * `URIError` where the encoding is malformed (RFC 3986 section 2.1, RFC 3629).
 *
 * @example
 * normalizePath('/%61dmin/a%2Fb', STRUCTURE) //=> '/admin/a%2Fb'
 */
export function normalizePath(path: string, kept: string): string {
  let normal = ''
  let start = 0
  for (let at = path.indexOf('%'); at >= 0; at = path.indexOf('%', start)) {
    const end = endOf(path, at)
    const encoded = path.slice(at, end)
    const character = decode(encoded)
    normal += path.slice(start, at) + (kept.includes(character) ? encoded : character)
    start = end
  }
  return start ? normal + path.slice(start) : path
}

/** The path without query, fragment and one trailing slash. */
export const cutPath = (path: string): string => path.replace(/[?#].*/s, '').replace(/(?<=[^/])\/$/, '')
