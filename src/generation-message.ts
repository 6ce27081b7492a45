/** Every refusal to build a path as one sentence: what is wrong, then what to write. */

/** Gives a value as a sentence shows it. */
const shown = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : typeof value === 'object' && value !== null ? 'an object' : String(value)

const listed = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' and ')

const parameters = (names: readonly string[]): string =>
  names.length === 1 ? `the parameter ${listed(names)}` : `the parameters ${listed(names)}`

export const missing = (route: string, names: readonly string[], all: readonly string[]): string =>
  `Route '${route}' needs ${parameters(names)}: write ${all.join(', ')} in this order, or { ${all.map((name) => `${name}: …`).join(', ')} }`

export const wrongValue = (route: string, name: string, value: unknown): string =>
  `Route '${route}' cannot take ${shown(value)} as '${name}': write a text other than '', '.' and '..', a finite number, a bigint, or an object with toParam() or id`

export const wrongGlob = (route: string, name: string, value: string): string =>
  `Route '${route}' cannot take '${value}' as '${name}': write segments other than '', '.' and '..' with a '/' between them`

export const mismatch = (route: string, name: string, value: unknown, wanted: string): string =>
  `Route '${route}' cannot take ${shown(value)} as '${name}': write ${wanted}`

export const malformedText = (route: string, name: string): string =>
  `Route '${route}' cannot take a text with half a surrogate pair as '${name}': write well-formed Unicode`

export const tooManyArguments = (route: string, given: number, most: number): string =>
  `Route '${route}' takes ${most} arguments at most and was given ${given}: write options, which come last, as one object`

export const wrongOptions = (route: string, value: unknown): string =>
  `Route '${route}' takes an object as its options and was given ${shown(value)}: write them as in { format: 'csv' }`

export const unknownOption = (route: string, option: string, known: readonly string[]): string =>
  `Route '${route}' takes no option '${option}': write one of ${known.join(', ')}`

export const wrongOption = (route: string, option: string, value: unknown, wanted: string): string =>
  `Option '${option}' of route '${route}' is ${shown(value)}: write ${wanted}`

export const swallowedFormat = (route: string, format: string, name: string): string =>
  `Route '${route}' cannot take the format '${format}' here: the constraint of '${name}' would take it as a part of the value, so leave it out`

export const noFormat = (pattern: string): string => `Route '${pattern}' takes no format: leave the option 'format' out`

export const noOptionalParams = (pattern: string): string =>
  `Route '${pattern}' has no optional parameters: give its parameters before the options`

export const unknownParam = (route: string, name: string, known: readonly string[]): string =>
  `Route '${route}' has no optional parameter '${name}': write one of ${known.join(', ')}`

export const unusedParam = (route: string, name: string): string =>
  `Route '${route}' cannot use the optional parameter '${name}' alone: write those before it too`

export const noOrigin = (route: string): string =>
  `URL of route '${route}' has no origin: write one as in { origin: 'https://example.com' }, here or in draw()`

export const wrongOrigin = (origin: unknown): string =>
  `Origin ${shown(origin)} is none: write scheme and host alone, as in 'https://example.com'`

export const wrongQuery = (key: string): string =>
  `Query holds something other than text under '${key}': write texts, finite numbers, booleans, lists and objects`

export const circularQuery = (key: string, limit: number): string =>
  `Query is nested deeper than ${limit} levels under '${key}': write it flatter`

export const noSuchRoute = (route: unknown): string =>
  `Route ${shown(route)} does not exist: write the name of a route in useRoute`

export const noRouteFor = (controller: unknown, action: unknown, names: readonly string[]): string =>
  `No route leads to ${String(controller)}#${String(action)} with ${names.length ? parameters(names) : 'no parameters'}: write those of one of its routes`
