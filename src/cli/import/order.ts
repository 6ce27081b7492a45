import type { Route } from '../../../types/index.js'
import { type Piece, variantsOf } from '../../inspect/variant.js'
import type { Parameter } from '../../path.js'
import { keyOf, keysLike, type Row } from './row.js'

/** The text after a parameter, up to the next segment; another parameter right after it is told apart too. */
const restOfSegment = ([, next]: readonly Piece[]): string =>
  typeof next === 'string' ? next.replace(/\/.*$/s, '') : next ? ':' : ''

/** Whether the order of two variants decides which of them a path is given that both fit. */
function orderDecides(first: readonly Piece[], second: readonly Piece[]): boolean {
  let [ours, theirs] = [[...first], [...second]]
  while (ours.length && theirs.length) {
    const [own, other] = [ours[0] as Piece, theirs[0] as Piece]
    // a literal wins over a parameter, or no path fits both
    if (typeof own !== typeof other) return false
    if (typeof own === 'string') {
      const text = other as string
      const length = Math.min(own.length, text.length)
      if (own.slice(0, length) !== text.slice(0, length)) return false
      ours = [own.slice(length), ...ours.slice(1)].filter(Boolean)
      theirs = [text.slice(length), ...theirs.slice(1)].filter(Boolean)
    } else if (own.isGlob || (other as Parameter).isGlob || restOfSegment(ours) !== restOfSegment(theirs)) return true
    else {
      ours = ours.slice(1)
      theirs = theirs.slice(1)
    }
  }
  return ours.length === theirs.length
}

const methodsMeet = (first: Row, second: Row): boolean =>
  first.method === second.method || first.method === 'ANY' || second.method === 'ANY'

const compete = (first: Row, second: Row): boolean =>
  methodsMeet(first, second) &&
  variantsOf(first.pattern).some((one) => variantsOf(second.pattern).some((other) => orderDecides(one, other)))

/**
 * Whether the rows of a table and those that are drawn, which say the same, answer requests alike: rows between which their
 * order decides must come in the same order.
 */
export function ordersAgree(rows: readonly Row[], drawn: readonly Route[]): boolean {
  const places = new Map<string, number[]>()
  for (const [index, key] of keysLike(drawn, rows).entries()) places.set(key, [...(places.get(key) ?? []), index])
  const order = rows.map((row) => places.get(keyOf(row))?.shift() as number)
  return rows.every((row, index) =>
    rows
      .slice(index + 1)
      .every(
        (later, distance) => (order[index] as number) < (order[index + 1 + distance] as number) || !compete(row, later),
      ),
  )
}
