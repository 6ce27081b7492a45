import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printModule } from '../../src/cli/import/module.js'
import { ordersAgree } from '../../src/cli/import/order.js'
import { readRails } from '../../src/cli/import/rails.js'
import { recover } from '../../src/cli/import/recover.js'
import { keyOf, keysLike, row, withNames } from '../../src/cli/import/row.js'
import * as language from '../../src/index.js'
import type { Route } from '../../types/index.js'
import { randomDeclarations } from '../random-declaration.js'

/** The module that is written for rows, without what all modules have in common. */
const written = (rows: readonly Route[]): string => {
  const text = printModule([{ ...recover(withNames(rows)), engine: undefined, mountedAt: undefined }])
  return text
    .replace(/^import .*\n\n/, '')
    .replace(/^export const routes = draw\(/m, '')
    .replace(/\)\n$/, '')
}

/** What is written for the output of rails routes. */
const imported = (text: string): string => written(readRails(text).sections[0]?.rows ?? [])

/** The rows that a written module draws. */
function run(text: string): readonly Route[] {
  const body = text.replace(/^import .*$/m, '').replace('export const routes =', 'return')
  const functions = Object.entries(language)
  const draw = new Function(...functions.map(([name]) => name), body)
  return language.routesOf(draw(...functions.map(([, value]) => value)))
}

describe('recover', () => {
  test('draws the table of any declaration anew', () => {
    let drawn = 0
    fc.assert(
      fc.property(randomDeclarations, fc.boolean(), (declarations, patch) => {
        let rows: readonly Route[]
        try {
          rows = language.routesOf(language.draw(declarations as never, { patch } as never) as never)
        } catch {
          return fc.pre(false)
        }
        drawn++
        const wanted = withNames(rows.map((one) => row({ ...one })))
        const recovered = recover(wanted)
        expect(recovered.leftOut).toEqual([])
        const text = printModule([{ ...recovered, engine: undefined, mountedAt: undefined }])
        const found = run(text)
        expect([...keysLike(found, wanted)].sort()).toEqual(wanted.map(keyOf).sort())
        expect(ordersAgree(wanted, found)).toBe(true)
      }),
      { numRuns: 400 },
    )
    expect(drawn).toBeGreaterThan(100)
  })
})
