import { describe, expect, test } from 'vitest'
import { keyOf, keysLike, type Row, row, sameRows, withNames } from '../../src/cli/import/row.js'

const get = (pattern: string, fields: Partial<Row> = {}): Row =>
  row({ method: 'GET', pattern, controller: 'c', action: 'a', ...fields })

test('a row has what it is given, and nothing else', () => {
  expect(row({ method: 'GET', pattern: '/' })).toEqual({
    method: 'GET',
    pattern: '/',
    name: null,
    controller: null,
    action: null,
    constraints: {},
    defaults: {},
  })
})

describe('names', () => {
  const named = (...rows: readonly Row[]) =>
    withNames(rows).map(({ pattern, name, isSilent }) => `${pattern} ${name}${isSilent ? ' silent' : ''}`)

  test('are those of the first row of a pattern', () => {
    expect(named(get('/a', { name: 'a' }), get('/a'), get('/b'))).toEqual(['/a a', '/a a silent', '/b null'])
    expect(named(get('/a'), get('/a', { name: 'a' }), get('/a'))).toEqual(['/a null', '/a a', '/a a silent'])
  })

  test('are those of one pattern alone', () => {
    expect(named(get('/a', { name: 'a' }), get('/b', { name: 'a' }), get('/b'))).toEqual(['/a a', '/b null', '/b null'])
  })

  test('may be two for a pattern', () => {
    expect(named(get('/a', { name: 'a' }), get('/a', { name: 'b' }), get('/a'))).toEqual([
      '/a a',
      '/a b',
      '/a a silent',
    ])
    expect(named(get('/a', { name: 'a' }), get('/a', { name: 'b' }), get('/c', { name: 'b' }))).toEqual([
      '/a a',
      '/a b',
      '/c null',
    ])
  })
})

describe('two rows say the same', () => {
  test.each<[string, Partial<Row>, Partial<Row>]>([
    ['with a constraint that is written another way', regexp('a\\/b'), regexp('a/b')],
    [
      'with the same in another order',
      { defaults: { a: 1, b: 2 }, constraints: { a: ['x'], b: ['y'] } },
      { defaults: { b: 2, a: 1 }, constraints: { b: ['y'], a: ['x'] } },
    ],
  ])('%s', (_, one, other) => {
    expect(keyOf(get('/:a/:b', one))).toBe(keyOf(get('/:a/:b', other)))
  })

  test.each<[string, Partial<Row>, Partial<Row>]>([
    ['name', { name: 'a' }, { name: 'b' }],
    ['method', { method: 'GET' }, { method: 'PUT' }],
    ['pattern', { pattern: '/a' }, { pattern: '/b' }],
    ['controller', { controller: 'a' }, { controller: 'b' }],
    ['action', { action: 'a' }, { action: 'b' }],
    ['constraint', regexp('a'), regexp('b')],
    ['flags', regexp('a', 'i'), regexp('a')],
    ['values', { constraints: { a: ['x'] } }, { constraints: { a: ['y'] } }],
    ['kind of constraint', { constraints: { a: 'integer' } }, { constraints: { a: 'uuid' } }],
    ['default', { defaults: { a: 1 } }, { defaults: { a: '1' } }],
    ['redirect', { redirect: { to: '/a', status: 301 } }, { redirect: { to: '/b', status: 301 } }],
    ['status', { redirect: { to: '/a', status: 301 } }, { redirect: { to: '/a', status: 302 } }],
  ])('and not with another %s', (_, one, other) => {
    expect(keyOf(get('/:a', one))).not.toBe(keyOf(get('/:a', other)))
  })
})

describe('what is drawn is the table', () => {
  test('in any order, with as many rows', () => {
    const [a, b] = [get('/a', { name: 'a' }), get('/b')]
    expect(sameRows([b, a], [a, b])).toBe(true)
    expect(sameRows([a], [a, b])).toBe(false)
    expect(sameRows([a, a], [a, b])).toBe(false)
    expect(sameRows([a, b, b], [a, b])).toBe(false)
    expect(sameRows([], [])).toBe(true)
  })

  test('without a name that the table does not print', () => {
    const rows = withNames([get('/a', { name: 'a' }), get('/a', { method: 'PUT' })])
    const drawn = [get('/a', { name: 'a' }), get('/a', { method: 'PUT' })]
    expect(keysLike(drawn, rows)).toEqual(rows.map(keyOf))
    expect(sameRows(drawn, rows)).toBe(true)
    expect(sameRows([get('/a'), get('/a', { method: 'PUT', name: 'a' })], rows)).toBe(true)
    expect(sameRows([get('/a', { name: 'b' }), get('/a', { method: 'PUT' })], rows)).toBe(false)
  })

  test('with as many nameless rows as the table has', () => {
    const rows = withNames([get('/a'), get('/a', { name: 'a' }), get('/a')])
    expect(rows.map(({ name }) => name)).toEqual([null, 'a', 'a'])
    expect(sameRows([get('/a'), get('/a', { name: 'a' }), get('/a')], rows)).toBe(true)
    expect(sameRows([get('/a', { name: 'a' }), get('/a', { name: 'a' }), get('/a')], rows)).toBe(true)
    expect(sameRows([get('/a', { name: 'a' }), get('/a', { name: 'a' }), get('/a', { name: 'a' })], rows)).toBe(false)
  })
})

function regexp(source: string, flags = ''): Partial<Row> {
  return { constraints: { a: { source, flags } as unknown as RegExp } }
}
