import type { Route } from '../types/route.js'
import type { Piece, Taker } from './align.js'
import { constraintTest } from './constraint.js'
import { normalizePath, STRUCTURE } from './encoding.js'
import { tooManyVariants } from './message.js'
import { type Parameter, type Part, parsePattern } from './path.js'
import { REST, VALUE } from './tree.js'

/** A route's pattern with each optional group taken or left. */
export interface Variant {
  readonly pieces: readonly Piece[]
  /** How many pieces there are before an optional end `(.:format)`: the one group that stays optional. */
  readonly optional: number
  readonly names: readonly string[]
  /** How many parameters there are before that end. */
  readonly count: number
  /** What the variant is in the tree. */
  readonly text: string
  /** Whether the walk alone cannot decide: for a constraint, or a segment that is more than text and then a parameter. */
  readonly isClose: boolean
  /** Whether it takes what no other does. */
  readonly isCatchAll: boolean
}

const LIMIT = 64

/**
 * The variants of a pattern, those with more groups taken first. A regular expression that takes `a/a` or `1/1` lets its
 * parameter span segments, as in Rails. Throws an `Error` where there are more than 64 variants.
 *
 * @example
 * variantsOf('(/:locale)/articles(.:format)', {}).map(({ text }) => text)
 * //=> ['/\ufffe/articles', '/articles']
 */
export function variantsOf(pattern: string, constraints: Route['constraints']): Variant[] {
  const parts = parsePattern(pattern)
  const last = parts.at(-1)
  const format = Array.isArray(last) && last[0] === '.' && last[1]?.name && take(last[1], constraints)
  return expand(format ? parts.slice(0, -1) : parts, constraints, pattern).map((way) => {
    let text = ''
    for (const piece of way) text += typeof piece === 'string' ? piece : piece.stops ? VALUE : REST
    if (text.includes(REST)) text = text.replace(/(\ufffe[^/\uffff]*)?\uffff.*/s, REST)
    // a path is never empty, and the root has no format
    if (!text) text = '/'
    if (way.length === 0) way.push('/')
    const optional = way.length
    const count = way.filter((piece) => typeof piece !== 'string').length
    if (format && text !== '/') way.push('.', { ...format, stops: format.stops || '/' })
    const takers = way.filter((piece) => typeof piece !== 'string')
    return {
      pieces: way,
      optional,
      names: takers.map(({ name }) => name),
      count,
      text,
      isClose: /\ufffe[^/]|\uffff/.test(text) || takers.some(({ test }) => test),
      isCatchAll: way[0] === '/' && way[1] === takers[0] && takers[0]?.isGlob === true,
    }
  })
}

const take = ({ name, isGlob, reserved }: Parameter, constraints: Route['constraints']): Taker => {
  const constraint = Object.hasOwn(constraints, name) ? constraints[name] : undefined
  const test = constraint && constraintTest(constraint)
  const sticky =
    typeof constraint === 'object' && 'source' in constraint
      ? new RegExp(constraint.source, `${test?.flags}y`)
      : undefined
  const spans = isGlob || (sticky && (test?.test('a/a') || test?.test('1/1')))
  return { name, isGlob, reserved, stops: spans ? '' : !test && reserved.includes('.') ? '/.' : '/', test, sticky }
}

const expand = (parts: readonly Part[], constraints: Route['constraints'], pattern: string): Piece[][] => {
  let ways: Piece[][] = [[]]
  for (const part of parts) {
    if (typeof part === 'string') for (const way of ways) way.push(normalizePath(part, STRUCTURE))
    else if ('name' in part) for (const way of ways) way.push(take(part, constraints))
    else {
      const groups = expand(part, constraints, pattern)
      if (ways.length * (groups.length + 1) > LIMIT) throw new Error(tooManyVariants(pattern, LIMIT))
      ways = ways.flatMap((way) => [...groups.map((group) => [...way, ...group]), way])
    }
  }
  return ways
}
