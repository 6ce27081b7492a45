import type { Drawn, Route, RouteConstraint, RouteMethod } from '../../types/index.js'
import { routesOf } from '../draw.js'
import { parsePattern, pathParameters } from '../path.js'
import { type RouteFilter, routeFilter } from './filter.js'

/** One row of the route table, with what can be said of it: plain data, the shape of `resourcery routes --json`. */
export interface RouteListing {
  /** The route name, on every row of its pattern; null where the route is nameless. */
  readonly name: string | null
  readonly method: RouteMethod
  /** The path pattern: `/articles/:id(.:format)`. */
  readonly pattern: string
  /** The controller; null for a redirect, and where the pattern's `:controller` gives it. */
  readonly controller: string | null
  /** The action; null for a redirect, and where the pattern's `:action` gives it. */
  readonly action: string | null
  /** The name of the helper that builds its path, `article_path`; null where the route is nameless. */
  readonly helper: string | null
  /** The parameters that a path must have, in path order. */
  readonly required: readonly string[]
  /** The parameters that a path may have, the format among them. */
  readonly optional: readonly string[]
  readonly constraints: Readonly<Record<string, RouteConstraint>>
  readonly defaults: Readonly<Record<string, string | number | boolean>>
  readonly redirect?: { readonly to: string; readonly status: number; readonly keepQuery?: boolean }
}

/** The helpers of a route, by what they give. */
export interface HelperNames {
  readonly path: string
  readonly url: string
}

/** Gives the helpers of a route set by route name. A set's keys are four helpers for each name, in the order of the rows. */
export function helperNames(routes: Drawn): ReadonlyMap<string, HelperNames> {
  const names = new Set(routesOf(routes).flatMap(({ name }) => name ?? []))
  const keys = Object.keys(routes)
  return new Map(
    [...names].map((name, index) => [name, { path: keys[4 * index] as string, url: keys[4 * index + 1] as string }]),
  )
}

function listingOf(route: Route, helper: string | null): RouteListing {
  const { name, method, pattern, controller, action, constraints, defaults, redirect } = route
  const { required, optional } = pathParameters(parsePattern(pattern))
  return {
    name,
    method,
    pattern,
    controller,
    action,
    helper,
    required,
    optional,
    constraints,
    defaults,
    ...(redirect && { redirect }),
  }
}

/**
 * Gives the route table as plain data, in the order in which routes are matched; all of it, or the rows that a filter lets through.
 *
 * @throws Error where `grep` is no regular expression.
 * @example
 * inspectRoutes(routes, { method: 'get' })
 * //=> [{ name: 'article_comments', method: 'GET', pattern: '/articles/:article_id/comments(.:format)', controller: 'comments', … }, …]
 */
export function inspectRoutes(routes: Drawn, filter: RouteFilter = {}): readonly RouteListing[] {
  const helpers = helperNames(routes)
  const listings = routesOf(routes).map((route) =>
    listingOf(route, route.name === null ? null : (helpers.get(route.name)?.path ?? null)),
  )
  return listings.filter(routeFilter(filter))
}
