import type { Route } from '../../types/route.js'
import { METHODS as DECLARED } from '../tables.js'
import type { Piece } from './align.js'
import type { RequestMatch } from './answer.js'
import { STRUCTURE } from './encoding.js'
import { type Names, namesOf } from './params.js'
import { buildTree, REST, type Tree, VALUE } from './tree.js'
import { variantsOf } from './variant.js'

/** The methods as routes carry them, by the number that entries give them. */
export const METHODS = /* @__PURE__ */ DECLARED.map((method) => method.toUpperCase())

/**
 * A route table made ready for a walk.
 *
 * An entry is one integer, a way for a route to answer. From the low end: its method's place in `METHODS` (3 bits), whether its
 * match has more to it than sliced parameters (1), how many of these there are but for an optional format (3), whether the only one
 * is `id` (1), whether there is an optional format (1), its place in the order of declaration (22), and the sign: below zero where the walk alone does not decide.
 */
export interface Table extends Tree {
  /** By an entry's place in the order: the match, but that `params` are the `Names` of its parameters if it has any. */
  readonly records: readonly RequestMatch[]
  /** By an entry's place in the order: the route's place, times 64, and that of the variant. */
  readonly origins: readonly number[]
  /** The characters that stay encoded when a path is brought to one spelling. */
  readonly kept: string
  /** Whether an encoded path is always brought to one spelling before it is compared. */
  readonly isOdd: boolean
}

/** What routes of one pattern have in common. */
interface Shape {
  readonly names: Names
  /** How many of them there are but for an optional format. */
  readonly count: number
  /** What the pattern is in the tree. */
  readonly text: string
  /** Whether the walk alone does not decide. */
  readonly isClose: boolean
  /** Whether a match has more to it: the pattern gives controller or action. */
  readonly isMore: boolean
  readonly reserved: string
  /** The entries of the routes that are the same to the tree. */
  readonly place: number[]
}

/** Adds what shapes share with those of the same names, and with those that are the same to the tree. */
type Finish = (names: readonly string[], text: string, count: number, isClose: boolean, reserved: string) => Shape

/** What a map has for a key, made where it has nothing yet. */
const getOrMake = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

const shapeOf = (pieces: readonly Piece[], finish: Finish): Shape => {
  const names: string[] = []
  let text = ''
  let reserved = ''
  let count = 0
  let isClose = false
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece
      continue
    }
    names.push(piece.name)
    reserved += piece.reserved
    if (piece.test) isClose = true
    if (piece.isFormat) continue
    text += piece.stops ? VALUE : REST
    count++
  }
  // what is compared no further: a segment in which a value may span segments, from its first value on
  if (text.includes(REST)) text = text.replace(/(\ufffe[^/\uffff]*)?\uffff.*/s, REST)
  isClose ||= count > 7 || /\ufffe[^/]|\uffff/.test(text)
  return finish(names, text, count, isClose, reserved)
}

const isEmpty = (object: object): boolean => {
  for (const _ in object) return false
  return true
}

/** A pattern of whole segments, as most are. */
const PLAIN = /^((?:\/(?:[\w-]+|:[a-z_]\w*))+)(\(\.:format\))?$/i

/** The same as `shapeOf` says of its only variant, where a pattern is plain. */
const plainShapeOf = (pattern: string, finish: Finish): Shape | undefined => {
  const [, path, format] = PLAIN.exec(pattern) ?? []
  if (!path) return
  const names: string[] = []
  const text = path.replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return VALUE
  })
  const count = names.length
  if (format) names.push('format')
  return finish(names, text, count, count > 7, '')
}

/** Makes a route table ready. Throws an `Error` where a pattern is malformed. */
export function compileTable(routes: readonly Route[]): Table {
  let kept = STRUCTURE
  let isOdd = false
  const none = Object.freeze(Object.create(null))
  // no entry is the first, so none is 0
  const records: RequestMatch[] = [{} as never]
  const origins = [0]
  const places = new Map<string, number[]>()
  const sharers = new Map<string, Names>()
  const known = new Map<string, readonly Shape[]>()

  // named one by one: to spread them into another object took longer than all else
  const finish: Finish = (names, text, count, isClose, reserved) => ({
    names: getOrMake(sharers, names.join(), () => namesOf(names)),
    place: getOrMake(places, text, () => []),
    isMore: names.includes('controller') || names.includes('action'),
    count,
    text,
    isClose,
    reserved,
  })

  const shapesOf = ({ pattern, constraints }: Route): readonly Shape[] => {
    const shapes = variantsOf(pattern, constraints).map((pieces) => shapeOf(pieces, finish))
    for (const { text, reserved } of shapes) {
      isOdd ||= /[^\w\-.~/\ufffe]/.test(text)
      if (!kept.includes(reserved)) kept += reserved
    }
    return shapes
  }

  for (let index = 0; index < routes.length; index++) {
    const route = routes[index] as Route
    const { name, method, pattern, controller, action, constraints, defaults } = route
    // most routes of a pattern are alike
    const isFree = isEmpty(constraints)
    let shapes = isFree ? known.get(pattern) : undefined
    if (!shapes) {
      const plain = isFree ? plainShapeOf(pattern, finish) : undefined
      shapes = plain ? [plain] : shapesOf(route)
      if (isFree) known.set(pattern, shapes)
    }
    const column = METHODS.indexOf(method)
    const isMore = route.redirect || column === 7 || !isEmpty(defaults)
    for (let variant = 0; variant < shapes.length; variant++) {
      const shape = shapes[variant] as Shape
      const { names, count, place } = shape
      const params = (count === 0 ? none : names) as never
      const record = { name, method, pattern, controller, action, params }
      if (count === 0) Object.freeze(record)
      const entry =
        ((records.push(record) - 1) << 9) |
        (names.all.length > count ? 256 : 0) |
        (count === 1 && names.all[0] === 'id' ? 128 : 0) |
        ((count & 7) << 4) |
        (isMore || shape.isMore ? 8 : 0) |
        column
      origins.push(index * 64 + variant)
      place.push(shape.isClose || route.catchAll ? entry | (1 << 31) : entry)
      // a HEAD route comes before the GET route that it is as specific as
      if (column === 5) place.sort((one, other) => +((other & 7) === 5) - +((one & 7) === 5))
    }
  }
  const { cells, forks } = buildTree(places)
  return { cells, forks, records, origins, kept, isOdd: isOdd || forks.size > 0 }
}
