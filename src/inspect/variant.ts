import { type Parameter, type Part, parsePattern } from '../path.js'

/** What a pattern is made of once each optional group is taken or left. */
export type Piece = string | Parameter

const escaped = (text: string): string => text.replace(/[:*()\\]/g, '\\$&')

/**
 * Gives the variants of a pattern, those with more optional groups taken first.
 *
 * @example
 * variantsOf('/articles(.:format)') //=> [['/articles.', { name: 'format', … }], ['/articles']]
 */
export function variantsOf(pattern: string): readonly (readonly Piece[])[] {
  const expand = (parts: readonly Part[]): Piece[][] =>
    parts.reduce<Piece[][]>(
      (variants, part) => {
        const ways: readonly (readonly Piece[])[] =
          typeof part === 'string' || 'name' in part ? [[part]] : [...expand(part), []]
        return variants.flatMap((variant) => ways.map((way) => way.reduce(append, variant)))
      },
      [[]],
    )
  // a path is never empty: where nothing is taken it is the root
  return expand(parsePattern(pattern)).map((pieces) => (pieces.length ? pieces : ['/']))
}

const append = (pieces: Piece[], piece: Piece): Piece[] => {
  const last = pieces.at(-1)
  return typeof piece === 'string' && typeof last === 'string'
    ? [...pieces.slice(0, -1), last + piece]
    : [...pieces, piece]
}

/** Gives the pattern of a variant. */
export const variantPattern = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => (typeof piece === 'string' ? escaped(piece) : `${piece.isGlob ? '*' : ':'}${piece.name}`))
    .join('')
