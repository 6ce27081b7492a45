import type { DrawOptions } from '../types/declaration.js'
import type { Matcher } from '../types/match.js'
import type { Drawn } from '../types/route-set.js'
import { routesOf } from './draw.js'
import { compileMatcher } from './match.js'

/**
 * Gives the matcher of a route set: `match` gives the route that answers a request or undefined, `recognize` throws where
 * none does.
 *
 * @throws Error where a pattern has more than 64 combinations of optional groups.
 * @example
 * const { match } = createMatcher(routes)
 * match('GET', '/articles/1') //=> { name: 'article', …, controller: 'articles', action: 'show', params: { id: '1' } }
 */
export function createMatcher<const Declaration, const Options extends DrawOptions>(
  routes: Drawn<Declaration, Options>,
): Matcher<Declaration, Options> {
  // the union of what `match` gives is derived from the declaration that the rows were drawn from
  return compileMatcher(routesOf(routes)) as unknown as Matcher<Declaration, Options>
}
