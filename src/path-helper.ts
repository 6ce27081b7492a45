import type { DrawOptions } from '../types/declaration.js'
import { DOT, encode, isSafe, SEGMENT } from './encode.js'
import { type Filling, isDots, standIn } from './filling.js'
import type { CallOptions } from './helper.js'
import { queryString } from './query.js'

/** A value as the path has it; undefined where it is none, or is refused. */
function segmentOf(value: unknown, kinds: number): string | number | undefined {
  const given = standIn(value)
  if (typeof given === 'number' && given - given === 0) return given
  if (typeof given === 'string' && given.length > 0 && isSafe(given, SEGMENT | DOT)) return given
  return encodedOf(given, kinds)
}

function encodedOf(given: unknown, kinds: number): string | undefined {
  if (typeof given === 'bigint') return `${given}`
  if (typeof given !== 'string' || isDots(given)) return
  try {
    return encode(given, kinds)
  } catch {
    return
  }
}

/** A path with what the options add, where these are a format and a query alone, and nothing is wrong with them. */
function withOptions(path: string, options: unknown, hasFormat: boolean): string | undefined {
  if (typeof options !== 'object' || options === null) return
  for (const option in options) if (option !== 'format' && option !== 'query') return
  const { format, query } = options as CallOptions
  let extended = path
  if (format !== undefined) {
    if (!hasFormat || typeof format !== 'string' || format === '' || !isSafe(format, SEGMENT | DOT)) return
    extended += `.${format}`
  }
  if (query === undefined) return extended
  if (typeof query !== 'object' || query === null) return
  const text = queryString(query)
  return text ? `${extended}?${text}` : extended
}

const FORMAT = '(.:format)'

/** How many parameters a pattern has, where it has no other optional part than the format: what needs no parsing. */
function arityOf(pattern: string): number {
  const end = pattern.length - (pattern.endsWith(FORMAT) ? FORMAT.length : 0)
  let count = 0
  for (let at = 0; at < end; at++) {
    const sign = pattern[at] as string
    if (sign === ':') count++
    else if ('(*\\'.includes(sign)) return Number.NaN
  }
  return count
}

/**
 * Gives the helper that builds paths. The common calls are answered before anything else is looked at: one value for each of at
 * most three parameters, and perhaps a format and a query. `slow` answers all others, and says what is wrong.
 */
export function createPathHelper(
  pattern: string,
  ready: () => Filling,
  { trailingSlash }: DrawOptions,
  slow: (given: readonly unknown[]) => string,
): (...args: unknown[]) => string {
  // the pattern is read at the first call
  let isFirst = true
  let isCommon = false
  let hasFormat = false
  let kinds = SEGMENT
  let [head, second, third, last] = ['', '', '', '']

  const other = (count: number, ...given: unknown[]): string => {
    if (isFirst) {
      isFirst = false
      const { texts, format, route, ...filling } = ready()
      isCommon = texts !== undefined && !trailingSlash
      ;[head = '', second = '', third = '', last = ''] = texts ?? []
      kinds = filling.kinds
      hasFormat = format && !route.constraints.format
    }
    return slow(Array.from({ length: count }, (_, index) => given[index]))
  }

  // a function for each number of parameters, that the engine can see through; none has a rest parameter, which would make a
  // list at each call
  switch (arityOf(pattern)) {
    case 0:
      return function path(options?: unknown) {
        // biome-ignore lint/complexity/noArguments: their number alone is read
        const count = arguments.length
        if (isCommon && count < 2) {
          const built = count === 0 ? head : withOptions(head, options, hasFormat)
          if (built !== undefined) return built
        }
        return other(count, options)
      }
    case 1:
      return function path(one?: unknown, options?: unknown) {
        // biome-ignore lint/complexity/noArguments: their number alone is read
        const count = arguments.length
        if (isCommon && (count === 1 || count === 2)) {
          const start = segmentOf(one, kinds)
          if (start !== undefined) {
            const whole = `${head}${start}${second}`
            const built = count === 1 ? whole : withOptions(whole, options, hasFormat)
            if (built !== undefined) return built
          }
        }
        return other(count, one, options)
      }
    case 2:
      return function path(one?: unknown, two?: unknown, options?: unknown) {
        // biome-ignore lint/complexity/noArguments: their number alone is read
        const count = arguments.length
        if (isCommon && (count === 2 || count === 3)) {
          const start = segmentOf(one, kinds)
          const end = segmentOf(two, kinds)
          if (start !== undefined && end !== undefined) {
            const whole = `${head}${start}${second}${end}${third}`
            const built = count === 2 ? whole : withOptions(whole, options, hasFormat)
            if (built !== undefined) return built
          }
        }
        return other(count, one, two, options)
      }
    case 3:
      return function path(one?: unknown, two?: unknown, three?: unknown, options?: unknown) {
        // biome-ignore lint/complexity/noArguments: their number alone is read
        const count = arguments.length
        if (isCommon && (count === 3 || count === 4)) {
          const start = segmentOf(one, kinds)
          const middle = segmentOf(two, kinds)
          const end = segmentOf(three, kinds)
          if (start !== undefined && middle !== undefined && end !== undefined) {
            const whole = `${head}${start}${second}${middle}${third}${end}${last}`
            const built = count === 3 ? whole : withOptions(whole, options, hasFormat)
            if (built !== undefined) return built
          }
        }
        return other(count, one, two, three, options)
      }
    default:
      return (...given) => slow(given)
  }
}
