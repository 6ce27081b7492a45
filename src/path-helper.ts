import type { DrawOptions } from '../types/declaration.js'
import { DOT, encode, isSafe, SEGMENT } from './encode.js'
import { type Filling, isDots, standIn } from './filling.js'
import type { CallOptions } from './helper.js'
import { queryString } from './query.js'

/** The most parameters that the common calls have. */
const MOST = 3

/** A value as the path has it; undefined where it is none, or is refused. */
function segmentOf(value: unknown, kinds: number): string | number | undefined {
  const given = typeof value === 'object' && value !== null ? standIn(value) : value
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

/**
 * Gives the helper that builds paths. The common calls are answered before anything else is looked at: one value for each
 * parameter, and perhaps a format and a query. `slow` answers all others, and says what is wrong.
 */
export function createPathHelper(
  ready: () => Filling,
  { trailingSlash }: DrawOptions,
  slow: (given: readonly unknown[]) => string,
): (...args: unknown[]) => string {
  // unknown until the pattern is read, at the first call
  let arity = -1
  let hasFormat = false
  let kinds = SEGMENT
  let [head, second, third, last] = ['', '', '', '']

  const first = (given: readonly unknown[]): string => {
    const { texts, format, route, ...filling } = ready()
    if (texts && texts.length <= MOST + 1 && !trailingSlash) {
      ;[head = '', second = '', third = '', last = ''] = texts
      arity = texts.length - 1
      kinds = filling.kinds
      hasFormat = format && !route.constraints.format
    }
    return slow(given)
  }

  // no rest parameter and no arrow: that would make a list of the arguments at each call
  return function path(one?: unknown, two?: unknown, three?: unknown, four?: unknown): string {
    // biome-ignore lint/complexity/noArguments: their number alone is read, until they are given on
    const count = arguments.length
    let built: string | undefined
    if (count === arity || count === arity + 1) {
      if (arity === 0) built = head
      else {
        const start = segmentOf(one, kinds)
        if (start !== undefined) {
          if (arity === 1) built = `${head}${start}${second}`
          else {
            const middle = segmentOf(two, kinds)
            if (middle !== undefined) {
              if (arity === 2) built = `${head}${start}${second}${middle}${third}`
              else {
                const end = segmentOf(three, kinds)
                if (end !== undefined) built = `${head}${start}${second}${middle}${third}${end}${last}`
              }
            }
          }
        }
      }
      if (built !== undefined && count > arity)
        built = withOptions(built, arity === 0 ? one : arity === 1 ? two : arity === 2 ? three : four, hasFormat)
      if (built !== undefined) return built
    }
    // biome-ignore lint/complexity/noArguments: see above
    const given = count > MOST + 1 ? Array.from(arguments) : [one, two, three, four].slice(0, count)
    return arity < 0 ? first(given) : slow(given)
  }
}
