import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ParameterError, parseParams } from '../../src/form/index.js'
import { queryString } from '../../src/query.js'

/** The status and the sentence of what is refused. */
const refusal = (ask: () => unknown): readonly [number, string] => {
  try {
    ask()
  } catch (error) {
    if (error instanceof ParameterError) return [error.status, error.message]
    throw error
  }
  throw new Error('nothing was refused')
}

describe('parseParams', () => {
  it('nests by brackets, bare or encoded', () => {
    const expected = { post: { title: 'a', tags: ['x'] } }
    expect(parseParams('post[title]=a&post[tags][]=x')).toEqual(expected)
    expect(parseParams('?post%5Btitle%5D=a&post%5Btags%5D%5B%5D=x')).toEqual(expected)
  })

  it('decodes names and values once', () => {
    expect(parseParams('a+b=c+d&%C3%A9=%E6%97%A5&p=%2525&q=1=2&r')).toEqual({
      'a b': 'c d',
      é: '日',
      p: '%25',
      q: '1=2',
      r: '',
    })
    expect(parseParams('')).toEqual({})
    expect(parseParams('&&=1&')).toEqual({})
  })

  it('nests lists in lists', () => {
    expect(parseParams('a[][]=1&a[][]=2')).toEqual({ a: [['1'], ['2']] })
    expect(parseParams('a[][][x]=1&a[][y]=2')).toEqual({ a: [[{ x: '1' }], { y: '2' }] })
    expect(parseParams('a[][b][][]=1&a[][b][][]=2')).toEqual({ a: [{ b: [['1'], ['2']] }] })
  })

  it('takes pairs, and leaves files as they are', () => {
    const form = new FormData()
    const file = new File(['text'], 'a.txt', { type: 'text/plain' })
    form.append('post[title]', 'a')
    form.append('post[files][]', file)
    const { post } = parseParams(form) as { post: { title: string; files: File[] } }
    expect(post.title).toBe('a')
    expect(post.files[0]).toBeInstanceOf(File)
    expect(post.files[0]?.name).toBe('a.txt')
    expect(parseParams(new URLSearchParams('a[b]=1'))).toEqual({ a: { b: '1' } })
  })

  it('reads what the query of a path helper writes', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    const name = text.filter((one) => !/[[\]]/.test(one) && one !== '__proto__')
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof({ depthSize: 'small' }, text, fc.array(text, { minLength: 1 }), tie('object')),
      object: fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
    }))
    fc.assert(
      fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (query) => {
        expect(parseParams(queryString(query))).toEqual(query)
      }),
      { numRuns: 500 },
    )
  })

  it('refuses contradictions in either order', () => {
    for (const query of ['a=1&a[b]=2', 'a[b]=2&a=1', 'a=1&a[]=2', 'a[]=2&a=1', 'a[]=1&a[b]=2', 'a[b]=1&a[]=2'])
      expect(refusal(() => parseParams(query))[0], query).toBe(400)
    expect(refusal(() => parseParams('a=1&a[b]=2'))[1]).toBe(
      "Parameter 'a[b]' is given both with and without what is nested in it: send one of them",
    )
  })

  it('refuses encodings and brackets that are malformed', () => {
    for (const query of ['a=%', 'a=%zz', '%=1', 'a=%C3', 'a=%FF', 'a=%ED%A0%80', 'a[b=1', 'a[b]c=1', 'a[b]]=1', 'a[=1'])
      expect(refusal(() => parseParams(query))[0], query).toBe(400)
    expect(refusal(() => parseParams('a[b=1'))[1]).toBe(
      "Parameter name 'a[b' has brackets that do not fit: write a[b], a[] or a[][b]",
    )
  })

  it('limits depth, number and size', () => {
    const nested = (depth: number) => `a${'[b]'.repeat(depth - 1)}=1`
    expect(parseParams(nested(32))).toHaveProperty('a')
    expect(refusal(() => parseParams(nested(33)))).toEqual([
      400,
      'A parameter is nested more than 32 deep: send it flatter',
    ])
    expect(refusal(() => parseParams(nested(3), { depth: 2 }))[0]).toBe(400)
    expect(parseParams('a=1&b=2', { keys: 2 })).toEqual({ a: '1', b: '2' })
    expect(refusal(() => parseParams('a=1&b=2&a=3', { keys: 2 }))).toEqual([
      400,
      'There are more than 2 parameters: send fewer',
    ])
    expect(refusal(() => parseParams('&'.repeat(10) + 'a=1&'.repeat(11), { keys: 10 }))[0]).toBe(400)
    expect(parseParams('a=123', { size: 5 })).toEqual({ a: '123' })
    expect(refusal(() => parseParams('a=1234', { size: 5 }))).toEqual([
      413,
      'The parameters have more than 5 bytes: send fewer',
    ])
  })

  it('pollutes no prototype', () => {
    for (const query of ['__proto__[x]=1', '__proto__=1', 'a[__proto__][x]=1', 'a[][__proto__]=1', '__proto__[]=1'])
      expect(
        refusal(() => parseParams(query)),
        query,
      ).toEqual([400, "Parameter name '__proto__' is not taken: rename it"])
    const params = parseParams('constructor[prototype][x]=1&toString=2&hasOwnProperty[]=3') as Record<string, object>
    expect(params).toEqual({ constructor: { prototype: { x: '1' } }, toString: '2', hasOwnProperty: ['3'] })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    expect(Object.getPrototypeOf(params)).toBeNull()
    expect(Object.getPrototypeOf(params.constructor)).toBeNull()
  })

  it('takes time that grows with the length of the text alone', () => {
    const time = (query: string): number => {
      const start = performance.now()
      parseParams(query, { keys: 1e6, size: 1e8 })
      return performance.now() - start
    }
    const shapes = [
      (n: number) => 'a[]=1&'.repeat(n),
      (n: number) => 'a[][x]=1&'.repeat(n),
      (n: number) => `${'a'.repeat(6 * n)}=1`,
    ]
    for (const shape of shapes) {
      time(shape(10_000))
      const [small, large] = [time(shape(10_000)), time(shape(100_000))]
      expect(large / Math.max(small, 1), String(shape)).toBeLessThan(60)
    }
  })
})
