/** The characters that mean something when a path holds them plain. */
export const STRUCTURE = '/.%?#'

/** One percent-encoded character, or what is none. */
const ENCODED = /%[c-f].(?:%[89ab].)*|%.{0,2}/gi

/**
 * A path in one spelling: every percent-encoded character is decoded, but for those of `kept`, which mean something when they
 * are plain. So literal text compares whatever its encoding was, and `decodeURIComponent` gives the values as ever. Throws a
 * `URIError` where the encoding is malformed (RFC 3986 section 2.1, RFC 3629).
 *
 * @example
 * normalizePath('/%61dmin/a%2Fb', STRUCTURE) //=> '/admin/a%2Fb'
 */
export const normalizePath = (path: string, kept: string): string =>
  path.includes('%')
    ? path.replace(ENCODED, (encoded) => {
        const character = decodeURIComponent(encoded)
        return kept.includes(character) ? encoded : character
      })
    : path

/** The path without query, fragment and one trailing slash. */
export const cutPath = (path: string): string => path.replace(/[?#].*/s, '').replace(/(?<=[^/])\/$/, '')
