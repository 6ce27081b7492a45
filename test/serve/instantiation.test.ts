import { describe, expect, it } from 'vitest'
import { compileInTurn } from '../../bench/instantiations.mjs'

const ACTIONS = ['index', 'create', 'new', 'edit', 'show', 'update', 'destroy']
const BODIES = ACTIONS.map((action) => `${action}: ({ params, route }) => params`).join(', ')

/** How many instantiations the controllers of a resource cost: all of their actions look at their parameters and their route. */
const cost = (count: number): number => {
  const names = Array.from(
    { length: count },
    (_, index) => `thing_${[...String(index)].map((digit) => 'bdfgklmnpt'[Number(digit)]).join('')}s`,
  )
  // plain resources, half of them with attributes
  const declarations = names.map((name, index) => `resources('${name}'${index % 2 ? ', { attributes }' : ''})`)
  const [, served = Number.NaN] = compileInTurn(
    `import { draw, resources } from 'resourcery'
    import type { Validator } from 'resourcery/serve'
    declare const attributes: Validator<{ title: string }>
    export const routes = draw([${declarations.join(',\n')}])
    `,
    `import type { Controllers } from 'resourcery/serve'
    import { routes } from './measured-0.js'
    export const controllers = { ${names.map((name) => `${name}: { ${BODIES} }`).join(',\n')} } satisfies Controllers<typeof routes>
    `,
  )
  return served / count
}

describe('controllers', () => {
  it('cost the compiler the same for each resource, however many there are', () => {
    const [hundred, threeHundred] = [cost(100), cost(300)]
    // seven actions, each with its parameters and its route looked at
    expect(hundred).toBeGreaterThan(100)
    expect(hundred).toBeLessThan(1500)
    expect(threeHundred).toBeLessThan(hundred * 1.1)
  })
})
