import type { Route } from '../types/route.js'
import { constraintTest } from './constraint.js'
import { encode, encodeSegment, FRAGMENT, textOf } from './encode.js'
import { refuse } from './generation-error.js'
import * as message from './generation-message.js'
import { isParameter, type Parameter, type Part, parsePattern, pathParameters } from './path.js'
import { queryString } from './query.js'

/** A route whose pattern is read, so that it can be filled in. */
export interface Filling {
  readonly route: Route
  /** How sentences call the route. */
  readonly name: string
  readonly parts: readonly Part[]
  /** The required parameters in path order. */
  readonly names: readonly string[]
  /** The optional parameters, and the format among them. */
  readonly optional: readonly string[]
}

/** Parameters by name, those that are required and others. */
export type ParamValues = ReadonlyMap<string, unknown>

/** What is added to a path that is filled in. */
export interface PathEnd {
  readonly query?: object | undefined
  readonly anchor?: string | undefined
  readonly trailingSlash?: boolean | undefined
}

/** Gives the literal text of a pattern as a path has it: what is encoded already stays. */
export const literal = (text: string): string => encodeURI(text).replace(/%25/g, '%')

/** Gives a route ready to be filled in. */
export function compileFilling(route: Route, name = route.name as string): Filling {
  const parts = parsePattern(route.pattern, literal)
  const { required, optional } = pathParameters(parts)
  return { route, name, parts, names: required, optional }
}

/** Gives what stands for a value in a path: for an object what its `toParam()` gives, or its `id`; all else for itself. */
export function standIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { toParam } = value as { toParam?: unknown }
  return typeof toParam === 'function' ? toParam.call(value) : (value as { id?: unknown }).id
}

export const isDots = (text: string): boolean => text === '' || text === '.' || text === '..'

/**
 * Gives the path of a route for its parameters by name, with what is added to it.
 *
 * @throws UrlGenerationError where a value is missing, cannot stand in a path, or breaks a constraint.
 */
export function fillPath(
  { route: { constraints }, name: route, parts, names }: Filling,
  values: ParamValues,
  { query, anchor, trailingSlash }: PathEnd,
): string {
  const used: string[] = []
  const isGiven = ({ name }: Parameter): boolean => values.get(name) != null
  const format = values.get('format')
  // whether the constraint of the value that the path ends in would take the format too
  let isTaken = false

  const fill = (part: Part): string => {
    if (typeof part !== 'string' && !isParameter(part)) {
      // a group stands where all parameters of its own are given, and it has one
      const own = part.filter(isParameter)
      if (!own[0] || !own.every(isGiven)) return ''
      // as in Rails, a constraint takes what it can
      if (isTaken && own[0].name === 'format') refuse(message.unusedParam(route, 'format'))
      return part.map(fill).join('')
    }
    isTaken = false
    if (typeof part === 'string') return part
    const { name, isGlob, reserved } = part
    used.push(name)
    if (!isGiven(part)) refuse(message.missing(route, name, names))
    const text = textOf(standIn(values.get(name))) ?? ''
    const segments = isGlob ? text.split('/') : [text]
    if (segments.some(isDots)) refuse(message.wrongValue(route, name, values.get(name)))
    const constraint = constraints[name]
    if (constraint) {
      const test = constraintTest(constraint)
      if (!test.test(text)) refuse(message.mismatch(route, name, text, test))
      isTaken = test.test(`${text}.${format}`)
    }
    return segments.map((segment) => encodeSegment(segment, reserved)).join('/')
  }

  let path = parts.map(fill).join('')
  // where the group that starts with it is left out
  if (!path.startsWith('/')) path = `/${path}`
  for (const [name, value] of values)
    if (value != null && !used.includes(name)) refuse(message.unusedParam(route, name))
  // where a group is left out before it, a value would be read as a host
  if (used[0] && path.startsWith('//')) refuse(message.unusedParam(route, used[0]))
  if (trailingSlash && format == null && !path.endsWith('/')) path += '/'
  path = withQuery(path, query)
  return anchor ? `${path}#${encode(`${anchor}`, FRAGMENT)}` : path
}

/** Gives a path with its query, where that has anything in it. */
export function withQuery(path: string, query: object | undefined): string {
  const text = query && queryString(query)
  return text ? `${path}?${text}` : path
}
