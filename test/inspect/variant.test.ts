import { expect, test } from 'vitest'
import { literalOver } from '../../src/inspect/precedence.js'
import { variantPattern, variantsOf } from '../../src/inspect/variant.js'

const shown = (pattern: string) => variantsOf(pattern).map(variantPattern)

test('the variants of a pattern have each optional group or not, the more first', () => {
  expect(shown('/articles')).toEqual(['/articles'])
  expect(shown('/articles(.:format)')).toEqual(['/articles.:format', '/articles'])
  expect(shown('(/:a)/b(/c(/*d))')).toEqual(['/:a/b/c/*d', '/:a/b/c', '/:a/b', '/b/c/*d', '/b/c', '/b'])
  expect(shown('(/:locale)')).toEqual(['/:locale', '/'])
})

test('texts that meet are one piece, and signs that stand for themselves are written so', () => {
  expect(variantsOf('/a(b)c')).toEqual([['/abc'], ['/ac']])
  expect(variantPattern(['/a:b*c(d)\\'])).toBe('/a\\:b\\*c\\(d\\)\\\\')
})

const over = (winner: string, loser: string) => {
  const [[ours = []], [theirs = []]] = [variantsOf(winner), variantsOf(loser)]
  return literalOver(ours, theirs)
}

test.each([
  ['/articles/new', '/articles/:id', { literal: 'new', parameter: ':id' }],
  ['/articles/new/x', '/articles/:id/:y', { literal: 'new', parameter: ':id' }],
  ['/articles/new', '/*path', { literal: 'articles', parameter: '*path' }],
  ['/a/:b/c', '/a/:x/:y', { literal: 'c', parameter: ':y' }],
  ['/a/:b-c', '/a/:x-:y', { literal: 'c', parameter: ':y' }],
  ['/ab', '/a:x', { literal: 'b', parameter: ':x' }],
  // a slash is a literal too
  ['/a/b', '/a:x', { literal: '/b', parameter: ':x' }],
])('%s has a literal over %s', (winner, loser, expected) => {
  expect(over(winner, loser)).toEqual(expected)
})

test.each([
  ['/articles/:id', '/articles/new'],
  ['/a', '/a'],
  ['/:a', '/:b'],
  ['/ab', '/ac:x'],
  ['/a/b', '/a'],
  ['/x/:a', '/y/b'],
])('%s has none over %s', (winner, loser) => {
  expect(over(winner, loser)).toBeUndefined()
})
