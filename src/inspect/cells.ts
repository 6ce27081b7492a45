import type { RouteConstraint } from '../../types/index.js'
import type { RouteListing } from './listing.js'
import { targetOf } from './target.js'

/** A row as it is printed: name, method, pattern, target. */
export type Cells = readonly [name: string, method: string, pattern: string, target: string]

export const HEADER: Cells = ['Prefix', 'Verb', 'URI Pattern', 'Controller#Action']

/** Gives a constraint as Rails prints it. */
export const writtenConstraint = (constraint: RouteConstraint): string => {
  if (typeof constraint === 'string') return constraint
  if (Array.isArray(constraint)) return `/${constraint.join('|')}/`
  const { source, flags } = constraint as { source: string; flags: string }
  return `/${source}/${flags}`
}

/** Gives what a row asks of its parameters, and those that it fixes, as Ruby writes a hash; empty where there are none. */
export function requirements({ constraints, defaults }: RouteListing): string {
  const asked = new Map<string, string>()
  for (const [name, value] of Object.entries(defaults)) asked.set(name, JSON.stringify(value))
  for (const [name, constraint] of Object.entries(constraints)) asked.set(name, writtenConstraint(constraint))
  const pairs = [...asked].map(([name, text]) => `${name}: ${text}`)
  return pairs.length ? `{${pairs.join(', ')}}` : ''
}

/**
 * Gives rows as they are printed: a name stands on its first row alone, as Rails prints it.
 *
 * @example
 * cellsOf(inspectRoutes(routes)) //=> [['articles', 'GET', '/articles(.:format)', 'articles#index'], ['', 'POST', …], …]
 */
export function cellsOf(listings: readonly RouteListing[]): readonly Cells[] {
  const printed = new Set<string | null>()
  return listings.map((listing) => {
    const { name, method, pattern } = listing
    const shown = printed.has(name) ? '' : (name ?? '')
    printed.add(name)
    return [shown, method, pattern, `${targetOf(listing)} ${requirements(listing)}`.trimEnd()]
  })
}
