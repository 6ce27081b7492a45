import type { Route } from '../types/route.js'
import { align } from './align.js'
import { cutPath, normalizePath } from './encoding.js'
import { MethodNotAllowedError, RoutingError } from './error.js'
import { malformedPath, methodNotAllowed, noRoute } from './message.js'
import { buildTree, type Fork, LENGTH, PARAMETER, PLACE, RANGE, SLASH, TEXT } from './tree.js'
import { type Variant, variantsOf } from './variant.js'

/** What a request comes to. */
export interface RequestMatch {
  readonly name: string | null
  /** The route's method; for a route that answers any, the request's. */
  readonly method: string
  readonly pattern: string
  readonly controller: string | null
  readonly action: string | null
  /** The path parameters, decoded, and the route's defaults for those that the path does not give. Inherits nothing. */
  readonly params: Readonly<Record<string, string | number | boolean>>
  readonly redirect?: { readonly to: string; readonly status: number }
}

/** The two ways to ask. */
export interface Matcher {
  /** The match of a request, or undefined; never throws. */
  readonly match: (method: string, path: string) => RequestMatch | undefined
  /** The match of a request; throws a `RoutingError` where there is none, a `MethodNotAllowedError` where the method is at fault. */
  readonly recognize: (method: string, path: string) => RequestMatch
}

type Params = Record<string, string | number | boolean>

function Empty() {}
/** The objects that hold parameters: their one ancestor is empty and frozen. */
const Params = Empty as unknown as { new (): Params; prototype: object }
Params.prototype = Object.freeze(Object.create(null))

/** Each method has a bit of its own; HEAD also reads what GET answers, and all read ANY. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'ANY']
const HEAD = 5
const ANY = 7

// what makes a path one to look at closely
const DOTTED = 1
const ENCODED = 2

/** Encoded characters that literal text may well hold plain. */
const UNUSUAL = /%([4-7]|3\d|2d)/i

const bitsOf = (method: string): number => {
  const index = METHODS.indexOf(method.toUpperCase())
  return (1 << ANY) | (index < 0 ? 0 : 1 << index) | +(index === HEAD)
}

/**
 * Compiles routes into a matcher.
 *
 * An entry is one integer, a way for a route to answer. From the low end: its method's place in `METHODS` (3 bits), whether its
 * last parameter is `id` (1), how many parameters it has (3; 7 where the match takes more than to slice them), its place in the
 * order of declaration (24), and the sign: below zero where the walk alone does not decide.
 */
export function compileMatcher(routes: readonly Route[]): Matcher {
  // the characters that stay encoded when a path is brought to one spelling
  let kept = '/.%?#'
  // whether an encoded path is always brought to one spelling
  let isOdd = false
  const none = Object.freeze(new Params())
  // by an entry's place in the order; none is the first, so no entry is 0
  const records: RequestMatch[] = [{} as never]
  const origins = [0]
  const places = new Map<string, number[]>()

  routes.forEach((route, index) => {
    const { name, method, pattern, controller, action, defaults } = route
    variantsOf(route, kept).forEach(({ takers, count, text, isSimple }, variant) => {
      isOdd ||= /[^\w\-.~/\ufffe]/.test(text)
      for (const { reserved } of takers) if (!kept.includes(reserved)) kept += reserved
      const names = Object.keys(Object.fromEntries(takers.map((taker) => [taker.name, 0])))
      const isMore =
        count > 6 ||
        route.redirect ||
        method === 'ANY' ||
        Object.keys(defaults).length ||
        /:(controller|action)\b/.test(pattern)
      const record: RequestMatch = {
        name,
        method,
        pattern,
        controller,
        action,
        params: (count ? names : none) as never,
      }
      if (!count) Object.freeze(record)
      const entry =
        ((records.push(record) - 1) << 7) |
        (isMore ? 112 : count << 4) |
        (+(names[count - 1] === 'id') << 3) |
        METHODS.indexOf(method) |
        (+(!isSimple || route.catchAll === true || takers.some(({ test }) => test)) << 31)
      origins.push(index * 64 + variant)
      const place = places.get(text)
      if (place) place.push(entry)
      else places.set(text, [entry])
    })
  })
  // a HEAD route comes before the GET route that it is as specific as
  for (const place of places.values()) place.sort((one, other) => +((other & 7) === HEAD) - +((one & 7) === HEAD))
  const { cells, forks } = buildTree(places)
  isOdd ||= forks.length > 0

  // what is asked for now
  const spans = new Int32Array(256)
  const stack = new Int32Array(768)
  let asked = ''
  let last = 0
  let isStrict = false

  const variants: Variant[] = []
  const variantOf = (index: number): Variant => {
    const origin = origins[index] as number
    variants[index] ??= variantsOf(routes[origin >> 6] as Route, kept)[origin & 63] as Variant
    return variants[index]
  }

  /** A match that takes more than to slice its parameters. */
  const more = (path: string, ends: ArrayLike<number>, count: number): RequestMatch => {
    const { name, method, pattern, controller, action, defaults, redirect } = routes[
      (origins[last] as number) >> 6
    ] as Route
    const params = new Params()
    variantOf(last).takers.forEach((taker, k) => {
      if (k < count) params[taker.name] = decodeURIComponent(path.slice(ends[2 * k], ends[2 * k + 1]))
    })
    for (const key of Object.keys(defaults)) params[key] ??= defaults[key] as string
    return {
      name,
      method: method === 'ANY' ? asked.toUpperCase() : method,
      pattern,
      controller: /:controller\b/.test(pattern) ? `${params.controller}` : controller,
      action: /:action\b/.test(pattern) ? `${params.action ?? action ?? 'index'}` : action,
      params,
      ...(redirect && { redirect }),
    }
  }

  /** The match of an entry that the walk alone decides. */
  const accept = (entry: number, path: string, isEncoded: boolean): RequestMatch => {
    last = entry >> 7
    const record = records[last] as RequestMatch
    let count = (entry >> 4) & 7
    if (count === 0) return record
    if (count === 7) return more(path, spans, variantOf(last).count)
    const params = new Params()
    if (entry & 8) {
      count--
      const id = path.slice(spans[2 * count], spans[2 * count + 1])
      params.id = isEncoded ? decodeURIComponent(id) : id
    }
    if (count > 0) {
      const names = record.params as unknown as readonly string[]
      let value = path.slice(spans[0], spans[1])
      params[names[0] as string] = isEncoded ? decodeURIComponent(value) : value
      for (let k = 1; k < count; k++) {
        value = path.slice(spans[2 * k], spans[2 * k + 1])
        params[names[k] as string] = isEncoded ? decodeURIComponent(value) : value
      }
    }
    return {
      name: record.name,
      method: record.method,
      pattern: record.pattern,
      controller: record.controller,
      action: record.action,
      params,
    }
  }

  /** The match of the first entry, from a cell on, that the path fits when it is looked at closely. */
  const choose = (first: number, bits: number, path: string, rarities: number): RequestMatch | undefined => {
    if (rarities & ENCODED && (isOdd || UNUSUAL.test(path))) return careful(bits, path)
    for (let cell = first; cells[cell] !== 0; cell++) {
      const entry = cells[cell] as number
      if (((bits >> (entry & 7)) & 1) === 0) continue
      if (entry > 0 && (rarities & DOTTED) === 0) return accept(entry, path, rarities !== 0)
      last = (entry >> 7) & 0xffffff
      const { pieces, optional, takers, count, isSimple } = variantOf(last)
      if (
        isStrict &&
        (routes[(origins[last] as number) >> 6]?.catchAll ||
          (pieces[0] === '/' && takers[0] === pieces[1] && takers[0]?.isGlob))
      )
        continue
      if (rarities & DOTTED || !isSimple) {
        const ends = path.includes('//') ? undefined : align(pieces, optional, path)
        if (ends) return more(path, ends, ends.length / 2)
      } else if (
        takers.every(
          ({ test }, k) =>
            k >= count || !test || test.test(decodeURIComponent(path.slice(spans[2 * k], spans[2 * k + 1]))),
        )
      ) {
        return more(path, spans, count)
      }
    }
    return
  }

  /** The best match from a node on, looked at closely. */
  const descend = (bits: number, path: string, node: number, at: number): RequestMatch | undefined => {
    const place = cells[node + PLACE] as number
    if (at === path.length) return choose(place, bits, path, DOTTED)
    const character = path.charCodeAt(at)
    if (character === 47)
      return cells[node + SLASH] ? descend(bits, path, cells[node + SLASH] as number, at + 1) : undefined
    const range = cells[node + RANGE] as number
    const slot = character - (range & 0xffff)
    const child =
      slot >= 0 && slot < range >>> 16 && (cells[node + TEXT + (cells[node + LENGTH] as number) + slot] as number)
    let end = at + 1
    if (child) {
      const stop = end + (cells[child + LENGTH] as number)
      for (let cell = child + TEXT; end < stop && path.charCodeAt(end) === cells[cell]; cell++) end++
      const found = end === stop && descend(bits, path, child, end)
      if (found) return found
    }
    let best = character === 46 ? choose(place, bits, path, DOTTED) : undefined
    if (best) return best
    const next = cells[node + PARAMETER] as number
    const { segments, open } = next < 0 ? (forks[~next] as Fork) : { segments: next ? [next] : [], open: 0 }
    end = path.indexOf('/', at)
    let first = 0
    for (const way of [...segments, -open]) {
      const found =
        way > 0
          ? descend(bits, path, way, end < 0 ? path.length : end)
          : choose(cells[PLACE - way] as number, bits, path, DOTTED)
      if (found && (!best || last < first)) {
        best = found
        first = last
      }
    }
    last = first
    return best
  }

  /** The best match of a path that may hold anything. */
  const careful = (bits: number, path: string): RequestMatch | undefined =>
    descend(bits, normalizePath(cutPath(path).replace(/(?<=..)\/$/, ''), kept), 0, 0)

  const home = cells[SLASH] as number
  const match = (method: string, path: string): RequestMatch | undefined => {
    try {
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
      asked = method
      if (length < 2 || path.charCodeAt(0) !== 47)
        return path === '/' ? choose(tree[home + PLACE] as number, bits, path, 0) : undefined
      let node = home
      let at = 1
      let depth = 0
      let top = 0
      let rarities = 0
      for (;;) {
        // the text that goes on from here
        let next = tree[node + PARAMETER] as number
        let character = path.charCodeAt(at)
        let stop = character
        const range = tree[node + RANGE] as number
        const slot = character - (range & 0xffff)
        if (slot >= 0 && slot < range >>> 16) {
          const child = tree[node + TEXT + (tree[node + LENGTH] as number) + slot] as number
          if (child !== 0) {
            const end = at + 1 + (tree[child + LENGTH] as number)
            if (end <= length) {
              let cell = child + TEXT
              let place = at + 1
              while (
                place + 1 < end &&
                path.charCodeAt(place) === tree[cell] &&
                path.charCodeAt(place + 1) === tree[cell + 1]
              ) {
                place += 2
                cell += 2
              }
              if (place < end && path.charCodeAt(place) === tree[cell]) place++
              if (place === end) {
                if (next !== 0) {
                  stack[top] = next
                  stack[top + 1] = at
                  stack[top + 2] = depth
                  top += 3
                  next = 0
                }
                if (end === length) {
                  for (cell = tree[child + PLACE] as number; tree[cell] !== 0; cell++) {
                    const entry = tree[cell] as number
                    if (((bits >> (entry & 7)) & 1) === 0) continue
                    if (entry > 0 && rarities === 0) return accept(entry, path, false)
                    const found = choose(cell, bits, path, rarities)
                    if (found) return found
                    break
                  }
                  stop = 64
                } else if (path.charCodeAt(end) === 47) {
                  node = tree[child + SLASH] as number
                  at = end + 1
                  if (at === length) return match(method, path.slice(0, -1))
                  if (node !== 0) continue
                  stop = path.charCodeAt(at)
                } else {
                  node = child
                  at = end
                  continue
                }
              } else stop = path.charCodeAt(place)
            }
          }
        }
        if (next === 0 && stop < 64) {
          if (stop === 37 || (stop === 46 && node !== home && tree[node + PLACE] !== 0)) return careful(bits, path)
          if (stop === 63 || stop === 35) return match(method, cutPath(path))
        }
        // the parameter that goes on from here, or from where text was taken instead
        for (;;) {
          if (next === 0) {
            if (top === 0) return rarities & ENCODED ? careful(bits, path) : undefined
            top -= 3
            next = stack[top] as number
            at = stack[top + 1] as number
            depth = stack[top + 2] as number
            character = path.charCodeAt(at)
          }
          if (next < 0) return careful(bits, path)
          let end = at
          for (;;) {
            if (character < 48 ? character > 45 || character === 37 || character === 35 : character === 63) {
              if (character === 47) break
              if (character === 46) rarities |= DOTTED
              else if (character === 37) rarities |= ENCODED
              else return match(method, cutPath(path))
            }
            if (++end === length) break
            character = path.charCodeAt(end)
          }
          node = next
          next = 0
          if (end === at) continue
          spans[2 * depth] = at
          spans[2 * depth + 1] = end
          depth++
          if (end === length) {
            for (let cell = tree[node + PLACE] as number; tree[cell] !== 0; cell++) {
              const entry = tree[cell] as number
              if (((bits >> (entry & 7)) & 1) === 0) continue
              if (entry > 0 && rarities === 0) return accept(entry, path, false)
              const found = choose(cell, bits, path, rarities)
              if (found) return found
              break
            }
            continue
          }
          node = tree[node + SLASH] as number
          at = end + 1
          if (at === length) return match(method, path.slice(0, -1))
          if (node !== 0) break
          if (path.charCodeAt(at) === 63 || path.charCodeAt(at) === 35) return match(method, cutPath(path))
        }
      }
    } catch (error) {
      // malformed percent-encoding
      if (error instanceof URIError) return
      throw error
    }
  }

  const refuse = (method: string, path: string): never => {
    const upper = method.toUpperCase()
    try {
      decodeURIComponent(cutPath(path))
    } catch {
      throw new RoutingError(malformedPath(path), 400)
    }
    isStrict = true
    const allowed = METHODS.filter(
      (name) => careful(bitsOf(name), path) && routes[(origins[last] as number) >> 6]?.method === name,
    )
    isStrict = false
    throw allowed.length
      ? new MethodNotAllowedError(methodNotAllowed(upper, path, allowed), allowed)
      : new RoutingError(noRoute(upper, path))
  }

  return { match, recognize: (method, path) => match(method, path) ?? refuse(method, path) }
}
