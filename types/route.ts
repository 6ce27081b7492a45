import type { Context } from './context.js'
import type { Namespace, RegExpData, Resource, Resources, Scope } from './declaration.js'
import type { Fault } from './entry.js'
import type { WideDeclaration, WideName } from './message.js'
import type { PlainRoutesOf } from './plain-resource.js'
import type { ResourceRoutes } from './resource.js'
import type { NamespaceRoutes, ScopeRoutes } from './scope.js'
import type { SingleRoutes } from './single.js'

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

/** The routes of a list of declarations, as a union of entries, which stays cheap at any size. */
export type Routes<
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
> = Around['plain'] extends true
  ? { [Index in keyof Children]: PlainRoutesOf<Children[Index], Path, Name, Around> }[keyof Children & number]
  : { [Index in keyof Children]: RoutesOf<Children[Index], Path, Name, Around> }[keyof Children & number]

/** The routes of one declaration. */
type RoutesOf<Node, Path extends string, Name extends string, Around extends Context> = unknown extends Node
  ? Fault<WideDeclaration>
  : Node extends Resources<infer Names, infer Options, infer Children>
    ? ResourceRoutes<'resources', Names, Options, Children, Path, Name, Around>
    : OtherRoutes<Node, Path, Name, Around>

/** The routes of a declaration that is no plural resource. */
export type OtherRoutes<Node, Path extends string, Name extends string, Around extends Context> =
  Node extends Resource<infer Names, infer Options, infer Children>
    ? ResourceRoutes<'resource', Names, Options, Children, Path, Name, Around>
    : Node extends Namespace<infer Part, infer Options, infer Children>
      ? string extends Part
        ? Fault<WideName<'namespace()'>>
        : NamespaceRoutes<Part, Options, Children, Path, Name, Around>
      : Node extends Scope<infer Options, infer Children>
        ? ScopeRoutes<Options, Children, Path, Name, Around>
        : SingleRoutes<Node, Path, Name, Around>
