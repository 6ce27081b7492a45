import type { Answers, RequestMatch } from './answer.js'
import { METHODS, type Table } from './table.js'
import { CHILDREN, FORK, NEXT, placeOf, RANGE, ROOT, readText } from './tree.js'

/** Marks of what a walk meets: escapes in values. */
const ESCAPED = 1
/** That the rest of the path is searched already. */
const SEARCHED = 2
/** And what a closer look may take for text, for a format or for no part of the path. */
const UNCLEAR = 4

/** The values of longer paths are searched, not read character by character. */
const LONG = 100

/** Whether an escape stands for what literal text may well hold plain, or is none. */
const isUnusual = (path: string, at: number): boolean => {
  if (at + 2 >= path.length) return true
  const high = path.charCodeAt(at + 1)
  const low = path.charCodeAt(at + 2)
  return high === 50 ? (low | 32) === 100 : high > 50 && high < 56 && (high > 51 || low < 58)
}

/** The marks of all that comes in a path from a place on. */
const marksOf = (path: string, from: number, escaped: number): number => {
  if (path.includes('.', from) || path.includes('?', from) || path.includes('#', from)) return UNCLEAR
  let marks = 0
  for (let at = path.indexOf('%', from); at >= 0; at = path.indexOf('%', at + 1)) {
    if (isUnusual(path, at)) return UNCLEAR
    marks = escaped
  }
  return marks
}

/** Whether a character is one of `#%./?`. */
const isMark = (code: number): boolean => code === 35 || code === 37 || (code > 45 && code < 48) || code === 63

/** The bits of the methods whose routes answer a method. */
export const bitsOf = (method: string): number => {
  const index = METHODS.indexOf(method.toUpperCase())
  return 128 | (index < 0 ? 0 : 1 << index) | +(index === 5)
}

const GET = /* @__PURE__ */ bitsOf('GET')
const POST = /* @__PURE__ */ bitsOf('POST')
const PUT = /* @__PURE__ */ bitsOf('PUT')
const DELETE = /* @__PURE__ */ bitsOf('DELETE')

/**
 * Makes the match of a request: a walk over the characters of the path that goes straight on, text before parameters. Where
 * another route might answer than the one that the walk comes to, or one where it comes to none, `careful` is asked.
 * All of it is one function: a call would cost a tenth of the time.
 */
export function createWalk(
  { cells: tree, isOdd }: Table,
  { plain, spans }: Answers,
  chosen: (method: string, bits: number, path: string, place: number) => RequestMatch | undefined,
  careful: (method: string, bits: number, path: string) => RequestMatch | undefined,
): (method: string, path: string) => RequestMatch | undefined {
  const escaped = isOdd ? UNCLEAR : ESCAPED

  return (method, path) => {
    const { length } = path
    if (length === 0) return
    let code = path.charCodeAt(0)
    let node = ROOT
    let at = 0
    // where the next value goes in `spans`
    let span = 0
    let marks = 0
    // the node that the path ends at
    let last = 0
    // where the path has its only dot
    let dot = 0
    // below zero where something was passed by for text that a closer look might prefer
    let passed = 0
    for (;;) {
      if (code === 47) {
        node = tree[node + NEXT] as number
        if (++at === length) {
          if (at === 1) last = node
          else marks |= UNCLEAR
          break
        }
        code = path.charCodeAt(at)
        if (node <= 0) {
          if (isMark(code)) marks |= UNCLEAR
          break
        }
      }
      // the text that goes on from here
      let spot = at
      const range = tree[node + RANGE] as number
      const slot = code - (range & 0xffff)
      if (slot >= 0 && slot < range >>> 16) {
        const child = tree[node + CHILDREN + slot] as number
        const end = readText(tree, child, path, at)
        if (end > 0) {
          passed |= child
          node = child & 0xffffff
          at = end
          if (at === length) {
            last = node
            break
          }
          code = path.charCodeAt(at)
          continue
        }
        spot = ~end
      }
      const next = tree[node + NEXT] as number
      if (next >= 0) {
        if (next === FORK || (code !== 46 && isMark(path.charCodeAt(spot)))) marks |= UNCLEAR
        // a format
        else if (code === 46) {
          last = node
          marks |= dot === 0 ? marksOf(path, at + 1, escaped) : UNCLEAR
          dot = at
        }
        break
      }
      // the parameter that takes the segment
      let end = at
      if (length > LONG) {
        // once for all that comes
        if ((marks & SEARCHED) === 0) marks |= SEARCHED | marksOf(path, at, escaped)
        end = path.indexOf('/', at)
        if (end < 0) end = length
        code = 47
      } else
        value: for (;;) {
          // a loop of its own, so that what marks need does not keep the processor's registers from it
          while (code < 48 ? code < 46 && code !== 37 && code !== 35 : code !== 63) {
            if (++end === length) break value
            code = path.charCodeAt(end)
          }
          if (code === 47) break
          if (code === 46 && dot === 0 && end > at) dot = end
          else marks |= code === 37 && !isUnusual(path, end) ? escaped : UNCLEAR
          if (++end === length) break
          code = path.charCodeAt(end)
        }
      if (end === at) {
        marks |= UNCLEAR
        break
      }
      spans[span] = at
      spans[span + 1] = end
      span += 2
      node = -next
      at = end
      if (at === length) {
        last = node
        break
      }
    }
    // those of most requests are known
    const bits =
      method === 'GET'
        ? GET
        : method === 'POST'
          ? POST
          : method === 'PUT'
            ? PUT
            : method === 'DELETE'
              ? DELETE
              : bitsOf(method)
    try {
      for (let cell = placeOf(tree, last); tree[cell] !== 0; cell++) {
        const entry = tree[cell] as number
        if (((bits >> (entry & 7)) & 1) === 0) continue
        if (
          entry > 0 &&
          marks < UNCLEAR &&
          (dot === 0 ||
            ((marks & ESCAPED) === 0 && (entry & 256) !== 0 && dot + 1 < length && !path.includes('/', dot)))
        ) {
          if (dot !== 0) {
            // the value before the dot, if there is one, and the format behind it
            if (span > 0 && spans[span - 1] === length) spans[span - 1] = dot
            spans[span] = dot + 1
            spans[span + 1] = length
          }
          return plain(entry, method, path, (marks & ESCAPED) !== 0, dot !== 0)
        }
        const found = (marks & ~SEARCHED) === 0 ? chosen(method, bits, path, cell) : undefined
        if (found) return found
        passed = -1
        break
      }
      if (passed >= 0 && dot === 0 && marks < UNCLEAR) return
      return careful(method, bits, path)
    } catch (error) {
      // malformed percent-encoding
      if (error instanceof URIError) return
      throw error
    }
  }
}
