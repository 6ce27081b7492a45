import { describe, expect, test } from 'vitest'
import { ordersAgree } from '../../src/cli/import/order.js'
import { row, withNames } from '../../src/cli/import/row.js'

const table = (...lines: readonly string[]) =>
  lines.map((line, index) => {
    const [method = '', pattern = '', name = null] = line.split(' ')
    return row({ method: method as 'GET', pattern, name, controller: 'c', action: `a${index}` })
  })

/** Whether it decides which of two routes comes first. */
const decides = (first: string, second: string): boolean => {
  const [one, other] = table(first, second)
  if (!one || !other) throw new Error('two routes are asked for')
  expect(ordersAgree([one, other], [one, other])).toBe(true)
  const agree = ordersAgree([one, other], [other, one])
  expect(ordersAgree([other, one], [one, other])).toBe(agree)
  return !agree
}

describe('the order of two routes', () => {
  test.each([
    ['GET /:id', 'GET /:slug'],
    ['GET /posts/:id', 'GET /posts/:slug'],
    ['GET /posts', 'GET /posts'],
    ['ANY /posts', 'PUT /posts'],
    ['PUT /posts', 'ANY /posts'],
    ['GET /:a/posts/:b', 'GET /:c/posts/:d'],
    ['GET /posts(.:format)', 'GET /posts'],
    ['GET /posts(/:page)', 'GET /posts'],
    ['GET /posts(/:page)', 'GET /posts/:id'],
    ['GET /posts/:id(.:format)', 'GET /posts/:slug'],
    // these are told apart as they are matched, and not here
    ['GET /:id-a', 'GET /:slug'],
    ['GET /:id.:format', 'GET /:slug'],
    ['GET /*path', 'GET /:id'],
    ['GET /:id', 'GET /*path'],
    ['GET /a/*path/b', 'GET /a/*rest'],
  ])('decides between %s and %s', (first, second) => {
    expect(decides(first, second)).toBe(true)
  })

  test.each([
    ['GET /posts', 'POST /posts'],
    ['GET /posts', 'GET /photos'],
    ['GET /posts', 'GET /posts-of'],
    ['GET /posts', 'GET /posts/:id'],
    ['GET /posts/new', 'GET /posts/:id'],
    ['GET /:id/new', 'GET /:id/edit'],
    ['GET /:a/posts/:b', 'GET /:c/photos/:d'],
    ['GET /:a/posts', 'GET /:b/posts/new'],
    ['GET /posts/:id', 'GET /photos/*path'],
    ['GET /posts', 'GET /*path'],
  ])('does not decide between %s and %s', (first, second) => {
    expect(decides(first, second)).toBe(false)
  })
})

test('rows of a table that say the same are told apart by their place', () => {
  const [one, two, three] = table('GET /:a', 'GET /:b', 'GET /:c')
  if (!one || !two || !three) throw new Error('three rows are asked for')
  expect(ordersAgree([one, two, one], [one, two, one])).toBe(true)
  expect(ordersAgree([one, two, one], [one, one, two])).toBe(false)
  expect(ordersAgree([one, two, three], [one, three, two])).toBe(false)
  expect(ordersAgree([one, two, three], [three, one, two])).toBe(false)
})

test('a row that has no name in the table may have the one of its pattern', () => {
  const rows = withNames([...table('GET /a/:id a', 'PUT /a/:id', 'GET /:x/:id', 'PUT /:x/:id x')])
  const drawn = rows.map((one, index) => (index === 1 ? { ...one, name: 'a' } : one))
  expect(ordersAgree(rows, drawn)).toBe(true)
})
