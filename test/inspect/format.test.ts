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

  test('is wrapped only where it is wider than the terminal, and the format is shortened first', () => {
    const one = draw([route('get', '/articles/of/the/year', 'articles#of_the_year', { as: 'year' })])
    const whole = formatRoutes(one)
    const width = Math.max(...whole.split('\n').map(({ length }) => length))
    expect(width).toBeGreaterThan(60)
    expect(formatRoutes(one, { width })).toBe(whole)
    expect(formatRoutes(one, { width: width - 1 })).toMatchInlineSnapshot(`
      "Prefix Verb URI Pattern               Controller#Action
        year GET  /articles/of/the/year(.…) articles#of_the_year
      "
    `)
  })

  test('paints the head, and each column in its own way', () => {
    expect(JSON.stringify(formatRoutes(routes, { color: true, grep: 'product|root' }))).toMatchInlineSnapshot(
      `""\\u001b[1m       Prefix\\u001b[0m \\u001b[1mVerb\\u001b[0m \\u001b[1mURI Pattern                  \\u001b[0m \\u001b[1mController#Action\\u001b[0m\\n\\u001b[36madmin_product\\u001b[0m \\u001b[32mGET \\u001b[0m /admin/products/\\u001b[33m:id\\u001b[0m\\u001b[2m(.:format)\\u001b[0m admin/products#show\\u001b[2m {id: /\\\\d+/}\\u001b[0m\\n\\u001b[36m         root\\u001b[0m \\u001b[32mGET \\u001b[0m /                             home#index\\n""`,
    )
    expect(JSON.stringify(formatRoutes(routes, { color: true, expanded: true, grep: 'root' }))).toMatchInlineSnapshot(
      `""\\u001b[1m--[ Route 1 ]-------------------------------------------------------------------\\u001b[0m\\nPrefix            | \\u001b[36mroot\\u001b[0m\\nVerb              | \\u001b[32mGET\\u001b[0m\\nURI               | /\\nController#Action | home#index\\n""`,
    )
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
