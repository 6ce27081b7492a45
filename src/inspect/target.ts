import type { Route } from '../../types/index.js'

/**
 * Gives where a route leads, as Rails writes it.
 *
 * @example
 * targetOf(route) //=> 'articles#show'
 * targetOf(old) //=> 'redirect(301, /articles)'
 */
export function targetOf({ controller, action, redirect }: Pick<Route, 'controller' | 'action' | 'redirect'>): string {
  return redirect
    ? `redirect(${redirect.status}, ${redirect.to})`
    : `${controller ?? ':controller'}#${action ?? ':action'}`
}
