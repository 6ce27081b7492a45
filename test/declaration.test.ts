import { describe, expect, test } from 'vitest'
import { collection, member, namespace, resource, resources, scope } from '../src/declaration.js'
import { drawRoutes } from '../src/route.js'
import { defaultRoute, redirect, root, route } from '../src/route-declaration.js'
import type { Declaration } from '../types/declaration.js'

/** A value that the types would refuse. */
const wrong = (value: unknown): never => value as never

const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen))

const everything: readonly Declaration[] = [
  root('home#index'),
  namespace('admin', { path: 'backstage' }, [resources(['books', 'toys'], { only: ['index', 'show'] })]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [
    resources('posts', { constraints: { id: /[a-f]+/gi }, member: { publish: ['post', 'put'] } }, [
      member([route('get', 'preview')]),
      collection([redirect('old', '/posts', { status: 302, keepQuery: true })]),
    ]),
  ]),
  resource('account'),
  route(['get', 'post'], 'search/:term', 'search#show', { as: 'search' }),
  defaultRoute(),
]

describe('a declaration', () => {
  test('is plain data with its kind, names, options and children', () => {
    expect(resources('articles', { only: ['index'] }, [resource('cover')])).toStrictEqual({
      kind: 'resources',
      names: 'articles',
      options: { only: ['index'] },
      children: [{ kind: 'resource', names: 'cover', options: {}, children: [] }],
    })
    expect(resources(['books', 'toys']).names).toStrictEqual(['books', 'toys'])
    expect(namespace('admin', [])).toStrictEqual({ kind: 'namespace', name: 'admin', options: {}, children: [] })
    expect(route('get', 'about', 'pages#about')).toStrictEqual({
      kind: 'route',
      methods: ['get'],
      pattern: 'about',
      target: 'pages#about',
      options: {},
    })
    expect(redirect('/old', '/new', { as: 'old' })).toStrictEqual({
      kind: 'redirect',
      pattern: '/old',
      to: '/new',
      status: 301,
      options: { as: 'old' },
    })
    expect(root('home#index')).toStrictEqual({ kind: 'root', target: 'home#index', options: {} })
    expect(member([])).toStrictEqual({ kind: 'member', children: [] })
    expect(defaultRoute()).toStrictEqual({ kind: 'defaultRoute' })
  })

  test('is frozen to its depth', () => {
    expect(everything.every(isDeeplyFrozen)).toBe(true)
  })

  test('keeps a regular expression as its source and its flags, but those of searching', () => {
    expect(resources('photos', { constraints: { id: /[a-f]+/giy } }).options.constraints).toStrictEqual({
      id: { source: '[a-f]+', flags: 'i' },
    })
  })

  test('draws the same routes after a round trip through JSON', () => {
    const revived = JSON.parse(JSON.stringify(everything)) as readonly Declaration[]
    expect(JSON.stringify(drawRoutes(revived))).toBe(JSON.stringify(drawRoutes(everything)))
  })

  test('takes children without options where options are seldom', () => {
    expect(namespace('admin', [resources('posts')])).toStrictEqual(namespace('admin', {}, [resources('posts')]))
  })

  test('leaves out options that are undefined', () => {
    expect(resources('articles', { path: wrong(undefined) }).options).toStrictEqual({})
  })

  test('does not change, copy or freeze a validator of attributes', () => {
    const attributes = { '~standard': { version: 1, vendor: 'none', validate: (value: unknown) => ({ value }) } }
    expect(resources('articles', { attributes }).options.attributes).toBe(attributes)
    expect(Object.isFrozen(attributes)).toBe(false)
  })

  test('does not freeze what the caller keeps', () => {
    const options = { only: ['index' as const] }
    resources('articles', options)
    expect(Object.isFrozen(options) || Object.isFrozen(options.only)).toBe(false)
  })
})
