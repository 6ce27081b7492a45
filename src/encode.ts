/**
 * Percent-encoding of what a URL is made of (RFC 3986). What need not be encoded stays as it is: of a path segment the
 * unreserved characters and `!$&'()*+,;=:@`.
 */

/** Text that a segment may hold as it is, without the `.` that may start a format. */
export const SAFE = /^[\w\-~!$&'()*+,;=:@]+$/

const SUB_DELIMITERS = /%(2[46BC]|3[ABD]|40)/g
const decode = (code: string): string => decodeURIComponent(code)

/**
 * Gives a text as part of a path segment; `reserved` are characters that stand for more than themselves there.
 *
 * @throws URIError where the text is no well-formed UTF-16.
 * @example
 * encodeSegment('a/b c', '') //=> 'a%2Fb%20c'
 * encodeSegment('v1.2', '.') //=> 'v1%2E2'
 */
export function encodeSegment(text: string, reserved: string): string {
  let encoded = SAFE.test(text) ? text : encodeURIComponent(text).replace(SUB_DELIMITERS, decode)
  for (const sign of reserved) encoded = encoded.replaceAll(sign, `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return encoded
}

/**
 * Gives a text as a fragment, which may hold `/` and `?` too (RFC 3986, section 3.5).
 *
 * @throws URIError where the text is no well-formed UTF-16.
 * @example
 * encodeFragment('a b/c') //=> 'a%20b/c'
 */
export const encodeFragment = (text: string): string =>
  encodeURIComponent(text).replace(SUB_DELIMITERS, decode).replace(/%2F/g, '/').replace(/%3F/g, '?')
