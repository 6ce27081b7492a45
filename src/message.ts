/** Every refusal of a request as one sentence: what is wrong, then what to write. */

/** No route fits the path. */
export const noRoute = (method: string, path: string): string => `No route answers ${method} '${path}'`

/** Routes fit the path, but not the method. */
export const methodNotAllowed = (method: string, path: string, allowed: readonly string[]): string =>
  `No route answers ${method} '${path}': use ${allowed.join(', ')}`

/** The path's percent-encoding cannot be decoded. */
export const malformedPath = (path: string): string =>
  `Path '${path}' has malformed percent-encoding: write '%25' for a percent sign, and UTF-8 for the rest`
