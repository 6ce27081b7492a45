import { afterEach, describe, expect, test, vi } from 'vitest'
import { collection, member, namespace, resource, resources, scope } from '../src/declaration.js'
import { DeclarationError } from '../src/declaration-error.js'
import { drawRoutes } from '../src/route.js'
import { defaultRoute, redirect, root, route } from '../src/route-declaration.js'
import { METHODS, RESOURCE_OPTIONS } from '../src/tables.js'
import type { Declaration } from '../types/declaration.js'

/** A value that the types would refuse. */
const wrong = (value: unknown): never => value as never

const known = RESOURCE_OPTIONS.join(', ')
const methods = METHODS.join(', ')
const seven = 'index, create, new, edit, show, update, destroy'
const nested = (depth: number): Declaration =>
  depth === 0 ? resources('leaves') : namespace(`n${depth}`, [nested(depth - 1)])

const REFUSALS: readonly (readonly [does: string, declare: () => unknown, sentence: string])[] = [
  [
    'an unknown option, and suggests the nearest',
    () => resources('articles', wrong({ onyl: ['index'] })),
    `resources() takes no option 'onyl': write 'only', or another of ${known}`,
  ],
  [
    "an option in Rails' spelling",
    () => resource('account', wrong({ path_names: {} })),
    `resource() takes no option 'path_names': write 'pathNames', or another of ${known}`,
  ],
  [
    'an unknown option that is near to none',
    () => route('get', 'about', 'pages#about', wrong({ constrain: 1, zzz: 1 })),
    "route() takes no option 'constrain': write 'constraints', or another of as, constraints, defaults, format",
  ],
  [
    'an option of another function',
    () => scope(wrong({ only: [] }), []),
    "scope() takes no option 'only': write one of path, module, as, controller, defaults, constraints, shallow, shallowPath, shallowPrefix, pathNames, format",
  ],
  [
    'children in the place of options',
    () => resources('articles', wrong([resources('comments')])),
    "Children stand in the place of the options: write them last, as in resources('news', {}, [ … ])",
  ],
  [
    'options that are no object',
    () => scope(wrong('admin'), []),
    "The options of scope() are 'admin': write an object, as in { path: 'news' }",
  ],
  [
    'a method that does not exist',
    () => route(wrong('pots'), 'about', 'pages#about'),
    `Method 'pots' does not exist: write 'post', or another of ${methods}`,
  ],
  [
    'a method in upper case',
    () => resources('articles', { member: { publish: wrong('POST') } }),
    `Method 'POST' does not exist: write 'post', or another of ${methods}`,
  ],
  [
    'a method in a list',
    () => resources('articles', { collection: { search: ['get', wrong('xyz')] } }),
    `Method 'xyz' does not exist: write one of ${methods}`,
  ],
  [
    'an empty list of methods',
    () => route([], 'about', 'pages#about'),
    "route() has an empty list of methods: write at least one, as in 'get'",
  ],
  [
    'an action that does not exist in only',
    () => resources('articles', { only: ['show', wrong('idnex')] }),
    `Action 'idnex' in 'only' is none of the seven: write 'index', or another of ${seven}`,
  ],
  [
    'an action that does not exist in except',
    () => resources('articles', { except: [wrong('publish')] }),
    `Action 'publish' in 'except' is none of the seven: write one of ${seven}`,
  ],
  [
    'only that is no list',
    () => resources('articles', { only: wrong('show') }),
    "Option 'only' of resources() is 'show': write a list of actions, as in ['index', 'show']",
  ],
  [
    'only and except together',
    () => resources('articles', { only: ['index'], except: ['show'] }),
    "resources() has both options 'only' and 'except': write one of them",
  ],
  ['an empty name', () => resources(''), "resources() has no name: write at least one, as in 'articles'"],
  ['an empty list of names', () => resource([]), "resource() has no name: write at least one, as in 'articles'"],
  [
    'a name that can be in no helper name',
    () => resources('my articles'),
    "Name 'my articles' of resources() cannot be part of a helper's name: write letters, digits, '_' and '-', and another path as the option 'path'",
  ],
  [
    'a name with a slash at its end',
    () => namespace('/admin', []),
    "Name '/admin' of namespace() cannot be part of a helper's name: write letters, digits, '_' and '-', and another path as the option 'path'",
  ],
  [
    'a name that is no text',
    () => resources(wrong(7)),
    "Name 7 of resources() cannot be part of a helper's name: write letters, digits, '_' and '-', and another path as the option 'path'",
  ],
  [
    'an extra action that can be in no helper name',
    () => resources('articles', { member: { 'pub lish': 'post' } }),
    "Name 'pub lish' of resources() cannot be part of a helper's name: write letters, digits, '_' and '-', and another path as the option 'path'",
  ],
  [
    'children that are no list',
    () => resources('articles', {}, wrong(resources('comments'))),
    "resources() takes a list of declarations, not an object: write an array, as in [resources('comments')]",
  ],
  [
    'a child that is no declaration',
    () => namespace('admin', [wrong(undefined)]),
    'undefined among the children of namespace() is no declaration: write resources(), route() and the like',
  ],
  [
    'a concern that is not spread',
    () => resources('articles', {}, [wrong([resources('comments')])]),
    "A list among the children of resources() is no declaration: write '...' before it, so that what it holds stands there",
  ],
  [
    'a child of an unknown kind',
    () => drawRoutes([wrong({ kind: 'toString' })]),
    'an object among the children of draw() is no declaration: write resources(), route() and the like',
  ],
  [
    'a declaration in place of a list',
    () => drawRoutes(wrong(resources('articles'))),
    "draw() takes a list of declarations, not an object: write an array, as in [resources('comments')]",
  ],
  [
    'a wrong declaration that came as JSON',
    () => drawRoutes([wrong({ kind: 'resources', names: ['a'], options: { onyl: [] }, children: [] })]),
    `resources() takes no option 'onyl': write 'only', or another of ${known}`,
  ],
  [
    'a member group outside a resource',
    () => drawRoutes([member([route('get', 'preview')])]),
    'member() stands outside a resource: write it among the children of resources() or resource()',
  ],
  [
    'a collection group inside a namespace of a resource',
    () => drawRoutes([resources('photos', {}, [namespace('admin', [collection([])])])]),
    'collection() stands outside a resource: write it among the children of resources() or resource()',
  ],
  [
    'nesting deeper than 32 levels',
    () => drawRoutes([nested(32)]),
    'Declarations are nested deeper than 32 levels: write the inner ones further out, with a path',
  ],
  [
    'a text option of another type',
    () => resources('articles', { path: wrong(7) }),
    "Option 'path' of resources() is 7: write a string",
  ],
  [
    'an as that can be no name',
    () => route('get', 'about', 'pages#about', { as: 'about us' }),
    "Option 'as' of route() is 'about us': write a name, or null for none",
  ],
  [
    'a name prefix with a sign',
    () => resources('articles', { namePrefix: 'admin-' }),
    "Option 'namePrefix' of resources() is 'admin-': write a prefix with its underscore, as in 'admin_', or null for none",
  ],
  [
    'a format with a sign',
    () => resources('articles', { format: '.csv' }),
    "Option 'format' of resources() is '.csv': write true, false or one format, as in 'csv'",
  ],
  [
    'a constraint that is none',
    () => resources('articles', { constraints: { id: wrong('number') } }),
    "Option 'constraints' of resources() is an object: write parameters, each with a RegExp, a list of values, 'integer' or 'uuid'",
  ],
  [
    'a constraint of no values',
    () => resources('articles', { constraints: { id: [] } }),
    "Option 'constraints' of resources() is an object: write parameters, each with a RegExp, a list of values, 'integer' or 'uuid'",
  ],
  [
    'extra actions that are no object',
    () => resources('articles', { member: wrong(['publish']) }),
    "Option 'member' of resources() is a list: write actions and their methods, as in { publish: 'post' }",
  ],
  [
    'attributes without a validator',
    () => resources('articles', { attributes: {} }),
    "Option 'attributes' of resources() is an object: write a Standard Schema validator",
  ],
  [
    'a default that is an object',
    () => scope({ defaults: { format: wrong({}) } }, []),
    "Option 'defaults' of scope() is an object: write parameters, each with a string, a number or a boolean",
  ],
  [
    'a status that is no redirect',
    () => redirect('/old', '/new', { status: 200 }),
    "Option 'status' of redirect() is 200: write one of 301, 302, 303, 307, 308",
  ],
  [
    'a redirect to nowhere',
    () => redirect('/old', ''),
    "A redirect leads to '': write a path or a URL, as in '/articles/%{id}'",
  ],
  [
    'a redirect to a parameter that its pattern lacks',
    () => drawRoutes([redirect('/old/:name', '/new/%{id}')]),
    "The redirect to '/new/%{id}' needs the parameter 'id', which pattern '/old/:name(.:format)' lacks: write ':id' in the pattern",
  ],
  [
    'a pattern that is no text',
    () => route('get', wrong(undefined), 'a#b'),
    "The pattern of route() is undefined: write a path, as in '/articles/:id'",
  ],
  [
    'a parenthesis that is not closed',
    () => route('get', 'posts(/:page', 'posts#index'),
    "Pattern 'posts(/:page' has unbalanced parentheses: write a ')' for every '(', and '\\(' for the character",
  ],
  [
    'a parenthesis that closes nothing',
    () => scope({ path: ':a)(' }, []),
    "Pattern ':a)(' has unbalanced parentheses: write a ')' for every '(', and '\\(' for the character",
  ],
  [
    'empty parentheses',
    () => route('get', 'posts()', 'posts#index'),
    "Pattern 'posts()' has empty parentheses: write what is optional between them, as in '(/:locale)'",
  ],
  [
    'a parameter without a name',
    () => route('get', 'posts/:', 'posts#index'),
    "Pattern 'posts/:' has a ':' without a parameter name: write ':name', or '\\:' for the character",
  ],
  [
    'a parameter twice in one pattern',
    // @ts-expect-error: the compiler says the same
    () => route('get', '/:id/posts/:id', 'posts#show'),
    "Pattern '/:id/posts/:id' has the parameter 'id' twice: rename one of them",
  ],
  [
    'a parameter twice in a nested pattern',
    () => drawRoutes([scope({ path: ':id' }, [resources('posts', { only: ['show'] })])]),
    "Pattern '/:id/posts/:id(.:format)' has the parameter 'id' twice: rename one of them",
  ],
  [
    'a query in a pattern',
    () => route('get', 'posts?page=1', 'posts#index'),
    "Pattern 'posts?page=1' holds '?', which no path has: write the path alone",
  ],
  [
    'a target with two actions',
    () => route('get', 'about', 'pages#about#us'),
    "'pages#about#us' is no target: write 'controller#action', or inside a resource an action",
  ],
  [
    'a root without a target',
    () => root(wrong(undefined)),
    "undefined is no target: write 'controller#action', or inside a resource an action",
  ],
  [
    'a route that no controller can be found for',
    () => drawRoutes([namespace('admin', [route('get', 'about')])]),
    "Route '/admin/about(.:format)' has no controller: write its target as 'controller#action'",
  ],
  [
    'a route that no action can be found for',
    () => drawRoutes([route('get', 'posts/:year', 'posts#')]),
    "Route '/posts/:year(.:format)' has no action: write its target as 'controller#action'",
  ],
  [
    'two patterns of one name',
    () => drawRoutes([resources('tags', { path: 'a/tags' }), resources('tags', { path: 'b/tags' })]),
    "Patterns '/a/tags(.:format)' and '/b/tags(.:format)' both take the name 'tags': write as: 'another_name' or as: null for one of them",
  ],
  [
    'a default route in a namespace',
    () => drawRoutes([namespace('admin', [defaultRoute()])]),
    "defaultRoute() stands inside the module 'admin', which a ':controller' from the path would leave: write it outside",
  ],
  [
    'a route whose path names the controller, in a module',
    () => drawRoutes([scope({ module: 'admin' }, [scope({ path: 'x' }, [route('get', ':controller/help', '#help')])])]),
    "route() stands inside the module 'admin', which a ':controller' from the path would leave: write it outside",
  ],
  [
    'a redirect whose pattern is wrong',
    () => redirect('stories(', '/articles'),
    "Pattern 'stories(' has unbalanced parentheses: write a ')' for every '(', and '\\(' for the character",
  ],
  [
    'a redirect that needs a parameter of another',
    () => drawRoutes([redirect('a/:id', '/b/%{id}'), redirect('a/:id', '/c/%{name}')]),
    "The redirect to '/c/%{name}' needs the parameter 'name', which pattern '/a/:id(.:format)' lacks: write ':name' in the pattern",
  ],
  [
    'a function in the place of a name',
    () => resources(wrong(() => 'articles')),
    "Name a function of resources() cannot be part of a helper's name: write letters, digits, '_' and '-', and another path as the option 'path'",
  ],
  [
    'null in the place of a name',
    () => resources(wrong(null)),
    "Name null of resources() cannot be part of a helper's name: write letters, digits, '_' and '-', and another path as the option 'path'",
  ],
  [
    'null in the place of options',
    () => scope(wrong(null), []),
    "The options of scope() are null: write an object, as in { path: 'news' }",
  ],
  [
    'an option that another may be meant by, whatever the case',
    () => resources('articles', wrong({ NAMEPREFIX: '' })),
    `resources() takes no option 'NAMEPREFIX': write 'namePrefix', or another of ${known}`,
  ],
  [
    'a short word that is near to none',
    () => route(wrong('xy'), 'about', 'pages#about'),
    `Method 'xy' does not exist: write one of ${methods}`,
  ],
  [
    'a child that is one of these by name alone',
    () => drawRoutes([wrong({ kind: 'toString' })]),
    'an object among the children of draw() is no declaration: write resources(), route() and the like',
  ],
  ...['about/', 'a b#c', '!#a', 'a//b#c', '#', ''].map(
    (target) =>
      [
        `the target '${target}'`,
        () => route('get', 'about', target),
        `'${target}' is no target: write 'controller#action', or inside a resource an action`,
      ] as const,
  ),
]

describe('refused with one sentence is', () => {
  test.each(REFUSALS)('%s', (_, declare, sentence) => {
    expect(declare).toThrow(new DeclarationError(sentence))
  })
})

test('what is allowed beside what is refused', () => {
  expect(() =>
    drawRoutes([
      nested(30),
      resources(['admin/posts', 'user-profiles', 'constructor'], { constraints: { id: 'uuid' }, namespace: 'admin/' }),
      route('get', 'a\\:b\\(c', 'a#b', { as: 'escaped' }),
      route(['get', 'post'], '/search', 'search#show'),
      route('put', '/search', 'search#store'),
    ]),
  ).not.toThrow()
})

test('targets that are taken', () => {
  for (const target of ['admin/pages#about', '/pages#about', 'my-pages#about-us', '#about', 'about', 'a/bc/def#x'])
    expect(() => route('get', 'about', target)).not.toThrow()
})

test('declarations may be as deep as is said, and no deeper', () => {
  expect(() => drawRoutes([nested(31)])).not.toThrow()
  expect(() => drawRoutes([nested(32)])).toThrow('nested deeper than 32 levels')
})

test('refusals are errors by a name of their own', () => {
  expect(new DeclarationError('no').name).toBe('DeclarationError')
})

describe('declarations are taken as they are', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })

  const unchecked = () => {
    expect(() => resources('articles', wrong({ onyl: [] }))).not.toThrow()
    expect(() => drawRoutes([member([])])).toThrow(TypeError)
    expect(drawRoutes([namespace('admin', [defaultRoute()])])).toHaveLength(1)
    expect(
      drawRoutes([resources('a', { only: ['index'] }), resources('a', { only: ['index'], path: 'b' })]),
    ).toHaveLength(2)
  }

  test('in production', () => {
    vi.stubEnv('NODE_ENV', 'production')
    unchecked()
  })

  test('where there is no process', () => {
    vi.stubGlobal('process', undefined)
    unchecked()
  })
})
