import type { Route } from '../types/route.js'
import { constraintTest } from './constraint.js'
import { DOT, encodeSegment, SEGMENT } from './encode.js'
import { refuse } from './generation-error.js'
import * as message from './generation-message.js'
import { type Parameter, type Part, parsePattern, pathParameters } from './path.js'

/** A route's pattern made ready to be filled in. */
export interface Filling {
  readonly name: string
  readonly pattern: string
  /** The required parameters in path order. */
  readonly names: readonly string[]
  /** The optional parameters but the format of the end. */
  readonly optional: readonly string[]
  /** Whether the path may end in a format, and which alone it may be. */
  readonly format: boolean
  readonly parts: readonly Part[]
  readonly route: Route
  /** The literal texts around the required parameters, where nothing but their values and a format can change the path. */
  readonly texts: readonly string[] | undefined
  /** The characters that are encoded in the values between these texts. */
  readonly kinds: number
}

const isText = (part: Part): part is string => typeof part === 'string'
const isParameter = (part: Part): part is Parameter => typeof part === 'object' && 'name' in part

/** A literal of a pattern as a path has it: what no path may hold is percent-encoded, what is encoded already stays. */
const literal = (text: string): string => text.replace(/[^\w\-.~!$&'()*+,;=:@/%]+/gu, encodeURIComponent)

/** Gives a route's pattern ready to be filled in. */
export function compileFilling(route: Route): Filling {
  const { pattern, constraints } = route
  const parts = parsePattern(pattern).map((part) => (isText(part) ? literal(part) : part))
  const { required, optional } = pathParameters(parts)
  const isFormat = (part: Part | undefined): boolean =>
    Array.isArray(part) && part.length === 2 && part[0] === '.' && part[1].name === 'format'
  const format = isFormat(parts.at(-1))
  const body = format ? parts.slice(0, -1) : parts

  // texts and parameters take turns, and any value does
  let texts: string[] | undefined = ['']
  let reserved: string | undefined
  for (const part of body) {
    if (isText(part)) {
      texts[texts.length - 1] += part
      continue
    }
    if (isParameter(part)) reserved ??= part.reserved
    if (!isParameter(part) || part.isGlob || constraints[part.name] || part.reserved !== reserved || reserved > '.') {
      texts = undefined
      break
    }
    texts.push('')
  }
  const name = route.name as string
  return {
    name,
    pattern,
    names: required,
    optional: optional.filter((one) => !format || one !== 'format'),
    format,
    parts: body,
    route,
    texts,
    kinds: reserved ? SEGMENT | DOT : SEGMENT,
  }
}

/** Gives what stands for a value in a path: for an object what its `toParam()` gives, or its `id`; all else for itself. */
export function standIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { toParam } = value as { toParam?: unknown }
  return typeof toParam === 'function' ? toParam.call(value) : (value as { id?: unknown }).id
}

/** Gives a parameter value as text; undefined for what is none. */
export function textOf(value: unknown): string | undefined {
  const given = standIn(value)
  return typeof given === 'string' || typeof given === 'bigint' || Number.isFinite(given) ? String(given) : undefined
}

export const isDots = (text: string): boolean => text === '' || text === '.' || text === '..'

const WANTED = { integer: 'decimal digits', uuid: 'a UUID' } as const

/** Gives a value as the path has it. */
function fillParameter(
  { name: route, route: { constraints } }: Filling,
  { name, isGlob, reserved }: Parameter,
  value: unknown,
): string {
  const text = textOf(value)
  if (text === undefined || (isDots(text) && !isGlob)) return refuse(message.wrongValue(route, name, value))
  const constraint = constraints[name]
  if (constraint && !constraintTest(constraint).test(text))
    refuse(
      message.mismatch(
        route,
        name,
        text,
        typeof constraint === 'string'
          ? WANTED[constraint]
          : Array.isArray(constraint)
            ? `one of ${constraint.join(', ')}`
            : `a text that matches /${(constraint as { source: string }).source}/`,
      ),
    )
  try {
    if (!isGlob) return encodeSegment(text, reserved)
    const segments = text.split('/')
    if (segments.some(isDots)) refuse(message.wrongGlob(route, name, text))
    return segments.map((segment) => encodeSegment(segment, reserved)).join('/')
  } catch (error) {
    if (error instanceof URIError) refuse(message.malformedText(route, name))
    throw error
  }
}

/**
 * Gives the path of a route for its required parameters in path order, and the optional ones by name.
 *
 * @throws UrlGenerationError where a value cannot stand in a path, or breaks a constraint.
 */
export function fillPath(
  filling: Filling,
  values: readonly unknown[],
  optional: Readonly<Record<string, unknown>>,
): string {
  const { parts, names } = filling
  const unused = new Set(Object.keys(optional).filter((name) => optional[name] != null))
  const isGiven = (part: Part): boolean => !isParameter(part) || optional[part.name] != null

  const fill = (part: Part): string => {
    if (isText(part)) return part
    if (isParameter(part)) {
      const index = names.indexOf(part.name)
      unused.delete(part.name)
      return fillParameter(filling, part, index < 0 ? optional[part.name] : values[index])
    }
    // a group stands where all parameters of its own are given, and it has one
    const own = part.filter((inner) => !Array.isArray(inner))
    return own.some(isParameter) && own.every(isGiven) ? part.map(fill).join('') : ''
  }

  const path = parts.map(fill).join('')
  for (const name of unused)
    refuse(
      filling.optional.includes(name)
        ? message.unusedParam(filling.name, name)
        : filling.optional.length
          ? message.unknownParam(filling.name, name, filling.optional)
          : message.noOptionalParams(shortPattern(filling)),
    )
  return path || '/'
}

/** The pattern as the types show it: without the format that any may have. */
export const shortPattern = ({ pattern }: Pick<Filling, 'pattern'>): string => pattern.replace(/\(\.:format\)$/, '')

/** The parameter before the format whose constraint would take the format too: as in Rails, a constraint takes what it can. */
export function swallowing(
  { parts, names, route: { constraints } }: Filling,
  values: readonly unknown[],
  format: string,
): string | undefined {
  const last = parts.at(-1)
  if (last === undefined || !isParameter(last)) return
  const constraint = constraints[last.name]
  const text = textOf(values[names.indexOf(last.name)])
  return constraint && constraintTest(constraint).test(`${text}.${format}`) ? last.name : undefined
}
