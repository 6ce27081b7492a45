import type { RouteConstraint } from '../types/route.js'

/** What a constraint asks of a decoded value. */
export interface ValueTest {
  readonly accepts: (value: string) => boolean
  /** Whether a value may hold plain slashes. */
  readonly spans: boolean
  /** For a regular expression: the length it would take of `text` from `start` on, by its own preference; 0 for none. */
  readonly prefers?: (text: string, start: number) => number
}

const INTEGER = { source: '\\d+', flags: '' }
const UUID = { source: '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}', flags: 'i' }

/**
 * The test of a constraint: a regular expression, anchored at both ends; a list of values; `'integer'`, decimal digits without a
 * sign; `'uuid'`, in any case. A regular expression that takes `a/a` or `1/1` lets its parameter span segments, as in Rails.
 *
 * @example
 * valueTest('integer').accepts('12') //=> true
 * valueTest({ source: 'en|de', flags: 'i' }).accepts('EN') //=> true
 */
export function valueTest(constraint: RouteConstraint): ValueTest {
  if (Array.isArray(constraint)) {
    const values = constraint.map(String)
    return { accepts: (value) => values.includes(value), spans: false }
  }
  const { source, flags } =
    constraint === 'integer' ? INTEGER : constraint === 'uuid' ? UUID : (constraint as typeof INTEGER)
  const stateless = flags.replace(/[gy]/g, '')
  const whole = new RegExp(`^(?:${source})$`, stateless)
  const sticky = new RegExp(`(?:${source})`, `${stateless}y`)
  return {
    accepts: (value) => whole.test(value),
    spans: whole.test('a/a') || whole.test('1/1'),
    prefers: (text, start) => {
      sticky.lastIndex = start
      return sticky.exec(text)?.[0].length ?? 0
    },
  }
}
