import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMatcher, draw, redirect, resources, root, route, scope } from '../../src/index.js'
import { findShadowed } from '../../src/inspect/index.js'
import type { Declaration } from '../../types/declaration.js'
import type { Drawn } from '../../types/index.js'

const shadowed = (routes: Drawn) =>
  findShadowed(routes).map(
    ({ route: { method, pattern }, by }) =>
      `${method} ${pattern} by ${by.map((one) => `${one.method} ${one.pattern}`).join(', ')}`,
  )

describe('findShadowed', () => {
  test('finds what is as literal and declared later', () => {
    expect(
      shadowed(
        draw([
          resources('posts', { only: ['show', 'new'] }),
          route('get', '/posts/:slug', 'posts#read'),
          route('post', '/posts/:slug', 'posts#write'),
          route('get', '/posts/new', 'posts#again', { as: null }),
        ]),
      ),
    ).toEqual([
      'GET /posts/:slug(.:format) by GET /posts/:id(.:format)',
      'GET /posts/new(.:format) by GET /posts/new(.:format)',
    ])
  })

  test('the order never hides a literal', () => {
    expect(shadowed(draw([route('any', '/*path', 'a#b'), resources('posts'), root('home#index')]))).toEqual([])
  })

  test('a route may be hidden by several together', () => {
    expect(
      shadowed(
        draw([
          route('get', '/en', 'a#en'),
          route('get', '/de', 'a#de'),
          scope({ constraints: { locale: ['en', 'de'] } }, [route('get', '/:locale', 'a#home')]),
        ]),
      ),
    ).toEqual(['GET /:locale(.:format) by GET /en(.:format), GET /de(.:format)'])
  })

  test('a format that only one of them takes keeps a route alive', () => {
    expect(
      shadowed(draw([route('get', '/a', 'a#b', { format: false }), route('get', '/a', 'a#c', { as: null })])),
    ).toEqual([])
    expect(shadowed(draw([route('get', '/a', 'a#b'), route('get', '/a', 'a#c', { as: null, format: false })]))).toEqual(
      ['GET /a by GET /a(.:format)'],
    )
  })

  test.each([
    ['no constraint hides any', undefined, /\d+/, true],
    ['a constraint leaves what it refuses', /\d+/, undefined, false],
    ['the same constraint hides', /\d+/, /\d+/, true],
    ['another may leave something', /\d+/, /[a-z\d]+/, false],
    ['a list hides a part of it', ['a', 'b', 'c'], ['a', 'c'], true],
    ['a list leaves what it lacks', ['a', 'b'], ['a', 'c'], false],
    ['an expression hides a list that it takes', /[a-z]/, ['a', 'c'], true],
    ['an expression for slashes goes on', undefined, /.+/, false],
    ['integers hide integers', 'integer', 'integer', true],
    ['digits of one value do not stand for all', 'integer', /2024|1\d/, false],
  ] as const)('%s', (_, first, second, isHidden) => {
    const constraints = (one: unknown): { constraints: { x: RegExp } } =>
      (one ? { constraints: { x: one } } : {}) as { constraints: { x: RegExp } }
    const routes = draw([
      route('get', '/:x', 'a#first', { as: null, ...constraints(first) }),
      route('get', '/:x', 'a#second', { as: null, ...constraints(second) }),
    ])
    expect(findShadowed(routes)).toHaveLength(isHidden ? 1 : 0)
  })

  test('one value that a literal takes does not hide an expression', () => {
    expect(
      shadowed(draw([route('get', '/new', 'a#b'), route('get', '/:x', 'a#c', { constraints: { x: /new|ne[wx]t/ } })])),
    ).toEqual([])
  })

  test('any hides each method, and a route for GET leaves others to any', () => {
    expect(shadowed(draw([route('any', '/a', 'a#b'), route('get', '/a', 'a#c', { as: null })]))).toHaveLength(1)
    expect(shadowed(draw([route('get', '/a', 'a#b'), route('any', '/a', 'a#c', { as: null })]))).toEqual([])
    expect(shadowed(draw([route('get', '/a', 'a#b'), route('head', '/a', 'a#c', { as: null })]))).toEqual([])
  })

  test('what hides a route is named in the order of the table, for every method of its own', () => {
    expect(
      shadowed(
        draw([
          route('post', '/a', 'a#post'),
          route('get', '/a', 'a#get', { as: null }),
          route('get', '/:x', 'a#all', { constraints: { x: ['b', 'a'] } }),
          route('get', '/b', 'a#b', { as: null }),
          route('post', '/:x', 'a#x', { as: null, constraints: { x: ['a'] } }),
        ]),
      ),
    ).toEqual(['GET /:x(.:format) by GET /a(.:format), GET /b(.:format)', 'POST /:x(.:format) by POST /a(.:format)'])
  })

  test('HEAD keeps a route for GET alive, where one for HEAD takes only that', () => {
    expect(shadowed(draw([route('head', '/a', 'a#b'), route('get', '/a', 'a#c', { as: null })]))).toEqual([])
    expect(
      shadowed(
        draw([route('head', '/a', 'a#b'), route('get', '/:x', 'a#c'), route('get', '/:y', 'a#d', { as: null })]),
      ),
    ).toEqual(['GET /:y(.:format) by GET /:x(.:format)'])
  })

  test('methods that no route names keep any alive', () => {
    const every = (['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const).map((method) =>
      route(method, '/a', `a#${method}`, { as: null }),
    )
    expect(shadowed(draw([...every, route('any', '/a', 'a#any', { as: null })] as never))).toEqual([])
  })

  test('redirects hide and are hidden', () => {
    expect(shadowed(draw([redirect('/a/:b', '/c'), route('get', '/a/:c', 'a#c')]))).toHaveLength(1)
  })

  test('says what an exhaustive search says', () => {
    const segment = fc.constantFrom('a', 'b', ':x', ':y', ':u-:v', '*z')
    const pattern = fc.uniqueArray(segment, { minLength: 1, maxLength: 2 }).map((segments) => `/${segments.join('/')}`)
    const row = fc.record({ method: fc.constantFrom('get', 'any'), pattern, format: fc.constantFrom(undefined, false) })
    const words = ['a', 'b', 'q', 'q.w', 'q.', '.q', 'a-b', 'q-w', 'a.w', 'b.w', 'q-w.x', 'a-b.']
    const paths = words.flatMap((first) => [
      `/${first}`,
      ...words.flatMap((second) => [`/${first}/${second}`, `/${first}/${second}/q`, `/${first}/q/${second}`]),
    ])
    fc.assert(
      fc.property(fc.array(row, { minLength: 2, maxLength: 5 }), (rows) => {
        const routes = draw(
          rows.map(({ method, pattern: own, format }, index) =>
            route(method as 'get', own as '/', `c#a${index}`, { as: null, ...(format === false && { format }) }),
          ) as readonly Declaration[] as readonly [],
        )
        const { match } = createMatcher(routes)
        const reached = new Set(
          paths.flatMap((path) =>
            ['GET', 'HEAD', 'POST'].map((method) => (match(method, path) as { action: string } | undefined)?.action),
          ),
        )
        const hidden = findShadowed(routes).map(({ route: { action } }) => action)
        const never = rows.map((_, index) => `a${index}`).filter((action) => !reached.has(action))
        expect(hidden).toEqual(never)
      }),
      { numRuns: 300 },
    )
  })
})
