import type { Route } from '../types/route.js'
import type { Piece, Taker } from './align.js'
import { constraintTest } from './constraint.js'
import { normalizePath } from './encoding.js'
import { tooManyVariants } from './message.js'
import { type Parameter, type Part, parsePattern } from './path.js'
import { REST, VALUE } from './tree.js'

/** A route's pattern with each optional group taken or left. */
export interface Variant {
  readonly pieces: readonly Piece[]
  /** How many pieces there are before an optional end `(.:format)`: the one group that stays optional. */
  readonly optional: number
  readonly takers: readonly Taker[]
  /** How many parameters there are before that end. */
  readonly count: number
  /** What the variant is in the tree. */
  readonly text: string
  /** Whether every parameter takes one segment to its end. */
  readonly isSimple: boolean
}

const LIMIT = 64

/**
 * The variants of a route's pattern, those with more groups taken first. `kept` are the characters whose encoded form literal
 * text keeps. A regular expression that takes `a/a` or `1/1` lets its parameter span segments, as in Rails. Throws an `Error`
 * where there are more than 64 variants.
 *
 * @example
 * variantsOf(route, '/.').map(({ text }) => text) // route.pattern is '(/:locale)/articles(.:format)'
 * //=> ['/\ufffe/articles', '/articles']
 */
export function variantsOf({ pattern, constraints }: Route, kept: string): Variant[] {
  const take = ({ name, isGlob, reserved }: Parameter): Taker => {
    const constraint = Object.hasOwn(constraints, name) ? constraints[name] : undefined
    const test = constraint && constraintTest(constraint)
    const sticky =
      typeof constraint === 'object' && 'source' in constraint
        ? new RegExp(constraint.source, `${test?.flags}y`)
        : undefined
    const spans = isGlob || (sticky && (test?.test('a/a') || test?.test('1/1')))
    return { name, isGlob, reserved, stops: spans ? '' : !test && reserved.includes('.') ? '/.' : '/', test, sticky }
  }
  const expand = (parts: readonly Part[]): Piece[][] =>
    parts.reduce<Piece[][]>(
      (ways, part) => {
        const ends =
          typeof part === 'string'
            ? [[normalizePath(part, kept)]]
            : 'name' in part
              ? [[take(part)]]
              : [...expand(part), []]
        if (ways.length * ends.length > LIMIT) throw new Error(tooManyVariants(pattern, LIMIT))
        return ways.flatMap((way) => ends.map((end) => [...way, ...end]))
      },
      [[]],
    )
  const parts = parsePattern(pattern)
  const last = parts.at(-1)
  const format =
    Array.isArray(last) &&
    last[0] === '.' &&
    typeof last[1] === 'object' &&
    'name' in last[1] &&
    take(last[1] as Parameter)
  return expand(format ? parts.slice(0, -1) : parts).map((way) => {
    // a path is never empty, and the root has no format
    const bare = way.length ? way : ['/']
    const isRoot = bare.length === 1 && bare[0] === '/'
    const pieces = isRoot || !format ? bare : [...bare, '.', { ...format, stops: format.stops || '/' }]
    const text = bare
      .map((piece) => (typeof piece === 'string' ? piece : piece.stops ? VALUE : REST))
      .join('')
      .replace(/(\ufffe[^/\uffff]*)?\uffff.*/s, REST)
    const takers = pieces.filter((piece) => typeof piece !== 'string')
    return {
      pieces,
      optional: bare.length,
      takers,
      count: takers.length - +(pieces.length > bare.length),
      text,
      isSimple: !/\ufffe[^/]|\uffff/.test(text),
    }
  })
}
