import { describe, expect, test } from 'vitest'
import { fitColumns, wrap } from '../../src/inspect/wrap.js'

describe('fitColumns', () => {
  test.each([
    [[10, 4, 40], 46, [10, 4, 30]],
    [[10, 4, 40], 56, [10, 4, 40]],
    [[10, 4, 40], 55, [10, 4, 39]],
    // the widest give way together
    [[20, 20], 31, [15, 15]],
    // none gets narrower than eight
    [[10, 9, 3], 5, [8, 8, 3]],
    [[8, 3], 5, [8, 3]],
    [[9], 5, [8]],
  ])('%o within %i are %o', (natural, width, widths) => {
    expect(fitColumns(natural, width)).toEqual(widths)
  })
})

describe('wrap', () => {
  test.each([
    ['', 8, ['']],
    ['/a', 8, ['/a']],
    ['/articles', 9, ['/articles']],
    ['/admin/products/:id', 12, ['/admin', '/products', '/:id']],
    ['/admin/products/:id', 15, ['/admin/products', '/:id']],
    ['new_admin_product', 9, ['new_admin', '_product']],
    ['admin/products#show', 14, ['admin/products', '#show']],
    ['/articles(.:format)', 10, ['/articles', '(.:format)']],
    ['articlesandmore', 6, ['articl', 'esandm', 'ore']],
    ['two words here', 9, ['two words', 'here']],
    // what a route asks begins a line, and ends at spaces alone
    ['photos#show {id: /a_b/}', 20, ['photos#show', '{id: /a_b/}']],
    ['a#b {id: /x_y/, other: /z/}', 12, ['a#b', '{id: /x_y/,', 'other: /z/}']],
    ['{id: /x_y_z_u/}', 8, ['{id:', '/x_y_z_u', '/}']],
    ['very_long_name#action {id: /a/}', 10, ['very_long', '_name', '#action', '{id: /a/}']],
    ['abcdefghij {id: 1}', 10, ['abcdefghij', '{id: 1}']],
    ['abcdefghi {id: 1}', 10, ['abcdefghi', '{id: 1}']],
  ])('%o within %i is %o', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines)
  })
})
