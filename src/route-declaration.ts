import type { CheckOptions, CheckPattern } from '../types/check.js'
import type {
  DefaultRoute,
  Method,
  Redirect,
  RedirectOptions,
  Root,
  RouteDeclaration,
  RouteOptions,
} from '../types/declaration.js'
import { declare } from './declare.js'

// One signature for each number of arguments, as in declaration.ts.

/**
 * Declares one route, of which the pattern names controller and action, inside a resource the action alone.
 *
 * @throws DeclarationError when a method or the pattern is wrong.
 * @example
 * route('get', 'search/:term')
 */
export function route<const Methods extends Method, const Pattern extends string>(
  methods: Methods | readonly Methods[],
  pattern: CheckPattern<Pattern>,
): RouteDeclaration<Methods, Pattern, undefined, {}>
/**
 * Declares one route with its target, `controller#action`; inside a resource the action alone.
 *
 * @throws DeclarationError when a method, the pattern or the target is wrong.
 * @example
 * route(['get', 'post'], 'search/:term', 'search#show')
 */
export function route<const Methods extends Method, const Pattern extends string, const Target extends string>(
  methods: Methods | readonly Methods[],
  pattern: CheckPattern<Pattern>,
  target: Target,
): RouteDeclaration<Methods, Pattern, Target, {}>
/**
 * Declares one route with options. Where its target is undefined, the pattern names controller and action.
 *
 * @throws DeclarationError when a method, the pattern, the target or an option is wrong.
 * @example
 * route(['get', 'post'], 'search/:term', 'search#show', { as: 'search' })
 */
export function route<
  const Methods extends Method,
  const Pattern extends string,
  const Target extends string | undefined,
  const Options extends RouteOptions,
>(
  methods: Methods | readonly Methods[],
  pattern: CheckPattern<Pattern>,
  target: Target,
  options: Options & CheckOptions<'route()', Options>,
): RouteDeclaration<Methods, Pattern, Target, Options>
export function route(
  methods: Method | readonly Method[],
  pattern: string,
  target?: string,
  options: RouteOptions = {},
): RouteDeclaration<Method, string, string | undefined, {}> {
  return declare({ kind: 'route', methods: [methods].flat(), pattern, target, options })
}

/**
 * Declares the route of `/`, or of the path of the scope around it, named `root`.
 *
 * @throws DeclarationError when the target is wrong.
 * @example
 * root('home#index')
 */
export function root<const Target extends string>(target: Target): Root<Target, {}>
/**
 * Declares the route of `/`, or of the path of the scope around it, named `root` unless the options say otherwise.
 *
 * @throws DeclarationError when the target or an option is wrong.
 * @example
 * root('home#index', { as: 'home' })
 */
export function root<const Target extends string, const Options extends RouteOptions>(
  target: Target,
  options: Options & CheckOptions<'root()', Options>,
): Root<Target, Options>
export function root(target: string, options: RouteOptions = {}): Root<string, {}> {
  return declare({ kind: 'root', target, options })
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
 * @throws DeclarationError when the pattern or the target is wrong.
 * @example
 * redirect('/stories/:id', '/articles/%{id}')
 */
export function redirect<const Pattern extends string>(
  pattern: CheckPattern<Pattern>,
  to: string,
): Redirect<Pattern, {}>
/**
 * Declares a route with options that answers GET with a redirect; `%{name}` in the target takes the parameter of that name.
 *
 * @throws DeclarationError when the pattern, the target or an option is wrong.
 * @example
 * redirect('/stories/:id', '/articles/%{id}', { status: 302, keepQuery: true })
 */
export function redirect<const Pattern extends string, const Options extends RedirectOptions>(
  pattern: CheckPattern<Pattern>,
  to: string,
  options: Options & CheckOptions<'redirect()', Options>,
): Redirect<Pattern, Options>
export function redirect(
  pattern: string,
  to: string,
  { status = 301, ...options }: RedirectOptions = {},
): Redirect<string, {}> {
  return declare({ kind: 'redirect', pattern, to, status, options })
}
