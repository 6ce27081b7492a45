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

/**
 * What a declaration takes from those around it, besides the prefixes of path and name. `plain` says that the derived
 * names and patterns depend on the prefixes alone, so that a plain resource can be drawn in one step.
 */
export interface Context {
  readonly plain: boolean
  /** What every path starts with, whatever prefix a resource writes in place of the one that it would inherit. */
  readonly base: string
  /** Prefix of the controllers, `admin/`. */
  readonly module: string
  readonly controller: string
  readonly shallow: boolean
  readonly shallowPath: string
  readonly shallowName: string
  readonly constraints: unknown
  readonly pathNames: unknown
  /** The option `format`; `*` where there is none, since `undefined` passes for anything where null checks are off. */
  readonly format: unknown
  readonly inflections: unknown
  /** What the names of routes end with inside `member` and `collection`: `preview` becomes `preview_photo`. */
  readonly tail: string
  readonly nameless: boolean
  /** Inside a resource: the paths and names of its places. */
  readonly places: unknown
}

/** The context of the declarations that stand in no other. */
export interface TopContext<Base extends string, Inflections> {
  readonly plain: {} extends Inflections ? true : false
  readonly base: Base
  readonly module: ''
  readonly controller: ''
  readonly shallow: false
  readonly shallowPath: Base
  readonly shallowName: ''
  readonly constraints: {}
  readonly pathNames: {}
  readonly format: '*'
  readonly inflections: Inflections
  readonly tail: ''
  readonly nameless: false
  readonly places: undefined
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
