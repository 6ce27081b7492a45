import { describe, expect, test } from 'vitest'
import { collection, member, namespace, resource, resources, scope } from '../src/declaration.js'
import { drawRoutes } from '../src/route.js'
import { defaultRoute, redirect, root, route } from '../src/route-declaration.js'
import { names, patterns, table } from './table.js'

const only = { only: ['show'] } as const

describe('controllers', () => {
  test('are prefixed by the modules around them, unless they start with a slash', () => {
    expect(
      table([
        namespace('admin', [
          resources('posts', { ...only, controller: 'entries' }),
          resources('pages', { ...only, controller: '/public/pages' }),
          route('get', 'up', '/health#up'),
        ]),
      ]),
    ).toEqual([
      'admin_post GET /admin/posts/:id admin/entries#show',
      'admin_page GET /admin/pages/:id public/pages#show',
      'admin_up GET /admin/up health#up',
    ])
  })

  test('take the module from the option namespace, which children inherit and may end', () => {
    expect(
      table([
        resources('posts', { ...only, namespace: 'blog/' }, [
          resources('comments', only),
          resources('tags', { ...only, namespace: false }),
        ]),
      ]),
    ).toEqual([
      'post_comment GET /posts/:post_id/comments/:id blog/comments#show',
      'post_tag GET /posts/:post_id/tags/:id tags#show',
      'post GET /posts/:id blog/posts#show',
    ])
  })
})

test('slashes stand once, and inside of all parentheses that follow them', () => {
  const [first, second] = drawRoutes([
    route('get', '//a///b//', 'a#b', { as: null, format: false }),
    route('get', 'x/((:a)b)', 'a#b', { as: null, format: false }),
  ])
  expect(first?.pattern).toBe('/a/b')
  expect(second?.pattern).toBe('/x((/:a)b)')
})

describe('namespace and scope', () => {
  test('prefix path, names and controllers, each by its own option', () => {
    expect(
      table([namespace('admin', { path: 'sekret', as: 'boss', module: 'backoffice' }, [resources('posts', only)])]),
    ).toEqual(['boss_post GET /sekret/posts/:id backoffice/posts#show'])
    expect(table([namespace('admin', { path: '', as: '', module: '' }, [resources('posts', only)])])).toEqual([
      'post GET /posts/:id posts#show',
    ])
    expect(
      table([
        scope({ path: 'a/:team' }, [
          scope({ as: 'b' }, [scope({ module: 'c' }, [scope({ controller: 'd' }, [route('get', 'e')])])]),
        ]),
      ]),
    ).toEqual(['b_e GET /a/:team/e c/d#e'])
  })

  test('compose inside a resource', () => {
    expect(table([resources('posts', only, [namespace('admin', [resources('comments', only)])])])[0]).toBe(
      'post_admin_comment GET /posts/:post_id/admin/comments/:id admin/comments#show',
    )
    expect(
      table([
        resources('agents', only, [scope({ module: 'agents', path: 'x', as: 'y' }, [resources('runs', only)])]),
      ])[0],
    ).toBe('agent_y_run GET /agents/:agent_id/x/runs/:id agents/runs#show')
  })

  test('hand down defaults, constraints, path names and format', () => {
    const [row] = drawRoutes([
      scope(
        {
          defaults: { format: 'json', page: 1 },
          constraints: { id: 'integer' },
          pathNames: { edit: 'editar' },
          format: false,
        },
        [resources('posts', { only: ['edit'], defaults: { page: 2 } })],
      ),
    ])
    expect(row).toEqual({
      name: 'edit_post',
      method: 'GET',
      pattern: '/posts/:id/editar',
      controller: 'posts',
      action: 'edit',
      constraints: { id: 'integer' },
      defaults: { format: 'json', page: 2 },
    })
  })
})

describe('member and collection', () => {
  test('hold routes with targets, parameters and names', () => {
    expect(
      table([
        resources('photos', { only: [] }, [
          member([
            route('get', 'preview'),
            route('get', 'thumb/:size', 'thumb', { as: 'thumb' }),
            route('put', 'adjustments/open', 'orders#open'),
            route('get', '/', 'peek'),
          ]),
          collection([route('get', 'search'), redirect('find', '/photos/search')]),
        ]),
      ]),
    ).toEqual([
      'preview_photo GET /photos/:id/preview photos#preview',
      'thumb_photo GET /photos/:id/thumb/:size photos#thumb',
      'adjustments_open_photo PUT /photos/:id/adjustments/open orders#open',
      'photo GET /photos/:id photos#peek',
      'search_photos GET /photos/search photos#search',
      'find_photos GET /photos/find null#null',
    ])
  })

  test("hold resources, whose names take no part of the group's own", () => {
    expect(
      names([
        namespace('admin', [
          resources('scenarios', { only: [] }, [
            collection([resource('imports', { only: ['new'] })]),
            member([resource('diagram', only)]),
          ]),
        ]),
      ]),
    ).toEqual({
      new_admin_imports: '/admin/scenarios/imports/new',
      admin_diagram: '/admin/scenarios/:id/diagram',
    })
  })
})

describe('route', () => {
  test('is named by a pattern of literals', () => {
    expect(
      table([
        route('get', '/about/our-team', 'pages#team'),
        route('get', 'pages/terms-of-use'),
        namespace('admin', [route('get', 'search/users', 'search#users')]),
      ]),
    ).toEqual([
      'about_our_team GET /about/our-team pages#team',
      'pages_terms_of_use GET /pages/terms-of-use pages#terms_of_use',
      'admin_search_users GET /admin/search/users admin/search#users',
    ])
  })

  test('is nameless where its pattern has parameters, a dot or a leading digit, unless as says otherwise', () => {
    expect(
      table([
        route('get', 'page/:page', 'home#index'),
        route('get', 'feed.xml', 'home#feed'),
        route('get', '404', 'errors#missing'),
        route('get', 'über', 'pages#about'),
        namespace('mod', [route('get', 'notes(/:period)', 'notes#index')]),
        route('get', '/exit', 'sessions#destroy', { as: null }),
        route('get', 'at/:page', 'home#index', { as: 'home-page' }),
      ]).map((row) => row.split(' ')[0]),
    ).toEqual(['null', 'null', 'null', 'null', 'null', 'null', 'home_page'])
  })

  test('draws a row for each of its methods', () => {
    expect(table([route(['get', 'post'], 'search', 'search#show')])).toEqual([
      'search GET /search search#show',
      'search POST /search search#show',
    ])
    expect(table([route('any', '*path', 'errors#missing')])).toEqual(['null ANY /*path errors#missing'])
  })

  test('takes what its target leaves out from its pattern and from the scope around it', () => {
    expect(
      table([
        scope({ controller: 'sessions' }, [
          route('get', 'log-in', '#new'),
          route('get', 'log-out'),
          route('get', 'log-off', 'destroy'),
        ]),
        route('get', 'pages/help', 'help#'),
      ]),
    ).toEqual([
      'log_in GET /log-in sessions#new',
      'log_out GET /log-out sessions#log_out',
      'log_off GET /log-off sessions#destroy',
      'pages_help GET /pages/help help#help',
    ])
  })

  test('directly in resources stands behind the parameter that children have', () => {
    expect(table([resources('photos', only, [route('get', 'preview')])])[0]).toBe(
      'photo_preview GET /photos/:photo_id/preview photos#preview',
    )
  })

  test('leaves controller and action to the parameters of its pattern', () => {
    const [row] = drawRoutes([route('any', 'x/:action(/:id)', 'x#')])
    expect(row).toMatchObject({ name: null, controller: 'x', action: null, defaults: { action: 'index' } })
  })

  test('keeps literal text of any kind, and escapes', () => {
    expect(patterns([route('get', '/~:user/:from-:to', 'a#b'), route('get', 'a\\:b', 'a#b')])).toEqual([
      '/~:user/:from-:to(.:format)',
      '/a\\:b(.:format)',
    ])
  })
})

describe('root, redirect and defaultRoute', () => {
  test('root is GET / without a format, and the path of the namespace around it', () => {
    expect(drawRoutes([root('home#index')])[0]).toMatchObject({ name: 'root', method: 'GET', pattern: '/' })
    expect(drawRoutes([namespace('admin', [root('home#index')])])[0]).toMatchObject({
      name: 'admin_root',
      pattern: '/admin(.:format)',
      controller: 'admin/home',
    })
    expect(drawRoutes([root('home#index', { as: 'home' })])[0]?.name).toBe('home')
  })

  test('redirect answers GET with 301 unless told otherwise', () => {
    expect(drawRoutes([redirect('/stories/:id', '/articles/%{id}')])).toEqual([
      {
        name: null,
        method: 'GET',
        pattern: '/stories/:id(.:format)',
        controller: null,
        action: null,
        constraints: {},
        defaults: {},
        redirect: { to: '/articles/%{id}', status: 301 },
      },
    ])
    expect(drawRoutes([redirect('/old', '/new', { status: 302, keepQuery: true, as: 'moved' })])[0]).toMatchObject({
      name: 'moved',
      redirect: { to: '/new', status: 302, keepQuery: true },
    })
  })

  test('defaultRoute takes any method, and controller and action from the path', () => {
    expect(drawRoutes([defaultRoute()])).toEqual([
      {
        name: null,
        method: 'ANY',
        pattern: '/:controller(/:action(/:id))(.:format)',
        controller: null,
        action: null,
        constraints: {},
        defaults: { action: 'index' },
        catchAll: true,
      },
    ])
  })
})

describe('patterns', () => {
  test('have one slash between segments, and inside the parentheses of an optional one', () => {
    expect(
      patterns([
        scope({ path: '//a//' }, [route('get', '/b//c/', 'a#b')]),
        scope({ path: '(:locale)' }, [resources('posts', only), root('home#index')]),
        route('get', '/s/:id/(:title)', 'a#b'),
        scope({ path: '(:locale)' }, [scope({ path: '(:platform)' }, [root('home#mobile', { as: 'mobile' })])]),
      ]),
    ).toEqual([
      '/a/b/c(.:format)',
      '(/:locale)/posts/:id(.:format)',
      '/(:locale)(.:format)',
      '/s/:id(/:title)(.:format)',
      '/(:locale)(/:platform)(.:format)',
    ])
  })

  test('may have no segment of the resource', () => {
    expect(patterns([resources('pages', { path: '' })])).toEqual([
      '/',
      '/new(.:format)',
      '/:id/edit(.:format)',
      '/:id(.:format)',
    ])
  })

  test('keep a format that they write themselves', () => {
    expect(patterns([route('get', '/a(.:format)', 'a#b'), route('get', '/b.:format', 'a#b')])).toEqual([
      '/a(.:format)',
      '/b.:format',
    ])
  })

  test('have no format, a fixed one or a required one', () => {
    const row = (format: boolean | string) => drawRoutes([route('get', 'feed', 'feed#show', { format })])[0]
    expect(row(false)).toMatchObject({ pattern: '/feed', constraints: {}, defaults: {} })
    expect(row('rss')).toMatchObject({
      pattern: '/feed(.:format)',
      constraints: { format: ['rss'] },
      defaults: { format: 'rss' },
    })
    expect(row(true)).toMatchObject({ pattern: '/feed.:format', constraints: { format: { source: '.+', flags: '' } } })
  })
})

describe('constraints', () => {
  test('stand on the rows whose pattern has the parameter', () => {
    const rows = drawRoutes([resources('photos', { only: ['index', 'show'], constraints: { id: /\d+/i } })])
    expect(rows.map(({ constraints }) => constraints)).toEqual([{}, { id: { source: '\\d+', flags: 'i' } }])
  })

  test("hold for the parameter that children have in the member's stead, and for their own", () => {
    const [row] = drawRoutes([
      resources('photos', { only: [], constraints: { id: ['a', 'b'] } }, [resources('tags', only)]),
    ])
    expect(row).toMatchObject({
      pattern: '/photos/:photo_id/tags/:id(.:format)',
      constraints: { photo_id: ['a', 'b'], id: ['a', 'b'] },
    })
  })

  test('are those of each route, though the one before has the same pattern', () => {
    const rows = drawRoutes([
      route('get', 't/:tag', 'home#tag', { constraints: { tag: /[^,]+/ } }),
      route('get', 't/:tag', 'home#tags', { defaults: { many: true } }),
    ])
    expect(rows.map(({ constraints, defaults }) => [constraints, defaults])).toEqual([
      [{ tag: { source: '[^,]+', flags: '' } }, {}],
      [{}, { many: true }],
    ])
  })

  test('are told apart from parameters that start with the same letters', () => {
    const [row] = drawRoutes([route('get', 'a/:identity', 'a#b', { constraints: { id: 'integer', identity: 'uuid' } })])
    expect(row?.constraints).toEqual({ identity: 'uuid' })
  })
})

test('rows are frozen, and their records have no prototype', () => {
  const rows = drawRoutes([
    resources('photos', { defaults: { a: 1 }, constraints: { id: 'uuid' } }),
    redirect('/a', '/b'),
  ])
  expect(Object.isFrozen(rows) && rows.every((row) => Object.isFrozen(row))).toBe(true)
  expect(Object.isFrozen(rows.at(-1)?.redirect)).toBe(true)
  for (const { constraints, defaults } of rows)
    expect([Object.getPrototypeOf(constraints), Object.getPrototypeOf(defaults)]).toEqual([null, null])
})

test('a table of 1,000 resources is drawn in the order of declaration', () => {
  const many = Array.from({ length: 1000 }, (_, index) => resources(`r${index}`, { only: ['index'] }))
  expect(drawRoutes(many).map(({ name }) => name?.replace('_index', ''))).toEqual(many.map((_, index) => `r${index}`))
})

describe('with other names for parameters', () => {
  const upper = { rename: (name: string) => name.toUpperCase() }

  test('names, patterns, constraints, defaults and redirects have them', () => {
    const [first, second] = drawRoutes(
      [
        resources('posts', { only: ['show'], constraints: { id: 'integer' }, defaults: { lang: 'de' } }),
        redirect('a/:id', '/b/%{id}?id=%{id}'),
      ],
      upper,
    )
    expect(first).toMatchObject({
      name: 'POST',
      pattern: '/posts/:ID(.:FORMAT)',
      controller: 'posts',
      action: 'show',
      constraints: { ID: 'integer' },
      defaults: { LANG: 'de' },
    })
    expect(Object.keys(first?.constraints ?? {})).toEqual(['ID'])
    expect(second).toMatchObject({ name: null, redirect: { to: '/b/%{ID}?id=%{ID}', status: 301 } })
  })

  test('nameless routes stay so', () => {
    expect(drawRoutes([route('get', 'a/:id', 'a#b')], upper)).toMatchObject([{ name: null, action: 'b' }])
  })
})

test('a pattern that is no word names no route, unless what is around it makes it one', () => {
  expect(table([route('get', '1st', 'a#b'), route('get', 'a.b', 'a#b'), route('get', 'x/1st', 'a#c')])).toEqual([
    'null GET /1st a#b',
    'null GET /a.b a#b',
    'x_1st GET /x/1st a#c',
  ])
  expect(names([namespace('area', [route('get', '1st', 'a#b')])])).toEqual({ area_1st: '/area/1st' })
})

test('a pattern of optional segments alone keeps its first slash, so that no path is empty', () => {
  const format = { as: 'x', format: false } as const
  expect(patterns([route('get', '(/:a)', 'a#b', format)])).toEqual(['/(:a)'])
  expect(patterns([route('get', '(/:a)(/:b)', 'a#b', format)])).toEqual(['/(:a)(/:b)'])
  expect(patterns([route('get', '(/a)/b', 'a#b', format)])).toEqual(['(/a)/b'])
})

test('a namespace that is given as an option may end in a slash', () => {
  const slashed = table([resources('posts', { ...only, namespace: 'a/b/' })])
  expect(slashed).toEqual(table([resources('posts', { ...only, namespace: 'a/b' })]))
  expect(slashed[0]).toContain(' a/b/posts#show')
})
