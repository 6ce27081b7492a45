import type {
  Collection,
  Declaration,
  DefaultRoute,
  Member,
  Method,
  Namespace,
  Redirect,
  RedirectOptions,
  Resource,
  ResourceOptions,
  Resources,
  Root,
  RouteDeclaration,
  RouteOptions,
  Scope,
  ScopeOptions,
} from '../types/declaration.js'
import {
  checkChildren,
  checkMethods,
  checkNames,
  checkOptions,
  checkPattern,
  checkRedirect,
  checkTarget,
} from './declaration-check.js'
import { NAMESPACE_OPTIONS, REDIRECT_OPTIONS, RESOURCE_OPTIONS, ROUTE_OPTIONS, SCOPE_OPTIONS } from './tables.js'

type Children = readonly Declaration[]

/** Plain, frozen data of whatever was given: a RegExp becomes its source and flags, what is undefined falls away. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RegExp) return Object.freeze({ source: value.source, flags: value.flags.replace(/[gy]/g, '') })
  if (Array.isArray(value)) return Object.freeze(value.map(plain))
  const copy: Record<string, unknown> = {}
  // A validator is no data of ours: it stays the object that it is.
  for (const [key, one] of Object.entries(value))
    if (one !== undefined) copy[key] = key === 'attributes' ? one : plain(one)
  return Object.freeze(copy)
}

/** Options and children of a function that may be called with children alone. */
function body(place: string, options: unknown, children: unknown, known: readonly string[]) {
  const alone = Array.isArray(options) && children === undefined
  const given = alone ? {} : (options ?? {})
  const inside = (alone ? options : children) ?? []
  checkOptions(place, given, known)
  checkChildren(place, inside)
  return { options: plain(given) as never, children: Object.freeze([...(inside as Children)]) }
}

function declareResource<Kind extends 'resource' | 'resources'>(
  kind: Kind,
  names: unknown,
  options: unknown,
  children: unknown,
) {
  const place = `${kind}()`
  const all = Array.isArray(names) ? names : [names]
  checkNames(place, all)
  return Object.freeze({
    kind,
    names: plain(all) as readonly string[],
    ...body(place, options, children, RESOURCE_OPTIONS),
  })
}

/**
 * Declares a plural resource, or several that share their options and children.
 *
 * @throws DeclarationError when a name, an option or a child is wrong.
 * @example
 * resources('articles', { only: ['index', 'show'] }, [resources('comments')])
 */
export function resources(
  names: string | readonly string[],
  options?: ResourceOptions | Children,
  children?: Children,
): Resources<string, ResourceOptions, Children> {
  return declareResource('resources', names, options, children)
}

/**
 * Declares a singular resource: no index, no `:id`, and a controller named in the plural.
 *
 * @throws DeclarationError when a name, an option or a child is wrong.
 * @example
 * resource('account', { member: { close: 'post' } })
 */
export function resource(
  names: string | readonly string[],
  options?: ResourceOptions | Children,
  children?: Children,
): Resource<string, ResourceOptions, Children> {
  return declareResource('resource', names, options, children)
}

/**
 * Declares a namespace: its name prefixes the path, the route names and the controllers of what is inside.
 *
 * @throws DeclarationError when the name, an option or a child is wrong.
 * @example
 * namespace('admin', [resources('products')])
 */
export function namespace(
  name: string,
  options?: ScopeOptions | Children,
  children?: Children,
): Namespace<string, ScopeOptions, Children> {
  checkNames('namespace()', [name])
  return Object.freeze({ kind: 'namespace', name, ...body('namespace()', options, children, NAMESPACE_OPTIONS) })
}

/**
 * Declares what the routes inside share: a path, a module, a name prefix, a controller, constraints, defaults.
 *
 * @throws DeclarationError when an option or a child is wrong.
 * @example
 * scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts')])
 */
export function scope(options: ScopeOptions, children: Children): Scope<ScopeOptions, Children> {
  return Object.freeze({ kind: 'scope', ...body('scope()', options, children ?? [], SCOPE_OPTIONS) })
}

/**
 * Declares what works on one member of the resource around it.
 *
 * @throws DeclarationError when a child is wrong.
 * @example
 * resources('photos', [member([route('get', 'preview')])]) // GET /photos/:id/preview, preview_photo
 */
export function member(children: Children): Member<Children> {
  return Object.freeze({ kind: 'member', children: body('member()', {}, children, []).children })
}

/**
 * Declares what works on the collection of the resource around it.
 *
 * @throws DeclarationError when a child is wrong.
 * @example
 * resources('photos', [collection([route('get', 'search')])]) // GET /photos/search, search_photos
 */
export function collection(children: Children): Collection<Children> {
  return Object.freeze({ kind: 'collection', children: body('collection()', {}, children, []).children })
}

/**
 * Declares one route. Without a target the pattern names controller and action, inside a resource the action alone.
 *
 * @throws DeclarationError when a method, the pattern, the target or an option is wrong.
 * @example
 * route(['get', 'post'], 'search/:term', 'search#show', { as: 'search' })
 */
export function route(
  methods: Method | readonly Method[],
  pattern: string,
  target?: string | null,
  options: RouteOptions = {},
): RouteDeclaration<Method, string, string | undefined, RouteOptions> {
  checkMethods(methods)
  checkPattern('route()', pattern)
  checkTarget(target)
  checkOptions('route()', options, ROUTE_OPTIONS)
  return Object.freeze({
    kind: 'route',
    methods: plain(typeof methods === 'string' ? [methods] : methods) as readonly Method[],
    pattern,
    target: target ?? undefined,
    options: plain(options) as RouteOptions,
  })
}

/**
 * Declares the route of `/`, or of the path of the scope around it, named `root`.
 *
 * @throws DeclarationError when the target or an option is wrong.
 * @example
 * root('home#index')
 */
export function root(target: string, options: RouteOptions = {}): Root<string> {
  checkTarget(target)
  checkOptions('root()', options, ROUTE_OPTIONS)
  return Object.freeze({ kind: 'root', target, options: plain(options) as RouteOptions })
}

/**
 * Declares the catch-all `/:controller/:action/:id(.:format)`, each part after the first optional. It overrides the
 * methods that the routes before it allow.
 *
 * @example
 * draw([resources('messages'), defaultRoute()])
 */
export function defaultRoute(): DefaultRoute {
  return Object.freeze({ kind: 'defaultRoute' })
}

/**
 * Declares a route that answers GET with a redirect; `%{name}` in the target takes the parameter of that name.
 *
 * @throws DeclarationError when the pattern, the target or an option is wrong.
 * @example
 * redirect('/stories/:id', '/articles/%{id}', { status: 302, keepQuery: true })
 */
export function redirect(
  pattern: string,
  to: string,
  options: RedirectOptions = {},
): Redirect<string, RedirectOptions> {
  checkPattern('redirect()', pattern)
  checkRedirect(to)
  checkOptions('redirect()', options, REDIRECT_OPTIONS)
  const { status = 301, ...others } = options
  return Object.freeze({ kind: 'redirect', pattern, to, status, options: plain(others) as RedirectOptions })
}
