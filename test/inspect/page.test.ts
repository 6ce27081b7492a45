import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { draw, namespace, redirect, resources, root, route } from '../../src/index.js'
import { inspectRoutes, routesPage } from '../../src/inspect/index.js'
import { html, jsonText } from '../../src/inspect/page/html.js'
import { treeOf } from '../../src/inspect/page/tree.js'
import { HOSTILE, hostileRoutes, oddRoutes } from './hostile.js'

const routes = draw([resources('articles', {}, [resources('comments', { only: ['index'] })])])
const page = routesPage(routes)

/** The content of the elements of a name. */
const contents = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(([, content]) => content as string)

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('routesPage', () => {
  test('lets no script and no style run but its own', () => {
    const [policy = ''] = /(?<=Content-Security-Policy" content=")[^"]*/.exec(page) ?? []
    const [data, script = ''] = contents(page, 'script')
    const [style = ''] = contents(page, 'style')
    expect(JSON.parse(data ?? '').rows).toHaveLength(inspectRoutes(routes).length)
    const directives = policy.replaceAll('&#39;', "'").split('; ')
    expect(directives).toContain("default-src 'none'")
    expect(directives).toContain(`script-src ${hash(script)}`)
    expect(directives).toContain(`style-src ${hash(style)}`)
    expect(policy).not.toContain('unsafe')
    expect(contents(page, 'script')).toHaveLength(2)
    expect(script).not.toMatch(/<!--|<script/i)
  })

  test('refers to nothing outside', () => {
    const [, ...rest] = page.split(/<script type="application\/json"/)
    expect(rest).toHaveLength(1)
    const outside = page
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .match(/(?:href|src|action)="[^"]*"|url\([^)]*\)/g)
    expect(outside).toEqual(['href="data:,"'])
    expect(contents(page, 'style').join()).not.toMatch(/url\(|@import/)
  })

  test.each([
    ['a set that no declaration gives', hostileRoutes],
    ['one that a declaration gives', oddRoutes],
  ])('escapes everything of %s', (_, set) => {
    const hostile = routesPage(set, { title: HOSTILE, grep: HOSTILE, controller: HOSTILE, method: HOSTILE })
    const script = contents(page, 'script').at(-1) as string
    const rest = hostile.replace(script, '')
    expect(hostile).toContain(script)
    expect(rest).not.toContain('<img')
    expect(rest).not.toContain('<!--')
    expect(rest.match(/<script/g)).toHaveLength(2)
    expect(rest.match(/<\/script/g)).toHaveLength(2)
    expect(rest.match(/ onerror=/g)?.length).toBe(
      rest.match(/&lt;img src=x onerror=|\\u003cimg src=x onerror=/g)?.length,
    )
    // what is in attributes stays there
    for (const [tag] of rest.matchAll(/<[a-z][^>]*>/g))
      expect(tag.match(/"/g)?.length ?? 0).toSatisfy((n: number) => n % 2 === 0)
  })

  test('says what it is of', () => {
    const titled = routesPage(routes, { title: 'Routes of the shop' })
    expect(contents(titled, 'title')[0]).toBe('Routes of the shop')
    expect(contents(titled, 'h1')).toEqual(['Routes of the shop'])
    expect(titled).toContain('<p>8 routes, 5 names, 2 controllers</p>')
  })
})

describe('the body of the page', () => {
  /** What stands between the style and the scripts. */
  const bodyOf = (text: string): string =>
    /<body>([\s\S]*?)<script/.exec(text)?.[1]?.replace(/<svg[\s\S]*?<\/svg>/, '<svg>…</svg>') ?? expect.fail('no body')
  const dataOf = (text: string) => JSON.parse(contents(text, 'script')[0] ?? '')

  test('has the table, the controllers with their namespaces, and the methods that are routed', () => {
    const shop = draw([
      namespace('admin', [
        namespace('shop', [resources('wares', { only: ['show', 'destroy'], constraints: { id: /\d+/ } })]),
      ]),
      resources('articles', { only: ['index'] }),
      route('post', '/:hook', 'hooks#take'),
      redirect('/old', '/articles'),
      resources('about', { only: ['index'] }),
    ])
    expect(bodyOf(routesPage(shop))).toMatchSnapshot()
    expect(routesPage(shop)).toContain('aria-label="The paths of 6 routes as a tree; the table below lists them all"')
  })

  test('says so where there are no helpers', () => {
    const nameless = routesPage(draw([route('get', '/:x', 'a#b', { as: null })]))
    expect(bodyOf(nameless)).toContain('<p>No route has a name, so there are no helpers.</p>')
    expect(nameless).toContain('<p>1 route, 0 names, 1 controller</p>')
  })

  test('has the data that its script needs', () => {
    const set = draw([route('get', '/a', 'a#b'), route('any', '/:x', 'a#c')], {
      origin: 'https://example.com',
      trailingSlash: true,
    })
    expect(dataOf(routesPage(set, { grep: /a|b/i, method: ['get', 'Post'], controller: 'a' }))).toMatchObject({
      rows: [
        { name: 'a', path: 'a_path', url: 'a_url', pattern: '/a(.:format)', method: 'GET' },
        { name: null, path: null, url: null, method: 'ANY' },
      ],
      options: { origin: 'https://example.com', trailingSlash: true },
      filter: { grep: 'a|b', controller: 'a', methods: ['GET', 'POST'] },
    })
    const plain = dataOf(routesPage(draw([root('a#b')]), { grep: 'x', method: 'put' }))
    expect(plain).toMatchObject({ options: {}, filter: { grep: 'x', methods: ['PUT'] } })
    expect(plain.options).toEqual({})
    expect(dataOf(page).filter).toEqual({})
    expect(dataOf(page).rows.map(({ node }: { node: number }) => node)).toEqual(treeOf(inspectRoutes(routes)).ends)
  })
})

describe('html', () => {
  test('escapes text, takes HTML and lists as they are, and leaves out what is absent', () => {
    const item = html`<li>${'<&">'}</li>`
    expect(html`<ul title="${'"\''}">${[item, null, undefined, false, 'a', 1]}</ul>`.html).toBe(
      '<ul title="&quot;&#39;"><li>&lt;&amp;&quot;&gt;</li>a1</ul>',
    )
  })

  test('data in a script element ends nothing, and stays the same', () => {
    const data = { [HOSTILE]: ['\u2028', '&amp;', HOSTILE] }
    const text = jsonText(data).html
    expect(text).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(text)).toEqual(data)
  })
})

describe('treeOf', () => {
  const labels = (...patterns: string[]) =>
    treeOf(patterns.map((pattern) => ({ method: 'GET', pattern }))).nodes.map(({ label, depth }) => `${depth} ${label}`)

  test('joins what patterns have in common', () => {
    expect(labels('/', '/articles(.:format)', '/articles/:id(.:format)', '/articles/:id/edit(.:format)')).toEqual([
      '0 /',
      '1 articles',
      '2 :id',
      '3 edit',
    ])
  })

  test('an optional segment is a segment', () => {
    expect(labels('(/:locale)/articles(.:format)', '/top(/:length(/page/:page))(.:format)', '/~:user/a.rss')).toEqual([
      '0 /',
      '1 (/:locale)',
      '2 articles',
      '1 top',
      '2 (/:length)',
      '3 (/page)',
      '4 (/:page)',
      '1 ~:user',
      '2 a.rss',
    ])
  })

  test('what is optional inside of a segment stays inside, a format that does not end the pattern too', () => {
    expect(labels('/a(-:b)/c(.:format)', '/d(.:format)/e', '/f(/g)/h')).toEqual([
      '0 /',
      '1 a(-:b)',
      '2 c',
      '1 d(.:format)',
      '2 e',
      '1 f',
      '2 (/g)',
      '3 h',
    ])
  })

  test('knows where each row ends, and each method once', () => {
    const rows = inspectRoutes(routes)
    const { nodes, ends } = treeOf([...rows, { method: 'GET', pattern: '/articles/:id' }])
    expect(ends).toHaveLength(rows.length + 1)
    expect(ends.at(-1)).toBe(ends[rows.findIndex(({ name }) => name === 'article')])
    expect(nodes.find(({ label }) => label === ':id')?.methods).toEqual(['GET', 'PUT', 'DELETE'])
  })
})
