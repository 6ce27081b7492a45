import fc from 'fast-check'
import type { RouteConstraint } from '../types/index.js'

/** Random patterns of single routes, whose values can be told apart: text or one separator between two of them, one glob. */

/** A pattern with `:` where a parameter gets its name. */
const text = fc.constantFrom('a', 'b-c', 'x.y', 'é', 'v', '~', '%20', 'new', '\\(x\\)', '+', 'Ä.1')
const separator = fc.constantFrom('-', '.', '~', '!', '+', ',', '..', '-v')

const segment = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 3, arbitrary: fc.constant(':') },
  { weight: 1, arbitrary: text.map((one) => `${one}:`) },
  { weight: 1, arbitrary: separator.map((one) => `:${one}a`) },
  { weight: 2, arbitrary: separator.map((one) => `:${one}:`) },
  { weight: 1, arbitrary: separator.map((one) => `:(${one}:)`) },
  { weight: 1, arbitrary: fc.tuple(text, separator).map(([one, between]) => `${one}(${between}:)`) },
)

const joined = (all: readonly string[]): string => all.map((one) => `/${one}`).join('')

/** Groups of segments at the end, each in the one before it. */
const groups = fc
  .array(segment, { maxLength: 2 })
  .map((all) =>
    all.reduceRight((inner, one) => `(/${one.replace(/\(.*/, '').includes(':') ? one : `${one}/:`}${inner})`, ''),
  )

const start = fc.constantFrom('', '', '', '(/:)', '/(:)', '(/a/:)')
const end = fc.oneof(
  { weight: 5, arbitrary: groups },
  { weight: 1, arbitrary: fc.constantFrom('/*', '/a/*', '/*/a', '(/*)', '/x-*') },
)

export interface RandomPattern {
  readonly pattern: string
  readonly constraints: Readonly<Record<string, RouteConstraint>>
  readonly format: boolean | undefined
}

export const randomPatterns: fc.Arbitrary<RandomPattern> = fc
  .record({
    pattern: fc
      .tuple(start, fc.array(segment, { minLength: 1, maxLength: 3 }).map(joined), end)
      // of two parts that take any number of segments a path may mean either
      .filter(([first, , last]) => first === '' || !/^\(|\*/.test(last))
      .map((all) => {
        let count = 0
        return all.join('').replace(/[:*]/g, (mark) => `${mark}p${count++}_`)
      }),
    constraints: fc.constantFrom<RandomPattern['constraints']>(
      {},
      {},
      { p0_: 'integer' },
      { p0_: ['a', 'b.c', 'd-e'] },
      { p1_: ['1.2', 'ü'] },
      { p1_: /[a-zé]+/ },
    ),
    format: fc.constantFrom(undefined, undefined, false, true),
  })
  // so of a group that starts with a dot before a format
  .filter(({ pattern, format }) => format === false || !pattern.includes('(.'))
