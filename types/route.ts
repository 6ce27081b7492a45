import type { RegExpData } from './declaration.js'

/** A method as a route carries it, in upper case. */
export type RouteMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'ANY'

/** A constraint as a route carries it: plain data. */
export type RouteConstraint = RegExpData | readonly (string | number)[] | 'integer' | 'uuid'

/** One row of the route table: plain, frozen data. */
export interface Route {
  /** The route name, on every row of its pattern; null where the route is nameless. */
  readonly name: string | null
  readonly method: RouteMethod
  /** The path pattern: `/articles/:id(.:format)`. */
  readonly pattern: string
  /** The controller, `admin/articles`; null for a redirect, and where the pattern's `:controller` gives it. */
  readonly controller: string | null
  /** The action; null for a redirect, and where the pattern's `:action` gives it. */
  readonly action: string | null
  readonly constraints: Readonly<Record<string, RouteConstraint>>
  readonly defaults: Readonly<Record<string, string | number | boolean>>
  readonly redirect?: { readonly to: string; readonly status: number; readonly keepQuery?: boolean }
  /** True for the row that `defaultRoute()` draws: it overrides method restrictions. */
  readonly catchAll?: boolean
}
