import type { Route } from '../../types/route.js'
import { constraintTest } from '../constraint.js'
import { type Parameter, type Part, parsePattern } from '../path.js'
import { tooManyVariants } from '../pattern-message.js'
import type { Piece, Taker } from './align.js'
import { normalizePath, STRUCTURE } from './encoding.js'

const LIMIT = 64

/**
 * The variants of a pattern: each optional group taken or left, those with more taken first. An optional end `(.:format)` stays
 * one piece. A regular expression that takes `a/a` or `1/1` lets its parameter span segments, as in Rails. Throws an `Error`
 * where there are more than 64 variants.
 *
 * @example
 * variantsOf('(/:locale)/articles(.:format)', {}).map(({ length }) => length) //=> [4, 2]
 */
export function variantsOf(pattern: string, constraints: Route['constraints']): Piece[][] {
  const parts = parsePattern(pattern)
  const format =
    /\(\.:format\)$/.test(pattern) && take((parts.at(-1) as readonly Part[])[1] as Parameter, constraints, true)
  const variants = expand(format ? parts.slice(0, -1) : parts, constraints, pattern)
  for (const pieces of variants) {
    // a path starts with a slash, also where the group that starts with it is left out
    if (typeof pieces[0] !== 'string' || !pieces[0].startsWith('/')) pieces.unshift('/')
    if (format) pieces.push(format)
  }
  return variants
}

const take = ({ name, isGlob, reserved }: Parameter, constraints: Route['constraints'], isFormat = false): Taker => {
  const constraint = Object.hasOwn(constraints, name) ? constraints[name] : undefined
  const test = constraint && constraintTest(constraint)
  const source = constraint && Object(constraint).source
  const spans = isGlob || (source && (test?.test('a/a') || test?.test('1/1')))
  return {
    name,
    isGlob,
    reserved,
    stops: spans ? (isFormat ? '/' : '') : !test && reserved.includes('.') ? '/.' : '/',
    test,
    sticky: source && new RegExp(source, `${test?.flags}y`),
    isFormat,
  }
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
