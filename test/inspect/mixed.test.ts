import { describe, expect, test } from 'vitest'
import { draw, route, routesOf } from '../../src/index.js'
import { createMixed } from '../../src/inspect/mixed.js'
import { isFresh, isWholeFresh } from '../../src/inspect/sample.js'

const row = (pattern: string, constraints: object = {}, format?: false) => {
  const [first] = routesOf(
    draw([
      route('get', pattern as '/', 'a#b', { as: null, constraints, ...(format === false && { format }) } as never),
    ]),
  )
  return first ?? expect.fail('no row')
}

describe('values that stand for others', () => {
  test('are told from texts that hold them', () => {
    for (const value of ['zq0xv', 'zq12xv', '770070', '70077007-0000-4000-8000-000000000003']) {
      expect([isFresh(value), isWholeFresh(value)]).toEqual([true, true])
      expect([isFresh(`a.${value}`), isWholeFresh(`a.${value}`), isWholeFresh(`${value}.b`)]).toEqual([
        true,
        false,
        false,
      ])
    }
    for (const value of ['', 'a', '7700', 'zqxv']) expect([isFresh(value), isWholeFresh(value)]).toEqual([false, false])
  })
})

describe('createMixed', () => {
  const mixes =
    (paths: readonly string[], ...[pattern, constraints, format]: Parameters<typeof row>) =>
    (path: string) => [...createMixed(paths)(row(pattern, constraints, format), path)]

  test('takes what is literal from paths with as many segments', () => {
    const mix = mixes(['/a/zq1xv', '/zq0xv/b', '/a/b/c', '/zq0xv/b.zq1xv'], '/:x/:y')
    expect(mix('/zq0xv/zq1xv')).toEqual(['/a/zq1xv', '/zq0xv/b', '/zq0xv/b.zq1xv'])
    expect(mix('/q')).toEqual([])
  })

  test('gives each path once', () => {
    expect(mixes(['/a/zq1xv', '/a/zq9xv'], '/:x/:y')('/zq0xv/zq1xv')).toEqual(['/a/zq1xv'])
  })

  test('keeps what the route has literal', () => {
    const paths = ['/a/b', '/zq0xv/b', '/c/b', '/a/zq1xv']
    expect(mixes(paths, '/a/:x')('/a/zq1xv')).toEqual(['/a/b', '/a/zq1xv'])
    // the last segment may have a format behind it, unless the route takes none
    expect(mixes(paths, '/:x/b')('/zq0xv/b')).toEqual(['/a/b', '/zq0xv/b', '/c/b'])
    expect(mixes(['/a/c', '/a/zq1xv'], '/:x/b')('/zq0xv/b')).toEqual(['/a/c', '/a/b'])
    expect(mixes(['/a/c', '/a/zq1xv'], '/:x/b', {}, false)('/zq0xv/b')).toEqual(['/a/b'])
  })

  test('keeps nothing where what comes before may be of any length, or left out', () => {
    const paths = ['/c/zq1xv']
    for (const given of [['/a(/:x)'], ['/a/*x'], ['/a/:x', { x: /.+/ }]] as const)
      expect(mixes(paths, ...(given as unknown as Parameters<typeof row>))('/a/zq1xv')).toEqual(['/c/zq1xv'])
    for (const x of ['integer', ['1', '2']]) expect(mixes(paths, '/a/:x', { x })('/a/zq1xv')).toEqual([])
  })
})
