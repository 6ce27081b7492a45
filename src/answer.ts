import type { Route } from '../types/route.js'
import type { Piece } from './align.js'
import { decode } from './decode.js'
import { Params, type Table, takersOf } from './table.js'
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
    const params = new Params()
    takersOf(piecesOf(index)).forEach(({ name }, place) => {
      if (place < count) params[name] = decode(path.slice(ends[2 * place], ends[2 * place + 1]))
    })
    for (const key of Object.keys(defaults)) params[key] ??= defaults[key] as string
    const found = { ...record, method: record.method === 'ANY' ? method.toUpperCase() : record.method, params }
    if (redirect) return { ...found, redirect }
    const { controller = record.controller, action = record.action ?? 'index' } = params
    return { ...found, controller: `${controller}`, action: `${action}` }
  }

  const plain: Answers['plain'] = (entry, method, path, isEncoded, isFormatted) => {
    const index = entry >> 9
    const count = ((entry >> 4) & 7) + +isFormatted
    if (entry & 8) return full(index, method, path, spans, count)
    const record = records[index] as RequestMatch
    if (count === 0) return record
    const params = new Params()
    let value: string
    if (count === 1 && (isFormatted || entry & 128)) {
      // most have one of these alone: a property of known name costs less
      value = path.slice(spans[0], spans[1])
      if (isFormatted) params.format = value
      else params.id = isEncoded ? decode(value) : value
    } else {
      const names = record.params as unknown as string[]
      for (let place = 0; place < count; place++) {
        value = path.slice(spans[2 * place], spans[2 * place + 1])
        params[names[place] as string] = isEncoded ? decode(value) : value
      }
    }
    const { name, pattern, controller, action } = record
    return { name, method: record.method, pattern, controller, action, params }
  }

  return { plain, full, spans, piecesOf }
}
