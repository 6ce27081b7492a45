/** A parameter, as it takes characters of a path. */
export interface Taker {
  readonly name: string
  readonly isGlob: boolean
  readonly reserved: string
  /** The characters that end the value: none for a glob, `/`, or `/` and `.`. */
  readonly stops: string
  /** Takes the whole of a decoded value that the constraint allows. */
  readonly test: RegExp | undefined
  /** Takes what a regular expression would by its own preference. */
  readonly sticky: RegExp | undefined
}

/** Literal text or a parameter. */
export type Piece = string | Taker

/** How many values the constraints of one pattern may refuse before it gives up on a path: what bounds the time. */
const REFUSALS = 64

/**
 * The ends of all values, alternating start and end, where literal texts and parameters take the whole path; undefined where
 * they do not. The pieces from `optional` on may be absent as a whole. Among several ways it prefers, from left to right, what
 * each parameter prefers. Takes time linear in the path: a table of what can follow where is filled from the back, so that no
 * way is tried that leads nowhere, but for constraints.
 *
 * @example
 * const value = { name: 'x', isGlob: false, reserved: '', stops: '/', test: undefined, sticky: undefined }
 * align(['/', value, '-', value], 4, '/a-b-c') //=> [1, 4, 5, 6]
 */
export function align(pieces: readonly Piece[], optional: number, path: string): number[] | undefined {
  const { length } = path
  // follows[k][i]: whether the pieces from k on can take the path from i on
  const follows: boolean[][] = []
  for (let k = pieces.length; k >= 0; k--) {
    const piece = pieces[k]
    const next = follows[k + 1] as boolean[]
    const row: boolean[] = Array(length)
    row[length] = k === optional || piece === undefined
    let goesOn = false
    for (let i = length; piece !== undefined && i-- > 0; ) {
      // no value starts or ends with a slash
      const isSlash = path[i] === '/'
      if (typeof piece === 'string') row[i] = next[i + piece.length] === true && path.startsWith(piece, i)
      else {
        goesOn = !piece.stops.includes(path[i] as string) && (goesOn || (next[i + 1] === true && !isSlash))
        row[i] = goesOn && !isSlash
      }
    }
    follows[k] = row
  }
  let refusals = 0
  const take = (k: number, start: number): number[] | undefined => {
    const piece = pieces[k]
    if (piece === undefined || (k === optional && start === length)) return []
    if (typeof piece === 'string') return take(k + 1, start + piece.length)
    const { isGlob, stops, test, sticky } = piece
    const ends: number[] = []
    for (let end = start; end < length && !stops.includes(path[end] as string); ) {
      if (follows[k + 1]?.[++end] && path[end - 1] !== '/') ends.push(end)
    }
    // a glob takes as little as it can, all else as much; a constraint says itself what it takes
    if (!isGlob || test) ends.reverse()
    if (sticky) {
      sticky.lastIndex = start
      sticky.test(path)
      if (ends.includes(sticky.lastIndex)) ends.unshift(sticky.lastIndex)
    }
    for (const end of ends) {
      if (refusals > REFUSALS) return
      if (test && !test.test(decodeURIComponent(path.slice(start, end)))) refusals++
      else {
        const rest = take(k + 1, end)
        if (rest) return [start, end, ...rest]
      }
    }
    return
  }
  return follows[0]?.[0] ? take(0, 0) : undefined
}
