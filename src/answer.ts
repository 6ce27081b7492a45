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
  /** The match of an entry that the walk alone decides, by `spans`. */
  readonly plain: (entry: number, method: string, path: string, isEncoded: boolean) => RequestMatch
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

  const finish = (
    index: number,
    names: readonly string[],
    path: string,
    ends: ArrayLike<number>,
    count: number,
    isEncoded: boolean,
  ): RequestMatch => {
    const { name, method, pattern, controller, action } = records[index] as RequestMatch
    const params = new Params()
    let left = count
    if (names[left - 1] === 'id') {
      // most have it: a property of known name costs less
      left--
      params.id = isEncoded
        ? decode(path, ends[2 * left] as number, ends[2 * left + 1] as number)
        : path.slice(ends[2 * left], ends[2 * left + 1])
    }
    for (let k = 0; k < left; k++)
      params[names[k] as string] = isEncoded
        ? decode(path, ends[2 * k] as number, ends[2 * k + 1] as number)
        : path.slice(ends[2 * k], ends[2 * k + 1])
    return { name, method, pattern, controller, action, params }
  }

  const full: Answers['full'] = (index, method, path, ends, count) => {
    const { defaults, redirect } = routes[(origins[index] as number) >> 6] as Route
    const names = takersOf(piecesOf(index)).map(({ name }) => name)
    const found = finish(index, names, path, ends, count, true)
    const params = found.params as Params
    for (const key of Object.keys(defaults)) params[key] ??= defaults[key] as string
    const answered = found.method === 'ANY' ? method.toUpperCase() : found.method
    if (redirect) return { ...found, method: answered, redirect }
    const { controller = found.controller, action = found.action ?? 'index' } = params
    return { ...found, method: answered, controller: `${controller}`, action: `${action}` }
  }

  const plain: Answers['plain'] = (entry, method, path, isEncoded) => {
    const index = entry >> 7
    const count = (entry >> 4) & 7
    if (entry & 8) return full(index, method, path, spans, count)
    const record = records[index] as RequestMatch
    return count === 0 ? record : finish(index, record.params as never, path, spans, count, isEncoded)
  }

  return { plain, full, spans, piecesOf }
}
