import { tooManyVariants } from './message.js'
import { type Parameter, type Part, parsePattern } from './path.js'

/** A pattern with each optional group taken or left. */
export interface Variant {
  /** Literal texts and parameters; no two texts in a row. */
  readonly pieces: readonly (string | Parameter)[]
  /** The parameter of an optional end `(.:format)`: the one group that stays optional. */
  readonly format: Parameter | undefined
}

const LIMIT = 64

/**
 * The variants of a pattern, those with more taken first. Throws an `Error` where there are more than 64.
 *
 * @example
 * expandPattern('(/:locale)/articles(.:format)').map(({ pieces }) => pieces.length) //=> [3, 1]
 */
export function expandPattern(pattern: string): Variant[] {
  const expand = (parts: readonly Part[]): (string | Parameter)[][] => {
    let variants: (string | Parameter)[][] = [[]]
    for (const part of parts) {
      variants = variants.flatMap((variant) => {
        if (typeof part === 'string' || 'name' in part) return [append(variant, part)]
        return [...expand(part).map((group) => group.reduce(append, variant)), variant]
      })
      if (variants.length > LIMIT) throw new Error(tooManyVariants(pattern, LIMIT))
    }
    return variants
  }
  const parts = parsePattern(pattern)
  const last = parts.at(-1)
  const format =
    Array.isArray(last) && last.length === 2 && last[0] === '.' && typeof last[1] === 'object' && 'name' in last[1]
      ? (last[1] as Parameter)
      : undefined
  // a path is never empty: where nothing is taken it is the root
  return expand(format ? parts.slice(0, -1) : parts).map((pieces) => ({
    pieces: pieces.length ? pieces : ['/'],
    format,
  }))
}

const append = (variant: (string | Parameter)[], piece: string | Parameter): (string | Parameter)[] => {
  const last = variant.at(-1)
  return typeof piece === 'string' && typeof last === 'string'
    ? [...variant.slice(0, -1), last + piece]
    : [...variant, piece]
}
