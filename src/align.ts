import type { ValueTest } from './constraint.js'

/** A parameter, as it takes characters of a path. */
export interface Taker {
  /** The characters that end the value: none for a glob, `/`, or `/` and `.`. */
  readonly stops: string
  /** Whether the value is as short as can be: a glob's without a constraint; else it is as long as can be. */
  readonly isLazy: boolean
  readonly test: ValueTest | undefined
}

/** How many values the constraints of one pattern may refuse before it gives up on a path: what bounds the time. */
const REFUSALS = 64

/**
 * The ends of all values, alternating start and end, where literal texts and parameters take the whole path; undefined where
 * they do not. The pieces from `optional` on may be absent as a whole. Among several ways it prefers, from left to right, what
 * each parameter prefers. Takes time linear in the path: a table of what can follow where is filled from the back, so that no
 * way is tried that leads nowhere, but for constraints.
 *
 * @example
 * const parameter = { stops: '/', isLazy: false, test: undefined }
 * align(['/', parameter, '-', parameter], 4, '/a-b-c') //=> [1, 4, 5, 6]
 */
export function align(pieces: readonly (string | Taker)[], optional: number, path: string): number[] | undefined {
  const length = path.length
  // follows[k][i]: whether the pieces from k on can take the path from i on
  const follows: boolean[][] = []
  let next: boolean[] = []
  next[length] = true
  follows[pieces.length] = next
  for (let k = pieces.length; k-- > 0; ) {
    const piece = pieces[k] as string | Taker
    const row: boolean[] = Array(length + 1).fill(false)
    let goesOn = false
    for (let i = length; i-- > 0; ) {
      // no value starts or ends with a slash
      const isSlash = path[i] === '/'
      if (typeof piece === 'string') row[i] = next[i + piece.length] === true && path.startsWith(piece, i)
      else {
        goesOn = !piece.stops.includes(path[i] as string) && (goesOn || (next[i + 1] === true && !isSlash))
        row[i] = goesOn && !isSlash
      }
    }
    if (k === optional) row[length] = true
    follows[k] = next = row
  }
  let refusals = 0
  const take = (k: number, start: number): number[] | undefined => {
    if (k >= optional && start === length) return []
    const piece = pieces[k] as string | Taker
    if (typeof piece === 'string') return take(k + 1, start + piece.length)
    const { stops, isLazy, test } = piece
    const ends: number[] = []
    for (let end = start; end < length && !stops.includes(path[end] as string); ) {
      if (follows[k + 1]?.[++end] && path[end - 1] !== '/') ends.push(end)
    }
    if (!isLazy) ends.reverse()
    const sticky = test?.sticky
    if (sticky) {
      sticky.lastIndex = start
      const end = start + (sticky.exec(path)?.[0].length ?? 0)
      if (ends.includes(end)) ends.unshift(end)
    }
    for (const end of ends) {
      if (refusals > REFUSALS) return
      if (test && !test.whole.test(decodeURIComponent(path.slice(start, end)))) refusals++
      else {
        const rest = take(k + 1, end)
        if (rest) return [start, end, ...rest]
      }
    }
    return
  }
  return next[0] ? take(0, 0) : undefined
}
