import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import type { Calls } from '../../src/cli/import/call.js'
import { printModule } from '../../src/cli/import/module.js'
import { ordersAgree } from '../../src/cli/import/order.js'
import { printCalls } from '../../src/cli/import/print.js'
import { row, withNames } from '../../src/cli/import/row.js'

const printed = (...calls: readonly Calls[]) => printCalls(calls, '')
const route = (given: Partial<Extract<Calls, { kind: 'route' }>>): Calls => ({
  kind: 'route',
  methods: ['get'],
  pattern: '/a',
  target: 'a#b',
  options: {},
  ...given,
})
const resources = (name: string, options = {}, children: readonly Calls[] = []): Calls => ({
  kind: 'resources',
  name,
  options,
  children,
})

describe('calls', () => {
  test('are written as one would', () => {
    expect(
      printed(
        { kind: 'root', target: 'home#index', options: {} },
        route({}),
        route({ methods: ['get', 'post'], options: { as: null, format: false } }),
        route({ target: undefined }),
        { kind: 'redirect', pattern: '/a', to: '/b', options: { status: 302 } },
        { kind: 'defaultRoute', options: {} },
        resources('articles'),
        resources('articles', { only: ['index'] }),
        resources('articles', {}, [resources('comments')]),
        { kind: 'namespace', name: 'admin', options: {}, children: [] },
        { kind: 'namespace', name: 'admin', options: { path: 'x' }, children: [resources('users')] },
        { kind: 'scope', options: {}, children: [] },
        { kind: 'scope', options: { module: 'm' }, children: [{ kind: 'member', options: {}, children: [route({})] }] },
        {
          kind: 'resource',
          name: 'account',
          options: {},
          children: [{ kind: 'collection', options: {}, children: [] }],
        },
      ),
    ).toMatchInlineSnapshot(`
      "root('home#index'),
      route('get', '/a', 'a#b'),
      route(['get', 'post'], '/a', 'a#b', { as: null, format: false }),
      route('get', '/a'),
      redirect('/a', '/b', { status: 302 }),
      defaultRoute(),
      resources('articles'),
      resources('articles', { only: ['index'] }),
      resources('articles', {}, [
        resources('comments'),
      ]),
      namespace('admin', [
      ]),
      namespace('admin', { path: 'x' }, [
        resources('users'),
      ]),
      scope({}, [
      ]),
      scope({ module: 'm' }, [
        member([
          route('get', '/a', 'a#b'),
        ]),
      ]),
      resource('account', {}, [
        collection([
        ]),
      ]),
      "
    `)
  })

  test('have their comment above them, at their indent', () => {
    const calls = [{ ...route({}), comment: 'one' }, resources('articles', {}, [{ ...route({}), comment: 'two' }])]
    expect(printCalls(calls, '  ')).toMatchInlineSnapshot(`
      "  // one
        route('get', '/a', 'a#b'),
        resources('articles', {}, [
          // two
          route('get', '/a', 'a#b'),
        ]),
      "
    `)
  })

  test('hold texts, lists, objects and expressions as JavaScript has them', () => {
    const value = {
      a: 'it\'s "so"\n\u2028\u2029\\',
      'b-c': [1, true, null],
      $d: {},
      '9': /x\/y/i,
      é: [],
    }
    const text = printed(route({ options: value }))
    expect(text).toMatchInlineSnapshot(`
      "route('get', '/a', 'a#b', {
        '9': /x\\/y/i,
        a: 'it\\'s "so"\\n\\u2028\\u2029\\\\',
        'b-c': [1, true, null],
        $d: {},
        'é': [],
      }),
      "
    `)
    const found = new Function('route', `return [${text}]`)((...args: unknown[]) => args)
    expect(found).toEqual([['get', '/a', 'a#b', value]])
  })

  test('break where they do not fit in a line', () => {
    const long = (length: number) => 'x'.repeat(length)
    const head = "route('get', '/', 'a#b')".length - 1
    const fits = route({ pattern: `/${long(100 - head - 4 + 1)}` })
    expect(printed(fits).split('\n')[0]?.length).toBeLessThanOrEqual(100)
    expect(printed(fits)).not.toContain('\n ')
    expect(
      printed(
        route({
          pattern: `/${long(90)}`,
          options: { as: 'y', constraints: { id: /\d+/, other: [long(40), long(40)] } },
        }),
        resources(long(40), { only: ['index', 'show', 'update'], constraints: { id: long(40) } }),
        resources(long(40), { only: ['index', 'show', 'update'], constraints: { id: long(40) } }, [resources('a')]),
        resources(long(40), { path: long(50) }, [resources('a')]),
        { kind: 'scope', options: { path: long(50), module: long(50) }, children: [] },
      ),
    ).toMatchInlineSnapshot(`
      "route('get', '/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'a#b', {
        as: 'y',
        constraints: {
          id: /\\d+/,
          other: ['xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'],
        },
      }),
      resources('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx', {
        only: ['index', 'show', 'update'],
        constraints: { id: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
      }),
      resources(
        'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
        {
          only: ['index', 'show', 'update'],
          constraints: { id: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
        },
        [
          resources('a'),
        ],
      ),
      resources(
        'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
        { path: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' },
        [
          resources('a'),
        ],
      ),
      scope(
        {
          path: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
          module: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
        },
        [
        ],
      ),
      "
    `)
  })
})

describe('a module', () => {
  const set = { engine: undefined, mountedAt: undefined, calls: [resources('a')], leftOut: [], patch: false }

  test('imports what it calls, and exports what it draws', () => {
    const engine = { ...set, engine: 'Spree::Core::Engine', mountedAt: '/shop', calls: [route({})], patch: true }
    const leftOut = [{ text: 'a   b\n c', why: 'why not' }]
    expect(printModule([{ ...set, leftOut }, engine])).toMatchInlineSnapshot(`
      "import { draw, resources, route } from 'resourcery'

      // Left out: a b c
      //   why not
      export const routes = draw([
        resources('a'),
      ])

      /** The routes of Spree::Core::Engine. */
      export const spreeCoreRoutes = draw(
        [
          route('get', '/a', 'a#b'),
        ],
        { patch: true, basePath: '/shop' },
      )
      "
    `)
    expect(printModule([{ ...set, mountedAt: '/' }])).toBe(printModule([set]))
    expect(printModule([{ ...set, mountedAt: "/:tenant/it's(.:format)" }])).toContain("{ basePath: '/:tenant/it\\'s' }")
    expect(printModule([{ ...set, engine: 'Engine' }])).toContain('export const engineRoutes = draw([')
  })
})

test('a table writes no code of its own into the module', () => {
  for (const lineBreak of ['\n', '\r', '\r\n', '\u2028', '\u2029']) {
    const hostile = `*/${lineBreak}';"\`${lineBreak}run()//`
    const text = printModule([
      {
        engine: hostile,
        mountedAt: `/${hostile}`,
        patch: true,
        leftOut: [{ text: hostile, why: hostile }],
        calls: [
          route({ pattern: hostile, target: hostile, options: { [hostile]: hostile }, comment: hostile }),
          resources(hostile, { only: [hostile] }),
        ],
      },
    ])
    const file = ts.createSourceFile('routes.ts', text, ts.ScriptTarget.Latest)
    const { statements, parseDiagnostics } = file as typeof file & { readonly parseDiagnostics: readonly unknown[] }
    const called: string[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) called.push(node.expression.getText(file))
      ts.forEachChild(node, visit)
    }
    visit(file)
    expect(parseDiagnostics).toEqual([])
    expect(statements.map(({ kind }) => kind)).toEqual([
      ts.SyntaxKind.ImportDeclaration,
      ts.SyntaxKind.VariableStatement,
    ])
    expect(called).toEqual(['draw', 'route', 'resources'])
  }
})

describe('orders', () => {
  const rows = (...texts: readonly string[]) =>
    texts.map((text, index) => {
      const [method = '', pattern = ''] = text.split(' ')
      return row({ method: method as 'GET', pattern, controller: 'a', action: `b${index}` })
    })
  /** Whether a table of two rows may be drawn the other way round. */
  const free = (...texts: readonly [string, string]) => {
    const [first, second] = rows(...texts)
    if (!first || !second) throw new Error('no rows')
    expect(ordersAgree([first, second], [first, second])).toBe(true)
    return ordersAgree([first, second], [second, first])
  }

  test.each([
    ['GET /:a', 'GET /:b', false],
    ['GET /:a', 'POST /:b', true],
    ['GET /:a', 'ANY /:b', false],
    ['ANY /:a', 'POST /:b', false],
    // a literal wins whatever the order
    ['GET /a', 'GET /:b', true],
    ['GET /a', 'GET /b', true],
    ['GET /a', 'GET /a', false],
    ['GET /:a/x', 'GET /:b/y', true],
    ['GET /:a/x', 'GET /:b/x', false],
    ['GET /:a/x', 'GET /:b', true],
    ['GET /*a', 'GET /:b', false],
    ['GET /:a', 'GET /*b', false],
    ['GET /:a-x', 'GET /:b', false],
    ['GET /:a-:c', 'GET /:b-:d', false],
    ['GET /a/:b', 'GET /ab/:c', true],
    ['GET /a(/:b)', 'GET /:c', true],
    ['GET (/:a)/x', 'GET /:b/x', false],
  ] as const)('of %s and %s does not matter: %s', (first, second, isFree) => {
    expect(free(first, second)).toBe(isFree)
  })
})

test('withNames gives a name to all rows of its pattern, and to no other pattern', () => {
  const given = [
    row({ method: 'GET', pattern: '/a', name: 'a' }),
    row({ method: 'POST', pattern: '/a' }),
    row({ method: 'GET', pattern: '/b', name: 'a' }),
    row({ method: 'GET', pattern: '/c' }),
    row({ method: 'PUT', pattern: '/a', name: 'other' }),
    row({ method: 'PATCH', pattern: '/a' }),
  ]
  expect(withNames(given).map(({ name, isSilent }) => [name, isSilent])).toEqual([
    ['a', undefined],
    ['a', true],
    [null, undefined],
    [null, undefined],
    ['other', undefined],
    ['a', true],
  ])
})
