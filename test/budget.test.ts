import { describe, expect, test } from 'vitest'
import { BUDGETS, compile, count } from '../bench/instantiations.mjs'

describe("the compiler's work stays in its budget, and grows in line with the declaration", () => {
  test.each(Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])('%s', (shape) => {
    const [small, large] = count(shape, [100, 500])
    const budget = BUDGETS[shape]
    expect(small?.resource).toBeLessThanOrEqual(budget.resource)
    expect(small?.use).toBeLessThanOrEqual(budget.use)
    expect(large?.resource).toBeLessThanOrEqual(budget.resource)
    expect(large?.use).toBeLessThanOrEqual(budget.use)
  })
})

const TWO_SETS = `import { createMatcher, draw, namespace, resources, resource, scope, type Drawn, type Matcher, type RouteSet } from 'resourcery'
import { serve, type Controllers } from 'resourcery/serve'
const site = draw([
  resources('articles', { member: { publish: 'post' } }, [resources('comments')]),
  namespace('admin', [resources('products', { only: ['index', 'show'] }), resource('account')]),
])
const shop = draw([resources('orders', {}, [resources('items')]), scope({ path: '(:locale)' }, [resources('people')])])
declare const one: Controllers<typeof site>
declare const other: Controllers<typeof shop>
declare function same<Value>(value: Value): { as(other: Value): void }
export { createMatcher, draw, one, other, resources, same, serve, shop, site }
export type { Drawn, Matcher, RouteSet }
`

describe('what compares big types does not make the compiler look into all of them', () => {
  const alone = compile(TWO_SETS)

  test.each([
    'export const sets = [site, shop]',
    'export const either = Math.random() > 0.5 ? site : shop',
    'export const byName = { site, shop } satisfies Record<string, Drawn>',
    'export const again: typeof site = site',
    'export const matchers = [createMatcher(site), createMatcher(shop)]',
    "export const match = [createMatcher(site), createMatcher(shop)].map((matcher) => matcher.match('GET', '/'))",
    'export const handlers = [serve(site, one), serve(shop, other)]',
    'export const controllers = [one, other]',
    'export const actions = [one.articles, other.orders, one.articles.index, other.orders.show]',
    'export const helpers = [site.articles_path, shop.order_path, site.article_url, shop.hash_for_order_path]',
    'export const links: Record<string, (id: number) => string> = { article: site.article_path, order: shop.order_path }',
    'same(site).as(site)',
    'same(() => site).as(() => site)',
    "same(() => draw([resources('articles')])).as(() => draw([resources('articles')]))",
  ])('%s', (line) => {
    expect(compile(TWO_SETS + line) - alone).toBeLessThanOrEqual(10_000)
  })
})
