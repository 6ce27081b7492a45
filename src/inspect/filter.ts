import type { Route } from '../../types/index.js'
import { targetOf } from './target.js'

/** Which rows of a table are wanted; all that is given must hold. */
export interface RouteFilter {
  /** What name, pattern or target contain: a regular expression, as text in any case. */
  readonly grep?: string | RegExp | undefined
  /** The controller, `admin/articles` or `Admin::ArticlesController`, or a namespace of controllers, `admin`. */
  readonly controller?: string | undefined
  /** The method or methods that the routes answer, in any case. */
  readonly method?: string | readonly string[] | undefined
}

/** A row as far as filters look at it. */
type Row = Pick<Route, 'name' | 'method' | 'pattern' | 'controller' | 'action' | 'redirect'>

function expression(grep: string | RegExp): RegExp {
  if (typeof grep !== 'string') return new RegExp(grep.source, grep.flags.replace(/[gy]/g, ''))
  try {
    return new RegExp(grep, 'i')
  } catch {
    throw new Error(`Pattern '${grep}' is no regular expression: write '\\' before signs that stand for themselves`)
  }
}

/** A controller as routes name it, from its path or from the name of its class in Ruby. */
const controllerPath = (name: string): string =>
  name
    .replace(/::/g, '/')
    .replace(/Controller$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/^\/|\/$/g, '')
    .toLowerCase()

/**
 * Gives the test of a filter.
 *
 * @throws Error where `grep` is no regular expression.
 * @example
 * rows.filter(routeFilter({ controller: 'admin', method: ['get', 'post'] }))
 */
export function routeFilter({ grep, controller, method }: RouteFilter): (row: Row) => boolean {
  const wanted = grep === undefined ? undefined : expression(grep)
  const path = controller === undefined ? undefined : controllerPath(controller)
  const methods = method === undefined ? undefined : [method].flat().map((one) => one.toUpperCase())
  return (row) => {
    const own = row.controller?.toLowerCase()
    return (
      (!wanted || wanted.test(row.name ?? '') || wanted.test(row.pattern) || wanted.test(targetOf(row))) &&
      (path === undefined || own === path || own?.startsWith(`${path}/`) === true) &&
      (!methods || row.method === 'ANY' || methods.includes(row.method))
    )
  }
}
