import type { Route } from '../types/route.js'
import { MethodNotAllowedError, RoutingError } from './error.js'
import { createAnswers, type RequestMatch } from './match/answer.js'
import { createDescent, type Found, STRICT } from './match/descend.js'
import { cutPath, normalizePath } from './match/encoding.js'
import { compileTable, METHODS } from './match/table.js'
import { ROOT } from './match/tree.js'
import { bitsOf, createWalk } from './match/walk.js'
import { malformedPath, methodNotAllowed, noRoute } from './message.js'

export type { RequestMatch } from './match/answer.js'

/** The two ways to ask. */
export interface Matcher {
  /** The match of a request, or undefined; never throws. */
  readonly match: (method: string, path: string) => RequestMatch | undefined
  /** The match of a request; throws a `RoutingError` where there is none, a `MethodNotAllowedError` where the method is at fault. */
  readonly recognize: (method: string, path: string) => RequestMatch
}

/** Compiles routes into a matcher. Throws an `Error` where a pattern is malformed. */
export function compileMatcher(routes: readonly Route[]): Matcher {
  const table = compileTable(routes)
  const { kept, records } = table
  const answers = createAnswers(routes, table)
  const { choose, descend } = createDescent(routes, table, answers.piecesOf)

  const answer = (method: string, path: string, found: Found | undefined): RequestMatch | undefined =>
    found && answers.full(found.index, method, path, found.ends, found.ends.length / 2)

  const chosen = (method: string, bits: number, path: string, place: number): RequestMatch | undefined =>
    answer(method, path, choose(bits, path, place))

  /** The best match of a path that may hold anything. */
  const careful = (method: string, bits: number, path: string): RequestMatch | undefined => {
    const bare = cutPath(path)
    if (bare !== path) return match(method, bare)
    if (path.includes('//')) return
    const normal = normalizePath(path, kept)
    return answer(method, normal, descend(bits, normal, ROOT, 0))
  }

  const match = createWalk(table, answers, chosen, careful)

  const refuse = (method: string, path: string): never => {
    const upper = method.toUpperCase()
    let bare: string
    try {
      bare = normalizePath(cutPath(path), kept)
    } catch {
      throw new RoutingError(malformedPath(path), 400)
    }
    // not asked for ANY, the last of them: a route that takes any method would have taken this one
    const isAnswered = (one: string): boolean => {
      const found = descend(bitsOf(one) | STRICT, bare, ROOT, 0)
      return records[found?.index as number]?.method === one
    }
    const allowed = bare.includes('//') ? [] : METHODS.slice(0, -1).filter(isAnswered)
    throw allowed.length
      ? new MethodNotAllowedError(methodNotAllowed(upper, path, allowed), allowed)
      : new RoutingError(noRoute(upper, path))
  }

  return { match, recognize: (method, path) => match(method, path) ?? refuse(method, path) }
}
