import type { CheckOptions, CheckPattern, CheckResourceOptions } from '../types/check.js'
import type {
  AllResourceOptions,
  AnyRedirectOptions,
  AnyResourceOptions,
  AnyRouteOptions,
  Collection,
  Declaration,
  DefaultRoute,
  Given,
  Member,
  Method,
  Namespace,
  Redirect,
  RedirectOptions,
  Resource,
  Resources,
  Root,
  RouteDeclaration,
  RouteOptions,
  Scope,
  ScopeOptions,
} from '../types/declaration.js'
import { freeze } from './context.js'
import { checkDeclaration } from './declaration-check.js'

type Children = readonly Declaration[]

/** Plain, frozen data of what was given: a RegExp becomes its source and flags, what is undefined falls away. */
function plain(value: unknown, key?: string): unknown {
  // A validator is no data of ours: it stays the object that it is.
  if (typeof value !== 'object' || value === null || key === 'attributes') return value
  if (value instanceof RegExp) return freeze({ source: value.source, flags: value.flags.replace(/[gy]/g, '') })
  // Children are plain already.
  if (Array.isArray(value)) return freeze(value.map((one) => (key === 'children' ? one : plain(one))))
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return freeze(Object.fromEntries(entries.map(([name, one]) => [name, plain(one, name)])))
}

/** A declaration of these fields, checked unless in production: a bundler drops the checks, the types refuse the same. */
function declare(fields: { readonly kind: string; readonly [field: string]: unknown }): never {
  const declaration = plain(fields)
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') checkDeclaration(declaration)
  return declaration as never
}

/**
 * Declares a plural resource, or several that share their options and children.
 *
 * @throws DeclarationError when a name, an option or a child is wrong.
 * @example
 * resources('articles', { only: ['index', 'show'] }, [resources('comments')])
 */
export function resources<
  const Names extends string,
  const Options extends AllResourceOptions = AnyResourceOptions,
  const Inside extends Children = readonly [],
>(
  names: Names | readonly Names[],
  options?: Options & CheckResourceOptions<'resources()', Options>,
  children?: Inside,
): Resources<Names, Given<Options>, Inside> {
  return declare({ kind: 'resources', names: [names].flat(), options: options ?? {}, children: children ?? [] })
}

/**
 * Declares a singular resource: no index, no `:id`, and a controller named in the plural.
 *
 * @throws DeclarationError when a name, an option or a child is wrong.
 * @example
 * resource('account', { member: { close: 'post' } })
 */
export function resource<
  const Names extends string,
  const Options extends AllResourceOptions = AnyResourceOptions,
  const Inside extends Children = readonly [],
>(
  names: Names | readonly Names[],
  options?: Options & CheckResourceOptions<'resource()', Options>,
  children?: Inside,
): Resource<Names, Given<Options>, Inside> {
  return declare({ kind: 'resource', names: [names].flat(), options: options ?? {}, children: children ?? [] })
}

/**
 * Declares a namespace: its name prefixes the path, the route names and the controllers of what is inside.
 *
 * @throws DeclarationError when the name, an option or a child is wrong.
 * @example
 * namespace('admin', [resources('products')])
 */
export function namespace<const Name extends string, const Inside extends Children>(
  name: Name,
  children: Inside,
): Namespace<Name, {}, Inside>
export function namespace<const Name extends string, const Options extends ScopeOptions, const Inside extends Children>(
  name: Name,
  options: Options & CheckOptions<'namespace()', Options>,
  children: Inside,
): Namespace<Name, Options, Inside>
export function namespace(
  name: string,
  options: ScopeOptions | Children,
  children?: Children,
): Namespace<string, {}, Children> {
  return children === undefined
    ? declare({ kind: 'namespace', name, options: {}, children: options })
    : declare({ kind: 'namespace', name, options, children })
}

/**
 * Declares what the routes inside share: a path, a module, a name prefix, a controller, constraints, defaults.
 *
 * @throws DeclarationError when an option or a child is wrong.
 * @example
 * scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts')])
 */
export function scope<const Options extends ScopeOptions, const Inside extends Children>(
  options: Options & CheckOptions<'scope()', Options>,
  children: Inside,
): Scope<Options, Inside> {
  return declare({ kind: 'scope', options, children })
}

/**
 * Declares what works on one member of the resource around it.
 *
 * @throws DeclarationError when a child is wrong.
 * @example
 * draw([resources('photos', {}, [member([route('get', 'preview')])])]).preview_photo_path(1) //=> '/photos/1/preview'
 */
export function member<const Inside extends Children>(children: Inside): Member<Inside> {
  return declare({ kind: 'member', children })
}

/**
 * Declares what works on the collection of the resource around it.
 *
 * @throws DeclarationError when a child is wrong.
 * @example
 * draw([resources('photos', {}, [collection([route('get', 'search')])])]).search_photos_path() //=> '/photos/search'
 */
export function collection<const Inside extends Children>(children: Inside): Collection<Inside> {
  return declare({ kind: 'collection', children })
}

/**
 * Declares one route. Without a target the pattern names controller and action, inside a resource the action alone.
 *
 * @throws DeclarationError when a method, the pattern, the target or an option is wrong.
 * @example
 * route(['get', 'post'], 'search/:term', 'search#show', { as: 'search' })
 */
export function route<
  const Methods extends Method,
  const Pattern extends string,
  const Target extends string | undefined = undefined,
  const Options extends RouteOptions = AnyRouteOptions,
>(
  methods: Methods | readonly Methods[],
  pattern: CheckPattern<Pattern>,
  target?: Target,
  options?: Options & CheckOptions<'route()', Options>,
): RouteDeclaration<Methods, Pattern, Target, Given<Options>> {
  return declare({ kind: 'route', methods: [methods].flat(), pattern, target, options: options ?? {} })
}

/**
 * Declares the route of `/`, or of the path of the scope around it, named `root`.
 *
 * @throws DeclarationError when the target or an option is wrong.
 * @example
 * root('home#index')
 */
export function root<const Target extends string, const Options extends RouteOptions = AnyRouteOptions>(
  target: Target,
  options?: Options & CheckOptions<'root()', Options>,
): Root<Target, Given<Options>> {
  return declare({ kind: 'root', target, options: options ?? {} })
}

/**
 * Declares the catch-all `/:controller/:action/:id(.:format)`, each part after the first optional. It overrides the
 * methods that the routes before it allow.
 *
 * @example
 * draw([resources('messages'), defaultRoute()])
 */
export function defaultRoute(): DefaultRoute {
  return declare({ kind: 'defaultRoute' })
}

/**
 * Declares a route that answers GET with a redirect; `%{name}` in the target takes the parameter of that name.
 *
 * @throws DeclarationError when the pattern, the target or an option is wrong.
 * @example
 * redirect('/stories/:id', '/articles/%{id}', { status: 302, keepQuery: true })
 */
export function redirect<const Pattern extends string, const Options extends RedirectOptions = AnyRedirectOptions>(
  pattern: CheckPattern<Pattern>,
  to: string,
  options?: Options & CheckOptions<'redirect()', Options>,
): Redirect<Pattern, Given<Options>> {
  const { status = 301, ...others } = options ?? {}
  return declare({ kind: 'redirect', pattern, to, status, options: others })
}
