import { describe, expect, test } from 'vitest'
import { draw, route, routesOf } from '../../src/index.js'
import { pathsOf, samplesOf } from '../../src/inspect/sample.js'

const row = (pattern: string, constraints: object = {}, format?: false) => {
  const options = { as: null, constraints, ...(format === false && { format }) }
  const [first] = routesOf(draw([route('get', pattern as '/', 'a#b', options as never)]))
  return first ?? expect.fail('no row')
}
const paths = (...given: Parameters<typeof row>) => samplesOf(row(...given))?.map(({ path }) => path)

describe('samplesOf', () => {
  test('has the values of a parameter, with dots where none ends it', () => {
    expect(paths('/:x', {}, false)).toEqual(['/zq1xv', '/zq1xv.', '/.zq1xv', '/zq1xv.zq1xv'])
    expect(paths('/:x', { x: 'integer' }, false)).toEqual(['/770071'])
    expect(paths('/:x', { x: 'uuid' }, false)).toEqual(['/70077007-0000-4000-8000-000000000001'])
    expect(paths('/:x', { x: ['a', 2, 'c d'] }, false)).toEqual(['/a', '/2', '/c%20d'])
    expect(paths('/:x', { x: /en|de/ }, false)).toEqual(['/en', '/en', '/de'])
    expect(paths('/:x/b', {}, false)).toHaveLength(4)
  })

  test('has each way to take optional groups', () => {
    expect(paths('/a')).toEqual(['/a.zq1xv', '/a'])
    expect(paths('/:x', { x: 'integer' })).toEqual(['/770071.zq3xv', '/770071'])
  })

  test('has globs of one, two and three segments', () => {
    const found = paths('/*x', {}, false) ?? []
    expect(found).toContain('/zq1xv')
    expect(found).toContain('/.zq1xv/zq1xv.')
    expect(found.at(-1)).toBe('/zq1xv/zq1xv/zq1xv')
    expect(found).toHaveLength(21)
  })

  test('encodes literals and values, and leaves what is encoded', () => {
    expect(paths('/éü%20/:x', { x: ['ö/ä?'] }, false)).toEqual(['/%C3%A9%C3%BC%20/%C3%B6/%C3%A4%3F'])
  })

  test('knows the value of each parameter', () => {
    const [sample] = samplesOf(row('/a/:x/:y', { x: ['1'], y: ['2'] }, false)) ?? []
    expect([...(sample?.values ?? [])]).toEqual([
      ['x', '1'],
      ['y', '2'],
    ])
  })

  test('is undefined where no value is found, or where there are too many', () => {
    expect(paths('/:x', { x: /[^\w]{40}/ }, false)).toBeUndefined()
    const many = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`)
    expect(paths('/:x', { x: many(1024) }, false)).toHaveLength(1024)
    expect(paths('/:x', { x: many(1025) }, false)).toBeUndefined()
    expect(paths('/:x/:y', { x: many(33), y: many(32) }, false)).toBeUndefined()
  })
})

test('pathsOf has one path for each way to take optional groups', () => {
  expect(pathsOf(row('/a/:x', { x: ['1', '2'] }))).toEqual(['/a/1.zq3xv', '/a/1'])
  expect(pathsOf(row('/a/:x', { x: /[^\w]{40}/ }, false))).toEqual(['/a/'])
})
