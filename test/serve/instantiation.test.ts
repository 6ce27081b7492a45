import { describe, expect, it } from 'vitest'
import { compile } from './compile.js'

const ACTIONS = ['index', 'create', 'new', 'edit', 'show', 'update', 'destroy']

/** Plain resources, half of them with attributes, and controllers all of whose actions look at their parameters and their route. */
const program = (count: number, served: boolean): string => {
  const names = Array.from(
    { length: count },
    (_, index) => `thing_${[...String(index)].map((digit) => 'bdfgklmnpt'[Number(digit)]).join('')}s`,
  )
  const declarations = names.map((name, index) => `resources('${name}'${index % 2 ? ', { attributes }' : ''})`)
  const bodies = ACTIONS.map((action) => `${action}: ({ params, route }) => params`).join(', ')
  return `
    import { draw, resources } from './src/index.js'
    import type { Controllers, Validator } from './src/serve/index.js'
    declare const attributes: Validator<{ title: string }>
    const routes = draw([${declarations.join(',\n')}])
    ${served ? `export const controllers = { ${names.map((name) => `${name}: { ${bodies} }`).join(',\n')} } satisfies Controllers<typeof routes>` : ''}
  `
}

/** How many types the controllers of a resource cost. */
const cost = (count: number): number => {
  const [with_, without] = [compile(program(count, true)), compile(program(count, false))]
  expect(with_.messages).toEqual([])
  return (with_.instantiations - without.instantiations) / count
}

describe('controllers', () => {
  it('cost the compiler the same for each resource, however many there are', () => {
    const [hundred, fiveHundred] = [cost(100), cost(500)]
    // seven actions, each with its parameters and its route looked at
    expect(hundred).toBeLessThan(1500)
    expect(fiveHundred).toBeLessThan(hundred * 1.1)
  })
})
