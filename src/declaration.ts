import type { CheckOptions, CheckResourceOptions } from '../types/check.js'
import type {
  AllResourceOptions,
  Collection,
  Declaration,
  Member,
  Names,
  Namespace,
  Resource,
  ResourceOptions,
  Resources,
  Scope,
  ScopeOptions,
} from '../types/declaration.js'
import { declare } from './declare.js'

// One signature for each number of arguments: what may be left out may not be undefined, since the types could not tell then
// whether it holds. It also spares the compiler a union for each parameter.

type Children = readonly Declaration[]

/**
 * Declares a plural resource, or several.
 *
 * @throws DeclarationError when a name is wrong.
 * @example
 * resources('articles')
 */
export function resources<const Own extends Names>(names: Own): Resources<Own, {}, readonly []>
/**
 * Declares a plural resource with options, or several that share them.
 *
 * @throws DeclarationError when a name or an option is wrong.
 * @example
 * resources('articles', { only: ['index', 'show'] })
 */
export function resources<const Own extends Names, const Options extends AllResourceOptions>(
  names: Own,
  options: Options & CheckResourceOptions<'resources()', Options>,
): Resources<Own, Options, readonly []>
/**
 * Declares a plural resource with options and children, or several that share them.
 *
 * @throws DeclarationError when a name, an option or a child is wrong.
 * @example
 * resources('articles', { only: ['index', 'show'] }, [resources('comments')])
 */
export function resources<
  const Own extends Names,
  const Options extends AllResourceOptions,
  const Inside extends Children,
>(
  names: Own,
  options: Options & CheckResourceOptions<'resources()', Options>,
  children: Inside,
): Resources<Own, Options, Inside>
export function resources(
  names: Names,
  options: ResourceOptions = {},
  children: Children = [],
): Resources<Names, {}, Children> {
  return declare({ kind: 'resources', names, options, children })
}

/**
 * Declares a singular resource: no index, no `:id`, and a controller named in the plural.
 *
 * @throws DeclarationError when a name is wrong.
 * @example
 * resource('account')
 */
export function resource<const Own extends Names>(names: Own): Resource<Own, {}, readonly []>
/**
 * Declares a singular resource with options: no index, no `:id`, and a controller named in the plural.
 *
 * @throws DeclarationError when a name or an option is wrong.
 * @example
 * resource('account', { member: { close: 'post' } })
 */
export function resource<const Own extends Names, const Options extends AllResourceOptions>(
  names: Own,
  options: Options & CheckResourceOptions<'resource()', Options>,
): Resource<Own, Options, readonly []>
/**
 * Declares a singular resource with options and children: no index, no `:id`, and a controller named in the plural.
 *
 * @throws DeclarationError when a name, an option or a child is wrong.
 * @example
 * resource('account', {}, [resources('invoices')])
 */
export function resource<
  const Own extends Names,
  const Options extends AllResourceOptions,
  const Inside extends Children,
>(
  names: Own,
  options: Options & CheckResourceOptions<'resource()', Options>,
  children: Inside,
): Resource<Own, Options, Inside>
export function resource(
  names: Names,
  options: ResourceOptions = {},
  children: Children = [],
): Resource<Names, {}, Children> {
  return declare({ kind: 'resource', names, options, children })
}

/**
 * Declares a namespace: its name prefixes the path, the route names and the controllers of what is inside.
 *
 * @throws DeclarationError when the name or a child is wrong.
 * @example
 * namespace('admin', [resources('products')])
 */
export function namespace<const Name extends string, const Inside extends Children>(
  name: Name,
  children: Inside,
): Namespace<Name, {}, Inside>
/**
 * Declares a namespace with options: its name prefixes the path, the route names and the controllers of what is inside.
 *
 * @throws DeclarationError when the name, an option or a child is wrong.
 * @example
 * namespace('admin', { path: 'backstage' }, [resources('products')])
 */
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
