import type { Route } from '../types/route.js'
import type { Piece } from './align.js'
import { decode } from './decode.js'
import { Id, type Names, namesOf, type Params } from './params.js'
import { METHODS, type Table, takersOf } from './table.js'
import { variantsOf } from './variant.js'

/** What a request comes to. */
export interface RequestMatch {
  readonly name: string | null
  /** The route's method; for a route that answers any, the request's. */
  readonly method: string
  readonly pattern: string
  readonly controller: string | null
  readonly action: string | null
  /** The path parameters, decoded, and the route's defaults for those that the path does not give. Inherits nothing. */
  readonly params: Readonly<Params>
  readonly redirect?: { readonly to: string; readonly status: number }
}

/** Makes the matches of a table's entries. */
export interface Answers {
  /** The match of an entry that the walk alone decides, by `spans`; where it is formatted, the last of them is the format. */
  readonly plain: (
    entry: number,
    method: string,
    path: string,
    isEncoded: boolean,
    isFormatted: boolean,
  ) => RequestMatch
  /** The match of the entry at a place of the order, whatever there is to it. */
  readonly full: (index: number, method: string, path: string, ends: ArrayLike<number>, count: number) => RequestMatch
  /** The ends of the values that the walk came by: no entry that it decides has more than eight. */
  readonly spans: Int32Array
  /** The pieces of the entry's pattern. */
  readonly piecesOf: (index: number) => Piece[]
}

const FORMAT = /* @__PURE__ */ namesOf(['format'])

/** Makes the answers to requests for routes. */
export function createAnswers(routes: readonly Route[], { facts, origins }: Table): Answers {
  const spans = new Int32Array(16)
  const variants: Piece[][] = []

  const valueAt = (path: string, place: number, isEncoded: boolean): string => {
    const value = path.slice(spans[place], spans[place + 1])
    return isEncoded ? decode(value) : value
  }

  const piecesOf = (index: number): Piece[] => {
    const origin = origins[index] as number
    const { pattern, constraints } = routes[origin >> 6] as Route
    variants[index] ??= variantsOf(pattern, constraints)[origin & 63] as Piece[]
    return variants[index]
  }

  const full: Answers['full'] = (index, method, path, ends, count) => {
    const { name, pattern, defaults, redirect, ...route } = routes[(origins[index] as number) >> 6] as Route
    const params: Params = Object.create(FORMAT.ancestor)
    takersOf(piecesOf(index)).forEach(({ name }, place) => {
      if (place < count) params[name] = decode(path.slice(ends[2 * place], ends[2 * place + 1]))
    })
    for (const key of Object.keys(defaults)) params[key] ??= defaults[key] as string
    const found = { name, method: route.method === 'ANY' ? method.toUpperCase() : route.method, pattern, params }
    if (redirect) return { ...found, controller: null, action: null, redirect }
    const { controller = route.controller, action = route.action ?? 'index' } = params
    return { ...found, controller: `${controller}`, action: `${action}` }
  }

  const named = (
    { ancestor, first, second, all }: Names,
    path: string,
    count: number,
    isEncoded: boolean,
  ): Params => {
    const params = Object.create(ancestor) as Params
    params[first] = valueAt(path, 0, isEncoded)
    if (count > 1) params[second] = valueAt(path, 2, isEncoded)
    for (let place = 2; place < count; place++) params[all[place] as string] = valueAt(path, 2 * place, isEncoded)
    return params
  }

  const plain: Answers['plain'] = (entry, method, path, isEncoded, isFormatted) => {
    const index = entry >> 9
    const count = ((entry >> 4) & 7) + (isFormatted ? 1 : 0)
    if ((entry & 8) !== 0) return full(index, method, path, spans, count)
    const at = index * 5
    if (count === 0) return facts[at + 4] as RequestMatch
    return {
      name: facts[at] as string | null,
      method: METHODS[entry & 7] as string,
      pattern: facts[at + 1] as string,
      controller: facts[at + 2] as string | null,
      action: facts[at + 3] as string | null,
      params:
        (entry & 128) !== 0 && !isFormatted
          ? new Id(valueAt(path, 0, isEncoded))
          : named((entry & 112) === 0 ? FORMAT : (facts[at + 4] as Names), path, count, isEncoded),
    }
  }

  return { plain, full, spans, piecesOf }
}
