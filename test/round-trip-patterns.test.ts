import fc from 'fast-check'
import { expect, test } from 'vitest'
import { route } from '../src/declaration.js'
import { draw, routesOf } from '../src/draw.js'
import { createMatcher } from '../src/matcher.js'
import { isParameter, type Part, parsePattern, pathParameters } from '../src/path.js'
import type { RouteConstraint } from '../types/index.js'
import { type RandomPattern, randomPatterns } from './random-pattern.js'
import { hostile, isPossible, isPossibleGlob } from './values.js'

const valuesFor = (pattern: string, name: string, constraint: RouteConstraint | undefined): fc.Arbitrary<string> => {
  if (constraint === 'integer') return fc.nat().map(String)
  if (Array.isArray(constraint)) return fc.constantFrom(...constraint.map(String))
  if (constraint) return fc.constantFrom('a', 'bé', 'new')
  if (!pattern.includes(`*${name}`)) return hostile.filter(isPossible)
  return fc
    .array(hostile, { minLength: 1, maxLength: 4 })
    .map((all) => all.join('/'))
    .filter(isPossibleGlob)
}

type Recognize = (method: string, path: string) => { pattern: string; params: object }

const drawn = ({ pattern, constraints, format }: RandomPattern) => {
  const options = { as: 'n', constraints, ...(format === undefined ? {} : { format }) }
  return draw([route('get', pattern as '/:p0_', 'c#a', options as object)] as never)
}

/** The parameters of each group, those of the groups around it first. */
const groupsOf = (parts: readonly Part[]): readonly (readonly string[])[] =>
  parts.flatMap((part) =>
    typeof part === 'string' || isParameter(part)
      ? []
      : [part.filter(isParameter).map(({ name }) => name), ...groupsOf(part)],
  )

/** A pattern with values for a call of its helper. */
const calls = randomPatterns.chain((random) => {
  const [row] = routesOf(drawn(random))
  if (!row) throw new Error(`${random.pattern} gives no route`)
  const parts = parsePattern(row.pattern)
  const values = (names: readonly string[]) =>
    fc.record(Object.fromEntries(names.map((name) => [name, valuesFor(row.pattern, name, row.constraints[name])])))
  const { required } = pathParameters(parts)
  const groups = groupsOf(parts)
  const options = fc.nat(groups.length).chain((count) => values(groups.slice(0, count).flat()))
  return fc.record({ random: fc.constant(random), pattern: fc.constant(row.pattern), given: values(required), options })
})

test('any path of any pattern leads back to its route with its values', () => {
  fc.assert(
    fc.property(calls, ({ random, pattern, given, options }) => {
      const routes = drawn(random)
      const helper = (routes as unknown as { n_path: (...args: unknown[]) => string }).n_path
      const { format, ...params } = options as Record<string, string>
      const others = { params, ...(format === undefined ? {} : { format }) }
      const path = Object.keys(given).length ? helper(given, others) : helper(others)
      expect(path).toMatch(/^\/(?![/\\])[!-~]*$/)
      const { recognize } = createMatcher(routes) as { recognize: Recognize }
      const found = recognize('GET', path)
      expect({ path, pattern: found.pattern, params: { ...found.params } }).toEqual({
        path,
        pattern,
        params: { ...given, ...options },
      })
    }),
    { numRuns: Number(process.env.RESOURCERY_ROUNDS ?? 3000) },
  )
})
