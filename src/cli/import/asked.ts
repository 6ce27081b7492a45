import type { RouteConstraint } from '../../../types/index.js'
import type { Options, Value } from './call.js'
import type { Row } from './row.js'

/** A constraint as our functions take it. */
const optionOf = (constraint: RouteConstraint): Value =>
  typeof constraint === 'object' && 'source' in constraint
    ? new RegExp(constraint.source, constraint.flags)
    : (constraint as Value)

const shared = <Result>(values: readonly Result[]): Result | undefined => {
  const [first, ...others] = values
  return others.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : undefined
}

const hasParameter = ({ pattern }: Row, name: string): boolean => new RegExp(`[:*]${name}\\b`).test(pattern)

/**
 * Gives the options that make rows ask what they ask: constraints of parameters, of those rows that have them; defaults, and a
 * format, that all share. Empty where they ask nothing.
 */
export function askedOptions(rows: readonly Row[]): Options {
  const options: Record<string, Value> = {}
  const format = shared(rows.map(({ constraints, defaults }) => [constraints.format, defaults.format]))
  const [fixed, standard] = format ?? []
  const isFixed = Array.isArray(fixed) && fixed.length === 1 && fixed[0] === standard
  if (isFixed) options.format = standard as string
  else if (!rows.some(({ pattern }) => pattern.includes(':format'))) options.format = false

  const isOwn = (name: string): boolean => !isFixed || name !== 'format'
  const constraints: Record<string, Value> = {}
  for (const name of new Set(rows.flatMap((row) => Object.keys(row.constraints)).filter(isOwn))) {
    const asked = shared(rows.filter((row) => hasParameter(row, name)).map((row) => row.constraints[name]))
    if (asked) constraints[name] = optionOf(asked)
  }
  if (Object.keys(constraints).length) options.constraints = constraints

  const defaults: Record<string, Value> = {}
  for (const name of Object.keys(rows[0]?.defaults ?? {}).filter(isOwn)) {
    const value = shared(rows.map((row) => row.defaults[name]))
    if (value !== undefined) defaults[name] = value
  }
  if (Object.keys(defaults).length) options.defaults = defaults
  return options
}

/** The options that hold values by name, one by one. */
const HOLDERS = ['constraints', 'defaults'] as const

/** The ways to ask less: without a format, without one of the constraints or defaults. */
function* withLess(options: Options): Generator<Options> {
  const { format, ...others } = options
  if (format !== undefined) yield others
  for (const holder of HOLDERS)
    for (const name of Object.keys(options[holder] ?? {})) {
      const { [name]: _, ...left } = options[holder] as Options
      const { [holder]: __, ...rest } = options
      yield Object.keys(left).length ? { ...options, [holder]: left } : rest
    }
}

/** Gives options without what those around give already: as few as still draw the same. */
export function fewest(options: Options, isSame: (options: Options) => boolean): Options {
  for (const less of withLess(options)) if (isSame(less)) return fewest(less, isSame)
  return options
}
