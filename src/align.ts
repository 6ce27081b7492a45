import type { ValueTest } from './constraint.js'

/** A parameter, as it takes characters of a path. */
export interface Taker {
  /** The characters that end the value: none for a glob, `/`, or `/` and `.`. */
  readonly stops: string
  /** Whether the value is as short as can be: a glob's without a constraint; else it is as long as can be. */
  readonly lazy: boolean
  readonly test: ValueTest | undefined
}

/** Literal text or a parameter. */
export type Piece = string | Taker

/** How many values a constraint may refuse before one pattern gives up on one path: what bounds the time. */
const REFUSALS = 64

/**
 * The ends of all values, alternating start and end, where a list of pieces takes the whole text; undefined where it does not.
 * The pieces from `optional` on may be absent as a whole. Among several ways it prefers, from left to right, what each
 * parameter prefers. Takes time linear in the text: a table of what can follow where is filled from the back, so that no way is
 * tried that leads nowhere, but for constraints.
 *
 * @example
 * const parameter = { stops: '/', lazy: false, test: undefined }
 * align(['/', parameter, '-', parameter], 4, '/a-b-c', (start, end) => '/a-b-c'.slice(start, end)) //=> [1, 4, 5, 6]
 */
export function align(
  pieces: readonly Piece[],
  optional: number,
  text: string,
  value: (start: number, end: number) => string,
): number[] | undefined {
  const length = text.length
  // rows[k][i]: whether the pieces from k on take the text from i on
  const rows: Uint8Array[] = []
  let next = new Uint8Array(length + 2)
  next[length] = 1
  rows[pieces.length] = next
  for (let k = pieces.length - 1; k >= 0; k--) {
    const piece = pieces[k] as Piece
    const row = new Uint8Array(length + 2)
    let open = 0
    for (let i = length - 1; i >= 0; i--) {
      if (typeof piece === 'string') open = +(next[i + piece.length] === 1 && text.startsWith(piece, i))
      else open = piece.stops.includes(text.charAt(i)) ? 0 : open | (ends(text, i + 1) & (next[i + 1] as number))
      // no value starts with a slash
      row[i] = typeof piece !== 'string' && text.charAt(i) === '/' ? 0 : open
    }
    if (k === optional) row[length] = 1
    rows[k] = next = row
  }
  if (!next[0]) return
  const spans: number[] = []
  let refusals = 0
  const take = (k: number, start: number): boolean => {
    if (k >= optional && start === length) return true
    const piece = pieces[k] as Piece
    if (typeof piece === 'string') return take(k + 1, start + piece.length)
    const follows = rows[k + 1] as Uint8Array
    const stop = (end: number): boolean => {
      if (!follows[end] || !ends(text, end)) return false
      if (refusals > REFUSALS) return false
      if (piece.test && !piece.test.accepts(value(start, end))) {
        refusals++
        return false
      }
      spans.push(start, end)
      if (take(k + 1, end)) return true
      spans.length -= 2
      return false
    }
    let longest = start
    while (longest < length && !piece.stops.includes(text.charAt(longest))) longest++
    const preferred = start + (piece.test?.prefers?.(text, start) ?? 0)
    if (preferred > start && preferred <= longest && stop(preferred)) return true
    if (piece.lazy) {
      for (let end = start + 1; end <= longest; end++) if (stop(end)) return true
    } else {
      for (let end = longest; end > start; end--) if (stop(end)) return true
    }
    return false
  }
  return take(0, 0) ? spans : undefined
}

/** No value ends with a slash. */
const ends = (text: string, end: number): number => +(text.charAt(end - 1) !== '/')
