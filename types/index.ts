/**
 * The types that a program may name, without anything that runs.
 *
 * @module resourcery/types
 */

export type {
  CommonOptions,
  OriginUrlOptions,
  PathOptions,
  UrlOptions,
} from './arguments.js'
export type * from './declaration.js'
export type { RouteHash } from './hash.js'
export type { HashHelper, OriginUrlHelper, PathHelper, UrlHashHelper, UrlHelper } from './helper.js'
export type { CamelCase, Inflections, Pluralize, Singularize } from './inflection.js'
export type { HelperName, ParamsOf, PathOf, PatternOf, RouteName } from './lookup.js'
export type { Match, MatchedRedirect, MatchedRoute, Matcher } from './match.js'
export type { ConstrainedParam, PathParam } from './parameter.js'
export type { Route, RouteConstraint, RouteMethod } from './route.js'
export type { Drawn, RouteSet, RouteTable } from './route-set.js'
