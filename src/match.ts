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

const bitsOf = (method: string): number => {
  const index = METHODS.indexOf(method.toUpperCase())
  return (1 << ANY) | (index < 0 ? 0 : 1 << index) | +(index === HEAD)
}

/** Encoded characters that literal text may well hold plain. */
const UNUSUAL = /%([4-7]|3\d|2d)/i

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
  let escapes = false
  let isClean = false
  let isStrict = false
  // where the walk starts
  const home = cells[SLASH] as number
  let from = home
  let start = 1
  let deep = 0
  let dotted = false
  let base = 0

  const variants: Variant[] = []
  const variantOf = (index: number): Variant => {
    const origin = origins[index] as number
    variants[index] ??= variantsOf(routes[origin >> 6] as Route, kept)[origin & 63] as Variant
    return variants[index]
  }

  const decode = (text: string): string => (text.includes('%') ? decodeURIComponent(text) : text)

  /** Whether an encoded path must be brought to one spelling before it is compared. */
  const isUnsure = (path: string): boolean => escapes && !isClean && (isOdd || UNUSUAL.test(path))

  const again = (path: string): RequestMatch | undefined => {
    isClean = true
    try {
      return match(asked, normalizePath(cutPath(path), kept))
    } finally {
      isClean = false
    }
  }

  /** A match that takes more than to slice its parameters. */
  const more = (path: string, ends: ArrayLike<number>, count: number): RequestMatch | undefined => {
    if (isUnsure(path)) return again(path)
    const { name, method, pattern, controller, action, defaults, redirect } = routes[
      (origins[last] as number) >> 6
    ] as Route
    const params = new Params()
    variantOf(last).takers.forEach((taker, k) => {
      if (k < count) params[taker.name] = decode(path.slice(ends[2 * k], ends[2 * k + 1]))
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
  const accept = (entry: number, path: string): RequestMatch | undefined => {
    last = entry >> 7
    const record = records[last] as RequestMatch
    let count = (entry >> 4) & 7
    if (count === 7) return more(path, spans, variantOf(last).count)
    if (escapes && isUnsure(path)) return again(path)
    if (count === 0) return record
    const params = new Params()
    if (entry & 8) {
      count--
      const id = path.slice(spans[2 * count], spans[2 * count + 1])
      params.id = escapes ? decode(id) : id
    }
    const names = record.params as unknown as readonly string[]
    for (let k = 0; k < count; k++) {
      const value = path.slice(spans[2 * k], spans[2 * k + 1])
      params[names[k] as string] = escapes ? decode(value) : value
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

  /** The match of the first entry from a cell on that the whole path fits, looked at closely. */
  const choose = (first: number, bits: number, path: string, isDotted: boolean): RequestMatch | undefined => {
    for (let cell = first; cells[cell] !== 0; cell++) {
      const entry = cells[cell] as number
      if (((bits >> (entry & 7)) & 1) === 0) continue
      if (entry > 0 && !isDotted) return accept(entry, path)
      last = (entry >> 7) & 0xffffff
      const { pieces, optional, takers, count, isSimple } = variantOf(last)
      if (
        isStrict &&
        (routes[(origins[last] as number) >> 6]?.catchAll ||
          (pieces[0] === '/' && takers[0] === pieces[1] && takers[0]?.isGlob))
      )
        continue
      if (isDotted || !isSimple) {
        const ends = path.includes('//') ? undefined : align(pieces, optional, path)
        if (ends) return more(path, ends, ends.length / 2)
      } else if (
        takers.every(
          ({ test }, k) => k >= count || !test || test.test(decode(path.slice(spans[2 * k], spans[2 * k + 1]))),
        )
      ) {
        return more(path, spans, count)
      }
    }
    return
  }

  /** A path that is about to be taken unread: without query, fragment and trailing slash. */
  const unread = (path: string): string => {
    if (path.includes('%')) escapes = true
    return cutPath(path).replace(/(?<=..)\/$/, '')
  }

  /** The best match where patterns go on differently: of each way the best, and of these the first declared. */
  const part = (
    fork: number,
    bits: number,
    path: string,
    at: number,
    depth: number,
    isDotted: boolean,
    top: number,
  ): RequestMatch | undefined => {
    const { segments, open, format } = forks[~fork] as Fork
    const whole = unread(path)
    // where there is a fork, an encoded path comes again in one spelling; an empty segment at the end is none
    if ((escapes && !isClean) || whole.endsWith('/')) return
    let best = choose(format, bits, whole, true)
    if (best) return best
    let first = 0
    const before = [from, start, deep, base] as const
    const beforeDots = dotted
    for (const way of [...segments, -open]) {
      let found: RequestMatch | undefined
      if (way <= 0) found = choose(cells[PLACE - way] as number, bits, whole, true)
      else if (at === whole.length) found = choose(cells[way + PLACE] as number, bits, whole, isDotted)
      else if (cells[way + SLASH]) {
        from = cells[way + SLASH] as number
        start = at + 1
        deep = depth
        dotted = isDotted
        base = top
        try {
          found = match(asked, whole)
        } finally {
          ;[from, start, deep, base] = before
          dotted = beforeDots
        }
      }
      if (found && (!best || last < first)) {
        best = found
        first = last
      }
    }
    last = first
    return best
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
    const floor = base
    let node = from
    let at = start
    let depth = deep
    let isDotted = dotted
    let top = floor
    if (at === 1) {
      asked = method
      escapes = false
      if (length === 1) return path === '/' ? choose(tree[home + PLACE] as number, bits, path, false) : undefined
      if (length === 0 || path.charCodeAt(0) !== 47) return
    }
    try {
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
                    if (entry > 0 && !isDotted) return accept(entry, path)
                    const found = choose(cell, bits, path, isDotted)
                    if (found) return found
                    break
                  }
                  stop = 0
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
        if (next === 0) {
          if (stop === 37) escapes = true
          else if (stop === 63 || stop === 35) return match(method, cutPath(path))
          else if (stop === 46) {
            const found = choose(tree[node + PLACE] as number, bits, unread(path), true)
            if (found) return found
          }
        }
        // the parameter that goes on from here, or from where text was taken instead
        for (;;) {
          if (next === 0) {
            if (top === floor) return escapes && !isClean ? again(path) : undefined
            top -= 3
            next = stack[top] as number
            at = stack[top + 1] as number
            depth = stack[top + 2] as number
            character = path.charCodeAt(at)
          }
          let end = at
          for (;;) {
            if (character < 48 ? character > 45 || character === 37 || character === 35 : character === 63) {
              if (character === 47) break
              if (character === 46) isDotted = true
              else if (character === 37) escapes = true
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
          if (node < 0) {
            const found = part(node, bits, path, end, depth, isDotted, top)
            if (found) return found
            continue
          }
          if (end === length) {
            for (let cell = tree[node + PLACE] as number; tree[cell] !== 0; cell++) {
              const entry = tree[cell] as number
              if (((bits >> (entry & 7)) & 1) === 0) continue
              if (entry > 0 && !isDotted) return accept(entry, path)
              const found = choose(cell, bits, path, isDotted)
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
    const allowed = METHODS.filter((name) => match(name, path)?.method === name)
    isStrict = false
    throw allowed.length
      ? new MethodNotAllowedError(methodNotAllowed(upper, path, allowed), allowed)
      : new RoutingError(noRoute(upper, path))
  }

  return { match, recognize: (method, path) => match(method, path) ?? refuse(method, path) }
}
