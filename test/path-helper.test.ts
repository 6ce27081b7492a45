import { describe, expect, test } from 'vitest'
import { resources } from '../src/declaration.js'
import { draw } from '../src/draw.js'
import { createPathHelper } from '../src/path-helper.js'
import { route } from '../src/route-declaration.js'
import type { DrawOptions } from '../types/declaration.js'
import type { Route } from '../types/route.js'

/** Answers a call, or says what is handed on to the careful way. */
function answer(pattern: string, args: readonly unknown[], others: Partial<Route> = {}, options: DrawOptions = {}) {
  const row = { pattern, constraints: {}, ...others } as Route
  return createPathHelper(row, options, (...handed) => `careful: ${handed.length}: ${handed}`)(...args)
}

describe('a path helper answers at once', () => {
  test.each([
    ['/', [], '/'],
    ['/articles', [], '/articles'],
    ['/articles', [undefined, undefined], '/articles'],
    ['/articles(.:format)', [], '/articles'],
    ['/articles(.:format)', [{}], '/articles'],
    ['/articles(.:format)', [{ format: 'csv' }], '/articles.csv'],
    ['/articles(.:format)', [{ format: undefined, query: { page: 2 } }], '/articles?page=2'],
    ['/articles(.:format)', [{ format: 'csv', query: { page: 2 } }], '/articles.csv?page=2'],
    ['/articles', [{ query: { page: 2 } }], '/articles?page=2'],
    ['/articles', [{ query: {} }], '/articles'],
    ['/a.b/~c-d/e_f', [], '/a.b/~c-d/e_f'],
    ['/articles/:id(.:format)', [0], '/articles/0'],
    ['/articles/:id(.:format)', [-7], '/articles/-7'],
    ['/articles/:id(.:format)', ['x'], '/articles/x'],
    ['/articles/:id(.:format)', [{ id: 3 }, { format: 'pdf' }], '/articles/3.pdf'],
    ['/articles/:id(.:format)', [{ id: 3, toParam: () => 'three' }], '/articles/three'],
    ['/articles/:id(.:format)', ['a b/é'], '/articles/a%20b%2F%C3%A9'],
    ['/articles/:id(.:format)', ['v1.2'], '/articles/v1%2E2'],
    ['/articles/:id', ['v1.2'], '/articles/v1.2'],
    ['/articles/:id', ['...'], '/articles/...'],
    ['/articles/:article_id/edit', ['x'], '/articles/x/edit'],
    ['/:a/:b', [1, 2], '/1/2'],
    ['/a/:b/c/:d/e(.:format)', ['x', 'y', { format: 'csv' }], '/a/x/c/y/e.csv'],
    ['/a/:b/c/:d/e/:f/g', ['x', 'y', 'z', { query: { h: 1 } }], '/a/x/c/y/e/z/g?h=1'],
  ])('%s for %j', (pattern, args, path) => {
    expect(answer(pattern, args)).toBe(path)
  })
})

describe('a path helper takes the careful way, with all arguments,', () => {
  test.each([
    ['without the value', '/articles/:id', [], '3: ,,'],
    ['for null', '/articles/:id', [null], '3: ,,'],
    ['for an empty text', '/articles/:id', [''], '3: ,,'],
    ['for one dot', '/articles/:id', ['.'], '3: .,,'],
    ['for two', '/articles/:id', ['..'], '3: ..,,'],
    ['for what is no number', '/articles/:id', [Number.NaN], '3: NaN,,'],
    ['for what is endless', '/articles/:id', [Number.POSITIVE_INFINITY], '3: Infinity,,'],
    ['for a number with a dot', '/articles/:id(.:format)', [1.5], '3: 1.5,,'],
    ['for a number with a power', '/articles/:id(.:format)', [1.5e300], '3: 1.5e+300,,'],
    ['for a bigint', '/articles/:id', [12n], '3: 12,,'],
    ['for an argument too many', '/articles/:id', [1, {}, 3], '3: 1,[object Object],3'],
    ['for options that are none', '/articles', ['csv'], '2: csv,'],
    ['for null as options', '/articles', [null], '2: ,'],
    ['for another option', '/articles', [{ query: {}, anchor: 'x' }], '2: [object Object],'],
    ['for a format without a place', '/articles', [{ format: 'csv' }], '2: [object Object],'],
    ['for an empty format', '/articles(.:format)', [{ format: '' }], '2: [object Object],'],
    ['for a format with a dot', '/articles(.:format)', [{ format: 'tar.gz' }], '2: [object Object],'],
    ['for a format to encode', '/articles(.:format)', [{ format: 'a/b' }], '2: [object Object],'],
    ['for a format that is no text', '/articles(.:format)', [{ format: 7 }], '2: [object Object],'],
    ['without the first of two', '/:a/b/:c', [null, 2], '4: ,2,,'],
    ['without the second of two', '/:a/b/:c', [1], '4: 1,,,'],
    ['for three and more', '/:a/b/:c', [1, 2, 3], '4: 1,2,3,'],
    ['without the first of three', '/:a/:b/:c', ['', 2, 3], '5: ,2,3,,'],
    ['without the second of three', '/:a/:b/:c', [1, '', 3], '5: 1,,3,,'],
    ['without the third of three', '/:a/:b/:c', [1, 2, ''], '5: 1,2,,,'],
    ['for four and more', '/:a/:b/:c', [1, 2, 3, 4, 5], '5: 1,2,3,4,5'],
    ['for four parameters', '/:a/:b/:c/:d', [1, 2, 3, 4], '4: 1,2,3,4'],
    ['for a glob', '/files/*path', ['a'], '1: a'],
    ['for an optional start', '(/:locale)/posts', [], '0: '],
    ['for an optional end', '/posts(/:page)', [], '0: '],
    ['for a format amid', '/posts(.:format)/all', [], '0: '],
    ['for part of a segment', '/v:version', [1], '1: 1'],
    ['for two in a segment', '/:a-:b', [1, 2], '2: 1,2'],
    ['for a text to encode', '/cafés/:id', [1], '1: 1'],
  ])('%s', (_, pattern, args, handed) => {
    expect(answer(pattern, args)).toBe(`careful: ${handed}`)
  })

  test('where a value has a constraint, or the slash at the end is asked for', () => {
    expect(answer('/a/:id', [1], { constraints: { id: { source: '\\d+', flags: '' } } })).toBe('careful: 1: 1')
    expect(answer('/a/:id', [1], {}, { trailingSlash: true })).toBe('careful: 1: 1')
    expect(answer('/a/:id', [1], {}, { trailingSlash: false })).toBe('/a/1')
  })
})

test('a path is the same with an origin before it, which is written the careful way', () => {
  const routes = draw(
    [
      resources('articles', {}, [resources('comments')]),
      route('get', 'files/:name', 'files#show', { as: 'file', format: false }),
    ],
    { origin: 'https://example.com' },
  )
  for (const value of [0, -1, 1.5, 1e21, 1.5e300, 1e-7, 'a', 'a.b', '...', 'é', 'a b', '%', ' ', 7n, { id: 1.5 }])
    for (const options of [undefined, {}, { query: { q: 'a b' } }, { query: {}, anchor: 'x' }]) {
      expect(`https://example.com${routes.file_path(value, options)}`).toBe(routes.file_url(value, options))
      for (const given of [options, { ...options, format: 'csv' }, { ...options, format: 'tar.gz' }]) {
        expect(`https://example.com${routes.article_path(value, given)}`).toBe(routes.article_url(value, given))
        expect(`https://example.com${routes.article_comment_path(1, value, given)}`).toBe(
          routes.article_comment_url(1, value, given),
        )
      }
    }
})
