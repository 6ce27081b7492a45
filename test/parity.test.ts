import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeclarationError } from '../src/declaration-error.js'
import { parsePattern, pathParameters } from '../src/path.js'
import { drawRoutes } from '../src/route.js'
import type { Declaration, DrawOptions } from '../types/declaration.js'
import type { Route } from '../types/route.js'
import { randomDeclarations, randomOptions } from './random-declaration.js'
import { declarationSource, type TypedCase, typedTables } from './type-wing.js'

const SEED = Number(process.env.RESOURCERY_SEED ?? 20_261)
const COUNT = 300

/** The table of declarations; undefined where they are refused. */
function draw(declarations: readonly Declaration[], options: DrawOptions): readonly Route[] | undefined {
  try {
    return drawRoutes(declarations, options)
  } catch (error) {
    if (error instanceof DeclarationError) return
    throw error
  }
}

/** Methods that a route with `any` answers, as the types list them. */
const EVERY = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']

/** What the runtime says of a table in the words of the types. */
const tableOf = (routes: readonly Route[]) => ({
  names: Object.fromEntries(
    routes
      .filter(({ name }) => name !== null)
      .map(({ name, pattern }) => {
        const required = pathParameters(parsePattern(pattern)).required.sort()
        return [name, { pattern, required }]
      }),
  ),
  rows: [
    ...new Set(
      routes.flatMap(({ name, method, pattern, controller, action, redirect }) => {
        // where the path gives controller or action, the types know no more than that it is text
        const known = (part: string | null) => (redirect ? '-' : (part ?? '*'))
        const methods = method === 'ANY' ? EVERY : [method]
        return methods.map((one) => `${name ?? ''} ${one} ${known(controller)}#${known(action)} ${pattern}`)
      }),
    ),
  ].sort(),
})

test(`the two wings agree on ${COUNT} random declarations (seed ${SEED})`, () => {
  const drawn: (TypedCase & { routes: readonly Route[] })[] = []
  const cases = fc.tuple(randomDeclarations, randomOptions)
  for (const [declarations, options] of fc.sample(cases, { seed: SEED, numRuns: COUNT * 8 })) {
    const routes = draw(declarations, options)
    if (routes?.some(({ name }) => name !== null)) drawn.push({ declarations, options, routes })
    if (drawn.length === COUNT) break
  }
  expect(drawn).toHaveLength(COUNT)
  const { tables, errors } = typedTables(drawn)
  expect(errors).toEqual([])
  drawn.forEach(({ declarations, options, routes }, index) => {
    const { names, rows } = tables[index] ?? expect.fail('a case was not compiled')
    const typed = { names: Object.fromEntries(names), rows: [...new Set(rows)] }
    expect(typed, [JSON.stringify(options), ...declarations.map(declarationSource)].join(',\n')).toEqual(
      tableOf(routes),
    )
  })
})
