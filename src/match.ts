import type { Route } from '../types/route.js'
import { align, type Taker } from './align.js'
import { type ValueTest, valueTest } from './constraint.js'
import { cutPath, normalizePath } from './encoding.js'
import { MethodNotAllowedError, RoutingError } from './error.js'
import { malformedPath, methodNotAllowed, noRoute } from './message.js'
import type { Parameter } from './path.js'
import { buildTree, LENGTH, MASK, PARAMETER, PLACE, REST, SLASH, TEXT } from './tree.js'
import { expandPattern, VALUE } from './variant.js'

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

/** The objects that hold parameters: their one ancestor is empty and frozen. */
const Params = Empty as unknown as { new (): Params; prototype: object }
Params.prototype = Object.freeze(Object.create(null))

function Empty() {}

/** The columns of a place: a method each, HEAD with the routes of GET; the last is for all other methods. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']
const HEAD = 5
const OTHER = 7

/** Encoded characters that literal text may well hold plain. */
const UNUSUAL = /%([4-7]|3\d|2d)/i

/** One variant of a route's pattern, ready to be compared. */
interface Ending {
  readonly names: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly tests: readonly (ValueTest | undefined)[]
  /** The text of the pattern, for the tree. */
  readonly text: string
  /** Whether each parameter is the end of its segment. */
  readonly isSimple: boolean
  /** Whether a last parameter is a format that may be absent. */
  readonly hasFormat: boolean
  readonly pieces: readonly (string | Taker)[]
}

/** Compiles routes into a matcher. */
export function compileMatcher(routes: readonly Route[]): Matcher {
  // the characters that stay encoded when a path is brought to one spelling
  let kept = '/.%?#'
  // whether paths are brought to one spelling before they are compared
  let isOdd = false

  const endingsOf = ({ pattern, constraints }: Route): Ending[] =>
    expandPattern(pattern).map(({ text, parameters, format }) => {
      const all = format ? [...parameters, format] : parameters
      const tests = all.map(({ name }) =>
        Object.hasOwn(constraints, name) ? valueTest(constraints[name] as never) : undefined,
      )
      for (const { reserved } of all) if (!kept.includes(reserved)) kept += reserved
      const takers = all.map(({ glob, reserved }, k): Taker => {
        const test = tests[k]
        const stops = k < parameters.length && (glob || test?.spans) ? '' : !test && reserved.includes('.') ? '/.' : '/'
        return { stops, isLazy: glob && !test, test }
      })
      let k = 0
      const pieces = (text || '/')
        .split(/(\ufffe)/)
        .filter(Boolean)
        .map((piece) => (piece === VALUE ? (takers[k++] as Taker) : normalizePath(piece, kept)))
      const key = pieces
        .map((piece) => (typeof piece === 'string' ? piece : piece.stops ? VALUE : REST))
        .join('')
        .replace(/(\ufffe[^/\uffff]*)?\uffff.*/s, REST)
      const isSimple = !/\ufffe[^/]|\uffff/.test(key)
      isOdd ||= !isSimple || /[^\w\-.~/\ufffe]/.test(key)
      return {
        names: Object.keys(Object.fromEntries(all.map(({ name }) => [name, 0]))),
        parameters: all,
        tests,
        text: key,
        isSimple,
        hasFormat: format !== undefined,
        pieces: format ? [...pieces, '.', takers[k] as Taker] : pieces,
      }
    })

  const answers = ({ method }: Route, column: number): boolean =>
    method === 'ANY' || method === METHODS[column] || (column === HEAD && method === 'GET')

  const none = Object.freeze(new Params())
  const places = new Map<string, { order: number; ending: Ending }[]>()
  const known = new Map<string, Ending[]>()
  routes.forEach((route, index) => {
    const isFree = Object.keys(route.constraints).length === 0
    const endings = (isFree && known.get(route.pattern)) || endingsOf(route)
    if (isFree) known.set(route.pattern, endings)
    endings.forEach((ending, variant) => {
      const place = places.get(ending.text)
      const one = { order: index * 64 + variant, ending }
      if (place) place.push(one)
      else places.set(ending.text, [one])
    })
  })

  const records: RequestMatch[] = []
  const orders: number[] = []
  const { cells, forks } = buildTree([...places.keys()], (text) => {
    const place = places.get(text) as { order: number; ending: Ending }[]
    const start = orders.length
    // a HEAD route comes before the GET route that it is as specific as
    const isHead = ({ order }: { order: number }) => +(routes[order >> 6]?.method === 'HEAD')
    place.sort((one, other) => isHead(other) - isHead(one))
    const codes = place.map(({ order, ending: { names, tests, isSimple, hasFormat } }) => {
      const { name, method, pattern, controller, action, defaults, redirect, catchAll } = routes[order >> 6] as Route
      const count = names.length - +hasFormat
      const isGeneral =
        redirect ||
        method === 'ANY' ||
        count > 6 ||
        Object.keys(defaults).length ||
        /:(controller|action)\b/.test(pattern)
      records.push({ name, method, pattern, controller, action, params: (count ? names : none) as never })
      if (count === 0) Object.freeze(records.at(-1))
      const code = (orders.push(order) - 1) * 16 + (isGeneral ? 14 : count * 2 + +(names[count - 1] === 'id'))
      return isSimple && !catchAll && !tests.some(Boolean) ? code : -2
    })
    const columns = [...METHODS, ''].map((_, column) => {
      const first = place.findIndex(({ order }) => answers(routes[order >> 6] as Route, column))
      return first < 0 ? -1 : (codes[first] as number)
    })
    return [...columns, start, orders.length]
  })

  // what is asked for now
  const spans: number[] = []
  const stack: number[] = []
  let top = 0
  let count = -1
  let escapes = false
  let isStrict = false
  let isClean = false

  const details: Ending[] = []
  const detailsOf = (index: number): Ending => {
    const order = orders[index] as number
    details[index] ??= endingsOf(routes[order >> 6] as Route)[order & 63] as Ending
    return details[index] as Ending
  }

  /** The first ending of a place that a path fits, looked at closely: its code, or -1. */
  const choose = (place: number, column: number, path: string, isDotted: boolean): number => {
    for (let index = cells[place + OTHER + 1] as number; index < (cells[place + OTHER + 2] as number); index++) {
      const route = routes[(orders[index] as number) >> 6] as Route
      if (!answers(route, column)) continue
      const { parameters, tests, pieces, isSimple, hasFormat } = detailsOf(index)
      if (
        isStrict &&
        (route.catchAll ||
          (pieces[0] === '/' && parameters[0]?.glob && pieces[1] !== undefined && typeof pieces[1] !== 'string'))
      )
        continue
      if (isSimple && !isDotted) {
        const bare = parameters.length - +hasFormat
        const isTrue = tests.every(
          (test, k) =>
            k >= bare || !test || test.whole.test(decodeURIComponent(path.slice(spans[2 * k], spans[2 * k + 1]))),
        )
        if (!isTrue) continue
        count = bare
      } else {
        const ways = path.includes('//') ? undefined : align(pieces, pieces.length - (hasFormat ? 2 : 0), path)
        if (!ways) continue
        restore(ways)
        count = ways.length / 2
      }
      return index * 16 + 14
    }
    return -1
  }

  /** A path whose rest is about to be taken unread: without query and fragment. */
  const unread = (path: string): string => {
    if (path.includes('%')) escapes = true
    return /[?#]/.test(path) ? cutPath(path) : path
  }

  /** The code of the best ending from a node on, or -1; the ends of its values are in `spans`. */
  const walk = (column: number, path: string, from: number, start: number, deep: number, dotted: boolean): number => {
    const base = top
    const length = path.length
    let node = from
    let at = start
    let depth = deep
    let isDotted = dotted
    for (;;) {
      let next = 0
      if (at === length) {
        const place = cells[node + PLACE] as number
        if (place !== 0) {
          let code = cells[place + column] as number
          if (code >= 0 && !isDotted) return code
          if (code !== -1) {
            code = choose(place, column, path, isDotted)
            if (code >= 0) return code
          }
        }
      } else {
        const character = path.charCodeAt(at)
        let stop = character
        if (character === 47) {
          const behind = cells[node + SLASH] as number
          at++
          if (behind !== 0) {
            node = behind
            continue
          }
          if (at < length) stop = path.charCodeAt(at)
        } else {
          next = cells[node + PARAMETER] as number
          const child = cells[
            node + TEXT + (cells[node + LENGTH] as number) + (character & (cells[node + MASK] as number))
          ] as number
          if (child !== 0) {
            const end = at + (cells[child + LENGTH] as number)
            if (end <= length) {
              let place = at
              let cell = child + TEXT
              while (place < end && path.charCodeAt(place) === cells[cell]) {
                place++
                cell++
              }
              if (place < end) {
                stop = path.charCodeAt(place)
              } else if (character === 46 && cells[node + PLACE] !== 0) {
                // the text may be a format after all
                const code = walk(column, path, child, end, depth, isDotted)
                if (code >= 0) return code
              } else {
                if (next !== 0) {
                  stack[top] = next
                  stack[top + 1] = at
                  stack[top + 2] = depth
                  top += 3
                }
                node = child
                at = end
                continue
              }
            }
          }
        }
        if (character === 46) {
          const place = cells[node + PLACE] as number
          if (place !== 0) {
            const code = choose(place, column, unread(path), true)
            if (code >= 0) return code
          }
        }
        if (stop === 37) escapes = true
        else if (stop === 63 || stop === 35) {
          top = base
          return walk(column, cutPath(path), from, start, deep, dotted)
        }
      }
      for (;;) {
        if (next === 0) {
          if (top === base) return -1
          top -= 3
          next = stack[top] as number
          at = stack[top + 1] as number
          depth = stack[top + 2] as number
        }
        let end = at
        for (; end < length; end++) {
          const character = path.charCodeAt(end)
          if (character < 48 ? character > 45 || character === 37 || character === 35 : character === 63) {
            if (character === 47) break
            if (character === 46) isDotted = true
            else if (character === 37) escapes = true
            else {
              top = base
              return walk(column, cutPath(path), from, start, deep, dotted)
            }
          }
        }
        node = next
        next = 0
        if (end === at) continue
        spans[2 * depth] = at
        spans[2 * depth + 1] = end
        if (node > 0) {
          at = end
          depth++
          break
        }
        const code = part(node, column, path, end, depth + 1, isDotted)
        if (code >= 0) return code
      }
    }
  }

  /** The best ending where patterns go on differently: of each way the best, and of these the first declared. */
  const part = (node: number, column: number, whole: string, at: number, depth: number, isDotted: boolean): number => {
    const path = unread(whole)
    // a fork makes the table odd: the path comes again in one spelling
    if (escapes && !isClean) return -1
    const { segments, open } = forks[~node] as (typeof forks)[number]
    const before = spans.slice()
    let best = -1
    let bestCount = -1
    let bestSpans = before
    for (const way of open ? [...segments, -open] : segments) {
      restore(before)
      count = -1
      const code =
        way > 0
          ? walk(column, path, way, at, depth, isDotted)
          : choose(cells[PLACE - way] as number, column, path, true)
      if (code >= 0 && (best < 0 || (orders[code >> 4] as number) < (orders[best >> 4] as number))) {
        best = code
        bestCount = count
        bestSpans = spans.slice()
      }
    }
    restore(bestSpans)
    count = bestCount
    return best
  }

  const restore = (ends: readonly number[]) => {
    for (let k = 0; k < ends.length; k++) spans[k] = ends[k] as number
  }

  const general = (code: number, path: string, asked: string): RequestMatch => {
    const index = code >> 4
    const route = routes[(orders[index] as number) >> 6] as Route
    const { parameters, hasFormat } = detailsOf(index)
    const params: Params = new Params()
    const end = count < 0 ? parameters.length - +hasFormat : count
    for (let k = 0; k < end; k++) {
      params[(parameters[k] as Parameter).name] = decodeURIComponent(path.slice(spans[2 * k], spans[2 * k + 1]))
    }
    for (const name of Object.keys(route.defaults)) params[name] ??= route.defaults[name] as string
    const { name, method, pattern, controller, action, redirect } = route
    return {
      name,
      method: method === 'ANY' ? asked.toUpperCase() : method,
      pattern,
      controller: pattern.includes(':controller') ? `${params.controller}` : controller,
      action: pattern.includes(':action') ? `${params.action ?? action ?? 'index'}` : action,
      params,
      ...(redirect && { redirect }),
    }
  }

  const find = (method: string, path: string): RequestMatch | undefined => {
    const column =
      method === 'GET'
        ? 0
        : method === 'POST'
          ? 1
          : method === 'PUT'
            ? 2
            : method === 'PATCH'
              ? 3
              : method === 'DELETE'
                ? 4
                : columnOf(method)
    top = 0
    count = -1
    escapes = isClean = false
    const bare = path.length > 2 && path.charCodeAt(path.length - 1) === 47 ? path.slice(0, -1) : path
    const code = walk(column, bare, 0, 0, 0, false)
    if (escapes) return again(code, column, path, method)
    if (code < 0) return
    const record = records[code >> 4] as RequestMatch
    let size = (code >> 1) & 7
    if (size === 0) return record
    if (size === 7) return general(code, bare, method)
    const params = new Params()
    const names = record.params as unknown as readonly string[]
    if (code & 1) {
      size--
      params.id = bare.slice(spans[2 * size], spans[2 * size + 1])
    }
    for (let k = 0; k < size; k++) params[names[k] as string] = bare.slice(spans[2 * k], spans[2 * k + 1])
    return {
      name: record.name,
      method: record.method,
      pattern: record.pattern,
      controller: record.controller,
      action: record.action,
      params,
    }
  }

  const again = (code: number, column: number, path: string, method: string): RequestMatch | undefined => {
    if (code >= 0 && !isOdd && !UNUSUAL.test(path)) return general(code, path, method)
    const text = normalizePath(cutPath(path), kept)
    top = 0
    count = -1
    isClean = true
    const better = walk(column, text, 0, 0, 0, false)
    return better < 0 ? undefined : general(better, text, method)
  }

  const columnOf = (method: string): number => {
    const column = METHODS.indexOf(method.toUpperCase())
    return column < 0 ? OTHER : column
  }

  const match = (method: string, path: string): RequestMatch | undefined => {
    try {
      return find(method, path)
    } catch (error) {
      if (error instanceof URIError) return
      throw error
    }
  }

  const refuse = (method: string, path: string): never => {
    const asked = method.toUpperCase()
    try {
      decodeURIComponent(cutPath(path))
    } catch {
      throw new RoutingError(malformedPath(path), 400)
    }
    isStrict = true
    const allowed = METHODS.filter((name) => match(name, path)?.method === name)
    isStrict = false
    throw allowed.length
      ? new MethodNotAllowedError(methodNotAllowed(asked, path, allowed), allowed)
      : new RoutingError(noRoute(asked, path))
  }

  return { match, recognize: (method, path) => match(method, path) ?? refuse(method, path) }
}
