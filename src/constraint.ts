import type { RouteConstraint } from '../types/route.js'

/** The regular expressions of a constraint. */
export interface ValueTest {
  /** Takes the whole of a decoded value. */
  readonly whole: RegExp
  /** For a regular expression: takes what it would by its own preference, from `lastIndex` on. */
  readonly sticky: RegExp | undefined
  /** Whether a value may hold plain slashes. */
  readonly spans: boolean
}

const NAMED = { integer: '\\d+', uuid: '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}' }

/**
 * The test of a constraint: a regular expression, anchored at both ends; a list of values; `'integer'`, decimal digits without a
 * sign; `'uuid'`, in any case. A regular expression that takes `a/a` or `1/1` lets its parameter span segments, as in Rails.
 *
 * @example
 * valueTest('integer').whole.test('12') //=> true
 * valueTest({ source: 'en|de', flags: 'i' }).whole.test('EN') //=> true
 */
export function valueTest(constraint: RouteConstraint): ValueTest {
  if (typeof constraint === 'object' && 'source' in constraint) {
    const flags = constraint.flags.replace(/[gy]/g, '')
    const whole = new RegExp(`^(?:${constraint.source})$`, flags)
    return { whole, sticky: new RegExp(constraint.source, `${flags}y`), spans: whole.test('a/a') || whole.test('1/1') }
  }
  const source =
    typeof constraint === 'string'
      ? NAMED[constraint]
      : constraint.map((value) => `${value}`.replace(/\W/g, '\\$&')).join('|')
  return {
    whole: new RegExp(`^(?:${source})$`, typeof constraint === 'string' ? 'i' : ''),
    sticky: undefined,
    spans: false,
  }
}
