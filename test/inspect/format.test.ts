import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { defaultRoute, draw, namespace, redirect, resources, root, route, scope } from '../../src/index.js'
import { formatRoutes } from '../../src/inspect/index.js'

const routes = draw([
  resources('articles', { except: ['edit', 'update'] }),
  namespace('admin', [resources('products', { only: ['show'], constraints: { id: /\d+/ } })]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [
    route('any', 'ping', 'health#ping', { format: 'json' }),
  ]),
  redirect('/old', '/articles'),
  root('home#index'),
  defaultRoute(),
])

describe('formatRoutes', () => {
  test('prints the columns of rails routes, a name on its first row', () => {
    expect(formatRoutes(routes)).toMatchInlineSnapshot(`
      "       Prefix Verb   URI Pattern                            Controller#Action
           articles GET    /articles(.:format)                    articles#index
                    POST   /articles(.:format)                    articles#create
        new_article GET    /articles/new(.:format)                articles#new
            article GET    /articles/:id(.:format)                articles#show
                    DELETE /articles/:id(.:format)                articles#destroy
      admin_product GET    /admin/products/:id(.:format)          admin/products#show {id: /\\d+/}
               ping ANY    (/:locale)/ping(.:format)              health#ping {format: /json/, locale: /en|de/}
                old GET    /old(.:format)                         redirect(301, /articles)
               root GET    /                                      home#index
                    ANY    /:controller(/:action(/:id))(.:format) :controller#:action {action: "index"}
      "
    `)
  })

  test('prints each route on lines of its own', () => {
    expect(formatRoutes(routes, { expanded: true, grep: 'product|articles#create' })).toMatchInlineSnapshot(`
      "--[ Route 1 ]-------------------------------------------------------------------
      Prefix            | articles
      Verb              | POST
      URI               | /articles(.:format)
      Controller#Action | articles#create
      --[ Route 2 ]-------------------------------------------------------------------
      Prefix            | admin_product
      Verb              | GET
      URI               | /admin/products/:id(.:format)
      Controller#Action | admin/products#show {id: /\\d+/}
      "
    `)
  })

  test('is empty where no row is wanted', () => {
    expect(formatRoutes(routes, { grep: 'nothing' })).toBe('')
  })

  test('wraps cells where the terminal is narrower than the table', () => {
    expect(formatRoutes(routes, { width: 66, controller: 'admin' })).toMatchInlineSnapshot(`
      "       Prefix Verb URI Pattern             Controller#Action
      admin_product GET  /admin/products/:id(.…) admin/products#show
                                                 {id: /\\d+/}
      "
    `)
  })

  test.each([60, 66, 72, 80, 100])('stays within %i columns, and says all that the whole table says', (width) => {
    const text = formatRoutes(routes, { width })
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(width)
    for (const target of ['articles#create', 'home#index', ':controller#:action'])
      expect(text.replace(/\s+/g, '')).toContain(target)
  })

  test('expands what is too narrow for a table', () => {
    expect(formatRoutes(routes, { width: 40 })).toBe(formatRoutes(routes, { width: 40, expanded: true }))
  })

  test('paints what it would print, and nothing else', () => {
    for (const options of [{}, { expanded: true }, { width: 66 }]) {
      const painted = formatRoutes(routes, { ...options, color: true })
      expect(painted).toContain('\x1b[32mGET')
      expect(painted).toContain('\x1b[33m:id\x1b[0m')
      const bare = stripVTControlCharacters(painted).replace(/ +$/gm, '')
      expect(bare).toBe(formatRoutes(routes, options))
    }
  })
})
