/** Every refusal is one sentence: what is wrong, then what to write. */

/** No route fits the path. */
export const noRoute = (method: string, path: string): string => `No route answers ${method} '${path}'`

/** Routes fit the path, but not the method. */
export const methodNotAllowed = (method: string, path: string, allowed: readonly string[]): string =>
  `No route answers ${method} '${path}': use ${allowed.join(', ')}`

/** The path's percent-encoding cannot be decoded. */
export const malformedPath = (path: string): string =>
  `Path '${path}' has malformed percent-encoding: write '%25' for a percent sign, and UTF-8 for the rest`

/** A parenthesis of the pattern has no partner. */
export const unbalancedPattern = (pattern: string): string =>
  `Pattern '${pattern}' has unbalanced parentheses: close every '(', and write '\\(' for the character`

/** A pair of parentheses holds nothing. */
export const emptyGroup = (pattern: string): string =>
  `Pattern '${pattern}' has an optional group without content: write what may be absent between '(' and ')'`

/** A colon or an asterisk is not followed by a name. */
export const namelessParameter = (pattern: string, sign: string): string =>
  `Pattern '${pattern}' has a '${sign}' without a parameter name: write '${sign}name', or '\\${sign}' for the character`

/** Two parameters of one pattern share a name. */
export const repeatedParameter = (pattern: string, name: string): string =>
  `Pattern '${pattern}' has the parameter '${name}' twice: give each its own name`

/** The pattern has too many combinations of optional groups. */
export const tooManyVariants = (pattern: string, limit: number): string =>
  `Pattern '${pattern}' has more than ${limit} combinations of optional groups: split it into several routes`
