import { type DrawRoutesOptions, drawRoutes } from '../src/route.js'
import type { Declaration } from '../types/declaration.js'

/** The table as lines: name, method, pattern without `(.:format)`, target. */
export const table = (declarations: readonly Declaration[], options?: DrawRoutesOptions): string[] =>
  drawRoutes(declarations, options).map(
    ({ name, method, pattern, controller, action }) =>
      `${name} ${method} ${pattern.replace('(.:format)', '')} ${controller}#${action}`,
  )

/** The names of a table, each once, with their patterns. */
export const names = (declarations: readonly Declaration[], options?: DrawRoutesOptions): Record<string, string> =>
  Object.fromEntries(
    drawRoutes(declarations, options).flatMap(({ name, pattern }) =>
      name === null ? [] : [[name, pattern.replace('(.:format)', '')]],
    ),
  )

export const patterns = (declarations: readonly Declaration[]): string[] => [
  ...new Set(drawRoutes(declarations).map(({ pattern }) => pattern)),
]
