import type { Route, RouteConstraint, RouteMethod } from '../types/route.js'
import { align, type Piece } from './align.js'
import { type ValueTest, valueTest } from './constraint.js'
import { type DecodedPath, decodePath } from './decode.js'
import { MethodNotAllowedError, RoutingError } from './error.js'
import { malformedPath, methodNotAllowed, noRoute } from './message.js'
import type { Parameter } from './path.js'
import { METHODS } from './tables.js'
import { expandPattern, type Variant } from './variant.js'

/** What a request comes to. */
export interface RequestMatch {
  readonly name: string | null
  /** The route's method; for a route that answers any, the request's. */
  readonly method: string
  readonly pattern: string
  readonly controller: string | null
  readonly action: string | null
  /** The path parameters, decoded, and the route's defaults for those that the path does not give. Has no prototype. */
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

/** A variant of a route's pattern, at the place of the tree where it ends. */
interface Ending {
  readonly route: Route
  /** The place in the order of declaration; of one route's variants, those with more optional groups taken come first. */
  readonly order: number
  readonly variant: Variant
  /** Whether the walk alone decides: segments of one parameter, no constraint. */
  readonly plain: boolean
}

/** A place in the tree: what the patterns that lead here have in common. */
interface Node {
  readonly literals: Map<string, Node>
  /** Where a parameter takes the rest of the segment. */
  parameter: Node | undefined
  /** Where the rest of the segment mixes parameters and text, by that mixture. */
  readonly mixed: Map<string, Node>
  /** Patterns whose next parameter may span segments: they are compared no further. */
  readonly open: Ending[]
  readonly endings: Ending[]
}

const node = (): Node => ({ literals: new Map(), parameter: undefined, mixed: new Map(), open: [], endings: [] })

const testOf = ({ constraints }: Route, { name }: Parameter): ValueTest | undefined =>
  Object.hasOwn(constraints, name) ? valueTest(constraints[name] as RouteConstraint) : undefined

const isGlob = (piece: string | Parameter, route: Route): boolean =>
  typeof piece !== 'string' && (piece.glob || testOf(route, piece)?.spans === true)

/** Compiles routes into a matcher. */
export function compileMatcher(routes: readonly Route[]): Matcher {
  const root = node()
  let structure = '/.'
  const variantsOf = new Map<string, Variant[]>()

  const literal = (from: Node, text: string): Node => {
    let at = from
    for (const character of text.split('')) {
      let next = at.literals.get(character)
      if (!next) {
        next = node()
        at.literals.set(character, next)
      }
      at = next
    }
    return at
  }

  const decodeLiteral = (text: string, pattern: string): string => {
    const decoded = decodePath(text, structure)
    if (!decoded) throw new Error(malformedPath(pattern))
    return decoded.text
  }

  for (const route of routes) {
    let variants = variantsOf.get(route.pattern)
    if (!variants) {
      variants = expandPattern(route.pattern)
      variantsOf.set(route.pattern, variants)
    }
    for (const variant of variants)
      for (const piece of variant.pieces)
        if (typeof piece !== 'string' && !structure.includes(piece.reserved)) structure += piece.reserved
  }
  let order = 0
  for (const route of routes) {
    for (const { pieces: written, format } of variantsOf.get(route.pattern) ?? []) {
      const pieces = written.map((piece) => (typeof piece === 'string' ? decodeLiteral(piece, route.pattern) : piece))
      const variant = { pieces, format }
      let plain = Object.keys(route.constraints).length === 0
      let at = root
      let place: Ending[] | undefined
      for (let k = 0; k < pieces.length && !place; k++) {
        const piece = pieces[k] as string | Parameter
        if (typeof piece === 'string') {
          at = literal(at, piece)
          continue
        }
        // the rest of the segment
        let end = k + 1
        let key = ':'
        let tail = ''
        let glob = isGlob(piece, route)
        for (; end < pieces.length; end++) {
          const next = pieces[end] as string | Parameter
          if (typeof next === 'string') {
            const slash = next.indexOf('/')
            if (slash >= 0) {
              key += next.slice(0, slash)
              tail = next.slice(slash)
              end++
              break
            }
            key += next
          } else {
            key += '\0'
            glob ||= isGlob(next, route)
          }
        }
        if (glob) {
          place = at.open
          plain = false
        } else if (key === ':') {
          at.parameter ??= node()
          at = at.parameter
        } else {
          plain = false
          let next = at.mixed.get(key)
          if (!next) {
            next = node()
            at.mixed.set(key, next)
          }
          at = next
        }
        if (!glob) {
          at = literal(at, tail)
          k = end - 1
        }
      }
      ;(place ?? at.endings).push({ route, order: order++, variant, plain })
    }
  }

  // the state of one request
  let wanted = 'GET'
  let text = ''
  let at: readonly number[] | undefined
  let written = ''
  let skipCatchAll = false

  const value = (start: number, end: number): string =>
    decodeURIComponent(at ? written.slice(at[start], at[end]) : written.slice(start, end))

  interface Found {
    readonly ending: Ending
    readonly spans: readonly number[]
  }

  const answers = ({ route, variant }: Ending): boolean =>
    (route.method === 'ANY' || route.method === wanted || (wanted === 'HEAD' && route.method === 'GET')) &&
    !(skipCatchAll && isCatchAll(route, variant))

  const fits = ({ route, variant }: Ending): number[] | undefined => {
    if (text.includes('//')) return
    const taker = (piece: string | Parameter): Piece => {
      if (typeof piece === 'string') return piece
      const test = testOf(route, piece)
      const stops =
        piece.glob || (test?.spans && piece !== variant.format)
          ? ''
          : test
            ? '/'
            : piece.reserved.includes('.')
              ? '/.'
              : '/'
      return { stops, lazy: piece.glob && !test, test }
    }
    const { pieces, format } = variant
    return align([...pieces, ...(format ? ['.', format] : [])].map(taker), pieces.length, text, value)
  }

  const choose = (endings: readonly Ending[], spans: readonly number[], dotted: boolean): Found | undefined => {
    for (const heads of wanted === 'HEAD' ? [true, false] : [false]) {
      for (const ending of endings) {
        if ((heads && ending.route.method !== 'HEAD') || !answers(ending)) continue
        if (ending.plain && !dotted) return { ending, spans }
        const found = fits(ending)
        if (found) return { ending, spans: found }
      }
    }
    return
  }

  const walk = (from: Node, start: number, spans: readonly number[], dotted: boolean): Found | undefined => {
    if (start === text.length) return choose(from.endings, spans, dotted)
    const character = text.charAt(start)
    const literal = from.literals.get(character)
    let best = literal && walk(literal, start + 1, spans, dotted)
    if (best) return best
    if (character === '.' && !text.includes('/', start)) {
      best = choose(
        from.endings.filter(({ variant }) => variant.format),
        spans,
        true,
      )
      if (best) return best
    }
    if (character === '/') return
    let end = text.indexOf('/', start)
    if (end < 0) end = text.length
    const within = [...spans, start, end]
    const dots = dotted || text.slice(start, end).includes('.')
    const rivals = [
      from.parameter && walk(from.parameter, end, within, dots),
      ...[...from.mixed.values()].map((mixed) => walk(mixed, end, within, true)),
      ...from.open.map((ending) => choose([ending], within, true)),
    ]
    for (const rival of rivals) if (rival && (!best || rival.ending.order < best.ending.order)) best = rival
    return best
  }

  const find = (method: string, path: string): RequestMatch | undefined => {
    wanted = method.toUpperCase()
    written = cut(path)
    at = undefined
    text = written
    if (written.includes('%')) {
      const decoded: DecodedPath | undefined = decodePath(written, structure)
      if (!decoded) return
      text = decoded.text
      at = decoded.at
    }
    const found = walk(root, 0, [], false)
    return found && result(found)
  }

  const result = ({ ending: { route, variant }, spans }: Found): RequestMatch => {
    const params: Record<string, string | number | boolean> = Object.create(null)
    let k = 0
    for (const piece of [...variant.pieces, variant.format]) {
      if (piece === undefined || typeof piece === 'string' || k === spans.length) continue
      params[piece.name] = value(spans[k] as number, spans[k + 1] as number)
      k += 2
    }
    for (const name of Object.keys(route.defaults)) params[name] ??= route.defaults[name] as string
    const { name, method, pattern, controller, action, redirect } = route
    return {
      name,
      method: method === 'ANY' ? wanted : method,
      pattern,
      controller: pattern.includes(':controller') ? String(params.controller) : controller,
      action: pattern.includes(':action') ? String(params.action ?? action ?? 'index') : action,
      params,
      ...(redirect && { redirect }),
    }
  }

  const refuse = (method: string, path: string): never => {
    const upper = method.toUpperCase()
    if (!decodePath(cut(path), structure)) throw new RoutingError(malformedPath(path), 400)
    skipCatchAll = true
    const allowed = METHODS.map((name) => name.toUpperCase() as RouteMethod).filter(
      (name) => name !== 'ANY' && find(name, path)?.method === name,
    )
    skipCatchAll = false
    throw allowed.length
      ? new MethodNotAllowedError(methodNotAllowed(upper, path, allowed), allowed)
      : new RoutingError(noRoute(upper, path))
  }

  return { match: find, recognize: (method, path) => find(method, path) ?? refuse(method, path) }
}

/** A route that takes what no other does: it never makes a 405 out of a 404. */
const isCatchAll = ({ catchAll }: Route, { pieces: [first, second] }: Variant): boolean =>
  catchAll === true || (first === '/' && typeof second === 'object' && second.glob)

/** The path without query, fragment and one trailing slash. */
const cut = (path: string): string => {
  const end = path.search(/[?#]/)
  const bare = end < 0 ? path : path.slice(0, end)
  return bare.length > 2 && bare.endsWith('/') ? bare.slice(0, -1) : bare
}
