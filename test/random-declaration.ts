import fc from 'fast-check'
import { collection, member, namespace, resource, resources, scope } from '../src/declaration.js'
import { defaultRoute, redirect, root, route } from '../src/route-declaration.js'
import type { Declaration, DrawOptions } from '../types/declaration.js'

/** Random declarations of the whole language, nested three deep. Many are refused for a name that two patterns take. */

const NAMES = 'articles comments people news user-profiles statuses sheep line_items categories boxes Photos'.split(' ')
const ACTIONS = ['index', 'new', 'create', 'show', 'edit', 'update', 'destroy'] as const
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'any'] as const

const name = fc.constantFrom(...NAMES)
const word = fc.constantFrom('publish', 'search', 'mark-read', 'archive', 'preview', 'member', 'collection')
const method = fc.constantFrom(...METHODS)
const extras = fc.dictionary(word, fc.oneof(method, fc.uniqueArray(method, { minLength: 1, maxLength: 2 })), {
  minKeys: 1,
  maxKeys: 2,
  noNullPrototype: true,
})
const actions = fc.uniqueArray(fc.constantFrom(...ACTIONS), { maxLength: 4 })
const format = fc.constantFrom(false, true, 'csv')
const pathNames = fc.constant({ new: 'neu', publish: 'freigeben' })
const constraints = fc.constantFrom(
  { id: 'integer' },
  { id: ['a', 'b'] },
  { locale: ['en', 'de'], id: /\d+/ },
  { slug: 'uuid' },
  { id: ['1.0', 'a:b'], locale: ['x/y'] },
)

/** Some of the options, each seldom, so that plain resources stay common. */
const some = (all: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .subarray(Object.keys(all), { maxLength: 3 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((option) => [option, all[option] as fc.Arbitrary<unknown>]))),
    )

const resourceOptions = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: some({
      only: actions,
      except: actions,
      member: extras,
      collection: extras,
      new: fc.oneof(extras, fc.constant({ new: 'any' })),
      path: fc.constantFrom('p', 'a/b', '', 'x-y'),
      param: fc.constantFrom('slug', 'key'),
      as: fc.constantFrom('letters', 'alpha', null),
      singular: fc.constantFrom('one', 'entry-item'),
      controller: fc.constantFrom('things', 'admin/things', '/top'),
      pathPrefix: fc.constantFrom('/flat', 'threads/:thread_id', '(:locale)'),
      namePrefix: fc.constantFrom('x_', '', null),
      namespace: fc.constantFrom('api', 'api/', false),
      shallow: fc.boolean(),
      pathNames,
      constraints,
      format,
    }).filter((options) => !('only' in options && 'except' in options)),
  },
)

const scopeOptions = some({
  path: fc.constantFrom('s', '(:locale)', '/:year', 'a/b'),
  module: fc.constantFrom('m', 'm/n'),
  as: fc.constantFrom('s', 'long-name'),
  controller: fc.constant('scoped'),
  shallow: fc.boolean(),
  shallowPath: fc.constant('sp'),
  shallowPrefix: fc.constant('sn'),
  pathNames,
  constraints,
  format,
})

const single = fc
  .oneof(
    fc.tuple(
      fc.oneof(method, fc.uniqueArray(method, { minLength: 1, maxLength: 2 })),
      fc.constantFrom(
        'about',
        '/about/team',
        'files/*path',
        'x/:from-:to',
        'blog(/:year(/:month))',
        '404',
        'v:version',
        'feed.xml',
        'über',
        '(:locale)(/:year)(/:month)',
      ),
      fc.constantFrom('pages#show', 'show', '#show', 'pages#'),
      some({
        as: fc.constantFrom('alias', 'other-name', null),
        constraints: fc.constant({ year: 'integer', path: ['a'] }),
        format,
      }),
    ),
  )
  .map(([methods, pattern, target, options]) => route(methods as 'get', pattern as never, target, options as {}))

const leaf = fc.oneof(
  { weight: 6, arbitrary: single },
  { weight: 1, arbitrary: fc.constant(null).map(() => root('home#index')) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('/old', 'old/:id')
      .map((pattern) => redirect(pattern as '/old', '/new', { status: 302 })),
  },
  { weight: 1, arbitrary: fc.constant(null).map(() => defaultRoute()) },
)

const names = fc.oneof(
  { weight: 4, arbitrary: name.map((one) => [one]) },
  { weight: 1, arbitrary: fc.uniqueArray(name, { minLength: 2, maxLength: 2 }) },
)

function declarations(depth: number, inside: boolean): fc.Arbitrary<Declaration> {
  const children = (within: boolean): fc.Arbitrary<readonly Declaration[]> =>
    depth === 0 ? fc.constant([]) : fc.array(declarations(depth - 1, within), { maxLength: 2 })
  const groups = inside
    ? [
        { weight: 1, arbitrary: children(false).map((all) => member(all) as Declaration) },
        { weight: 1, arbitrary: children(false).map((all) => collection(all) as Declaration) },
      ]
    : []
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc
        .tuple(names, resourceOptions, children(true))
        .map(([all, options, nested]) => resources(all, options as {}, nested) as Declaration),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(names, resourceOptions, children(true))
        .map(([all, options, nested]) => resource(all, options as {}, nested) as Declaration),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('admin', 'api', 'back-office'), scopeOptions, children(false))
        .map(([one, options, nested]) => namespace(one, options as {}, nested) as Declaration),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(scopeOptions, children(false))
        .map(([options, nested]) => scope(options as {}, nested) as Declaration),
    },
    { weight: 2, arbitrary: leaf },
    ...groups,
  )
}

/** A list of declarations, as `draw` takes it. */
export const randomDeclarations: fc.Arbitrary<readonly Declaration[]> = fc.array(declarations(3, false), {
  minLength: 1,
  maxLength: 3,
})

/** Options of `draw` that change patterns. */
export const randomOptions: fc.Arbitrary<DrawOptions> = fc.oneof(
  fc.constant({}),
  fc.record({ basePath: fc.constantFrom('/app', 'a/b/', '/:tenant', '(/:locale)') }),
)
