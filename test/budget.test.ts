import { expect, test } from 'vitest'
import { BUDGETS, count } from '../bench/instantiations.mjs'

/** The compiler's work stays in its budget, and grows in line with the declaration. */
test.each(Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])('%s', (shape) => {
  const [small, large] = count(shape, [100, 1000])
  const budget = BUDGETS[shape]
  expect(small?.resource).toBeLessThanOrEqual(budget.resource)
  expect(small?.use).toBeLessThanOrEqual(budget.use)
  expect(large?.resource).toBeLessThanOrEqual(budget.resource)
  expect(large?.use).toBeLessThanOrEqual(budget.use)
})
