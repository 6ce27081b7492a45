export type * from './declaration.js'
export type { Route, RouteConstraint, RouteMethod } from './route.js'
