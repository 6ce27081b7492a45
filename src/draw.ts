import type { CheckDeclaration, CheckOptions } from '../types/check.js'
import type { AllDrawOptions, Declaration, DrawOptions } from '../types/declaration.js'
import type { Drawn, RouteSet, RouteTable } from '../types/route-set.js'
import { scope } from './declaration.js'
import { refuse } from './declaration-error.js'
import { takenHelper } from './declaration-message.js'
import { checkOrigin, createHelpers } from './helper.js'
import { camelCase } from './inflection.js'
import { drawRoutes } from './route.js'
import { ROUTES } from './tables.js'

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** How the helpers of a route are named. */
const NAMINGS = {
  snake_case: (name: string) => [`${name}_path`, `${name}_url`, `hash_for_${name}_path`, `hash_for_${name}_url`],
  camelCase: (name: string) => [
    `${name}Path`,
    `${name}Url`,
    `hashFor${capitalize(name)}Path`,
    `hashFor${capitalize(name)}Url`,
  ],
} as const

/**
 * Draws declarations: gives the helpers of their routes, as real enumerable properties of a frozen object without
 * prototype. The route table stands behind a symbol, for `createMatcher` and the like.
 *
 * @throws DeclarationError when two patterns take one name, or a pattern has a parameter twice.
 * @example
 * const routes = draw([resources('articles', {}, [resources('comments')])])
 * routes.article_comment_path(1, 2) //=> '/articles/1/comments/2'
 */
export function draw<const Children extends readonly Declaration[], const Options extends AllDrawOptions = {}>(
  // nothing is inferred from the check, and it is worked out once, when all is known
  children: NoInfer<CheckDeclaration<Children, Options>> & Children,
  options?: AllDrawOptions & Options & CheckOptions<'draw()', Options>,
): RouteSet<Children, Options> {
  const given: DrawOptions = options ?? {}
  const { basePath, naming = 'snake_case', patch, inflections, origin } = given
  if (origin !== undefined) checkOrigin(origin)
  const declaration: readonly Declaration[] = basePath ? [scope({ path: basePath }, children)] : children
  const routes = drawRoutes(declaration, { patch, inflections, rename: naming === 'camelCase' ? camelCase : undefined })
  const set: Record<string | symbol, unknown> = Object.create(null)
  const drawn = new Set<string>()
  // a route called hash_for_article beside one called article
  const isRisky = routes.some(({ name }) => name?.startsWith('hash'))
  for (const route of routes) {
    const { name } = route
    if (name === null || drawn.has(name)) continue
    drawn.add(name)
    const names = NAMINGS[naming](name)
    const { path, url, hashForPath, hashForUrl } = createHelpers(route, given)
    const helpers = [path, url, hashForPath, hashForUrl]
    names.forEach((helper, index) => {
      if (isRisky && helper in set) refuse(takenHelper(name, helper))
      set[helper] = helpers[index]
    })
  }
  const table: RouteTable<Children, Options> = Object.freeze({
    routes,
    declaration: children,
    options: given as Options,
  })
  Object.defineProperty(set, ROUTES, { value: table })
  // the properties are made from the names and patterns that the types derive; the parity test compares them
  return Object.freeze(set) as RouteSet<Children, Options>
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
