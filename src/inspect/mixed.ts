import type { Route } from '../../types/index.js'
import { isWholeFresh } from './sample.js'

/** The segments of a path; undefined are those that stand for others. */
type Segments = readonly (string | undefined)[]

const takeApart = (path: string): Segments =>
  path.split('/').map((segment) => (isWholeFresh(segment) ? undefined : segment))

/**
 * The segments in which each path of a route is literal, by place; none where what comes before a segment may be of any length,
 * or left out. The last one may have a format behind it.
 */
function fixedPlaces({ pattern, constraints }: Route): readonly number[] {
  const path = pattern.replace(/\(\.:format\)$/, '')
  const spans = Object.values(constraints).some((one) => typeof one === 'object' && 'source' in one)
  if (spans || /[(*]/.test(path)) return []
  const segments = path.split('/')
  const places = segments.flatMap((segment, place) => (segment.includes(':') ? [] : [place]))
  return path === pattern ? places : places.filter((place) => place < segments.length - 1)
}

/**
 * Gives what mixes the paths of a table: for a path of one of its routes, the paths that fit what it and another path with as many
 * segments stand for, as far as they can. They have what is literal in the segments of the other.
 */
export function createMixed(paths: readonly string[]): (row: Route, path: string) => ReadonlySet<string> {
  const byLength = new Map<number, Segments[]>()
  for (const other of paths.map(takeApart)) {
    const alike = byLength.get(other.length) ?? []
    byLength.set(other.length, alike)
    alike.push(other)
  }
  return (row, path) => {
    const segments = path.split('/')
    const fixed = fixedPlaces(row)
    const found = new Set<string>()
    // what differs where the route is literal is none of its paths
    for (const literals of byLength.get(segments.length) ?? [])
      if (fixed.every((place) => literals[place] === undefined || literals[place] === segments[place]))
        found.add(segments.map((segment, place) => literals[place] ?? segment).join('/'))
    return found
  }
}
