import { type } from 'arktype'
import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { html } from '../../src/form/index.js'
import { collection, draw, member, namespace, resource, resources, routesOf, scope } from '../../src/index.js'
import { listBodies } from '../../src/serve/attributes.js'
import { type ContextOf, serve, type Validator } from '../../src/serve/index.js'
import type { Declaration, DrawOptions } from '../../types/declaration.js'
import { asker, form } from './ask.js'

/** The same attributes by three validators. */
const SCHEMAS = {
  zod: z.object({ title: z.string().min(2), views: z.coerce.number().int() }),
  valibot: v.object({
    title: v.pipe(v.string(), v.minLength(2)),
    views: v.pipe(v.unknown(), v.transform(Number), v.integer()),
  }),
  arktype: type({ title: 'string >= 2', views: 'string.integer.parse | number.integer' }),
} as const

const give = ({ params }: { params: object }) => params

it('the types of attributes are those that the validator gives', () => {
  const routes = draw([
    resources('posts', { attributes: SCHEMAS.zod, only: ['create'] }),
    resources('drafts', { attributes: SCHEMAS.valibot, only: ['create'] }),
    resources('notes', { attributes: SCHEMAS.arktype, only: ['create'] }),
  ])
  interface Attributes {
    title: string
    views: number
  }
  expectTypeOf<ContextOf<typeof routes, 'posts', 'create'>['params']>().toEqualTypeOf<{
    readonly format?: string
    readonly post: Attributes
  }>()
  expectTypeOf<ContextOf<typeof routes, 'drafts', 'create'>['params']>().toEqualTypeOf<{
    readonly format?: string
    readonly draft: Attributes
  }>()
  expectTypeOf<ContextOf<typeof routes, 'notes', 'create'>['params']>().toEqualTypeOf<{
    readonly format?: string
    readonly note: Attributes
  }>()
  for (const schema of Object.values(SCHEMAS)) expectTypeOf(schema).toExtend<Validator<Attributes>>()
  expect(listBodies(routes).size).toBe(3)
})

describe.each(Object.entries(SCHEMAS))('attributes by %s', (_, attributes) => {
  const routes = draw([resources('posts', { attributes: attributes as Validator<{ title: string; views: number }> })])
  const seen: unknown[] = []
  const posts = {
    index: give,
    new: give,
    edit: give,
    show: give,
    destroy: give,
    create: ({ params }: { params: { post: { title: string; views: number } } }) => {
      seen.push(params.post)
      return { title: params.post.title, views: params.post.views + 1 }
    },
    update: give,
  }
  const ask = asker(serve(routes, { posts }))

  it('come to create and update as the validator gives them', async () => {
    expect((await ask('POST /posts', form({ 'post[title]': 'ab', 'post[views]': '41' }))).json).toEqual({
      title: 'ab',
      views: 42,
    })
    expect((await ask('PUT /posts/7', { post: { title: 'ab', views: 1 } })).json).toEqual({
      id: '7',
      post: { title: 'ab', views: 1 },
    })
  })

  it('are refused with 422 and the issues', async () => {
    const before = seen.length
    for (const body of [form({ 'post[title]': 'a', 'post[views]': '1' }), { post: { title: 5, views: 1 } }]) {
      const answer = await ask('POST /posts', body, { accept: 'application/json' })
      expect(answer.status).toBe(422)
      expect(answer.json).toEqual({ issues: [{ message: expect.any(String), path: ['title'] }] })
    }
    const answer = await ask('PUT /posts/1', form({ 'post[title]': 'abc', 'post[views]': 'x' }))
    expect([answer.status, answer.type]).toEqual([422, 'text/html; charset=utf-8'])
    expect(answer.text).toContain('<li>views: ')
    expect(seen).toHaveLength(before)
  })

  it('are refused where they are missing, or no object', async () => {
    for (const body of [undefined, form({}), form({ post: '1' }), form({ 'post[]': '1' }), { other: 1 }, [1]]) {
      const { status, json } = await ask('POST /posts', body, { accept: 'application/json' })
      expect(status).toBe(422)
      // the whole is at fault, or for a validator that takes a list for an object, what it lacks
      for (const { path } of (json as { issues: { path: unknown[] }[] }).issues)
        expect([[], ['title'], ['views']]).toContainEqual(path)
    }
  })

  it('are asked for in no other action', async () => {
    expect((await ask('GET /posts?post=1')).json).toEqual({ post: '1' })
    expect((await ask('DELETE /posts/1', form({ 'post[title]': '' }))).status).toBe(200)
  })
})

const validator = (validate: Validator<{ a: string }>['~standard']['validate']): Validator<{ a: string }> => ({
  '~standard': { version: 1, vendor: 'test', validate },
})

describe('a validator', () => {
  const app = (attributes: Validator<{ a: string }>, options: Parameters<typeof serve>[2] = {}) =>
    asker(serve(draw([resource('account', { only: ['update'], attributes })]), { accounts: { update: give } }, options))

  it('may take its time', async () => {
    const ask = app(validator(async (value) => (value ? { value: { a: 'given' } } : { issues: [{ message: 'none' }] })))
    expect((await ask('PUT /account', { account: {} })).json).toEqual({ account: { a: 'given' } })
    expect((await ask('PUT /account', {}, { accept: 'application/json' })).json).toEqual({
      issues: [{ message: 'none', path: [] }],
    })
  })

  it('may take what is not there', async () => {
    const ask = app(validator(() => ({ value: { a: 'unless given' } })))
    for (let round = 0; round < 2; round++)
      expect((await ask('PUT /account')).json).toEqual({ account: { a: 'unless given' } })
  })

  it('may throw, which is a fault', async () => {
    const told: unknown[] = []
    const ask = app(
      validator(() => {
        throw new Error('broken')
      }),
      { onError: (error) => void told.push(String(error)) },
    )
    expect((await ask('PUT /account', { account: {} })).status).toBe(500)
    expect(told).toEqual(['Error: broken'])
  })

  it('may name places by keys or by objects that hold them', async () => {
    const path = ['a', { key: 1 }, Symbol('b')]
    const ask = app(validator(() => ({ issues: [{ message: '<b>', path }] })))
    expect((await ask('PUT /account.json')).json).toEqual({ issues: [{ message: '<b>', path: ['a', 1, 'Symbol(b)'] }] })
    expect((await ask('PUT /account')).text).toContain('<li>a.1.Symbol(b): &lt;b&gt;</li>')
  })

  it('leaves the answer to a hook that wants it', async () => {
    const refusing = validator(() => ({ issues: [{ message: 'no', path: ['a'] }] }))
    const ask = app(refusing, {
      onInvalid: ({ issues, params, route, format }) =>
        format === 'json' ? undefined : html`<p>${route.action}: ${issues[0]?.message} ${JSON.stringify(params)}</p>`,
    })
    const answer = await ask('PUT /account', form({ 'account[a]': 'x' }))
    expect([answer.status, answer.text]).toEqual([
      422,
      '<p>update: no {&quot;account&quot;:{&quot;a&quot;:&quot;x&quot;}}</p>',
    ])
    expect((await ask('PUT /account.json')).json).toMatchObject({ issues: [{ message: 'no' }] })
    const elsewhere = app(refusing, { onInvalid: () => new Response('mine', { status: 400 }) })
    expect((await elsewhere('PUT /account')).status).toBe(400)
  })
})

describe('the resources of a route set', () => {
  const schema = validator((value) => ({ value: value as { a: string } }))
  /** What each create and update of a table takes, in the order of the table. */
  const bodies = (children: readonly Declaration[], options: DrawOptions = {}) => {
    const routes = draw(children as readonly [], options as {})
    const found = listBodies(routes)
    const rows = routesOf(routes).filter(({ action }) => action === 'create' || action === 'update')
    const keys = new Set(rows.map(({ controller, action, pattern }) => `${controller}#${action} ${pattern}`))
    expect([...found.keys()].sort()).toEqual([...keys].sort())
    return Object.fromEntries([...found].map(([key, body]) => [key, body.validator ? `${body.name}!` : body.name]))
  }

  it('are found in namespaces, scopes, resources and groups', () => {
    const tree = [
      resources(['line-items', 'people'], { only: ['create'] }),
      namespace('admin', [resources('posts', { attributes: schema, except: ['create'], member: { publish: 'put' } })]),
      scope({ module: 'api', path: 'v1' }, [
        resources('users', { only: ['show'], shallow: true }, [
          resources('photos', {
            only: ['create', 'update'],
            controller: 'pictures',
            singular: 'shot',
            attributes: schema,
          }),
          collection([resources('tags', { only: ['create'], as: 'labels' })]),
          member([resource('avatar', { only: ['update'] })]),
        ]),
      ]),
      resources('shops', { only: ['update'], namespace: 'town' }),
    ]
    expect(bodies(tree)).toEqual({
      'line-items#create /line-items(.:format)': 'line_item',
      'people#create /people(.:format)': 'person',
      'admin/posts#update /admin/posts/:id(.:format)': 'post!',
      'api/pictures#create /v1/users/:user_id/photos(.:format)': 'shot!',
      'api/pictures#update /v1/photos/:id(.:format)': 'shot!',
      'api/tags#create /v1/users/tags(.:format)': 'label',
      'api/avatars#update /v1/users/:id/avatar(.:format)': 'avatar',
      'town/shops#update /shops/:id(.:format)': 'shop',
    })
  })

  it('follow the options of the set', () => {
    const tree = [
      resources('blog_posts', { only: ['update'] }, [resources('octopodes', { only: ['create'], attributes: schema })]),
    ]
    const inflections = { irregular: [['octo_pus', 'octopodes']] }
    expect(bodies(tree, { naming: 'camelCase', patch: true, basePath: '/app', inflections } as never)).toEqual({
      'blog_posts#update /app/blog_posts/:id(.:format)': 'blogPost',
      'octopodes#create /app/blog_posts/:blogPostId/octopodes(.:format)': 'octoPus!',
    })
  })

  it('have their own name where they are singular, though it is a plural', () => {
    const tree = [resource('settings', { only: ['update'] }), resources('news', { only: ['create'] })]
    expect(bodies(tree)).toEqual({
      'settings#update /settings(.:format)': 'settings',
      'news#create /news(.:format)': 'news',
    })
  })

  it('take what the first resource says where two draw one route', () => {
    const tree = [
      resources('posts', { only: ['create'], singular: 'first' }),
      scope({ as: 'other' }, [resources('posts', { only: ['create'], singular: 'second' })]),
    ]
    expect(bodies(tree)).toEqual({ 'posts#create /posts(.:format)': 'first' })
  })

  it('keep their attributes apart where they share a controller', async () => {
    const one = validator(() => ({ value: { a: 'one' } }))
    const two = validator(() => ({ value: { a: 'two' } }))
    const routes = draw([
      resources('posts', { only: ['index'], path: 'drafts', attributes: one, as: 'other' }),
      resources('posts', { only: ['create'], attributes: one }),
      resources('drafts', { only: ['create'], controller: 'posts', attributes: two }),
    ])
    const ask = asker(serve(routes, { posts: { index: give, create: give } }))
    expect((await ask('POST /posts', {})).json).toEqual({ post: { a: 'one' } })
    expect((await ask('POST /drafts', {})).json).toEqual({ draft: { a: 'two' } })
  })
})
