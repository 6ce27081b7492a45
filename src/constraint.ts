import type { RouteConstraint } from '../types/route.js'

const NAMED = { integer: '\\d+', uuid: '[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}' }

/**
 * The regular expression that takes the values of a constraint: of a regular expression the same, anchored at both ends; of a
 * list its values; of `'integer'` decimal digits without a sign; of `'uuid'` one in any case.
 *
 * @example
 * constraintTest('integer').test('12') //=> true
 * constraintTest({ source: 'en|de', flags: 'i' }).test('EN') //=> true
 */
export function constraintTest(constraint: RouteConstraint): RegExp {
  if (typeof constraint === 'string') return new RegExp(`^${NAMED[constraint]}$`, 'i')
  const { source, flags } =
    'source' in constraint
      ? constraint
      : { source: constraint.map((value) => `${value}`.replace(/\W/g, '\\$&')).join('|'), flags: '' }
  return new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, ''))
}
