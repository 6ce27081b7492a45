import type { Route } from '../../types/route.js'
import { align } from './align.js'
import type { Answers } from './answer.js'
import type { Table } from './table.js'
import { CHILDREN, NEXT, placeOf, RANGE, readText } from './tree.js'

/** Which entry takes a path, by its place in the order of declaration, and the ends of its values. */
export interface Found {
  readonly index: number
  readonly ends: readonly number[]
}

/** A bit among those of the methods: catch-alls do not count. */
export const STRICT = 256

/** The close look at a path: every way through the tree, and patterns aligned with the path where the tree does not decide. */
export interface Descent {
  /** The first entry of a place that takes the whole path. */
  readonly choose: (bits: number, path: string, place: number) => Found | undefined
  /** The best entry from a node on. */
  readonly descend: (bits: number, path: string, node: number, at: number) => Found | undefined
}

/** Makes the close look at paths. */
export function createDescent(
  routes: readonly Route[],
  { cells, forks, origins }: Table,
  piecesOf: Answers['piecesOf'],
): Descent {
  const isCatchAll = (index: number): boolean => {
    const pieces = piecesOf(index)
    const isCatch = routes[(origins[index] as number) >> 6]?.catchAll
    return isCatch || (pieces[0] === '/' && typeof pieces[1] === 'object' && pieces[1].isGlob)
  }

  const choose: Descent['choose'] = (bits, path, place) => {
    for (let cell = place; cells[cell]; cell++) {
      const entry = cells[cell] as number
      const index = (entry >> 9) & 0x3fffff
      if (((bits >> (entry & 7)) & 1) === 0 || (bits & STRICT && isCatchAll(index))) continue
      const ends = align(piecesOf(index), path)
      if (ends) return { index, ends }
    }
    return
  }

  const descend: Descent['descend'] = (bits, path, node, at) => {
    if (at === path.length) return choose(bits, path, placeOf(cells, node))
    const code = path.charCodeAt(at)
    const next = cells[node + NEXT] as number
    const [slash, ...ways] = forks.get(node) ?? (next < 0 ? [0, -next] : [next])
    if (code === 47) return slash === 0 ? undefined : descend(bits, path, slash as number, at + 1)
    const range = cells[node + RANGE] as number
    const slot = code - (range & 0xffff)
    const child = slot >= 0 && slot < range >>> 16 ? (cells[node + CHILDREN + slot] as number) : 0
    const textEnd = readText(cells, child, path, at)
    let best = textEnd > 0 ? descend(bits, path, child & 0xffffff, textEnd) : undefined
    // a format
    if (!best && code === 46) best = choose(bits, path, placeOf(cells, node))
    if (best) return best
    // what patterns go on with but text: of each way the best, and of these the first declared
    const end = path.indexOf('/', at)
    for (const way of ways) {
      const found =
        way > 0 ? descend(bits, path, way, end < 0 ? path.length : end) : choose(bits, path, placeOf(cells, -way))
      if (found && (!best || found.index < best.index)) best = found
    }
    return best
  }

  return { choose, descend }
}
