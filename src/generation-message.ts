/** Every refusal to build a path as one sentence: what is wrong, then what to write. */

/** Gives a value as a sentence shows it. */
const shown = (value: unknown): string =>
  typeof value === 'string' ? `'${value}'` : typeof value === 'object' && value !== null ? 'an object' : String(value)

export const missing = (route: string, name: string, all: readonly string[]): string =>
  `Route '${route}' needs the parameter '${name}': write ${all.join(', ')} in this order, or by name`

export const wrongValue = (route: string, name: string, value: unknown): string =>
  `Route '${route}' cannot take ${shown(value)} as '${name}': write a text without empty, '.' and '..' segments, a finite number, a bigint, or an object with toParam() or id`

export const mismatch = (route: string, name: string, text: string, wanted: RegExp): string =>
  `Route '${route}' cannot take '${text}' as '${name}': write a text that matches ${wanted}`

export const malformedText = (text: string): string =>
  `Text '${text}' has half a surrogate pair: write well-formed Unicode`

export const tooManyArguments = (route: string, most: number): string =>
  `Route '${route}' takes ${most} ${most === 1 ? 'argument' : 'arguments'} at most: write options, which come last, as one object`

export const wrongOptions = (route: string, value: unknown): string =>
  `Route '${route}' takes an object as its options and was given ${shown(value)}: write them as in { format: 'csv' }`

export const unknownOption = (route: string, option: string, known: readonly string[]): string =>
  `Route '${route}' takes no option '${option}': write one of ${known.join(', ')}`

export const wrongFormat = (route: string, format: unknown): string =>
  `Option 'format' of route '${route}' is ${shown(format)}: write a format, as in 'csv'`

export const noFormat = (pattern: string): string => `Route '${pattern}' takes no format: leave the option 'format' out`

export const noOptionalParams = (pattern: string): string =>
  `Route '${pattern}' has no optional parameters: give its parameters before the options`

export const unknownParam = (route: string, name: string, known: readonly string[]): string =>
  `Route '${route}' has no optional parameter '${name}': write one of ${known.join(', ')}`

export const unusedParam = (route: string, name: string): string =>
  `Route '${route}' has no place for '${name}' here: leave it out, or write the optional parameters before it`

export const wrongOrigin = (origin: unknown): string =>
  `URL needs an origin, not ${shown(origin)}: write scheme and host alone, as in { origin: 'https://example.com' }, here or in draw()`

export const wrongQuery = (key: string, depth: number): string =>
  `Query cannot hold what is under '${key}': write texts, finite numbers, booleans, lists and objects, at most ${depth} levels deep`

export const noSuchRoute = (route: unknown): string =>
  `Route ${shown(route)} does not exist: write the name of a route in useRoute`

const parameters = (names: readonly string[]): string =>
  `the parameter${names.length === 1 ? '' : 's'} ${names.map((name) => `'${name}'`).join(' and ')}`

export const noRouteFor = (controller: unknown, action: unknown, names: readonly string[]): string =>
  `No route leads to ${String(controller)}#${String(action)} with ${names.length ? parameters(names) : 'no parameters'}: write those of one of its routes`
