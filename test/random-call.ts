import fc from 'fast-check'
import { route } from '../src/declaration.js'
import { draw, routesOf } from '../src/draw.js'
import { isParameter, type Part, parsePattern, pathParameters } from '../src/path.js'
import type { DrawOptions, RouteConstraint } from '../types/index.js'
import { type RandomPattern, randomPatterns } from './random-pattern.js'
import { hostile, isPossible, isPossibleGlob } from './values.js'

/** Random calls of the helper of a route of a random pattern. */

/** A route set of one route, whose name is `n`. */
export const drawn = ({ pattern, constraints, format }: RandomPattern, options?: DrawOptions) => {
  const routeOptions = { as: 'n', constraints, ...(format === undefined ? {} : { format }) }
  return draw([route('get', pattern as '/:p0_', 'c#a', routeOptions as object)] as never, options as never)
}

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

/** The parameters of each group, those of the groups around it first. */
const groupsOf = (parts: readonly Part[]): readonly (readonly string[])[] =>
  parts.flatMap((part) =>
    typeof part === 'string' || isParameter(part)
      ? []
      : [part.filter(isParameter).map(({ name }) => name), ...groupsOf(part)],
  )

export interface RandomCall {
  readonly random: RandomPattern
  /** The pattern of the row. */
  readonly pattern: string
  readonly given: Readonly<Record<string, string>>
  /** Values of optional parameters, the format among them. */
  readonly options: Readonly<Record<string, string>>
}

export const randomCalls: fc.Arbitrary<RandomCall> = randomPatterns.chain((random) => {
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

/** The path that the helper of a route set of `drawn` gives. */
export function called(routes: unknown, { given, options }: RandomCall): string {
  const helper = (routes as { n_path: (...args: unknown[]) => string }).n_path
  const { format, ...params } = options
  const others = { params, ...(format === undefined ? {} : { format }) }
  return Object.keys(given).length ? helper(given, others) : helper(others)
}
