import { describe, expect, test } from 'vitest'
import { draw, namespace, redirect, resources, root, route } from '../../src/index.js'
import { inspectRoutes } from '../../src/inspect/index.js'

const routes = draw([
  resources('articles', { only: ['index', 'show'], constraints: { id: /\d+/ } }),
  namespace('admin', [resources('articles', { only: ['index', 'create'] })]),
  route(['get', 'post'], '/search(/:term)', 'search#run', { defaults: { term: 'all' } }),
  redirect('/old', '/articles', { status: 302 }),
  root('home#index'),
])

describe('inspectRoutes', () => {
  test('gives the rows in the order in which they are matched, as plain data', () => {
    expect(inspectRoutes(routes).map(({ method, pattern }) => `${method} ${pattern}`)).toEqual([
      'GET /articles(.:format)',
      'GET /articles/:id(.:format)',
      'GET /admin/articles(.:format)',
      'POST /admin/articles(.:format)',
      'GET /search(/:term)(.:format)',
      'POST /search(/:term)(.:format)',
      'GET /old(.:format)',
      'GET /',
    ])
    expect(inspectRoutes(routes)[1]).toEqual({
      name: 'article',
      method: 'GET',
      pattern: '/articles/:id(.:format)',
      controller: 'articles',
      action: 'show',
      helper: 'article_path',
      required: ['id'],
      optional: ['format'],
      constraints: { id: { source: '\\d+', flags: '' } },
      defaults: {},
    })
    expect(inspectRoutes(routes)[4]).toMatchObject({
      name: null,
      helper: null,
      required: [],
      optional: ['term', 'format'],
      defaults: { term: 'all' },
    })
    expect(inspectRoutes(routes)[6]).toMatchObject({
      name: 'old',
      controller: null,
      action: null,
      redirect: { to: '/articles', status: 302 },
    })
  })

  test('names the helpers that the set has', () => {
    const styled = draw([resources('articles', {}, [resources('comments')])], { naming: 'camelCase' })
    for (const { helper } of inspectRoutes(styled)) expect(Object.keys(styled)).toContain(helper)
    expect(inspectRoutes(styled)[0]?.required).toEqual(['articleId'])
  })

  const found = (filter: Parameters<typeof inspectRoutes>[1]) =>
    inspectRoutes(routes, filter).map(({ method, pattern }) => `${method} ${pattern.replace('(.:format)', '')}`)

  test.each([
    [
      { grep: 'ARTICLE' },
      ['GET /articles', 'GET /articles/:id', 'GET /admin/articles', 'POST /admin/articles', 'GET /old'],
    ],
    [{ grep: '^article$' }, ['GET /articles/:id']],
    [{ grep: /^\/admin/ }, ['GET /admin/articles', 'POST /admin/articles']],
    [{ grep: 'redirect\\(302' }, ['GET /old']],
    [{ controller: 'articles' }, ['GET /articles', 'GET /articles/:id']],
    [{ controller: 'Admin::ArticlesController' }, ['GET /admin/articles', 'POST /admin/articles']],
    [{ controller: 'admin' }, ['GET /admin/articles', 'POST /admin/articles']],
    [{ method: 'post' }, ['POST /admin/articles', 'POST /search(/:term)']],
    [{ method: ['POST', 'get'], grep: 'search' }, ['GET /search(/:term)', 'POST /search(/:term)']],
    [{ grep: 'nothing' }, []],
  ])('%o lets %o through', (filter, expected) => {
    expect(found(filter)).toEqual(expected)
  })

  test('a controller is found by the name of its class, and by its path with slashes around', () => {
    const posts = draw([
      namespace('admin', [resources('blog_posts2go', { only: ['index'] })]),
      route('get', '/x', 'controllers#index'),
    ])
    const count = (controller: string) => inspectRoutes(posts, { controller }).length
    for (const name of ['Admin::BlogPosts2GoController', '/admin/blog_posts2_go/', 'admin/'])
      expect([name, count(name)]).toEqual([name, name === 'admin/' ? 1 : 0])
    for (const name of ['Admin::BlogPosts2go', '/admin/blog_posts2go', 'admin/blog_posts2go/', 'ControllersController'])
      expect([name, count(name)]).toEqual([name, 1])
    expect(count('controller')).toBe(0)
  })

  test('an expression that asks for one place at a time finds every row, in its own case', () => {
    expect(found({ grep: /\/articles/gy })).toEqual(found({ grep: '/articles' }))
    expect(found({ grep: /ARTICLES/ })).toEqual([])
    expect(found({ grep: /ARTICLES/i })).toEqual(found({ grep: 'articles' }))
  })

  test('a global expression finds every row', () => {
    expect(found({ grep: /articles/g })).toEqual(found({ grep: /articles/ }))
  })

  test('a route for any method answers each', () => {
    const any = draw([route('any', '*path', 'errors#missing')])
    expect(inspectRoutes(any, { method: 'delete' })).toHaveLength(1)
  })

  test('refuses what is no regular expression', () => {
    expect(() => found({ grep: '(' })).toThrow(
      "Pattern '(' is no regular expression: write '\\' before signs that stand for themselves",
    )
  })
})
