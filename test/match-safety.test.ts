import { describe, expect, it, vi } from 'vitest'
import { compileMatcher } from '../src/match.js'
import { row } from './routes.js'

describe('params', () => {
  const routes = [
    row('GET', '/none'),
    row('GET', '/one/:id'),
    row('GET', '/two/:id/:other(.:format)'),
    row('GET', '/four/:a/:b/:c/:d'),
    row('GET', '/defaults', 'defaults', { defaults: { format: 'x' } }),
    row('GET', '/constrained/:id', 'show', { constraints: { id: 'integer' } }),
    row('GET', '/glob/*path'),
    row('ANY', '/any'),
  ]
  const recognize = (method: string, path: string) => compileMatcher(routes).recognize(method, path)

  it.each([
    '/none',
    '/one/1',
    '/two/1/2',
    '/two/1/2.x',
    '/four/1/2/3/4',
    '/defaults',
    '/constrained/1',
    '/glob/a/b',
    '/any',
    '/one/%41',
    '/one/1?a',
  ])('of %s inherit nothing', (path) => {
    const { params } = recognize('GET', path)
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
      expect(name in params).toBe(false)
      expect(params[name]).toBeUndefined()
    }
    // nothing in the chain has properties, and nothing can be added to it
    for (let link = Object.getPrototypeOf(params); link !== null; link = Object.getPrototypeOf(link)) {
      expect(Reflect.ownKeys(link)).toEqual([])
      expect(Object.isFrozen(link)).toBe(true)
    }
    const names: string[] = []
    for (const name in params) names.push(name)
    expect(names).toEqual(Object.keys(params))
  })

  it('take the names of Object.prototype as any others', () => {
    const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', '__defineGetter__', 'then']
    for (const name of names) {
      const matcher = compileMatcher([
        row('GET', `/a/:${name}`),
        row('GET', `/b/:id/:${name}(.:format)`),
        row('GET', `/c/*${name}`),
        row('GET', '/d', 'd', { defaults: Object.fromEntries([[name, 'x']]) }),
      ])
      for (const [path, count] of [
        ['/a/x', 1],
        ['/b/1/x', 2],
        ['/c/x', 1],
        ['/d', 1],
      ] as const) {
        const { params } = matcher.recognize('GET', path)
        expect(Object.keys(params)).toHaveLength(count)
        expect(Object.hasOwn(params, name)).toBe(true)
        expect(Object.getOwnPropertyDescriptor(params, name)?.value).toBe('x')
      }
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('take them as values', () => {
    for (const value of ['constructor', '__proto__', 'prototype', 'toString']) {
      expect(recognize('GET', `/one/${value}`).params).toEqual({ id: value })
      expect(recognize('GET', `/glob/${value}/x`).params).toEqual({ path: `${value}/x` })
    }
  })
})

describe('a match', () => {
  it.each(['/none', '/one/1', '/more/1'])('of %s, changed by whoever asked, changes no other', (path) => {
    const { match } = compileMatcher([
      row('GET', '/none'),
      row('GET', '/one/:id'),
      row('GET', '/more/:id', 'more', { defaults: { a: 'b' } }),
    ])
    const first = match('GET', path) as unknown as Record<string, unknown>
    const before = structuredClone({ ...first, params: { ...(first.params as object) } })
    Reflect.set(first, 'action', 'changed')
    Reflect.set(first.params as object, 'id', 'changed')
    expect(match('GET', path)).toEqual(before)
  })
})

describe('segments', () => {
  it('may be named as the properties of Object.prototype', () => {
    const names = ['constructor', '__proto__', 'toString', 'valueOf']
    const { match } = compileMatcher(names.map((name) => row('GET', `/${name}/:id`, name)))
    for (const name of names) expect(match('GET', `/${name}/1`)?.action).toBe(name)
    expect(match('GET', '/hasOwnProperty/1')).toBeUndefined()
    expect(match('constructor', '/constructor/1')).toBeUndefined()
    expect(match('__proto__', '/constructor/1')).toBeUndefined()
  })
})

describe('the work that a path makes', () => {
  /** How many characters constraints are asked to read for one path. */
  const readFor = (path: string): number => {
    const { recognize } = compileMatcher([
      row('GET', '/a/:id(.:format)', 'a', { constraints: { id: { source: '[a-z0-9]+(-[a-z0-9]+)*', flags: '' } } }),
      row('GET', '/b/:x-:y', 'b', { constraints: { x: ['a', 'a-a'], y: 'integer' } }),
      row('GET', '/c/:x/*rest', 'c', { constraints: { rest: { source: '[a-z/]+', flags: '' } } }),
    ])
    let read = 0
    const { test } = RegExp.prototype
    const spy = vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text: string) {
      read += text.length - this.lastIndex
      return test.call(this, text)
    })
    try {
      expect(() => recognize('GET', path)).toThrow('No route')
    } finally {
      spy.mockRestore()
    }
    return read
  }

  it.each([
    ['dashes', '/a/', '-'],
    ['dots', '/a/', '.'],
    ['words', '/a/', 'a-'],
    ['escapes', '/a/', '%2F'],
    ['near matches', '/b/', 'a-'],
    ['segments', '/c/a/', 'a/'],
  ])('is in line with its length where it repeats %s', (_, before, text) => {
    const [short, long] = [8000, 16_000].map((times) => readFor(`${before}${text.repeat(times)}!`)) as [number, number]
    expect(short).toBeGreaterThan(0)
    expect(long / short).toBeLessThan(2.2)
  })
})
