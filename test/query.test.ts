import { describe, expect, test } from 'vitest'
import { UrlGenerationError } from '../src/generation-error.js'
import { MAX_QUERY_DEPTH, queryString } from '../src/query.js'

/** Lists in lists around a value. */
const nested = (depth: number, value: unknown): unknown => (depth === 0 ? value : [nested(depth - 1, value)])

describe('a query', () => {
  test.each<[object, string]>([
    [{}, ''],
    [{ a: 1, b: 'x y', c: 2n, d: true, e: false }, 'a=1&b=x+y&c=2&d=true&e=false'],
    [{ a: undefined, b: null, c: [], d: {}, e: [null, undefined] }, ''],
    [{ none: null, a: '', z: 0 }, 'a=&z=0'],
    [{ 'a&b': 'c=d' }, 'a%26b=c%3Dd'],
    [
      { tags: ['x', ['y']], f: { a: { b: 1 }, c: [2] } },
      'tags%5B%5D=x&tags%5B%5D%5B%5D=y&f%5Ba%5D%5Bb%5D=1&f%5Bc%5D%5B%5D=2',
    ],
    [{ at: new Date(0) }, 'at=1970-01-01T00%3A00%3A00.000Z'],
    [{ by: { id: 7, toParam: () => '7-a' }, in: [{ toParam: () => 8 }] }, 'by=7-a&in%5B%5D=8'],
    [{ like: { toParam: 'text' } }, 'like%5BtoParam%5D=text'],
    [new URLSearchParams('a=1&a=2'), 'a=1&a=2'],
    [['x', 'y'], '0=x&1=y'],
  ])('%o', (query, text) => {
    expect(queryString(query)).toBe(text)
  })

  test('reads what an object has of its own', () => {
    expect(queryString(Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } }))).toBe('own=2')
  })

  test('may be so deep, and no deeper', () => {
    const brackets = '%5B%5D'
    expect(queryString({ a: nested(MAX_QUERY_DEPTH, 1) })).toBe(`a${brackets.repeat(MAX_QUERY_DEPTH)}=1`)
    expect(() => queryString({ a: nested(MAX_QUERY_DEPTH + 1, 1) })).toThrow(
      `Query cannot hold what is under 'a${'[]'.repeat(MAX_QUERY_DEPTH)}'`,
    )
    const inRecords = (depth: number): unknown => (depth === 0 ? 1 : { a: inRecords(depth - 1) })
    expect(queryString({ a: inRecords(MAX_QUERY_DEPTH) })).toMatch(/^a(%5Ba%5D){32}=1$/)
    expect(() => queryString({ a: inRecords(MAX_QUERY_DEPTH + 1) })).toThrow(UrlGenerationError)
  })

  test.each([
    ['a function', { a: () => 1 }, 'a'],
    ['a function that stands for a text', { a: Object.assign(() => 1, { toParam: () => 'x' }) }, 'a'],
    ['a symbol', { a: [Symbol('x')] }, 'a[]'],
    ['what is no number', { a: { b: Number.NaN } }, 'a[b]'],
    ['what is endless', { a: Number.POSITIVE_INFINITY }, 'a'],
    ['no time', { a: new Date(Number.NaN) }, 'a'],
    ['what stands for nothing', { a: { toParam: () => null } }, 'a'],
  ])('holds not %s', (_, query, key) => {
    expect(() => queryString(query)).toThrow(
      `Query cannot hold what is under '${key}': write texts, finite numbers, booleans, lists and objects, at most 32 levels deep`,
    )
  })

  test('is no text', () => {
    expect(() => queryString('a=1' as never)).toThrow("Query cannot hold what is under 'query'")
  })
})
