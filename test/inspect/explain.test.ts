import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createMatcher, draw, redirect, resources, route, routesOf, scope } from '../../src/index.js'
import { explainRequest } from '../../src/inspect/index.js'
import type { Declaration } from '../../types/declaration.js'

const routes = draw(
  [
    resources('posts', { only: ['index', 'show', 'update', 'new'] }),
    route('get', '/posts/:slug', 'posts#read'),
    route('head', '/posts/:id', 'posts#peek', { as: null }),
    route('any', '/*path', 'errors#missing'),
  ],
  { patch: true },
)

const rivals = (method: string, path: string) =>
  explainRequest(routes, method, path).rivals.map(
    ({ route: { method: own, action }, reason, why }) => `${own} ${action} ${reason}: ${why}`,
  )

describe('explainRequest', () => {
  test('names the route that answers, with its parameters', () => {
    const { answer, refusal } = explainRequest(routes, 'get', '/posts/7.json?page=2')
    expect(answer).toEqual({
      route: { name: 'post', method: 'GET', pattern: '/posts/:id(.:format)', controller: 'posts', action: 'show' },
      params: { id: '7', format: 'json' },
    })
    expect(refusal).toBeUndefined()
  })

  test('gives the parameters in the order of the path', () => {
    const deep = draw([resources('as', {}, [resources('bs', {}, [resources('cs')])])])
    const params = explainRequest(deep, 'GET', '/as/1/bs/2/cs/3.json').answer?.params ?? {}
    expect(Object.keys(params)).toEqual(['a_id', 'b_id', 'id', 'format'])
  })

  test('names routes that would fit, but for what they ask of a parameter', () => {
    const asking = draw([
      resources('products', { only: ['show', 'update'], constraints: { id: /\d+/ } }),
      scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [
        resources('pages', { only: ['index', 'show'], constraints: { id: 'integer' } }),
      ]),
      resources('items', { only: ['show'], constraints: { id: 'uuid' } }),
    ])
    const near = (method: string, path: string) =>
      explainRequest(asking, method, path).nearMisses.map(
        ({ route: { name }, parameter, value, why }) => `${name} ${parameter}=${value}: ${why}`,
      )
    expect(near('GET', '/products/abc')).toEqual(["product id=abc: does not take 'abc' as 'id', which is to be /\\d+/"])
    expect(near('HEAD', '/products/abc.json')).toHaveLength(1)
    expect(near('DELETE', '/products/abc')).toEqual([])
    expect(near('GET', '/products/7')).toEqual([])
    expect(near('GET', '/fr/pages')).toEqual([
      "pages locale=fr: does not take 'fr' as 'locale', which is to be /en|de/",
    ])
    expect(near('GET', '/de/pages/x')).toEqual(["page id=x: does not take 'x' as 'id', which is to be integer"])
    expect(near('GET', '/items/1')).toEqual(["item id=1: does not take '1' as 'id', which is to be uuid"])
    expect(near('GET', '/%zz')).toEqual([])
  })

  test('says why the others lose', () => {
    expect(rivals('GET', '/posts/new')).toEqual([
      "GET show literal: has ':id' where '/posts/new(.:format)' has the literal 'new'",
      'PATCH update method: answers PATCH, not GET',
      'PUT update method: answers PUT, not GET',
      "GET read literal: has ':slug' where '/posts/new(.:format)' has the literal 'new'",
      'HEAD peek method: answers HEAD, not GET',
      "ANY missing literal: has '*path' where '/posts/new(.:format)' has the literal 'posts'",
    ])
    expect(rivals('GET', '/posts/1')).toContain("GET read order: is declared after '/posts/:id(.:format)'")
  })

  test('a route for HEAD comes before one for GET', () => {
    expect(rivals('HEAD', '/posts/1')).toContain('GET show method: answers GET, and a route for HEAD comes first')
  })

  test('a route for HEAD comes first for no other method, and not over another for HEAD', () => {
    const heads = draw([
      route('head', '/a', 'a#one'),
      route('get', '/:x', 'a#two'),
      route('head', '/:y', 'a#three'),
      route('any', '/:z', 'a#four'),
    ])
    const told = (method: string) =>
      explainRequest(heads, method, '/a').rivals.map(({ reason, why }) => `${reason}: ${why}`)
    expect(told('HEAD')).toEqual([
      'method: answers GET, and a route for HEAD comes first',
      "literal: has ':y' where '/a(.:format)' has the literal 'a'",
      'method: answers ANY, and a route for HEAD comes first',
    ])
    expect(told('GET')).toEqual([
      'method: answers HEAD, not GET',
      'method: answers HEAD, not GET',
      "order: is declared after '/:x(.:format)'",
    ])
  })

  test('gives the redirect of a route that is one, and fixed parameters last', () => {
    const moved = draw([redirect('/old', '/new'), route('get', '/a/:x', 'a#b', { defaults: { kind: 'k' } })])
    expect(explainRequest(moved, 'GET', '/old').answer?.route).toMatchObject({
      controller: null,
      redirect: { to: '/new', status: 301 },
    })
    const { answer } = explainRequest(moved, 'GET', '/a/1')
    expect(answer?.route).not.toHaveProperty('redirect')
    expect(Object.entries(answer?.params ?? {})).toEqual([
      ['x', '1'],
      ['kind', 'k'],
    ])
  })

  test('asks nothing of a parameter that the path leaves out', () => {
    const optional = draw([
      scope({ path: '(:locale)', constraints: { locale: ['en'], id: 'integer' } }, [
        route('get', 'a/:id', 'a#b', { as: 'a' }),
      ]),
    ])
    expect(explainRequest(optional, 'GET', '/a/x').nearMisses.map(({ parameter }) => parameter)).toEqual(['id'])
  })

  test('tells rows that are alike apart', () => {
    const twice = draw([route('get', '/a', 'a#b'), route('get', '/a', 'a#b')])
    expect(explainRequest(twice, 'GET', '/a').rivals.map(({ reason }) => reason)).toEqual(['order'])
  })

  test('says the refusal where no route answers', () => {
    const only = draw([resources('posts', { only: ['index'] })])
    expect(explainRequest(only, 'DELETE', '/posts')).toMatchObject({
      refusal: { status: 405, message: "No route answers DELETE '/posts': use GET", allowed: ['GET'] },
      rivals: [{ reason: 'method', why: 'answers GET, not DELETE' }],
    })
    expect(explainRequest(only, 'GET', '/nowhere')).toMatchObject({ refusal: { status: 404 }, rivals: [] })
    expect(explainRequest(only, 'GET', '/%zz')).toMatchObject({ refusal: { status: 400 }, rivals: [] })
  })

  test('answers as the matcher does', () => {
    const segment = fc.constantFrom('a', 'b', ':x', ':y', '*z', 'a-:v', ':v.json')
    const pattern = fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`)
    const table = fc.array(fc.tuple(fc.constantFrom('get', 'post', 'any', 'head'), pattern), {
      minLength: 1,
      maxLength: 6,
    })
    const path = fc
      .array(fc.constantFrom('a', 'b', 'c', 'a-b', 'a.json', 'a-c.json'), { minLength: 1, maxLength: 3 })
      .map((segments) => `/${segments.join('/')}`)
    fc.assert(
      fc.property(table, fc.constantFrom('GET', 'HEAD', 'POST'), path, (rows, method, asked) => {
        const isOdd = rows.some(([, own]) => new Set(own.match(/[:*]\w/g)).size < (own.match(/[:*]\w/g)?.length ?? 0))
        fc.pre(!isOdd)
        const drawn = draw(
          rows.map(([own, each], index) =>
            route(own as 'get', each as '/', `c#a${index}`, { as: null }),
          ) as readonly Declaration[] as readonly [],
        )
        const { answer, rivals: others } = explainRequest(drawn, method, asked)
        const found = createMatcher(drawn).match(method, asked) as { action: string; params: object } | undefined
        expect(answer?.route.action).toBe(found?.action)
        expect(answer?.params).toEqual(found?.params)
        // each row whose path fits is told of once
        const fitting = routesOf(drawn).filter((row) => {
          const alone = draw([route('any', row.pattern as '/', 'c#a', { as: null, format: false })])
          return createMatcher(alone).match('GET', asked)
        })
        expect(others.length + (answer ? 1 : 0)).toBe(fitting.length)
      }),
      { numRuns: 300 },
    )
  })
})
