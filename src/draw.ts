import type { CheckDeclaration, CheckDrawOptions } from '../types/check.js'
import type { AllDrawOptions, Declaration, DrawOptions } from '../types/declaration.js'
import type { Drawn, RouteSet, RouteTable } from '../types/route-set.js'
import { checkCall } from './call-check.js'
import { checkOrigin, createHelpers } from './helper.js'
import { camelCase } from './inflection.js'
import { drawRoutes } from './route.js'
import { checkHelperNames } from './route-check.js'
import { ROUTES } from './tables.js'

/**
 * Draws declarations: gives the helpers of their routes, as real enumerable properties of a frozen object without
 * prototype. The route table stands behind a symbol, for `createMatcher` and the like.
 *
 * @throws DeclarationError when two patterns take one name, or a pattern has a parameter twice.
 * @example
 * const routes = draw([resources('articles', {}, [resources('comments')])])
 * routes.article_comment_path(1, 2) //=> '/articles/1/comments/2'
 */
export function draw<const Children extends readonly Declaration[]>(
  // nothing is inferred from the check, and it is worked out once, when all is known
  children: NoInfer<CheckDeclaration<Children, {}>> & Children,
): RouteSet<Children>
/**
 * Draws declarations with options: an origin for URLs, a base path, a naming and others.
 *
 * @throws DeclarationError when two patterns take one name, a pattern has a parameter twice, or an option is wrong.
 * @example
 * const routes = draw([resources('articles')], { origin: 'https://example.com', naming: 'camelCase' })
 * routes.articleUrl(1) //=> 'https://example.com/articles/1'
 */
export function draw<const Children extends readonly Declaration[], const Options extends AllDrawOptions>(
  children: NoInfer<CheckDeclaration<Children, Options>> & Children,
  options: AllDrawOptions & Options & CheckDrawOptions<Options>,
): RouteSet<Children, Options>
export function draw(children: readonly Declaration[], given: DrawOptions = {}): RouteSet<readonly Declaration[]> {
  const { naming, origin } = given
  if (origin !== undefined) checkOrigin(origin)
  const isCamel = naming === 'camelCase'
  const [path, url, hashFor] = isCamel ? ['Path', 'Url', 'hashFor'] : ['_path', '_url', 'hash_for_']
  const routes = drawRoutes(children, { ...given, rename: isCamel ? camelCase : undefined })
  const set: Record<string | symbol, unknown> = Object.create(null)
  const namesOf = (name: string) => {
    const hash = hashFor + (isCamel ? name.charAt(0).toUpperCase() + name.slice(1) : name)
    return [name + path, name + url, hash + path, hash + url]
  }
  let check: typeof checkCall | undefined
  // what a bundler drops from a browser's bundle: the types refuse the same
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') {
    checkHelperNames(routes, namesOf)
    check = checkCall
  }
  for (const route of routes) {
    const { name } = route
    if (name === null || name + path in set) continue
    const helpers = createHelpers(route, given, check)
    namesOf(name).forEach((helper, index) => {
      set[helper] = helpers[index]
    })
  }
  const table: RouteTable<readonly Declaration[], DrawOptions> = Object.freeze({
    routes,
    declaration: children,
    options: given,
  })
  Object.defineProperty(set, ROUTES, { value: table })
  // the properties are made from the names and patterns that the types derive; the parity test compares them
  return Object.freeze(set) as RouteSet<readonly Declaration[]>
}

/**
 * Gives the rows of a route set in the order in which they are matched.
 *
 * @example
 * routesOf(routes).map(({ method, pattern }) => `${method} ${pattern}`) //=> ['GET /articles/:article_id/comments(.:format)', …]
 */
export function routesOf(routes: Drawn): RouteTable<unknown, DrawOptions>['routes'] {
  return routes[ROUTES].routes
}
