import { refuse } from './generation-error.js'
import { malformedText } from './generation-message.js'

/**
 * Percent-encoding of what a URL is made of (RFC 3986). What need not be encoded stays as it is: of a path segment the
 * unreserved characters and `!$&'()*+,;=:@`.
 */

/** Where characters are encoded, as bits: in any segment, as a `.` in one, in a query, in a fragment. */
export const SEGMENT = 1
export const DOT = 2
export const QUERY = 4
export const FRAGMENT = 8

/** Where each of the first 128 characters is encoded. */
const KINDS = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  if (/[\w\-~!'()*]/.test(sign)) return 0
  if (sign === '.') return DOT
  if (/[$&+,;=:@]/.test(sign)) return QUERY
  // a fragment may hold these too (RFC 3986, section 3.5)
  return /[/?]/.test(sign) ? SEGMENT | QUERY : SEGMENT | QUERY | FRAGMENT
})

/** What stands for characters of one or two bytes, once they have been asked for. */
const ESCAPES: string[] = []

/** Gives a text, a number or a bigint as text; undefined for anything else. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'bigint' || Number.isFinite(value) ? `${value}` : undefined

/** Whether a text stays as it is where characters of these kinds are encoded. */
export function isSafe(text: string, kinds: number): boolean {
  for (let at = 0; at < text.length; at++) if (((KINDS[text.charCodeAt(at)] ?? kinds) & kinds) !== 0) return false
  return true
}

/**
 * Gives a text with the characters of these kinds encoded, in a query the space as `+`.
 *
 * @throws UrlGenerationError where the text is no well-formed UTF-16.
 */
export function encode(text: string, kinds: number): string {
  let encoded = ''
  let start = 0
  for (let at = 0; at < text.length; ) {
    const from = at
    const code = text.charCodeAt(at++)
    if (((KINDS[code] ?? kinds) & kinds) === 0) continue
    while (code > 0x7ff && text.charCodeAt(at) > 0x7ff) at++
    if (code === 32 && kinds === QUERY) encoded += `${text.slice(start, from)}+`
    else encoded += text.slice(start, from) + (ESCAPES[code] ?? escaped(text.slice(from, at), code))
    start = at
  }
  return encoded + text.slice(start)
}

/** Characters encoded; what is kept for the next time is one alone. */
function escaped(text: string, code: number): string {
  if (/\p{Surrogate}/u.test(text)) refuse(malformedText(text))
  const put = text === '.' ? '%2E' : encodeURIComponent(text)
  if (code < 0x800) ESCAPES[code] = put
  return put
}

/**
 * Gives a text as part of a path segment; `reserved` are characters that stand for more than themselves there.
 *
 * @throws UrlGenerationError where the text is no well-formed UTF-16.
 * @example
 * encodeSegment('a/b c', '') //=> 'a%2Fb%20c'
 * encodeSegment('v1.2', '.') //=> 'v1%2E2'
 */
export const encodeSegment = (text: string, reserved: string): string =>
  [...reserved].some((sign) => text.includes(sign))
    ? encode(text, SEGMENT).replace(/%..|./g, (sign) => (reserved.includes(sign) ? hex(sign) : sign))
    : encode(text, SEGMENT)

const hex = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
