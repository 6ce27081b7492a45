import { describe, expect, test } from 'vitest'
import { readJson } from '../../src/cli/import/json.js'
import { printModule } from '../../src/cli/import/module.js'
import { readRails } from '../../src/cli/import/rails.js'
import { recover } from '../../src/cli/import/recover.js'
import { translateRegExp } from '../../src/cli/import/regexp.js'
import { readHash } from '../../src/cli/import/ruby.js'
import { draw, namespace, redirect, resources, root, route } from '../../src/index.js'
import { formatRoutes, inspectRoutes } from '../../src/inspect/index.js'

const rows = (output: string, section = 0) =>
  readRails(output).sections[section]?.rows.map(
    ({ name, method, pattern, controller, action, redirect: leads }) =>
      `${name} ${method} ${pattern} ${leads ? `-> ${leads.to}` : `${controller}#${action}`}`,
  )

describe('readRails', () => {
  test('reads the columns, with and without a name, and with no verb for any', () => {
    expect(
      rows(`   Prefix Verb      URI Pattern            Controller#Action
 articles GET       /articles(.:format)    articles#index
          POST      /articles(.:format)    articles#create
   search GET|POST  /search(.:format)      search#run
                    /*path(.:format)       errors#missing
   locale           (/:locale)/x(.:format) x#y
`),
    ).toEqual([
      'articles GET /articles(.:format) articles#index',
      'articles POST /articles(.:format) articles#create',
      'search GET /search(.:format) search#run',
      'search POST /search(.:format) search#run',
      'null ANY /*path(.:format) errors#missing',
      'locale ANY (/:locale)/x(.:format) x#y',
    ])
  })

  test('a name that another pattern has is none', () => {
    expect(rows('a GET /a x#y\na GET /b x#z')).toEqual(['a GET /a x#y', 'null GET /b x#z'])
  })

  test('puts together what a terminal has broken', () => {
    const whole = `edit_admin_product_variant GET /admin/products/:product_id/variants/:id/edit(.:format) admin/variants#edit {:id=>/\\d+/}
                      root GET /                                                          home#index`
    for (let width = 40; width < 130; width++) {
      const broken = whole.split('\n').flatMap((line) => line.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])
      expect(rows(broken.join('\n')), `at ${width}`).toEqual(rows(whole))
      expect(readRails(broken.join('\n')).ignored).toEqual([])
    }
  })

  test('puts together what an editor has broken at spaces', () => {
    expect(rows('  articles\n    GET /articles(.:format)\n    articles#index\nroot GET / home#index')).toEqual([
      'articles GET /articles(.:format) articles#index',
      'root GET / home#index',
    ])
    const broken = 'articles GET /articles(.:format)\narticles#index\n  {:id=>/a/}\n\nroot GET /\nhome#index'
    expect(rows(broken)).toEqual(['articles GET /articles(.:format) articles#index', 'root GET / home#index'])
    expect(readRails('articles GET /articles\narticles#index').ignored).toEqual([])
  })

  test('tells of lines that are no routes', () => {
    const { sections, ignored } = readRails(
      'DEPRECATION WARNING: something old\n\n  Prefix Verb URI Pattern Controller#Action\n root GET / home#index\n  Goodbye \n',
    )
    expect(sections[0]?.rows).toHaveLength(1)
    expect(ignored).toEqual(['DEPRECATION WARNING: something old', 'Goodbye'])
    expect(readRails('articles GET /articles articles#index\nroot GET / home#index\nGoodbye').ignored).toEqual([
      'Goodbye',
    ])
  })

  test('colors mean nothing', () => {
    expect(rows('\x1b[36mroot\x1b[0m \x1b[32mGET\x1b[0m / home#index')).toEqual(['root GET / home#index'])
  })

  test('reads redirects', () => {
    expect(rows('old GET /old redirect(301, /new)\nGET /a/:b redirect(302, https://x.org/%{b}) {:b=>/\\d+/}')).toEqual([
      'old GET /old -> /new',
      'null GET /a/:b -> https://x.org/%{b}',
    ])
    expect(rows('old GET /old redirect(301, path: /new)')).toEqual(['old GET /old -> /new'])
    expect(readRails('old GET /old redirect(301, subdomain: x)').sections[0]?.leftOut).toHaveLength(1)
  })

  test.each([
    [
      'plain',
      `       Prefix Verb URI Pattern        Controller#Action
        shop      /shop              Spree::Core::Engine
        root GET  /                  home#index

Routes for Spree::Core::Engine:
    products GET  /products(.:format) spree/products#index
        root GET  /                  spree/home#index
`,
    ],
    [
      'expanded',
      `--[ Route 1 ]----
Prefix            | shop
Verb              |
URI               | /shop
Controller#Action | Spree::Core::Engine
--[ Route 2 ]----
Prefix            | root
Verb              | GET
URI               | /
Controller#Action | home#index
Source Location   | config/routes.rb:3

[ Routes for Spree::Core::Engine ]
--[ Route 1 ]----
Prefix            | products
Verb              | GET
URI               | /products(.:format)
Controller#Action | spree/products#index
--[ Route 2 ]----
Prefix            | root
Verb              | GET
URI               | /
Controller#Action | spree/home#index
`,
    ],
  ])('reads an engine as a set of its own, at the path where it is mounted: %s', (_, output) => {
    expect(rows(output)).toEqual(['root GET / home#index'])
    expect(rows(output, 1)).toEqual([
      'products GET /products(.:format) spree/products#index',
      'root GET / spree/home#index',
    ])
    const sets = readRails(output).sections.map((section) => ({ ...section, ...recover(section.rows) }))
    expect(printModule(sets)).toMatchInlineSnapshot(`
      "import { draw, resources, root } from 'resourcery'

      export const routes = draw([
        root('home#index'),
      ])

      /** The routes of Spree::Core::Engine. */
      export const spreeCoreRoutes = draw(
        [
          resources('products', { controller: 'spree/products', only: ['index'] }),
          root('spree/home#index'),
        ],
        { basePath: '/shop' },
      )
      "
    `)
  })

  test('finds the path of an engine among others, and none where it is not mounted', () => {
    const { sections } = readRails(`root GET / home#index
shop /shop Spree::Core::Engine
blog GET /blog blog#index

Routes for Spree::Core::Engine:
products GET /products(.:format) spree/products#index

Routes for Other::Engine:
things GET /things(.:format) things#index
`)
    expect(sections.map(({ engine, mountedAt, leftOut }) => [engine, mountedAt, leftOut])).toEqual([
      [undefined, undefined, []],
      ['Spree::Core::Engine', '/shop', []],
      ['Other::Engine', undefined, []],
    ])
  })

  test('reads cells of the expanded form that go on in the next line, and such as are empty', () => {
    const { sections, ignored } = readRails(`noise

--[ Route 1 ]------
Prefix            | articles  
Verb              | GET
URI               | /articles
                    (.:format)
Controller#Action | articles#index
--[ Route 2 ]------
Prefix            |
Verb              |
URI               | /all
Controller#Action | pages#all
--[ Route 3 ]------
URI               | /more
Controller#Action | pages#more
--[ Route 4 ]------
Prefix            | none
--[ Route 5 ]------
URI               | /half
--[ Route 6 ]------
Controller#Action | half#index
--[ Route 7 ]------
URI               | /last
Controller#Action | pages#last

Goodbye
`)
    expect(sections[0]?.rows.map(({ name, method, pattern, action }) => [name, method, pattern, action])).toEqual([
      ['articles', 'GET', '/articles(.:format)', 'index'],
      [null, 'ANY', '/all', 'all'],
      [null, 'ANY', '/more', 'more'],
      [null, 'ANY', '/last', 'last'],
    ])
    expect(ignored).toEqual(['noise', '--[ Route 4 ]------', '--[ Route 5 ]------', '--[ Route 6 ]------', 'Goodbye'])
  })

  test('reads targets that the path gives', () => {
    expect(rows('GET /:controller/:action :controller#:action\nGET /:controller/list :controller#list')).toEqual([
      'null GET /:controller/:action null#null',
      'null GET /:controller/list null#list',
    ])
  })

  test.each([
    ['{:id=>/a|b-c/}', { id: ['a', 'b-c'] }, {}],
    ['{:id=>/a|b/i}', { id: { source: 'a|b', flags: 'i' } }, {}],
    ['{:id=>["a", "b"]}', { id: ['a', 'b'] }, {}],
    ['{:id=>/a.b/}', { id: { source: 'a.b', flags: '' } }, {}],
    ['{:id=>/json/}', { id: ['json'] }, {}],
    ['{:format=>/json/}', { format: ['json'] }, { format: 'json' }],
    ['{:format=>/json/i}', { format: { source: 'json', flags: 'i' } }, {}],
    ['{:format=>/json|xml/}', { format: ['json', 'xml'] }, {}],
    ['{:format=>"json"}', {}, { format: 'json' }],
    ['{:a=>1, :b=>true, :c=>:d}', {}, { a: 1, b: true, c: 'd' }],
  ])('reads what is asked: %s', (hash, constraints, defaults) => {
    const [section] = readRails(`GET /:id a#b ${hash}`).sections
    expect(section?.leftOut).toEqual([])
    expect(section?.rows[0]).toEqual(expect.objectContaining({ constraints, defaults }))
  })

  test.each([
    ['GET /a a#b {:a=>nil}', '/a {:a=>nil}', 'the route is drawn, without what it asks of its parameters'],
    [
      'GET /a redirect(301, /b) {:a=>#<X>}',
      '/a {:a=>#<X>}',
      'the route is drawn, without what it asks of its parameters',
    ],
    ['POST /hook Inline handler (Proc/Lambda)', 'POST /hook Inline handler (Proc/Lambda)', 'it leads to no controller'],
    ['/hook Inline handler', '/hook Inline handler', 'it leads to no controller'],
    ['a GET /a redirect(301)', 'a GET /a redirect(301)', 'a redirect is drawn where it leads to a text'],
    ['a GET|TRACE /a a#b', 'a TRACE /a a#b', 'there are no routes for TRACE'],
  ])('leaves out of %s what it cannot draw', (line, text, why) => {
    expect(readRails(line).sections[0]?.leftOut).toEqual([{ text, why }])
  })

  test('reads what resourcery prints', () => {
    const routes = draw([
      resources('articles', { constraints: { id: /\d+/ } }),
      namespace('admin', [route('any', 'ping', 'health#ping', { defaults: { deep: true } })]),
      redirect('/old', '/articles'),
      root('home#index'),
    ])
    for (const expanded of [false, true]) {
      const { sections } = readRails(formatRoutes(routes, { expanded }))
      const { calls } = recover(sections[0]?.rows ?? [])
      expect(calls.map(({ kind }) => kind)).toEqual(['resources', 'route', 'redirect', 'root'])
    }
  })
})

describe('readHash', () => {
  test.each([
    ['{:id=>/\\d+/, :format=>"json"}', { id: { source: '\\d+', flags: '' }, format: 'json' }],
    ['{id: /[^\\/]+/i, format: "json"}', { id: { source: '[^\\/]+', flags: 'i' }, format: 'json' }],
    ['{:a=>true, :b=>1, :c=>nil, :d=>:sym, :e=>-1.5}', { a: true, b: 1, c: null, d: 'sym', e: -1.5 }],
    ['{"a-b": "x", "c" => :"d e"}', { 'a-b': 'x', c: 'd e' }],
    ['{:a=>"say \\"hi\\""}', { a: 'say "hi"' }],
    ['{:a=>"c:\\\\new"}', { a: 'c:\\new' }],
    ['{:a=>["x", :y]}', { a: ['x', 'y'] }],
    ['{ :a => [ "x" , "y" ] , :"b c" => 2 , "de" => false }  ', { a: ['x', 'y'], 'b c': 2, de: false }],
    ['{:a=>"", :""=>:"", "": 1.25}', { a: '', '': 1.25 }],
    ['{:a=>[]}', { a: [] }],
    ['{:a=>/}, :b=>{/}', { a: { source: '}, :b=>\\{', flags: '' } }],
    ['{}', {}],
  ])('reads %s', (text, values) => {
    expect(Object.fromEntries(readHash(text) ?? expect.fail('unreadable'))).toEqual(values)
  })

  test.each([
    '{:a=>#<Proc:0x1>}',
    '{:a=>{:b=>1}}',
    '{:a=>1',
    '{:a}',
    '{:a=>/(?<=/}',
    '{:a=>1} rest',
    '{:a=>["x", #<Proc>]}',
    '{:a=>"x" "y"}',
    '{:a=>1 :b=>2}',
    '{:a=>1x}',
    '{:a=>"b\\nc"}',
  ])('%s is none', (text) => {
    expect(readHash(text)).toBeUndefined()
  })
})

describe('translateRegExp', () => {
  test.each([
    ['\\A\\d+\\z', '', '\\d+', ''],
    ['\\h{8}', 'i', '[\\da-fA-F]{8}', 'i'],
    ['(?-mix:a|b)', '', '(?:a|b)', ''],
    ['[[:alpha:]_]+', '', '[a-zA-Z_]+', ''],
    ['[[:upper:]][[:alnum:]]*', '', '[A-Z][\\da-zA-Z]*', ''],
    ['[\\h-]+', '', '[\\da-fA-F-]+', ''],
    ['\\H{,2}', '', '[^\\da-fA-F]{0,2}', ''],
    ['a.b', 'm', 'a.b', 's'],
    ['a b # a comment\\\n c', 'x', 'abc', ''],
    ['[a b#]\\ +', 'x', '[a b#]\\ +', ''],
    ['(?x-mi:a b)c d', '', '(?:ab)c d', ''],
    ['(?-x:a b)c d', 'x', '(?:a b)cd', ''],
    ['a{ 2}', 'x', 'a\\{2}', ''],
    ['x\\\\Ab', '', 'x\\\\Ab', ''],
    ['a|b\\\\z', '', 'a|b\\\\z', ''],
    ['a\\Z|b$|^c', '', 'a$|b$|^c', ''],
    ['(?x-mi:a (b c) d)e f', '', '(?:a(bc)d)e f', ''],
    ['(?-x:a (b c) d)e f', 'x', '(?:a (b c) d)ef', ''],
    ['a # [b(\n[^c d]# e', 'x', 'a[^c d]', ''],
    ['a*(?:b)+(?=c)', '', 'a*(?:b)+(?=c)', ''],
    ['[\\[a]\\[', '', '[\\[a]\\[', ''],
    ['', '', '(?:)', ''],
    ['(?i-mx:ab)', 'i', '(?:ab)', 'i'],
    ['(?<year>\\d{4})-(?!0)\\u0061\\x41', '', '(?<year>\\d{4})-(?!0)\\u0061\\x41', ''],
  ])('%s with the flags "%s" is %s', (source, flags, translated, ours) => {
    expect(translateRegExp(source, flags)).toEqual({ source: translated, flags: ours })
  })

  test.each([
    ['(?>a+)b'],
    ['a++'],
    ['(*a)'],
    ['({2}a)'],
    ['*a'],
    ['a{2}+'],
    ['(?i:a)b'],
    ['(?-i:a)b', 'i'],
    ['(?i)a'],
    ['(?#c)a'],
    ['\\p{Alpha}+'],
    ['[\\p{Alpha}]'],
    ['[[:punct:]]'],
    ['[[:^alpha:]]'],
    ['[:alpha:]+'],
    ['[a-z&&[^b]]'],
    ['[a[b]]'],
    ['[]a]'],
    ['[^]a]'],
    ['(a)\\1'],
    ['\\R'],
    ['\\x4'],
    ['\\u{41}'],
    ['(?<n>a)\\k<n>'],
    ['[😀]'],
    ['(?<=a'],
  ])('%s is none', (source, flags = '') => {
    expect(translateRegExp(source, flags)).toBeUndefined()
  })
})

describe('readJson', () => {
  const routes = draw([
    resources('articles', { only: ['index', 'show'] }),
    redirect('/old', '/articles', { status: 302 }),
  ])

  test('reads what resourcery routes --json prints, and a list alone', () => {
    const listings = inspectRoutes(routes)
    const read = readJson(JSON.stringify({ version: 1, routes: listings }))
    expect(read.rows.map(({ name, method, pattern }) => [name, method, pattern])).toEqual(
      listings.map(({ name, method, pattern }) => [name, method, pattern]),
    )
    expect(readJson(JSON.stringify(listings)).rows).toEqual(read.rows)
    expect(read.rows.at(-1)?.redirect).toEqual({ to: '/articles', status: 302 })
  })

  test('reads rows in the words of Rails', () => {
    const [row] = readJson(
      '[{"name": "a", "verb": "GET", "path": "/a(.:format)", "controller": "x", "action": "y"}]',
    ).rows
    expect(row).toMatchObject({ name: 'a', method: 'GET', pattern: '/a(.:format)', controller: 'x', action: 'y' })
    expect(readJson('[{"verb": "GET|POST", "path": "/a"}]').rows.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  test.each([
    ['{"routes": 1}', "The table has no list of routes: write what 'resourcery routes --json' prints"],
    ['[{}]', 'Route 1 of the table has no pattern: write { "method": "GET", "pattern": "/articles" }'],
    [
      '[{"pattern": "/a", "method": "FETCH"}]',
      "Method 'FETCH' of '/a' does not exist: write one of get, post, put, patch, delete, head, options, any",
    ],
  ])('refuses %s', (text, message) => {
    expect(() => readJson(text)).toThrow(message)
  })

  test('refuses what is no JSON in one line', () => {
    expect(() => readJson('[')).toThrow(/^The table is no JSON, .*: write what 'resourcery routes --json' prints$/)
  })
})
