/**
 * The route table as data, as text and as a page.
 *
 * @module resourcery/inspect
 */

export { type ExplainedRoute, type Explanation, explainRequest, type NearMiss, type Rival } from './explain.js'
export type { RouteFilter } from './filter.js'
export { type FormatOptions, formatRoutes } from './format.js'
export { inspectRoutes, type RouteListing } from './listing.js'
export { type PageOptions, routesPage } from './page.js'
export { findShadowed, type Shadowed } from './shadow.js'
export { findUnused, type RoutelessAction, type Unused } from './unused.js'
