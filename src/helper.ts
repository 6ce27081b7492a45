import type { DrawOptions } from '../types/declaration.js'
import type { Route } from '../types/route.js'
import { encode, encodeSegment, FRAGMENT } from './encode.js'
import { compileFilling, type Filling, fillPath, shortPattern, standIn, swallowing, textOf } from './filling.js'
import { refuse } from './generation-error.js'
import * as message from './generation-message.js'
import { createPathHelper } from './path-helper.js'
import { queryString } from './query.js'
import { PATH_OPTIONS, URL_OPTIONS } from './tables.js'

/** The options of a helper's call. */
export interface CallOptions {
  readonly format?: string
  readonly query?: object
  readonly anchor?: string
  readonly trailingSlash?: boolean
  readonly params?: Readonly<Record<string, unknown>>
  readonly origin?: string
}

const NONE: CallOptions = Object.freeze({})
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#\\\s]+\/?$/i

const isParamValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? 'id' in value || typeof (value as { toParam?: unknown }).toParam === 'function'
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'

/** Arguments told apart: the values of the required parameters in path order, and the options. */
interface Given {
  readonly values: readonly unknown[]
  readonly options: CallOptions
}

/**
 * Tells a helper's arguments apart. With one parameter the first argument is its value if it is a parameter value, else the
 * named object; with several it is the named object if it stands alone or the second is no parameter value.
 */
export function readArguments(
  { name, names }: Pick<Filling, 'name' | 'names'>,
  args: readonly unknown[],
  known: readonly string[],
): Given {
  const [first, second] = args
  const named =
    names.length > 0 &&
    typeof first === 'object' &&
    first !== null &&
    !isParamValue(second) &&
    (names.length > 1 || !isParamValue(first))
  const count = named ? 1 : names.length
  if (args.length > count + 1) refuse(message.tooManyArguments(name, args.length, count + 1))
  const values = named
    ? names.map((one) =>
        Object.hasOwn(first, one) || one in first ? (first as Record<string, unknown>)[one] : undefined,
      )
    : args.slice(0, count)
  const lacking = names.filter((_, index) => values[index] === undefined || values[index] === null)
  if (lacking.length) refuse(message.missing(name, lacking, names))
  const options = args[count] ?? NONE
  if (typeof options !== 'object' || Array.isArray(options)) refuse(message.wrongOptions(name, options))
  for (const option of Object.keys(options as object))
    if (!known.includes(option)) refuse(message.unknownOption(name, option, known))
  return { values, options: options as CallOptions }
}

/**
 * Gives the path of a route with what its options add.
 *
 * @throws UrlGenerationError where a value or an option is wrong.
 */
export function buildPath(filling: Filling, { values, options }: Given, drawn: DrawOptions): string {
  const { name, route } = filling
  const { format, query, anchor, trailingSlash = drawn.trailingSlash, params } = options
  let path = fillPath(filling, values, params ?? {})
  if (format !== undefined && format !== null) {
    if (!filling.format) refuse(message.noFormat(shortPattern(filling)))
    const fixed = route.constraints.format as readonly string[] | undefined
    if (typeof format !== 'string' || textOf(format) === '' || (Array.isArray(fixed) && !fixed.includes(format)))
      refuse(message.wrongOption(name, 'format', format, fixed ? `'${fixed[0]}'` : `a format, as in 'csv'`))
    const last = swallowing(filling, values, format)
    if (last) refuse(message.swallowedFormat(name, format, last))
    path += `.${encodeSegment(format, '.')}`
  } else if (trailingSlash && !path.endsWith('/') && !filling.names.includes('format')) path += '/'
  if (query !== undefined && query !== null) {
    if (typeof query !== 'object') refuse(message.wrongOption(name, 'query', query, 'an object, as in { page: 2 }'))
    const text = queryString(query)
    if (text) path += `?${text}`
  }
  return anchor === undefined || anchor === null || anchor === '' ? path : `${path}#${encode(String(anchor), FRAGMENT)}`
}

/**
 * Gives an origin without the slash at its end.
 *
 * @throws UrlGenerationError where it is no origin.
 */
export function checkOrigin(origin: unknown): string {
  return typeof origin === 'string' && ORIGIN.test(origin)
    ? origin.replace(/\/$/, '')
    : refuse(message.wrongOrigin(origin))
}

type Helper = (...args: unknown[]) => unknown

/** The four helpers of a route: what each adds to the route's name, and what it does. */
export interface RouteHelpers {
  readonly path: Helper
  readonly url: Helper
  readonly hashForPath: Helper
  readonly hashForUrl: Helper
}

/** Gives the helpers of a named route. The pattern is read at the first call. */
export function createHelpers(route: Route, drawn: DrawOptions): RouteHelpers {
  let compiled: Filling | undefined
  const filling = (): Filling => (compiled ??= compileFilling(route))

  const path = createPathHelper(route.pattern, filling, drawn, (args) => {
    const ready = filling()
    return buildPath(ready, readArguments(ready, args, PATH_OPTIONS), drawn)
  })

  const url = (...args: unknown[]): string => {
    const ready = filling()
    const given = readArguments(ready, args, URL_OPTIONS)
    const origin = given.options.origin ?? drawn.origin ?? refuse(message.noOrigin(ready.name))
    return checkOrigin(origin) + buildPath(ready, given, drawn)
  }

  const hash =
    (onlyPath: boolean) =>
    (...args: unknown[]) => {
      const ready = filling()
      const { values, options } = readArguments(ready, args, URL_OPTIONS)
      const { params, ...others } = options
      buildPath(ready, { values, options }, drawn)
      const { controller, action, name: useRoute } = route
      const required = Object.fromEntries(ready.names.map((one, index) => [one, standIn(values[index])]))
      return { controller, action, useRoute, onlyPath, ...required, ...params, ...others }
    }

  return { path, url, hashForPath: hash(true), hashForUrl: hash(false) }
}
