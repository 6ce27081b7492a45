/** A parameter, as it takes characters of a path. */
export interface Taker {
  readonly name: string
  readonly isGlob: boolean
  readonly reserved: string
  /** The characters that end the value: none for a glob, `/`, or `/` and `.`. */
  readonly stops: string
  /** Takes the whole of a decoded value that the constraint allows. */
  readonly test?: RegExp | undefined
  /** Takes what a regular expression would by its own preference. */
  readonly sticky?: RegExp | undefined
  /** Whether it is an optional end: absent, or behind a dot. */
  readonly isFormat?: boolean
}

/** Literal text or a parameter. */
export type Piece = string | Taker

/**
 * The ends of all values, alternating start and end, where literal texts and parameters take the whole path; undefined where
 * they do not. Among several ways it prefers, from left to right, what each parameter prefers. Gives up after 4,096 steps
 * and 64 for each character of the path, a constraint that reads eight characters being a step, so that the time is linear
 * whatever the pattern and the path are.
 *
 * @example
 * const value = { name: 'x', isGlob: false, reserved: '', stops: '/' }
 * align(['/', value, '-', value], '/a-b-c') //=> [1, 4, 5, 6]
 */
export function align(pieces: readonly Piece[], path: string): number[] | undefined {
  const { length } = path
  let steps = 4096 + length * 64
  const take = (k: number, from: number): number[] | undefined => {
    const piece = pieces[k]
    if (piece === undefined) return from === length ? [] : undefined
    if (steps < 0) return
    if (typeof piece === 'string') return path.startsWith(piece, from) ? take(k + 1, from + piece.length) : undefined
    const { isGlob, stops, test, sticky, isFormat } = piece
    if (isFormat && from === length) return []
    if (isFormat && path[from] !== '.') return
    const start = from + +(isFormat === true)
    let longest = start
    while (longest < length && !stops.includes(path[longest] as string)) longest++
    steps -= longest - start
    const stop = (end: number): number[] | undefined => {
      // no value starts or ends with a slash, or ends within an encoded character
      if (end <= start || end > longest || steps-- < 0 || path[start] === '/') return
      if (path[end - 1] === '/' || path[end - 1] === '%' || path[end - 2] === '%') return
      const rest = take(k + 1, end)
      if (!rest) return
      if (test) {
        steps -= (end - start) >> 3
        if (steps < 0 || !test.test(decodeURIComponent(path.slice(start, end)))) return
      }
      return [start, end, ...rest]
    }
    // a constraint says itself what it takes; a glob takes as little as it can, all else as much
    let found: number[] | undefined
    if (sticky) {
      steps -= (length - start) >> 3
      sticky.lastIndex = start
      if (sticky.test(path)) found = stop(sticky.lastIndex)
    }
    for (let size = 1; !found && size <= longest - start; size++) {
      found = stop(isGlob && !test ? start + size : longest + 1 - size)
    }
    return found
  }
  return take(0, 0)
}
