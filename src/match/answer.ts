import type { Route } from '../../types/route.js'
import type { Piece } from './align.js'
import { decode } from './decode.js'
import { Id, type Names, namesOf, type Params } from './params.js'
import type { Table } from './table.js'
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
export function createAnswers(routes: readonly Route[], { records, origins }: Table): Answers {
  const spans = new Int32Array(16)
  const variants: Piece[][] = []

  const piecesOf = (index: number): Piece[] => {
    const origin = origins[index] as number
    const { pattern, constraints } = routes[origin >> 6] as Route
    variants[index] ??= variantsOf(pattern, constraints)[origin & 63] as Piece[]
    return variants[index]
  }

  const full: Answers['full'] = (index, method, path, ends, count) => {
    const { defaults, redirect } = routes[(origins[index] as number) >> 6] as Route
    const record = records[index] as RequestMatch
    const params: Params = Object.create(FORMAT.ancestor)
    const { all = FORMAT.all } = record.params as unknown as Partial<Names>
    for (let place = 0; place < count; place++)
      params[all[place] as string] = decode(path.slice(ends[2 * place], ends[2 * place + 1]))
    for (const key of Object.keys(defaults)) params[key] ??= defaults[key] as string
    const found = { ...record, method: record.method === 'ANY' ? method.toUpperCase() : record.method, params }
    if (redirect) return { ...found, redirect }
    const { controller = record.controller, action = record.action ?? 'index' } = params
    return { ...found, controller: `${controller}`, action: `${action}` }
  }

  const named = ({ ancestor, first, second, all }: Names, path: string, count: number, isEncoded: boolean): Params => {
    const params = Object.create(ancestor) as Params
    const one = path.slice(spans[0], spans[1])
    params[first] = isEncoded ? decode(one) : one
    if (count === 1) return params
    const two = path.slice(spans[2], spans[3])
    params[second] = isEncoded ? decode(two) : two
    for (let place = 2; place < count; place++) {
      const value = path.slice(spans[2 * place], spans[2 * place + 1])
      params[all[place] as string] = isEncoded ? decode(value) : value
    }
    return params
  }

  const plain: Answers['plain'] = (entry, method, path, isEncoded, isFormatted) => {
    const index = entry >> 9
    const count = ((entry >> 4) & 7) + (isFormatted ? 1 : 0)
    if ((entry & 8) !== 0) return full(index, method, path, spans, count)
    const record = records[index] as RequestMatch
    if (count === 0) return record
    let params: Params
    if ((entry & 128) !== 0 && !isFormatted) {
      const value = path.slice(spans[0], spans[1])
      params = new Id(isEncoded ? decode(value) : value)
    } else params = named((entry & 112) === 0 ? FORMAT : (record.params as unknown as Names), path, count, isEncoded)
    const { name, pattern, controller, action } = record
    return { name, method: record.method, pattern, controller, action, params }
  }

  return { plain, full, spans, piecesOf }
}
