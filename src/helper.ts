import type { DrawOptions } from '../types/declaration.js'
import type { Route } from '../types/route.js'
import type { checkCall } from './call-check.js'
import { compileFilling, type Filling, fillPath, type PathEnd, standIn } from './filling.js'
import { refuse } from './generation-error.js'
import { wrongOrigin } from './generation-message.js'
import { createPathHelper } from './path-helper.js'

/** The options of a helper's call. */
export interface CallOptions extends PathEnd {
  readonly format?: unknown
  readonly params?: Readonly<Record<string, unknown>>
  readonly origin?: string
}

const NONE: CallOptions = Object.freeze({})

const isParamValue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? 'id' in value || typeof (value as { toParam?: unknown }).toParam === 'function'
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'

/**
 * Gives an origin without the slash at its end.
 *
 * @throws UrlGenerationError where it is no origin.
 */
export function checkOrigin(origin: unknown): string {
  return typeof origin === 'string' && /^[a-z][a-z\d+.-]*:\/\/[^/?#\\\s]+\/?$/i.test(origin)
    ? origin.replace(/\/$/, '')
    : refuse(wrongOrigin(origin))
}

type Helper = (...args: unknown[]) => unknown

/** The four helpers of a route: of its path, of its URL, and of the hashes of both. */
export type RouteHelpers = readonly [path: Helper, url: Helper, hashForPath: Helper, hashForUrl: Helper]

/**
 * Gives the helpers of a named route. A pattern that takes a closer look is read at the first call that needs it. `check` is
 * what calls are checked by outside production.
 */
export function createHelpers(route: Route, drawn: DrawOptions, check?: typeof checkCall): RouteHelpers {
  let filling: Filling | undefined

  /**
   * Tells arguments apart. With one parameter the first argument is its value if it is a parameter value, else the named
   * object; with several it is the named object if it stands alone or the second is no parameter value.
   */
  function build(args: readonly unknown[], isUrl: boolean) {
    filling ??= compileFilling(route)
    const { names } = filling
    const [first, second] = args
    const isNamed =
      names.length > 0 &&
      typeof first === 'object' &&
      first !== null &&
      !isParamValue(second) &&
      (names.length > 1 || !isParamValue(first))
    const count = isNamed ? 1 : names.length
    check?.(filling, args, count, isUrl)
    const options = (args[count] ?? NONE) as CallOptions
    const values = new Map<string, unknown>(options.params && Object.entries(options.params))
    if (options.format != null) values.set('format', options.format)
    names.forEach((name, index) => {
      values.set(name, isNamed ? (first as Record<string, unknown>)[name] : args[index])
    })
    const { query, anchor, trailingSlash = drawn.trailingSlash } = options
    return { names, values, options, path: fillPath(filling, values, { query, anchor, trailingSlash }) }
  }

  const url = (...args: unknown[]) => {
    const { path, options } = build(args, true)
    return checkOrigin(options.origin ?? drawn.origin) + path
  }

  const hash =
    (onlyPath: boolean) =>
    (...args: unknown[]) => {
      const { names, values, options } = build(args, true)
      const { controller, action, name: useRoute } = route
      const { params, ...others } = options
      const required = Object.fromEntries(names.map((name) => [name, standIn(values.get(name))]))
      return { controller, action, useRoute, onlyPath, ...required, ...params, ...others }
    }

  return [createPathHelper(route, drawn, (...args) => build(args, false).path), url, hash(true), hash(false)]
}
