import type { Answers, RequestMatch } from './answer.js'
import { METHODS, type Table } from './table.js'
import { CHILDREN, PARAMETER, PLACE, RANGE, ROOT, readText, SLASH } from './tree.js'

/** Marks of what a walk meets: escapes in values. */
const ESCAPED = 1
/** Or what a closer look may take for text, for a format or for no part of the path. */
const UNCLEAR = 2

/** Values that are longer are searched, not read character by character. */
const LONG = 24

/** The marks of what is to be a format. */
const formatMarks = (path: string, from: number): number => {
  for (let at = from; at < path.length; at++) if (isMark(path.charCodeAt(at))) return UNCLEAR
  return from < path.length ? 0 : UNCLEAR
}

/** Whether an escape stands for what literal text may well hold plain. */
const isUnusual = (path: string, at: number): boolean => {
  const high = path.charCodeAt(at + 1)
  const low = path.charCodeAt(at + 2)
  return high === 50 ? (low | 32) === 100 : high > 50 && high < 56 && (high > 51 || low < 58)
}

/** The marks of what comes in a path from a place on. */
const marksOf = (path: string, from: number): number => {
  if (path.includes('.', from) || path.includes('?', from) || path.includes('#', from)) return UNCLEAR
  let marks = 0
  for (let at = path.indexOf('%', from); at >= 0; at = path.indexOf('%', at + 1)) {
    if (isUnusual(path, at)) return UNCLEAR
    marks = ESCAPED
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
  const home = tree[ROOT + SLASH] as number

  return (method, path) => {
    const { length } = path
    let node = home
    let at = 1
    let depth = 0
    let marks = 0
    let place = 0
    // where the path has its only dot, in its last segment
    let dot = 0
    // what was passed by for text, which a closer look might prefer
    let passed = 0
    if (length < 2) place = path === '/' ? (tree[node + PLACE] as number) : 0
    else if (path.charCodeAt(0) !== 47) passed = UNCLEAR
    else
      for (;;) {
        let code = path.charCodeAt(at)
        const next = tree[node + PARAMETER] as number
        // the text that goes on from here
        let spot = at
        const range = tree[node + RANGE] as number
        const slot = code - (range & 0xffff)
        if (slot >= 0 && slot < range >>> 16) {
          const child = tree[node + CHILDREN + slot] as number
          const end = readText(tree, child, path, at)
          if (end > 0) {
            passed |= code === 46 ? 1 : next
            at = end
            node = child & 0xffffff
            if (at === length) {
              place = tree[node + PLACE] as number
              break
            }
            if (path.charCodeAt(at) !== 47) continue
            node = tree[node + SLASH] as number
            at++
            if (node !== 0 && at < length) continue
            if (at === length || isMark(path.charCodeAt(at))) marks |= UNCLEAR
            break
          }
          spot = ~end
        }
        if (next <= 0) {
          if (next < 0 || (code !== 46 && isMark(path.charCodeAt(spot)))) marks |= UNCLEAR
          // a format
          else if (code === 46) {
            place = tree[node + PLACE] as number
            dot = at
            marks |= formatMarks(path, at + 1)
          }
          break
        }
        // the parameter that takes the segment
        let end = at
        const bound = Math.min(at + LONG, length)
        for (;;) {
          if (code < 48 ? code > 45 || code === 37 || code === 35 : code === 63) {
            if (code === 47) break
            if (code === 46 && dot === 0) dot = end
            else marks |= code === 37 && !isUnusual(path, end) ? ESCAPED : UNCLEAR
          }
          if (++end === bound) break
          code = path.charCodeAt(end)
        }
        if (end === at) {
          marks |= UNCLEAR
          break
        }
        if (end === bound && end < length) {
          marks |= marksOf(path, end)
          end = path.indexOf('/', end)
          if (end < 0) end = length
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
        if (dot !== 0) marks |= UNCLEAR
        if (node === 0 || at === length) {
          if (at === length || isMark(path.charCodeAt(at))) marks |= UNCLEAR
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
      for (let cell = place; tree[cell] !== 0; cell++) {
        const entry = tree[cell] as number
        if (((bits >> (entry & 7)) & 1) === 0) continue
        if (entry > 0 && dot === 0) {
          if (marks === 0) return plain(entry, method, path, false, false)
          if (marks === ESCAPED && !isOdd) return plain(entry, method, path, true, false)
        } else if (entry > 0 && marks === 0 && (entry & 256) !== 0) {
          // the value before the dot, if there is one, and the format behind it
          if (depth > 0 && spans[2 * depth - 1] === length) spans[2 * depth - 1] = dot
          spans[2 * depth] = dot + 1
          spans[2 * depth + 1] = length
          if (dot + 1 < length && (depth === 0 || dot > (spans[2 * depth - 2] as number)))
            return plain(entry, method, path, false, true)
        }
        const found = marks === 0 ? chosen(method, bits, path, cell) : undefined
        if (found) return found
        passed = UNCLEAR
        break
      }
      if (passed === 0 && dot === 0 && (marks === 0 || (marks === ESCAPED && !isOdd))) return
      return careful(method, bits, path)
    } catch (error) {
      // malformed percent-encoding
      if (error instanceof URIError) return
      throw error
    }
  }
}
