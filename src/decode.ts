/** A path as it is compared: one character for each that the path writes, percent-encoded or not. */
export interface DecodedPath {
  readonly text: string
  /** Where in the written path each character of `text` starts; one more for the end. */
  readonly at: readonly number[]
}

/** Stands for an encoded character that would mean something if it were written plain: it equals nothing. */
const OPAQUE = '\uffff'

/**
 * Decodes a path once, so that literal text compares whatever its encoding is. Encoded characters of `structure` (`/`, `.` …)
 * become opaque: they belong to a value and end nothing. Gives undefined where the encoding is malformed (RFC 3986 section 2.1,
 * RFC 3629).
 *
 * @example
 * decodePath('/%61dmin/a%2Fb', '/.')?.text //=> '/admin/a\uffffb'
 */
export function decodePath(path: string, structure: string): DecodedPath | undefined {
  let text = ''
  const at: number[] = []
  for (let index = 0; index < path.length; ) {
    let character = path.charAt(index)
    let end = index + 1
    if (character === '%') {
      const byte = Number.parseInt(path.slice(end, end + 2), 16)
      end += byte < 192 ? 2 : byte < 224 ? 5 : byte < 240 ? 8 : 11
      try {
        character = decodeURIComponent(path.slice(index, end))
      } catch {
        return
      }
      if (structure.includes(character)) character = OPAQUE
    }
    // a character beyond the basic plane takes two places
    for (const unit of character.split('')) {
      text += unit
      at.push(index)
    }
    index = end
  }
  at.push(path.length)
  return { text, at }
}
