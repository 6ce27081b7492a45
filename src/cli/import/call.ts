import type { Declaration, Method, Route } from '../../../types/index.js'
import { collection, member, namespace, resource, resources, scope } from '../../declaration.js'
import { listRoutes } from '../../route.js'
import { defaultRoute, redirect, root, route } from '../../route-declaration.js'

/** A value in an option: what our functions take. */
export type Value = string | number | boolean | null | RegExp | readonly Value[] | { readonly [key: string]: Value }

export type Options = Readonly<Record<string, Value>>

interface Call<Kind extends string> {
  readonly kind: Kind
  readonly options: Options
  /** What is to be said of it. */
  readonly comment?: string
}

interface Outer<Kind extends string> extends Call<Kind> {
  readonly children: readonly Calls[]
}

export interface ResourceCall extends Outer<'resources' | 'resource'> {
  readonly name: string
}

export interface NamespaceCall extends Outer<'namespace'> {
  readonly name: string
}

export type ScopeCall = Outer<'scope'>

type PlaceCall = Outer<'member' | 'collection'>

interface RouteCall extends Call<'route'> {
  readonly methods: readonly Method[]
  readonly pattern: string
  readonly target: string | undefined
}

interface RootCall extends Call<'root'> {
  readonly target: string
}

interface RedirectCall extends Call<'redirect'> {
  readonly pattern: string
  readonly to: string
}

/** A call of one of our functions. */
export type Calls =
  | Call<'defaultRoute'>
  | ResourceCall
  | NamespaceCall
  | ScopeCall
  | PlaceCall
  | RouteCall
  | RootCall
  | RedirectCall

/** Gives what a call gives. */
export function declarationOf(call: Calls): Declaration {
  const children = 'children' in call ? call.children.map(declarationOf) : []
  // the options are checked by the functions themselves
  const options = call.options as {}
  switch (call.kind) {
    case 'resources':
      return resources(call.name, options, children)
    case 'resource':
      return resource(call.name, options, children)
    case 'namespace':
      return namespace(call.name, options, children)
    case 'scope':
      return scope(options, children)
    case 'member':
      return member(children)
    case 'collection':
      return collection(children)
    case 'route':
      return route(call.methods, call.pattern as '/', call.target, options)
    case 'root':
      return root(call.target, options)
    case 'redirect':
      return redirect(call.pattern as '/', call.to, options)
    case 'defaultRoute':
      return defaultRoute()
  }
}

/** Where calls stand: what encloses them, and what that gives them. */
export interface Surroundings {
  /** The calls that enclose calls here, themselves drawing nothing. */
  readonly enclose: (calls: readonly Calls[]) => readonly Calls[]
  /** The path before theirs. */
  readonly path: string
  /** What their names start with, `admin_`. */
  readonly as: string
  /** What their controllers start with, `admin/`. */
  readonly module: string
  /** Inside a resource: its controller, which routes need not name. */
  readonly controller: string | undefined
  /** Whether update answers PATCH. */
  readonly patch: boolean
}

/** Gives the rows that calls draw where they stand; undefined where our functions refuse them. */
export function drawn(calls: readonly Calls[], { enclose, patch }: Surroundings): readonly Route[] | undefined {
  try {
    return listRoutes(enclose(calls).map(declarationOf), { patch })
  } catch {
    return
  }
}
