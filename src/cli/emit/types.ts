import type { DrawOptions, RouteConstraint } from '../../../types/index.js'
import { encodeSegment, textOf } from '../../encode.js'
import { literal } from '../../filling.js'
import { isParameter, type Part, parsePattern, pathParameters } from '../../path.js'
import type { Emitted } from './select.js'

/** What the types of an emitted module are made of. */
export const PRELUDE = `type Id = string | number | bigint

/** What stands for a path parameter: the value itself, an object with it as \`id\`, or one whose \`toParam\` gives it. */
type Param<Value = Id> = Value | { readonly id: Value } | { toParam(): Value }

interface Options {
  /** Nested objects and lists in Rails' bracket form; undefined and null are left out. */
  readonly query?: object
  /** What follows #. */
  readonly anchor?: string
  /** Whether the path ends in a slash. */
  readonly trailingSlash?: boolean
}

interface Format<Value> {
  /** The format: csv makes /articles.csv. */
  readonly format?: Value
}

interface Optional<Params> {
  /** The optional parameters of the pattern. */
  readonly params?: Params
}

interface Origin {
  /** Scheme, host and port, as in https://example.com. */
  readonly origin?: string
}

interface NeedsOrigin {
  /** Scheme, host and port, as in https://example.com. */
  readonly origin: string
}

/** A helper without parameters. */
interface Plain<Path, Longer, Options> {
  (): Path
  (options: Options): Longer
}

/** A helper that takes its parameters in path order, or as one object. */
interface Helper<Positional extends readonly unknown[], Named, Path, Longer, Options> {
  (...params: Positional): Path
  (...params: [...Positional, options: Options]): Longer
  (named: Named): Path
  (named: Named, options: Options): Longer
}

/** A helper without parameters that needs an origin. */
interface PlainUrl<Longer, Options> {
  (options: Options): Longer
}

/** A helper that needs an origin. */
interface Url<Positional extends readonly unknown[], Named, Longer, Options> {
  (...params: [...Positional, options: Options]): Longer
  (named: Named, options: Options): Longer
}
`

/** A type inside of a template literal type. */
const embedded = (type: string): string => `\${${type}}`
const ANY = embedded('string')

/** Values as a union of literal types. */
const union = (values: readonly (string | number)[]): string => values.map((value) => JSON.stringify(value)).join(' | ')

/** The values of a parameter; undefined where any will do. */
function valuesOf(constraint: RouteConstraint | undefined): string | undefined {
  if (constraint === 'integer') return `number | bigint | \`${embedded('bigint')}\``
  if (constraint === 'uuid') return `\`${Array(5).fill(ANY).join('-')}\``
  if (!Array.isArray(constraint)) return
  return union([
    ...constraint.map(String),
    ...constraint.map(Number).filter((one, at) => textOf(one) === String(constraint[at])),
  ])
}

/** The shape of a path without its optional groups, as the inside of a template literal type. */
const shapeOf = (parts: readonly Part[], constraints: Emitted['listing']['constraints']): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (!isParameter(part)) return ''
      const constraint = constraints[part.name]
      if (!Array.isArray(constraint)) return ANY
      const segments = (value: unknown) => (part.isGlob ? String(value).split('/') : [String(value)])
      return embedded(
        union(
          constraint.map((value) =>
            segments(value)
              .map((one) => encodeSegment(one, part.reserved))
              .join('/'),
          ),
        ),
      )
    })
    .join('')

/** The types of the two helpers of a route. */
export interface HelperTypes {
  readonly path: string
  readonly url: string
}

/** Gives the types of the helpers of a route, as text. */
export function helperTypes(
  { listing: { pattern, constraints } }: Emitted,
  { origin, trailingSlash }: DrawOptions,
): HelperTypes {
  const parts = parsePattern(pattern, literal)
  const { required, optional } = pathParameters(parts)
  const hasFormat = /\(\.:format\)$/.test(pattern)
  const others = optional.filter((name) => !hasFormat || name !== 'format')
  const typeOf = (name: string): string => {
    const values = valuesOf(constraints[name])
    return values ? `Param<${values}>` : 'Param'
  }
  const positional = `[${required.map((name) => `${name}: ${typeOf(name)}`).join(', ')}]`
  const fields = (names: readonly string[], mark: string) =>
    `{ ${names.map((name) => `readonly ${name}${mark}: ${typeOf(name)}`).join('; ')} }`
  const options = [
    'Options',
    ...(hasFormat ? [`Format<${valuesOf(constraints.format) ?? 'string'}>`] : []),
    ...(others.length ? [`Optional<${fields(others, '?')}>`] : []),
  ].join(' & ')
  const bare = shapeOf(parts, constraints) || '/'
  const shape = trailingSlash && !bare.endsWith('/') && !required.includes('format') ? `${bare}/` : bare
  const isGroup = (part: Part): boolean => typeof part !== 'string' && !isParameter(part)
  const start = parts.findIndex(isGroup)
  // any text, where a group may stand with more of the path behind it
  const isOpen = pattern.includes('(/') || (start >= 0 && !parts.slice(start).every(isGroup))
  const longer = isOpen ? `/${ANY}` : bare.replace(/\/$/, '') + ANY
  const named = required.length ? `${positional}, ${fields(required, '')}, ` : ''
  return {
    path: `${required.length ? 'Helper' : 'Plain'}<${named}\`${shape}\`, \`${longer}\`, ${options}>`,
    url: origin
      ? `${required.length ? 'Helper' : 'Plain'}<${named}\`${ANY}${shape}\`, \`${ANY}${longer}\`, ${options} & Origin>`
      : `${required.length ? 'Url' : 'PlainUrl'}<${named}\`${ANY}${longer}\`, ${options} & NeedsOrigin>`,
  }
}
