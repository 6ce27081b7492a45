import { describe, expect, test } from 'vitest'
import { namespace, resource, resources, scope } from '../src/declaration.js'
import { drawRoutes } from '../src/route.js'
import { root, route } from '../src/route-declaration.js'
import { names, table } from './table.js'

const only = { only: ['show'] } as const

describe('resources', () => {
  test('draw the seven actions, the name on every row of its pattern', () => {
    expect(table([resources('messages')])).toEqual([
      'messages GET /messages messages#index',
      'messages POST /messages messages#create',
      'new_message GET /messages/new messages#new',
      'edit_message GET /messages/:id/edit messages#edit',
      'message GET /messages/:id messages#show',
      'message PUT /messages/:id messages#update',
      'message DELETE /messages/:id messages#destroy',
    ])
  })

  test('of several names share their options', () => {
    expect(table([resources(['books', 'toys'], { only: ['index'] })])).toEqual([
      'books GET /books books#index',
      'toys GET /toys toys#index',
    ])
  })

  test('draw PATCH before PUT where it is asked for', () => {
    expect(table([resources('messages', { only: ['update'] })], { patch: true })).toEqual([
      'message PATCH /messages/:id messages#update',
      'message PUT /messages/:id messages#update',
    ])
  })

  test('keep the name that an action of only needs', () => {
    expect(names([resources('messages', { only: ['update'] })])).toEqual({ message: '/messages/:id' })
    expect(names([resources('messages', { only: ['create'] })])).toEqual({ messages: '/messages' })
  })

  test('leave out the actions of except, and no extra action', () => {
    expect(
      table([
        resources('messages', { except: ['create', 'new', 'edit', 'update', 'destroy'], member: { mark: 'post' } }),
      ]),
    ).toEqual([
      'mark_message POST /messages/:id/mark messages#mark',
      'messages GET /messages messages#index',
      'message GET /messages/:id messages#show',
    ])
  })

  test('are called index where singular and plural are equal', () => {
    expect(names([resources('news')])).toEqual({
      news_index: '/news',
      new_news: '/news/new',
      edit_news: '/news/:id/edit',
      news: '/news/:id',
    })
  })

  test("write '-' and '/' of a name as '_' in names and parameters, not in paths", () => {
    expect(names([resources('user-profiles', {}, [resources('admin/posts', only)])])).toMatchObject({
      user_profiles: '/user-profiles',
      edit_user_profile: '/user-profiles/:id/edit',
      user_profile_admin_post: '/user-profiles/:user_profile_id/admin/posts/:id',
    })
  })

  test('may be called like a property of every object', () => {
    expect(table([resources(['constructor', '__proto__'], { singular: 'one', only: ['index'] })])).toEqual([
      'constructor GET /constructor constructor#index',
      '__proto__ GET /__proto__ __proto__#index',
    ])
  })
})

describe('a singular resource', () => {
  test('has no index and no id, and a controller in the plural', () => {
    expect(table([resource('account')])).toEqual([
      'new_account GET /account/new accounts#new',
      'edit_account GET /account/edit accounts#edit',
      'account GET /account accounts#show',
      'account PUT /account accounts#update',
      'account DELETE /account accounts#destroy',
      'account POST /account accounts#create',
    ])
  })

  test('gives its children no parameter', () => {
    expect(names([resource('account', only, [resources('messages', only)])])).toEqual({
      account_message: '/account/messages/:id',
      account: '/account',
    })
  })

  test('takes routes among its children for its own', () => {
    expect(table([resource('account', only, [route('get', 'verify')])])[0]).toBe(
      'verify_account GET /account/verify accounts#verify',
    )
  })

  test('is never shallow', () => {
    expect(names([resources('users', { shallow: true, only: [] }, [resource('email', only)])])).toEqual({
      user_email: '/users/:user_id/email',
    })
  })
})

describe('extra actions', () => {
  test('stand on the collection, on members and on the new form', () => {
    expect(
      table([
        resources('messages', {
          only: [],
          collection: { rss: 'get' },
          member: { toggle: ['get', 'post'] },
          new: { preview: 'post' },
        }),
      ]),
    ).toEqual([
      'toggle_message GET /messages/:id/toggle messages#toggle',
      'toggle_message POST /messages/:id/toggle messages#toggle',
      'rss_messages GET /messages/rss messages#rss',
      'preview_new_message POST /messages/new/preview messages#preview',
    ])
  })

  test('widen the methods of new by its own name', () => {
    expect(table([resources('messages', { only: ['new'], new: { new: 'any' } })])).toEqual([
      'new_message ANY /messages/new messages#new',
      'new_message GET /messages/new messages#new',
    ])
  })

  test('may be called member and collection', () => {
    const called = { only: [], member: { member: 'get' }, collection: { collection: 'get' } } as const
    expect(names([resources('clubs', called), resource('team', called)])).toEqual({
      member_club: '/clubs/:id/member',
      collection_clubs: '/clubs/collection',
      member_team: '/team/member',
      collection_team: '/team/collection',
    })
  })

  test('take other segments from pathNames, as new and edit do', () => {
    expect(
      names([
        resources('messages', {
          only: ['new', 'edit'],
          pathNames: { new: 'nuevo', edit: 'editar', rss: 'canal', fix: 'corregir' },
          collection: { rss: 'get' },
          member: { fix: 'post' },
          new: { preview: 'post' },
        }),
      ]),
    ).toEqual({
      fix_message: '/messages/:id/corregir',
      rss_messages: '/messages/canal',
      preview_new_message: '/messages/nuevo/preview',
      new_message: '/messages/nuevo',
      edit_message: '/messages/:id/editar',
    })
  })

  test('may be called like a property of every object', () => {
    const member = JSON.parse('{"__proto__":"get","constructor":"put"}') as Record<string, 'get'>
    expect(names([resources('messages', { only: [], member })])).toEqual({
      __proto___message: '/messages/:id/__proto__',
      constructor_message: '/messages/:id/constructor',
    })
  })

  test('of a singular resource stand on it', () => {
    expect(names([resource('account', { only: [], member: { reset: 'put' }, collection: { all: 'get' } })])).toEqual({
      reset_account: '/account/reset',
      all_account: '/account/all',
    })
  })
})

describe('nesting', () => {
  test('draws children before the seven actions of their parent', () => {
    expect(table([resources('articles', only, [resources('comments', only)])])).toEqual([
      'article_comment GET /articles/:article_id/comments/:id comments#show',
      'article GET /articles/:id articles#show',
    ])
  })

  test('replaces the path prefix by pathPrefix and the name prefix by namePrefix, each alone', () => {
    expect(
      names([
        resources('threads', { only: [] }, [
          resources('messages', { ...only, pathPrefix: '/flat/:flat_id' }),
          resources('notes', { ...only, namePrefix: 'x_' }),
          resources('marks', { ...only, namePrefix: null }),
        ]),
      ]),
    ).toEqual({
      thread_message: '/flat/:flat_id/messages/:id',
      x_note: '/threads/:thread_id/notes/:id',
      mark: '/threads/:thread_id/marks/:id',
    })
  })

  test('derives names and parameters from singular', () => {
    expect(names([resources('posts', { ...only, singular: 'entry' }, [resources('comments', only)])])).toEqual({
      entry_comment: '/posts/:entry_id/comments/:id',
      entry: '/posts/:id',
    })
  })

  test('derives names and parameters from as, paths and controllers from the name', () => {
    expect(table([resources('messages', { ...only, as: 'letters' }, [resources('stamps', only)])])).toEqual([
      'letter_stamp GET /messages/:letter_id/stamps/:id stamps#show',
      'letter GET /messages/:id messages#show',
    ])
  })

  test('leaves the routes of a resource nameless by as: null, not those of its children', () => {
    expect(
      table([
        resources('messages', { ...only, as: null, member: { mark: 'post' } }, [
          route('get', 'preview'),
          route('get', 'named', undefined, { as: 'named' }),
          resources('stamps', only),
        ]),
      ]),
    ).toEqual([
      'null POST /messages/:id/mark messages#mark',
      'null GET /messages/:message_id/preview messages#preview',
      'message_named GET /messages/:message_id/named messages#named',
      'message_stamp GET /messages/:message_id/stamps/:id stamps#show',
      'null GET /messages/:id messages#show',
    ])
  })

  test('takes the parameter from param', () => {
    expect(names([resources('posts', { ...only, param: 'slug' }, [resources('comments', only)])])).toEqual({
      post_comment: '/posts/:post_slug/comments/:id',
      post: '/posts/:slug',
    })
  })

  test('renames derived parameters, and no literal', () => {
    const camelCase = (parameter: string) => parameter.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    expect(
      drawRoutes([resources('line_items', { only: [] }, [resources('tax_rates', only)])], { rename: camelCase })[0]
        ?.pattern,
    ).toBe('/line_items/:lineItemId/tax_rates/:id(.:format)')
  })

  test('uses the singulars and plurals that draw is told', () => {
    const inflections = { irregular: [['betum', 'beta']] } as const
    expect(names([resources('beta', only)], { inflections })).toEqual({ betum: '/beta/:id' })
    expect(table([resource('betum', only)], { inflections })).toEqual(['betum GET /betum beta#show'])
  })
})

test('a route in a namespace in a singular resource is named after both, as in a plural one', () => {
  const inside = [
    namespace('admin', [route('get', 'log', 'log#show'), root('log#index'), scope({ path: 'x' }, [route('get', 'a')])]),
    scope({ path: 'y' }, [route('get', 'b')]),
  ]
  expect(Object.keys(names([resource('profile', { only: [] }, inside)]))).toEqual([
    'profile_admin_log',
    'profile_admin_root',
    'profile_admin_a',
    'b_profile',
  ])
  expect(Object.keys(names([resources('people', { only: [] }, inside)]))).toEqual([
    'person_admin_log',
    'person_admin_root',
    'person_admin_a',
    'person_b',
  ])
})

describe('shallow', () => {
  test('keeps the prefix of the collection and drops that of members and of their children', () => {
    expect(
      names([
        resources('threads', { only: [], shallow: true }, [
          resources('messages', { member: { mark: 'post' } }, [resources('comments', { only: ['index'] })]),
        ]),
      ]),
    ).toEqual({
      mark_message: '/messages/:id/mark',
      message_comments: '/messages/:message_id/comments',
      thread_messages: '/threads/:thread_id/messages',
      new_thread_message: '/threads/:thread_id/messages/new',
      edit_message: '/messages/:id/edit',
      message: '/messages/:id',
    })
  })

  test('keeps the path and the name of a namespace', () => {
    expect(
      names([namespace('admin', [resources('products', { only: [], shallow: true }, [resources('images', only)])])]),
    ).toEqual({ admin_image: '/admin/images/:id' })
  })

  test('is inherited, and ended by false', () => {
    expect(
      names([
        resources('a', { only: [], shallow: true, singular: 'a' }, [
          resources('b', { only: [], shallow: false, singular: 'b' }, [resources('c', { ...only, singular: 'one' })]),
        ]),
      ]),
    ).toEqual({ a_b_one: '/a/:a_id/b/:b_id/c/:id' })
  })

  test('keeps shallowPath and shallowPrefix of a scope', () => {
    expect(
      names([
        scope({ shallowPath: 'secret', shallowPrefix: 'hidden', shallow: true }, [
          resources('articles', { only: [] }, [resources('comments', only)]),
        ]),
      ]),
    ).toEqual({ hidden_comment: '/secret/comments/:id' })
  })

  test('keeps what the option namespace says', () => {
    expect(
      table([resources('products', { ...only, namespace: 'admin', shallow: true }, [resources('images', only)])]),
    ).toEqual([
      'admin_image GET /admin/images/:id admin/images#show',
      'admin_product GET /admin/products/:id admin/products#show',
    ])
  })
})
