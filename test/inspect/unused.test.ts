import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { defaultRoute, draw, namespace, redirect, resources, route } from '../../src/index.js'
import { findUnused } from '../../src/inspect/index.js'

const routes = draw([
  resources('articles', { only: ['index', 'show'] }),
  namespace('admin', [resources('blog_posts', { only: ['index'] })]),
  redirect('/old', '/articles'),
])

const act = () => undefined

const unused = (controllers: object, table: Parameters<typeof findUnused>[0] = routes) => {
  const found = findUnused(table, controllers)
  return {
    routes: found.routes.map(({ controller, action }) => `${controller}#${action}`),
    actions: found.actions.map(({ controller, action }) => `${controller}#${action}`),
  }
}

describe('findUnused', () => {
  test('finds routes without an action and actions without a route', () => {
    expect(unused({ articles: { index: act, publish: act }, pages: { home: act } })).toEqual({
      routes: ['articles#show', 'admin/blog_posts#index'],
      actions: ['articles#publish', 'pages#home'],
    })
  })

  test.each([
    { 'admin/blog_posts': { index: act } },
    { admin: { blog_posts: { index: act } } },
    { admin_blog_posts: { index: act } },
    { adminBlogPosts: { index: act } },
  ])('knows a namespace in %o', (admin) => {
    expect(unused({ articles: { index: act, show: act }, ...admin })).toEqual({ routes: [], actions: [] })
  })

  test('looks at what is inherited, and at nothing that is hidden or no function', () => {
    class Application {
      index() {}
    }
    class Articles extends Application {
      limit = 3
      show() {}
      _load() {}
    }
    expect(unused({ articles: new Articles(), admin_blog_posts: new Application() })).toEqual({
      routes: [],
      actions: [],
    })
  })

  test('takes for no controller what a module may hold besides: route sets, validators, objects that hold themselves', () => {
    const round: Record<string, unknown> = { articles: { index: act, show: act } }
    round.self = round
    class Database {
      open = true
      pool = { self: this, query: act }
    }
    const besides = {
      nothing: null,
      missing: undefined,
      empty: {},
      routes,
      schema: z.object({ title: z.string() }),
      database: new Database(),
      limit: 3,
    }
    expect(unused(Object.assign(round, { adminBlogPosts: { index: act } }, besides))).toEqual({
      routes: [],
      actions: [],
    })
  })

  test('a controller may be called as what all objects have', () => {
    const odd = draw([route('get', '/a', 'constructor#toString')])
    expect(unused({}, odd)).toEqual({ routes: ['constructor#toString'], actions: [] })
    expect(unused({ constructor: { toString: act } }, odd)).toEqual({ routes: [], actions: [] })
  })

  test('a route that takes controller or action from the path leads to all of them', () => {
    const all = { articles: { index: act, any: act }, pages: { home: act } }
    expect(unused(all, draw([defaultRoute()]))).toEqual({ routes: [], actions: [] })
    const byAction = draw([route('get', '/articles/:action', 'articles#')])
    expect(unused(all, byAction)).toEqual({ routes: [], actions: ['pages#home'] })
    expect(unused({}, byAction)).toEqual({ routes: ['articles#null'], actions: [] })
  })
})
