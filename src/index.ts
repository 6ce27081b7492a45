/**
 * Declarations, helpers, matcher and errors: what an application imports.
 *
 * @module resourcery
 */

export type {
  Action,
  Collection,
  Constraint,
  Declaration,
  DefaultRoute,
  Drawn,
  DrawOptions,
  HashHelper,
  HelperName,
  Inflections,
  Match,
  MatchedRoute,
  Matcher,
  Member,
  Method,
  Namespace,
  OriginUrlHelper,
  ParamsOf,
  PathHelper,
  PathOf,
  PathParam,
  PatternOf,
  Redirect,
  Resource,
  ResourceOptions,
  Resources,
  Root,
  Route,
  RouteDeclaration,
  RouteMethod,
  RouteName,
  RouteSet,
  Scope,
  UrlHashHelper,
  UrlHelper,
} from '../types/index.js'
export { collection, member, namespace, resource, resources, scope } from './declaration.js'
export { DeclarationError } from './declaration-error.js'
export { draw, routesOf } from './draw.js'
export { MethodNotAllowedError, RoutingError } from './error.js'
export { UrlGenerationError } from './generation-error.js'
export { createMatcher } from './matcher.js'
export { defaultRoute, redirect, root, route } from './route-declaration.js'
export { INHERITABLE_OPTIONS } from './tables.js'
export { urlFor } from './url-for.js'
