import type { DrawOptions } from '../types/declaration.js'
import type { UrlHash } from '../types/hash.js'
import type { Route } from '../types/route.js'
import type { Drawn } from '../types/route-set.js'
import { routesOf } from './draw.js'
import { compileFilling, type Filling, fillPath } from './filling.js'
import { refuse } from './generation-error.js'
import * as message from './generation-message.js'
import { checkOrigin } from './helper.js'
import { ROUTES, URL_OPTIONS } from './tables.js'

/** What a hash holds besides path parameters and options. */
const WORDS = ['controller', 'action', 'useRoute', 'onlyPath']

/**
 * Gives the path or URL that a hash says: that of its `useRoute`, or else of the first route that leads to its controller and
 * action and takes all of its parameters. With `onlyPath: false` it is a URL.
 *
 * @throws UrlGenerationError where no route fits, or a value cannot stand in a path.
 * @example
 * urlFor(routes, routes.hash_for_article_path(1)) //=> '/articles/1'
 * urlFor(routes, { controller: 'articles', action: 'show', id: 1 }) //=> '/articles/1'
 */
export function urlFor(routes: Drawn, hash: UrlHash): string {
  const { controller, action, useRoute, onlyPath = true } = hash
  const drawn = routes[ROUTES].options as DrawOptions
  const table = routesOf(routes)
  // what is undefined or null is as if it were not there
  const given = Object.keys(hash).filter((key) => !WORDS.includes(key) && hash[key] != null)
  const filling =
    useRoute === undefined
      ? (findRoute(table, hash, given) ??
        refuse(
          message.noRouteFor(
            controller,
            action,
            given.filter((key) => !isOption(key)),
          ),
        ))
      : compileFilling(
          table.find(({ name }) => name !== null && name === useRoute) ?? refuse(message.noSuchRoute(useRoute)),
        )
  const { name, names, optional } = filling
  const values = new Map<string, unknown>()
  const options: Record<string, unknown> = { ...drawn }
  for (const key of given)
    if (key === 'format' || names.includes(key) || optional.includes(key)) values.set(key, hash[key])
    else if (isOption(key)) options[key] = hash[key]
    else refuse(message.unknownOption(name, key, [...new Set([...names, ...optional, ...URL_OPTIONS])]))
  const path = fillPath(filling, values, options)
  return onlyPath ? path : checkOrigin(options.origin) + path
}

const isOption = (key: string): boolean => (URL_OPTIONS as readonly string[]).includes(key)

/** The first route that leads to controller and action, has all parameters that it requires, and has a place for the others. */
function findRoute(table: readonly Route[], hash: UrlHash, given: readonly string[]): Filling | undefined {
  for (const route of table) {
    // a route whose path says the action leads to its default, where that is optional
    const action = route.action ?? route.defaults.action
    if (route.controller !== hash.controller || action !== hash.action) continue
    const filling = compileFilling(route, route.name ?? `${hash.controller}#${hash.action}`)
    const { names, optional } = filling
    if (
      names.every((name) => given.includes(name)) &&
      given.every((key) => names.includes(key) || optional.includes(key) || isOption(key))
    )
      return filling
  }
  return
}
