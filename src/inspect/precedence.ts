import type { Piece } from './variant.js'

/** A literal of one pattern that stands where another has a parameter. */
export interface LiteralOver {
  readonly literal: string
  readonly parameter: string
}

const sign = (piece: Exclude<Piece, string>): string => `${piece.isGlob ? '*' : ':'}${piece.name}`

/**
 * Gives the first place where one variant has a literal and the other a parameter: the literal up to the end of its segment.
 *
 * @example
 * literalOver(['/articles/new'], ['/articles/', id]) //=> { literal: 'new', parameter: ':id' }
 */
export function literalOver(winner: readonly Piece[], loser: readonly Piece[]): LiteralOver | undefined {
  let [ours, theirs] = [[...winner], [...loser]]
  while (ours.length && theirs.length) {
    const [own, other] = [ours[0] as Piece, theirs[0] as Piece]
    if (typeof own !== 'string' && typeof other === 'string') return
    if (typeof own === 'string' && typeof other !== 'string')
      return { literal: own.replace(/(.)\/.*$/s, '$1'), parameter: sign(other) }
    const both = typeof own === 'string'
    const common = both ? commonStart(own, other as string) : 0
    // no path fits two patterns whose texts differ
    if (both && !common) return
    ours = without(ours, common)
    theirs = without(theirs, common)
  }
  return
}

/** How much two texts have in common at their start. */
function commonStart(first: string, second: string): number {
  let length = 0
  while (length < first.length && first[length] === second[length]) length++
  return length
}

/** Pieces without the first, or without so many characters of it where it is text. */
function without([first, ...rest]: readonly Piece[], length: number): Piece[] {
  const left = typeof first === 'string' ? first.slice(length) : ''
  return left ? [left, ...rest] : rest
}
