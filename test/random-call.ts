import fc from 'fast-check'
import { draw, routesOf } from '../src/draw.js'
import { isParameter, type Part, parsePattern, pathParameters } from '../src/path.js'
import { route } from '../src/route-declaration.js'
import type { Declaration, DrawOptions, RouteConstraint } from '../types/index.js'
import { type RandomPattern, randomPatterns } from './random-pattern.js'
import { hostile, isPossible, isPossibleGlob } from './values.js'

/** Random calls of the helper of a route of a random pattern. */

export function declared({ pattern, constraints, format }: RandomPattern): Declaration {
  const options = { as: 'n', constraints, ...(format === undefined ? {} : { format }) }
  return route('get', pattern as '/:p0_', 'c#a', options as object) as Declaration
}

/** A route set of one route, whose name is `n`. */
export const drawn = (random: RandomPattern, options?: DrawOptions) =>
  draw([declared(random)] as never, options as never)

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

/** The arguments of a call. */
export function argumentsOf({ given, options }: RandomCall): readonly object[] {
  const { format, ...params } = options
  const others = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(format !== undefined && { format }),
  }
  return [given, others].filter((one) => Object.keys(one).length > 0)
}

/** The path that the helper of a route set of `drawn` gives. */
export const called = (routes: unknown, call: RandomCall): string =>
  (routes as { n_path: (...args: readonly object[]) => string }).n_path(...argumentsOf(call))
