import type { DrawOptions } from '../types/declaration.js'
import type { Route } from '../types/route.js'
import { DOT, encode, isSafe, SEGMENT } from './encode.js'
import { isDots, standIn, withQuery } from './filling.js'
import type { CallOptions } from './helper.js'

/** A value as the path has it; undefined where it takes a closer look. */
function segmentOf(value: unknown, kinds: number): string | number | undefined {
  const given = standIn(value)
  // other numbers may have a dot, as in 1.5e300
  if (Number.isSafeInteger(given)) return given as number
  if (typeof given === 'string' && given.length > 0 && isSafe(given, SEGMENT | DOT)) return given
  return typeof given === 'string' && !isDots(given) ? encode(given, kinds) : undefined
}

/** A path with a format and a query; undefined where the options take a closer look. */
function withOptions(path: string, options: unknown, kinds: number): string | undefined {
  if (typeof options !== 'object' || options === null) return
  for (const option in options) if (option !== 'format' && option !== 'query') return
  const { format, query } = options as CallOptions
  let extended = path
  if (format !== undefined) {
    if (kinds === SEGMENT || typeof format !== 'string' || format === '' || !isSafe(format, SEGMENT | DOT)) return
    extended += `.${format}`
  }
  return withQuery(extended, query)
}

const PARAMETER = /:\w+/

/** Patterns of whole segments, of which each is a parameter or a text that needs no encoding. */
const COMMON = /^((?:\/(?:[\w.~-]*|:\w+))+)(\(\.:format\))?$/

/**
 * Gives the helper that builds paths. The common calls are answered before anything else is looked at: one value for each of at
 * most three parameters, and perhaps a format and a query. `careful` answers all others, and says what is wrong.
 */
export function createPathHelper(
  { pattern, constraints }: Route,
  { trailingSlash }: DrawOptions,
  careful: (...args: unknown[]) => string,
): (...args: unknown[]) => string {
  const [, body = '', format] = COMMON.exec(pattern) ?? []
  const texts = trailingSlash || Object.keys(constraints).length ? [] : body.split(PARAMETER)
  const [head = '', second = '', third = '', last = ''] = texts
  const kinds = format ? SEGMENT | DOT : SEGMENT
  const finish = (path: string, options: unknown, extra: unknown): string | undefined =>
    extra !== undefined ? undefined : options === undefined ? path : withOptions(path, options, kinds)

  // a function for each number of parameters, that the engine can see through; none has a rest parameter, which would make a
  // list at each call
  switch (head && texts.length) {
    case 1:
      return (options, extra) => finish(head, options, extra) ?? careful(options, extra)
    case 2:
      return (one, options, extra) => {
        const start = segmentOf(one, kinds)
        return (
          (start === undefined ? start : finish(`${head}${start}${second}`, options, extra)) ??
          careful(one, options, extra)
        )
      }
    case 3:
      return (one, two, options, extra) => {
        const start = segmentOf(one, kinds)
        const end = segmentOf(two, kinds)
        return (
          (start === undefined || end === undefined
            ? undefined
            : finish(`${head}${start}${second}${end}${third}`, options, extra)) ?? careful(one, two, options, extra)
        )
      }
    case 4:
      return (one, two, three, options, extra) => {
        const start = segmentOf(one, kinds)
        const middle = segmentOf(two, kinds)
        const end = segmentOf(three, kinds)
        return (
          (start === undefined || middle === undefined || end === undefined
            ? undefined
            : finish(`${head}${start}${second}${middle}${third}${end}${last}`, options, extra)) ??
          careful(one, two, three, options, extra)
        )
      }
    default:
      return careful
  }
}
