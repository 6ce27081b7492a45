import type { Route, RouteMethod } from '../types/route.js'

/** A row of a route table; its action is `action`, or the pattern. */
export const row = (method: RouteMethod, pattern: string, action = pattern, more: Partial<Route> = {}): Route => ({
  name: null,
  method,
  pattern,
  controller: 'things',
  action,
  constraints: {},
  defaults: {},
  ...more,
})

/** The seven rows of a resource. */
export const resource = (path: string, controller = path): Route[] =>
  (
    [
      ['GET', '', 'index'],
      ['POST', '', 'create'],
      ['GET', '/new', 'new'],
      ['GET', '/:id/edit', 'edit'],
      ['GET', '/:id', 'show'],
      ['PUT', '/:id', 'update'],
      ['DELETE', '/:id', 'destroy'],
    ] as const
  ).map(([method, end, action]) => row(method, `/${path}${end}(.:format)`, action, { controller }))
