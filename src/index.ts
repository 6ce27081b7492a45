export type {
  Action,
  Constraint,
  Declaration,
  Drawn,
  DrawOptions,
  HashHelper,
  HelperName,
  Inflections,
  Match,
  MatchedRoute,
  Matcher,
  Method,
  OriginUrlHelper,
  ParamsOf,
  PathHelper,
  PathOf,
  PathParam,
  PatternOf,
  ResourceOptions,
  Route,
  RouteMethod,
  RouteName,
  RouteSet,
  UrlHashHelper,
  UrlHelper,
} from '../types/index.js'
export {
  collection,
  defaultRoute,
  member,
  namespace,
  redirect,
  resource,
  resources,
  root,
  route,
  scope,
} from './declaration.js'
export { DeclarationError } from './declaration-error.js'
export { draw, routesOf } from './draw.js'
export { MethodNotAllowedError, RoutingError } from './error.js'
export { UrlGenerationError } from './generation-error.js'
export { createMatcher } from './matcher.js'
export { INHERITABLE_OPTIONS } from './tables.js'
export { urlFor } from './url-for.js'
