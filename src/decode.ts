/** The values of hexadecimal digits by their characters; of all else what makes no byte. */
const DIGITS = /* @__PURE__ */ (() => {
  const digits = new Int16Array(128).fill(-1)
  for (let value = 0; value < 16; value++) {
    digits[value.toString(16).charCodeAt(0)] = value
    digits[value.toString(16).toUpperCase().charCodeAt(0)] = value
  }
  return digits
})()

/** The byte that an escape stands for; below zero, or not a number's, where there is none. */
const byteAt = (text: string, at: number): number =>
  ((DIGITS[text.charCodeAt(at + 1)] as number) << 4) | (DIGITS[text.charCodeAt(at + 2)] as number)

/**
 * A part of a path, decoded: the same as `decodeURIComponent` gives, in less time where escapes stand for one or two bytes.
 * Throws a `URIError` where the encoding is malformed.
 */
export function decode(path: string, from: number, to: number): string {
  let decoded = ''
  let start = from
  for (let at = path.indexOf('%', from); at >= 0 && at < to; at = path.indexOf('%', start)) {
    const byte = at + 2 < to ? byteAt(path, at) : -1
    let code = byte
    let end = at + 3
    if (byte > 127) {
      const next = byte > 0xc1 && byte < 0xe0 && at + 5 < to && path.charCodeAt(end) === 37 ? byteAt(path, end) : -1
      code = next >>> 6 === 2 ? ((byte & 31) << 6) | (next & 63) : -1
      end += 3
    }
    if (code < 0) return decodeURIComponent(path.slice(from, to))
    decoded += path.slice(start, at) + String.fromCharCode(code)
    start = end
  }
  return decoded + path.slice(start, to)
}
