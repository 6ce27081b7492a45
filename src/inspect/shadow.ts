import type { Drawn, Route, RouteConstraint } from '../../types/index.js'
import { routesOf } from '../draw.js'
import { compileMatcher, type RequestMatch } from '../match.js'
import { METHODS } from '../tables.js'
import { inspectRoutes, type RouteListing } from './listing.js'
import { createMixed } from './mixed.js'
import { isFresh, pathsOf, type Sample, samplesOf } from './sample.js'

/** A route that no request can reach, and the routes that take its requests. */
export interface Shadowed {
  readonly route: RouteListing
  readonly by: readonly RouteListing[]
}

const METHODS_ASKED: readonly string[] = METHODS.flatMap((method) =>
  method === 'any' ? 'PROPFIND' : method.toUpperCase(),
)

const methodsOf = ({ method }: Route): readonly string[] =>
  method === 'ANY' ? METHODS_ASKED : method === 'GET' ? ['GET', 'HEAD'] : [method]

const isExpression = (constraint: RouteConstraint | undefined): boolean =>
  typeof constraint === 'object' && !Array.isArray(constraint)

/**
 * Whether the winner of a sample would win every request that the sample stands for: what its constraints ask of values that
 * stand for others, the loser's own constraints must have asked; and it has a parameter, no literal, where the loser's
 * regular expression has taken one value of many.
 */
function covers(winner: Route, loser: Route, { params }: RequestMatch, { values }: Sample): boolean {
  const taken = Object.values(params).map(String)
  for (const [name, value] of values)
    if (isExpression(loser.constraints[name]) && !taken.some((one) => one.includes(value))) return false
  return Object.entries(winner.constraints).every(([name, constraint]) => {
    const value = params[name]
    if (typeof value !== 'string') return true
    const asked = [...values].filter(([, one]) => one === value).map(([own]) => loser.constraints[own])
    if (asked.length)
      return asked.some((own) => Array.isArray(own) || JSON.stringify(own) === JSON.stringify(constraint))
    // a literal, unless it is mixed with values that stand for others
    return !isFresh(value)
  })
}

/**
 * Gives the routes that no request can reach, each with the routes that hide it. A literal wins over a parameter whatever the
 * order, so what hides a route is as literal, declared earlier, and answers its methods. A route is left out where this cannot
 * be told: where regular expressions overlap.
 *
 * @throws Error where a pattern has more than 64 combinations of optional groups.
 * @example
 * findShadowed(draw([resources('posts'), route('get', 'posts/:slug', 'posts#read')]))
 * //=> [{ route: { …, pattern: '/posts/:slug(.:format)', … }, by: [{ name: 'post', …, pattern: '/posts/:id(.:format)', … }] }]
 */
export function findShadowed(routes: Drawn): readonly Shadowed[] {
  const rows = routesOf(routes)
  const listings = inspectRoutes(routes)
  const { match } = compileMatcher(rows.map((row, index) => ({ ...row, name: String(index) })))
  const winnerOf = (method: string, path: string) => {
    const found = match(method, path)
    return found && { found, index: Number(found.name) }
  }
  const samples = rows.map(samplesOf)
  const hiders = rows.map((row, index): ReadonlySet<number> | undefined => {
    const by = new Set<number>()
    for (const sample of samples[index] ?? [])
      for (const method of methodsOf(row)) {
        const winner = winnerOf(method, sample.path)
        if (!winner || winner.index === index || !covers(rows[winner.index] as Route, row, winner.found, sample))
          return undefined
        by.add(winner.index)
      }
    return by
  })
  // a third route may take from what hides a route, and so free it
  const others = rows.flatMap(pathsOf)
  const winners = new Set(others.flatMap((path) => METHODS_ASKED.map((method) => winnerOf(method, path)?.index)))
  const mixed = createMixed(others)
  const isFreed = (row: Route, index: number): boolean =>
    winners.has(index) ||
    (samples[index] ?? []).some(({ path }) =>
      [...mixed(row, path)].some((both) => methodsOf(row).some((method) => winnerOf(method, both)?.index === index)),
    )
  return hiders.flatMap((by, index) => {
    if (!by?.size || isFreed(rows[index] as Route, index)) return []
    const hiding = [...by].sort((first, second) => first - second).map((place) => listings[place] as RouteListing)
    return [{ route: listings[index] as RouteListing, by: hiding }]
  })
}
