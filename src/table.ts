import type { Route } from '../types/route.js'
import type { Piece, Taker } from './align.js'
import type { RequestMatch } from './answer.js'
import { STRUCTURE } from './encoding.js'
import { buildTree, REST, type Tree, VALUE } from './tree.js'
import { variantsOf } from './variant.js'

/** The parameters of a match. */
export type Params = Record<string, string | number | boolean>

/** The objects that hold parameters: their one ancestor is empty and frozen. */
export const Params = /* @__PURE__ */ (() => {
  function Empty() {}
  Empty.prototype = Object.freeze(Object.create(null))
  const made = Empty as unknown as { new (): Params }
  // engines size objects by the first ones that are made: these leave room for three parameters
  for (let time = 0; time < 8; time++) Object.assign(new made(), { id: '', format: '', page: '' })
  return made
})()

/** The methods by the number that entries give them. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'ANY']

/**
 * A route table made ready for a walk.
 *
 * An entry is one integer, a way for a route to answer. From the low end: its method's place in `METHODS` (3 bits), whether its
 * match has more to it than sliced parameters (1), how many of these there are (3), whether the last is `id` (1), its place in the
 * order of declaration (23), and the sign: below zero where the walk alone does not decide.
 */
export interface Table extends Tree {
  /** By an entry's place in the order: the match, but that `params` are the names of its parameters if it has any. */
  readonly records: readonly RequestMatch[]
  /** By an entry's place in the order: the route's place, times 64, and that of the variant. */
  readonly origins: readonly number[]
  /** The characters that stay encoded when a path is brought to one spelling. */
  readonly kept: string
  /** Whether an encoded path is always brought to one spelling before it is compared. */
  readonly isOdd: boolean
}

/** The parameters among the pieces of a pattern. */
export const takersOf = (pieces: readonly Piece[]): Taker[] => pieces.filter((piece) => typeof piece !== 'string')

/** What routes of one pattern have in common. */
interface Shape {
  readonly names: readonly string[]
  /** How many of them there are but for an optional format. */
  readonly count: number
  /** What the pattern is in the tree. */
  readonly text: string
  readonly isClose: boolean
  readonly reserved: string
}

const shapeOf = (pieces: readonly Piece[]): Shape => {
  const takers = takersOf(pieces)
  let text = ''
  for (const piece of pieces)
    text += typeof piece === 'string' ? piece : piece.isFormat ? '' : piece.stops ? VALUE : REST
  // what is compared no further: a segment in which a value may span segments, from its first value on
  if (text.includes(REST)) text = text.replace(/(\ufffe[^/\uffff]*)?\uffff.*/s, REST)
  const count = takers.length - +(takers.at(-1)?.isFormat === true)
  return {
    names: takers.map(({ name }) => name),
    count,
    text,
    isClose: count > 7 || /\ufffe[^/]|\uffff/.test(text) || takers.some(({ test }) => test),
    reserved: takers.map(({ reserved }) => reserved).join(''),
  }
}

const isEmpty = (object: object): boolean => {
  for (const _ in object) return false
  return true
}

/** Makes a route table ready. Throws an `Error` where a pattern is malformed. */
export function compileTable(routes: readonly Route[]): Table {
  let kept = STRUCTURE
  let isOdd = false
  const none = Object.freeze(new Params())
  // no entry is the first, so none is 0
  const records: RequestMatch[] = [{} as never]
  const origins = [0]
  const places = new Map<string, number[]>()
  const known = new Map<string, Shape[]>()

  for (let index = 0; index < routes.length; index++) {
    const { name, method, pattern, controller, action, constraints, defaults, redirect, catchAll } = routes[
      index
    ] as Route
    const isFree = isEmpty(constraints)
    let shapes = isFree ? known.get(pattern) : undefined
    if (!shapes) {
      shapes = variantsOf(pattern, constraints).map(shapeOf)
      if (isFree) known.set(pattern, shapes)
    }
    const column = METHODS.indexOf(method)
    const isMore = redirect || column === 7 || !isEmpty(defaults) || /:(controller|action)\b/.test(pattern)
    for (let variant = 0; variant < shapes.length; variant++) {
      const { names, count, text, isClose, reserved } = shapes[variant] as Shape
      if (!kept.includes(reserved)) kept += reserved
      isOdd ||= /[^\w\-.~/\ufffe]/.test(text)
      const record = { name, method, pattern, controller, action, params: (count ? names : none) as never }
      if (!count) Object.freeze(record)
      const isId = count > 0 && names[count - 1] === 'id'
      const entry =
        ((records.push(record) - 1) << 8) | (isId ? 128 : 0) | ((count & 7) << 4) | (isMore ? 8 : 0) | column
      origins.push(index * 64 + variant)
      const place = places.get(text)
      if (place) place.push(isClose || catchAll ? entry | (1 << 31) : entry)
      else places.set(text, [isClose || catchAll ? entry | (1 << 31) : entry])
      // a HEAD route comes before the GET route that it is as specific as
      if (column === 5) place?.sort((one, other) => +((other & 7) === 5) - +((one & 7) === 5))
    }
  }
  const { cells, forks } = buildTree(places)
  return { cells, forks, records, origins, kept, isOdd: isOdd || forks.length > 0 }
}
