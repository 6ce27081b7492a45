import type { Route } from '../types/route.js'

/**
 * The rules of docs/matching.md written down as plainly as they can be, for one request and all routes: no tree, no speed.
 * It shares no code with src/.
 */
export function referenceMatch(
  routes: readonly Route[],
  method: string,
  path: string,
  catchAlls = true,
): ReferenceMatch | undefined {
  const request = readPath(path, structureOf(routes))
  if (!request) return
  const wanted = method.toUpperCase()
  const candidates: Candidate[] = []
  routes.forEach((route, order) => {
    if (route.method !== 'ANY' && route.method !== wanted && !(wanted === 'HEAD' && route.method === 'GET')) return
    for (const { pieces, bare, rank } of variantsOf(route)) {
      if (!catchAlls && (route.catchAll || (pieces[0] === '/' && typeof pieces[1] === 'object' && pieces[1].glob)))
        continue
      const params = fits(route, pieces, bare.length, request)
      if (params) candidates.push({ route, order, rank, params, segments: segmentsOf(route, bare) })
    }
  })
  const best = pick(candidates, 0, wanted)
  if (!best) return
  const params: Record<string, unknown> = Object.assign(Object.create(null), best.route.defaults, best.params)
  return { route: best.route, method: best.route.method === 'ANY' ? wanted : best.route.method, params }
}

export interface ReferenceMatch {
  readonly route: Route
  readonly method: string
  readonly params: Record<string, unknown>
}

/** The methods that a path answers, catch-alls aside. */
export function referenceAllowed(routes: readonly Route[], path: string): string[] {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].filter(
    (method) => referenceMatch(routes, method, path, false)?.method === method,
  )
}

/** Whether the path's percent-encoding can be decoded. */
export function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path.replace(/[?#].*$/s, ''))
    return true
  } catch {
    return false
  }
}

interface Placeholder {
  readonly name: string
  readonly glob: boolean
  dots: boolean
}

type Piece = string | Placeholder

interface Variant {
  readonly pieces: readonly Piece[]
  /** Those before the optional format. */
  readonly bare: readonly Piece[]
  readonly rank: number
}

interface Segment {
  /** The literal text up to the first parameter. */
  readonly start: string
  readonly isLiteral: boolean
  /** The rest, without names. */
  readonly rest: string
  /** Whether a value may span segments. */
  readonly isOpen: boolean
}

interface Candidate {
  readonly route: Route
  readonly order: number
  readonly rank: number
  readonly params: Record<string, string>
  readonly segments: readonly Segment[]
}

interface Request {
  /** One entry for each character: what it is compared as, and how it was written. */
  readonly characters: readonly string[]
  readonly written: readonly string[]
}

/** Among patterns that all fit: place by place, literal text first, then the order of declaration. */
function pick(candidates: readonly Candidate[], place: number, wanted: string): Candidate | undefined {
  const isHead = ({ route }: Candidate) => +(wanted === 'HEAD' && route.method === 'HEAD')
  const declared = (list: readonly Candidate[]) =>
    [...list].sort((one, other) => one.order - other.order || one.rank - other.rank)
  // what is as specific as another: a HEAD route first
  const first = (list: readonly Candidate[]) => declared(list).sort((one, other) => isHead(other) - isHead(one))[0]
  if (candidates.length < 2 || candidates.some(({ segments }) => segments[place] === undefined)) {
    return first(candidates)
  }
  const at = (candidate: Candidate) => candidate.segments[place] as Segment
  const weight = (candidate: Candidate) => at(candidate).start.length * 2 + +at(candidate).isLiteral
  const most = Math.max(...candidates.map(weight))
  const heaviest = candidates.filter((candidate) => weight(candidate) === most)
  const groups = new Map<string, Candidate[]>()
  for (const candidate of heaviest) {
    const key = at(candidate).isOpen ? 'open' : at(candidate).rest
    groups.set(key, [...(groups.get(key) ?? []), candidate])
  }
  const winners = [...groups].map(([key, group]) => (key === 'open' ? first(group) : pick(group, place + 1, wanted)))
  return declared(winners.filter((winner) => winner !== undefined))[0]
}

const variants = new WeakMap<Route, Variant[]>()

/** A pattern with each optional group taken or left. */
function variantsOf(route: Route): Variant[] {
  const known = variants.get(route)
  if (known) return known
  const format = /\(\.:(format)\)$/.exec(route.pattern)
  const bare = expand(format ? route.pattern.slice(0, format.index) : route.pattern)
  const marked = bare.map((text, rank) => {
    const plain = piecesOf(text.startsWith('/') ? text : `/${text}`)
    const full = format ? [...plain, '.', { name: format[1] as string, glob: false, dots: false }] : plain
    return { pieces: withDots(route, full), bare: plain, rank }
  })
  variants.set(route, marked)
  return marked
}

/** A parameter holds no dot if it follows a dot, if a dot and a parameter follow it, or if a dot parts it from one before. */
function withDots(route: Route, pieces: readonly Piece[]): Piece[] {
  const names = [...route.pattern.matchAll(/[:*](\w+)/g)]
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece
    const at = names.find(([, name]) => name === piece.name)?.index ?? 0
    const name = `:${piece.name}`
    const follows = /\.[:*]/.test(route.pattern.slice(at + name.length))
    const before = /[:*]\w+([^/:*]*)$/.exec(route.pattern.slice(0, at))?.[1]?.replace(/[()]/g, '') ?? ''
    // the text of an optional end of the segment is not in the value before it
    const after = /^([^/:*]*)[:*]/.exec(route.pattern.slice(at + name.length))?.[1] ?? ''
    const optionalAfter = after.includes('.') && depth(route.pattern, at + name.length + after.length) > 0
    return {
      ...piece,
      dots: !follows && !before.includes('.') && !optionalAfter && !/\.\(?$/.test(route.pattern.slice(0, at)),
    }
  })
}

const depth = (pattern: string, end: number): number =>
  pattern.slice(0, end).split('(').length - pattern.slice(0, end).split(')').length

/** Each way to take or leave the groups; taken first. */
function expand(pattern: string): string[] {
  const open = pattern.indexOf('(')
  if (open < 0) return [pattern]
  let close = open
  for (let level = 0; ; close++) {
    if (pattern[close] === '(') level++
    if (pattern[close] === ')' && --level === 0) break
  }
  const head = pattern.slice(0, open)
  const tails = expand(pattern.slice(close + 1))
  const groups = [...expand(pattern.slice(open + 1, close)), '']
  // the first group varies slowest
  return groups.flatMap((group) => tails.map((tail) => head + group + tail))
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const [token, sign, name] of text.matchAll(/([:*])([A-Za-z_]\w*)|[^:*]+/g)) {
    if (sign && name) pieces.push({ name, glob: sign === '*', dots: true })
    else pieces.push(decodeURIComponent(token))
  }
  return pieces
}

function segmentsOf(route: Route, pieces: readonly Piece[]): Segment[] {
  const segments: Piece[][] = [[]]
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      segments.at(-1)?.push(piece)
      continue
    }
    piece.split('/').forEach((text, index) => {
      if (index > 0) segments.push([])
      if (text) segments.at(-1)?.push(text)
    })
  }
  return segments.map((segment) => {
    const first = segment[0]
    const start = typeof first === 'string' ? first : ''
    const rest = segment.slice(start ? 1 : 0)
    return {
      start,
      isLiteral: rest.length === 0,
      rest: rest.map((piece) => (typeof piece === 'string' ? piece : ':')).join(''),
      isOpen: rest.some((piece) => typeof piece !== 'string' && spans(route, piece)),
    }
  })
}

const constraintOf = ({ constraints }: Route, { name }: Placeholder) =>
  Object.entries(constraints).find(([key]) => key === name)?.[1]

function spans(route: Route, piece: Placeholder): boolean {
  const constraint = constraintOf(route, piece)
  const isWide = typeof constraint === 'object' && 'source' in constraint && accepts(constraint, 'a/a')
  return piece.glob || isWide
}

function accepts(constraint: Route['constraints'][string], value: string): boolean {
  if (constraint === 'integer') return /^[0-9]+$/.test(value)
  if (constraint === 'uuid') return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)
  if ('source' in constraint) return new RegExp(`^(?:${constraint.source})$`, constraint.flags).test(value)
  return constraint.some((one) => String(one) === value)
}

/** The parameters of the preferred way in which the pieces take the whole path, if there is one. */
function fits(
  route: Route,
  pieces: readonly Piece[],
  needed: number,
  request: Request,
): Record<string, string> | undefined {
  const isFree = pieces.some((piece) => typeof piece !== 'string' && spans(route, piece))
  if (isFree && request.characters.join('').includes('//')) return
  for (const ends of splits(route, pieces, needed, request.characters, 0)) {
    const params: Record<string, string> = Object.create(null)
    let start = 0
    const isTrue = pieces.every((piece, index) => {
      const end = ends[index]
      // an absent format
      if (end === undefined) return true
      const written = request.written.slice(start, end)
      start = end
      if (typeof piece === 'string') return true
      params[piece.name] = decodeURIComponent(written.join(''))
      const constraint = constraintOf(route, piece)
      return constraint === undefined || accepts(constraint, params[piece.name] as string)
    })
    if (isTrue) return params
  }
  return
}

/** All ways in which the pieces take the rest of the path, as ends, the preferred first. */
function* splits(
  route: Route,
  pieces: readonly Piece[],
  needed: number,
  characters: readonly string[],
  start: number,
): Generator<number[]> {
  const [piece, ...rest] = pieces
  if ((needed === 0 || piece === undefined) && start === characters.length) {
    yield []
    return
  }
  if (piece === undefined) return
  const ends: number[] = []
  if (typeof piece === 'string') {
    if (characters.slice(start, start + piece.length).join('') === piece) ends.push(start + piece.length)
  } else {
    const isConstrained = constraintOf(route, piece) !== undefined
    const isFormat = piece.name === 'format' && /\(\.:format\)$/.test(route.pattern)
    const stops = spans(route, piece) && !isFormat ? '' : piece.dots || isConstrained ? '/' : '/.'
    for (let end = start + 1; end <= characters.length && !stops.includes(characters[end - 1] as string); end++) {
      if (characters[end - 1] !== '/' && characters[start] !== '/') ends.push(end)
    }
    if (!piece.glob || isConstrained) ends.reverse()
  }
  for (const end of ends) for (const more of splits(route, rest, needed - 1, characters, end)) yield [end, ...more]
}

/** The characters whose encoded form belongs to a value and ends nothing. */
function structureOf(routes: readonly Route[]): string {
  let structure = '/.'
  for (const { pattern } of routes) {
    for (const [, between] of pattern.matchAll(/(?<=[:*]\w+)([^/:*\w][^/:*]*)(?=[:*])/g))
      structure += between?.includes('.') ? '.' : (/^[!-~]/.exec(between?.replace(/[()]/g, '') ?? '')?.[0] ?? '')
  }
  return structure
}

/** The path without query, fragment and one trailing slash, character by character. */
function readPath(path: string, structure: string): Request | undefined {
  let bare = path.replace(/[?#].*$/s, '')
  if (bare.length > 2 && bare.endsWith('/')) bare = bare.slice(0, -1)
  if (!isWellFormed(bare)) return
  const written: string[] = []
  const characters: string[] = []
  for (const [token] of bare.matchAll(/%[0-7].|%[cd].%..|%e.%..%..|%f.%..%..%..|./gis)) {
    const decoded = token === '%' ? token : decodeURIComponent(token)
    for (const [index, unit] of [...decoded.split('')].entries()) {
      written.push(index ? '' : token)
      characters.push(token.length > 1 && structure.includes(unit) ? '\uffff' : unit)
    }
  }
  return { characters, written }
}
