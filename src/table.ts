import type { Route } from '../types/route.js'
import { STRUCTURE } from './encoding.js'
import type { RequestMatch } from './match.js'
import { buildTree, type Tree } from './tree.js'
import { type Variant, variantsOf } from './variant.js'

/** The parameters of a match. */
export type Params = Record<string, string | number | boolean>

function Empty() {}

/** The objects that hold parameters: their one ancestor is empty and frozen. */
export const Params = Empty as unknown as { new (): Params; prototype: object }
Params.prototype = Object.freeze(Object.create(null))

/** The methods by the number that entries give them. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'ANY']

/**
 * A route table made ready for a walk.
 *
 * An entry is one integer, a way for a route to answer. From the low end: its method's place in `METHODS` (3 bits), how many
 * parameters it has (4; 15 where the match takes more than to slice them), its place in the order of declaration (24), and the
 * sign: below zero where the walk alone does not decide.
 */
export interface Table extends Tree {
  /** By an entry's place in the order: the match, but that `params` are the names of its parameters if it has any. */
  readonly records: readonly RequestMatch[]
  /** By an entry's place in the order: the route's place, times 64, and that of the variant. */
  readonly origins: readonly number[]
  /** The characters that stay encoded when a path is brought to one spelling. */
  readonly kept: string
  /** Whether an encoded path is always brought to one spelling before it is compared. */
  readonly isOdd: boolean
  /** How many parameters a pattern has at most. */
  readonly most: number
}

/** Makes a route table ready. Throws an `Error` where a pattern is malformed. */
export function compileTable(routes: readonly Route[]): Table {
  let kept = STRUCTURE
  let isOdd = false
  let most = 1
  const none = Object.freeze(new Params())
  // no entry is the first, so none is 0
  const records: RequestMatch[] = [{} as never]
  const origins = [0]
  const places = new Map<string, number[]>()
  const known = new Map<string, Variant[]>()

  for (let index = 0; index < routes.length; index++) {
    const { name, method, pattern, controller, action, constraints, defaults, redirect, catchAll } = routes[
      index
    ] as Route
    const isFree = isEmpty(constraints)
    let variants = isFree ? known.get(pattern) : undefined
    if (!variants) {
      variants = variantsOf(pattern, constraints)
      if (isFree) known.set(pattern, variants)
    }
    const isMore = redirect || method === 'ANY' || !isEmpty(defaults) || /:(controller|action)\b/.test(pattern)
    const column = METHODS.indexOf(method)
    for (let variant = 0; variant < variants.length; variant++) {
      const { pieces, names, count, text, isClose } = variants[variant] as Variant
      for (const piece of pieces)
        if (typeof piece !== 'string' && !kept.includes(piece.reserved)) kept += piece.reserved
      isOdd ||= /[^\w\-.~/\ufffe]/.test(text)
      most = Math.max(most, count)
      const record = { name, method, pattern, controller, action, params: (count ? names : none) as never }
      if (!count) Object.freeze(record)
      const entry = ((records.push(record) - 1) << 7) | ((isMore || count > 6 ? 15 : count) << 3) | column
      origins.push(index * 64 + variant)
      const place = places.get(text) ?? []
      places.set(text, place)
      // a HEAD route comes before the GET route that it is as specific as
      const end = column === HEAD ? place.findLastIndex((other) => (other & 7) === HEAD) + 1 : place.length
      place.splice(end, 0, isClose || catchAll ? entry | (1 << 31) : entry)
    }
  }
  const { cells, forks } = buildTree(places)
  return { cells, forks, records, origins, kept, isOdd: isOdd || forks.length > 0, most }
}

const HEAD = 5

const isEmpty = (object: object): boolean => {
  for (const _ in object) return false
  return true
}
