import type { Route } from '../types/route.js'
import { align, type Piece } from './align.js'
import { cutPath, normalizePath } from './encoding.js'
import { MethodNotAllowedError, RoutingError } from './error.js'
import { malformedPath, methodNotAllowed, noRoute } from './message.js'
import { compileTable, METHODS, Params, takersOf } from './table.js'
import { LENGTH, PARAMETER, PLACE, RANGE, SLASH, TEXT } from './tree.js'
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

/** The two ways to ask. */
export interface Matcher {
  /** The match of a request, or undefined; never throws. */
  readonly match: (method: string, path: string) => RequestMatch | undefined
  /** The match of a request; throws a `RoutingError` where there is none, a `MethodNotAllowedError` where the method is at fault. */
  readonly recognize: (method: string, path: string) => RequestMatch
}

/** The bits of the methods whose routes answer a method. */
const bitsOf = (method: string): number => {
  const index = METHODS.indexOf(method.toUpperCase())
  return 128 | (index < 0 ? 0 : 1 << index) | +(index === 5)
}

/** Encoded characters that literal text may well hold plain. */
const UNUSUAL = /%([4-7]|3\d|2d)/i

/** Compiles routes into a matcher. Throws an `Error` where a pattern is malformed. */
export function compileMatcher(routes: readonly Route[]): Matcher {
  const { cells, forks, records, origins, kept, isOdd } = compileTable(routes)
  const home = cells[SLASH] as number
  // the ends of values; those of entries that the walk alone decides have room
  const spans = new Int32Array(16)
  const variants: Piece[][] = []
  // what is asked for, and the place of what was found in the order of declaration
  let asked = ''
  let last = 0
  let isStrict = false

  const piecesOf = (index: number): Piece[] => {
    const origin = origins[index] as number
    const { pattern, constraints } = routes[origin >> 6] as Route
    variants[index] ??= variantsOf(pattern, constraints)[origin & 63] as Piece[]
    return variants[index]
  }

  /** The match of an entry, by the ends of its values. */
  const finish = (
    index: number,
    names: readonly string[],
    path: string,
    ends: ArrayLike<number>,
    size: number,
    isEncoded: boolean,
  ): RequestMatch => {
    const { name, method, pattern, controller, action } = records[index] as RequestMatch
    const params = new Params()
    let count = size
    let value: string
    // most have it: a property of known name costs less
    if (names[count - 1] === 'id') {
      count--
      value = path.slice(ends[2 * count], ends[2 * count + 1])
      params.id = isEncoded ? decodeURIComponent(value) : value
    }
    for (let k = 0; k < count; k++) {
      value = path.slice(ends[2 * k], ends[2 * k + 1])
      params[names[k] as string] = isEncoded ? decodeURIComponent(value) : value
    }
    return { name, method, pattern, controller, action, params }
  }

  /** The match of an entry that may have more to it. */
  const more = (index: number, path: string, ends: ArrayLike<number>, count: number): RequestMatch => {
    const { defaults, redirect } = routes[(origins[index] as number) >> 6] as Route
    const names = takersOf(piecesOf(index)).map(({ name }) => name)
    const found = finish(index, names, path, ends, count, true)
    const params = found.params as Params
    for (const key of Object.keys(defaults)) params[key] ??= defaults[key] as string
    const method = found.method === 'ANY' ? asked.toUpperCase() : found.method
    if (redirect) return { ...found, method, redirect }
    const { controller = found.controller, action = found.action ?? 'index' } = params
    return { ...found, method, controller: `${controller}`, action: `${action}` }
  }

  /** The match of an entry that the walk alone decides. */
  const accept = (entry: number, path: string, isEncoded: boolean): RequestMatch => {
    const index = entry >> 7
    const count = (entry >> 4) & 7
    if (entry & 8) return more(index, path, spans, count)
    const record = records[index] as RequestMatch
    return count === 0 ? record : finish(index, record.params as never, path, spans, count, isEncoded)
  }

  /** The match of the first entry of a place that takes the whole path. */
  const choose = (bits: number, path: string, place: number): RequestMatch | undefined => {
    for (let cell = place; cells[cell]; cell++) {
      const entry = cells[cell] as number
      const index = (entry >> 7) & 0xffffff
      if (((bits >> (entry & 7)) & 1) === 0) continue
      const pieces = piecesOf(index)
      if (
        isStrict &&
        (routes[(origins[index] as number) >> 6]?.catchAll || (pieces[0] === '/' && Object(pieces[1]).isGlob))
      )
        continue
      const ends = align(pieces, path)
      if (ends) {
        last = index
        return more(index, path, ends, ends.length / 2)
      }
    }
    return
  }

  /** The best match from a node on. */
  const descend = (bits: number, path: string, node: number, at: number): RequestMatch | undefined => {
    const place = cells[node + PLACE] as number
    if (at === path.length) return choose(bits, path, place)
    const code = path.charCodeAt(at)
    if (code === 47) return cells[node + SLASH] ? descend(bits, path, cells[node + SLASH] as number, at + 1) : undefined
    const range = cells[node + RANGE] as number
    const slot = code - (range & 0xffff)
    const child =
      slot >= 0 && slot < range >>> 16 ? (cells[node + TEXT + (cells[node + LENGTH] as number) + slot] as number) : 0
    let end = at + 1
    let cell = child + TEXT
    const stop = cell + (cells[child + LENGTH] as number)
    while (cell < stop && path.charCodeAt(end) === cells[cell]) {
      cell++
      end++
    }
    let best = child && cell === stop ? descend(bits, path, child, end) : undefined
    // a format
    if (!best && code === 46) best = choose(bits, path, place)
    if (best) return best
    // what patterns go on with but text: of each way the best, and of these the first declared
    const next = cells[node + PARAMETER] as number
    end = path.indexOf('/', at)
    let first = 0
    for (const way of next < 0 ? (forks[~next] as number[]) : [next]) {
      const found =
        way > 0
          ? descend(bits, path, way, end < 0 ? path.length : end)
          : choose(bits, path, cells[PLACE - way] as number)
      if (found && (!best || last < first)) {
        best = found
        first = last
      }
    }
    last = first
    return best
  }

  /** The best match of a path that may hold anything. */
  const careful = (method: string, bits: number, path: string): RequestMatch | undefined => {
    const bare = cutPath(path)
    if (bare !== path) return match(method, bare)
    return path.includes('//') ? undefined : descend(bits, normalizePath(path, kept), 0, 0)
  }

  const match = (method: string, path: string): RequestMatch | undefined => {
    const bits =
      method === 'GET'
        ? 129
        : method === 'POST'
          ? 130
          : method === 'PUT'
            ? 132
            : method === 'DELETE'
              ? 144
              : bitsOf(method)
    const tree = cells
    const { length } = path
    let node = home
    let at = 1
    let depth = 0
    // what was passed by that a closer look might prefer, and what the values hold: 1 for escapes, 2 for all else
    let passed = 0
    let rare = 0
    // the character at which the walk gave up, a slash for one at the end
    let stop = 64
    let place = length === 1 && path === '/' ? (tree[node + PLACE] as number) : 0
    asked = method
    if (length > 1 && path.charCodeAt(0) === 47) {
      for (;;) {
        const next = tree[node + PARAMETER] as number
        let code = path.charCodeAt(at)
        // the text that goes on from here
        let spot = at
        const range = tree[node + RANGE] as number
        const slot = code - (range & 0xffff)
        if (slot >= 0 && slot < range >>> 16) {
          const child = tree[node + TEXT + (tree[node + LENGTH] as number) + slot] as number
          const end = at + 1 + (tree[child + LENGTH] as number)
          if (child !== 0 && end <= length) {
            spot++
            let cell = child + TEXT
            while (
              spot + 1 < end &&
              path.charCodeAt(spot) === tree[cell] &&
              path.charCodeAt(spot + 1) === tree[cell + 1]
            ) {
              spot += 2
              cell += 2
            }
            if (spot < end && path.charCodeAt(spot) === tree[cell]) spot++
            if (spot === end) {
              passed |= code === 46 ? 1 : next
              at = end
              if (at === length) {
                place = tree[child + PLACE] as number
                break
              }
              if (path.charCodeAt(at) !== 47) {
                node = child
                continue
              }
              node = tree[child + SLASH] as number
              at++
              if (node !== 0 && at < length) continue
              stop = at < length ? path.charCodeAt(at) : 47
              break
            }
          }
        }
        if (next <= 0) {
          passed |= next
          stop = code === 46 ? code : path.charCodeAt(spot)
          break
        }
        // the parameter that takes the segment
        let end = at
        for (;;) {
          if (code < 48 ? code > 45 || code === 37 || code === 35 : code === 63) {
            if (code === 47) break
            rare |= code === 37 ? 1 : 2
          }
          if (++end === length) break
          code = path.charCodeAt(end)
        }
        if (end === at) {
          stop = code
          break
        }
        spans[2 * depth] = at
        spans[2 * depth + 1] = end
        depth++
        if (end === length) {
          place = tree[next + PLACE] as number
          break
        }
        node = tree[next + SLASH] as number
        at = end + 1
        if (node === 0 || at === length) {
          stop = at < length ? path.charCodeAt(at) : 47
          break
        }
      }
    }
    try {
      for (let cell = place; tree[cell] !== 0; cell++) {
        const entry = tree[cell] as number
        if (((bits >> (entry & 7)) & 1) === 0) continue
        if (entry > 0 && rare === 0) return accept(entry, path, false)
        if (entry > 0 && rare === 1 && !isOdd && !UNUSUAL.test(path)) return accept(entry, path, true)
        const found = rare === 0 ? choose(bits, path, cell) : undefined
        if (found) return found
        break
      }
      // what a closer look may take for text, for a format or for no part of the path
      if (passed === 0 && rare === 0 && (stop > 63 || !/[#%./?]/.test(String.fromCharCode(stop)))) return
      return careful(method, bits, path)
    } catch (error) {
      // malformed percent-encoding
      if (error instanceof URIError) return
      throw error
    }
  }

  const refuse = (method: string, path: string): never => {
    const upper = method.toUpperCase()
    let bare: string
    try {
      bare = normalizePath(cutPath(path), kept)
    } catch {
      throw new RoutingError(malformedPath(path), 400)
    }
    isStrict = true
    const allowed = METHODS.filter((name) => !bare.includes('//') && descend(bitsOf(name), bare, 0, 0)?.method === name)
    isStrict = false
    throw allowed.length
      ? new MethodNotAllowedError(methodNotAllowed(upper, path, allowed), allowed)
      : new RoutingError(noRoute(upper, path))
  }

  return { match, recognize: (method, path) => match(method, path) ?? refuse(method, path) }
}
