import type { Context } from './context.js'
import type { Namespace, RegExpData, Resource, Resources, Scope } from './declaration.js'
import type { Fault } from './entry.js'
import type { WideDeclaration, WideName } from './message.js'
import type { Several } from './option.js'
import type { PlainRoutesOf } from './plain-resource.js'
import type { IsWideName, ResourceRoutes } from './resource.js'
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

/** The routes of a list of declarations inside another, whose length has to be known, as a union of entries. */
export type Routes<
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
> = number extends Children[keyof Children & 'length']
  ? Fault<WideDeclaration>
  : Around['plain'] extends true
    ? { [Index in keyof Children]: PlainRoutesOf<Children[Index], Path, Name, Around> }[keyof Children & number]
    : { [Index in keyof Children]: RoutesOf<Children[Index], Path, Name, Around> }[keyof Children & number]

/** The same for the list that is drawn; what is asked of its length is asked once, since it is the longest. */
export type TopRoutes<Children, Path extends string, Around extends Context> = Around['plain'] extends true
  ? { [Index in keyof Children]: PlainRoutesOf<Children[Index], Path, '', Around> }[keyof Children & number]
  : { [Index in keyof Children]: RoutesOf<Children[Index], Path, '', Around> }[keyof Children & number]

/** The routes of one declaration, with all that may be wrong with it. */
export type RoutesOf<Node, Path extends string, Name extends string, Around extends Context> = unknown extends Node
  ? Fault<WideDeclaration>
  : IsChosen<Node> extends never
    ? Node extends Resources<infer Own, infer Options, infer Children>
      ? ResourceRoutes<'resources', Own, Options, Children, Path, Name, Around>
      : Node extends Resource<infer Own, infer Options, infer Children>
        ? ResourceRoutes<'resource', Own, Options, Children, Path, Name, Around>
        : Node extends Namespace<infer Part, infer Options, infer Children>
          ? IsWideName<Part> extends never
            ? NamespaceRoutes<Part, Options, Children, Path, Name, Around>
            : Fault<WideName<'namespace()'>>
          : Node extends Scope<infer Options, infer Children>
            ? ScopeRoutes<Options, Children, Path, Name, Around>
            : SingleRoutes<Node, Path, Name, Around>
    : Fault<WideDeclaration>

/** Whether a declaration, or the list of its children, is a choice between several; never where neither is. */
type IsChosen<Node> = Several<Node> | (Node extends { readonly children: infer Children } ? Several<Children> : never)
