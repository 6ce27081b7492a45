import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { declaration as huginn } from '../examples/huginn/routes.js'
import { namespace, resource, resources, scope } from '../src/declaration.js'
import { draw, routesOf } from '../src/draw.js'
import { createMatcher } from '../src/matcher.js'
import { parsePattern, pathParameters } from '../src/path.js'
import { route } from '../src/route-declaration.js'
import type { Declaration } from '../types/declaration.js'
import type { Route } from '../types/route.js'
import { hostile, isPossible, isPossibleGlob } from './values.js'

/** Any values, through any helper, lead back to the same route and come back equal. */

const declaration = [
  resources('articles', { member: { publish: 'post' } }, [resources('comments', {}, [resources('votes')])]),
  namespace('admin', [resources('products', { param: 'slug' }), resource('settings')]),
  resources('photos', { format: false }),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts')]),
  route('get', 'files/*path', 'files#show', { as: 'file' }),
  route('get', 'raw/*path', 'files#raw', { as: 'raw', format: false }),
  route('get', 'compare/:from-:to', 'versions#compare', { as: 'compare' }),
  route('get', 'distances/:from–:to', 'distances#show', { as: 'distance' }),
  route('get', 'archive(.:ext)', 'archives#show', { as: 'archive', format: false }),
  route('get', 'users/~:user', 'users#show', { as: 'user_home' }),
  route('get', 'download/:name.:ext', 'downloads#show', { as: 'download' }),
  route('get', 'api/v:version/status', 'api#status', { as: 'api_status' }),
  route('get', 'counts/:n', 'counts#show', { as: 'count', constraints: { n: 'integer' } }),
  route('get', 'hosts/:host', 'hosts#show', { as: 'host', format: false, constraints: { host: /[^/]+/s } }),
] as const satisfies readonly Declaration[]

function valuesFor({ constraints, pattern }: Route, name: string, literals: ReadonlySet<string>): fc.Arbitrary<string> {
  const constraint = constraints[name]
  if (constraint === 'integer') return fc.nat().map(String)
  if (Array.isArray(constraint)) return fc.constantFrom(...constraint.map(String))
  const isGlob = pattern.includes(`*${name}`)
  const values = isGlob ? fc.array(hostile, { minLength: 1, maxLength: 4 }).map((all) => all.join('/')) : hostile
  const fits = (value: string) =>
    (isGlob ? isPossibleGlob(value) : isPossible(value) && !literals.has(value)) &&
    !(constraint && value.includes('/')) &&
    // a constraint that is a RegExp without the s flag takes no line breaks by '.'
    value.length > 0
  return values.filter(fits)
}

describe.each([
  ['a table of every kind of pattern', declaration],
  ['the routes of a real application', huginn],
] as [string, readonly Declaration[]][])('%s', (_, children) => {
  const routes = draw(children as never) as unknown as Record<string, (...args: unknown[]) => string>
  const table = routesOf(routes as never)
  const { recognize } = createMatcher(routes as never)
  const literals = new Set(table.flatMap(({ pattern }) => pattern.replace(/[()]/g, '/').split('/')))
  const named = table.filter(
    ({ name }, index) => name !== null && table.findIndex((one) => one.name === name) === index,
  )

  test.each(named.map((row) => [row.name, row] as const))('%s_path', (name, row) => {
    const { required } = pathParameters(parsePattern(row.pattern))
    const values = fc.record(Object.fromEntries(required.map((one) => [one, valuesFor(row, one, literals)])))
    const format = row.pattern.endsWith('(.:format)')
      ? fc.option(hostile.filter(isPossible), { nil: undefined })
      : fc.constant(undefined)
    fc.assert(
      fc.property(values, format, (given, ending) => {
        const options = ending === undefined ? {} : { format: ending }
        const helper = routes[`${name}_path`]
        const path = required.length ? helper?.(given, options) : helper?.(options)
        expect(path).toMatch(/^\/(?![/\\])[!-~]*$/)
        const found = recognize(row.method === 'ANY' ? 'GET' : row.method, path as string) as unknown as Route & {
          params: object
        }
        expect(found.pattern).toBe(row.pattern)
        expect({ ...found.params }).toEqual({ ...given, ...options })
        // the same by position
        expect(helper?.(...required.map((one) => given[one]), options)).toBe(path)
      }),
      { seed: 7, numRuns: 120 },
    )
  })
})
