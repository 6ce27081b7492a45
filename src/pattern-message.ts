/** Every refusal of a path pattern as one sentence, whoever reads it: what is wrong, then what to write. */

/** A parenthesis of the pattern has no partner. */
export const unbalancedPattern = (pattern: string): string =>
  `Pattern '${pattern}' has unbalanced parentheses: write a ')' for every '(', and '\\(' for the character`

/** A pair of parentheses holds nothing. */
export const emptyGroup = (pattern: string): string =>
  `Pattern '${pattern}' has empty parentheses: write what is optional between them, as in '(/:locale)'`

/** A colon or an asterisk is not followed by a name. */
export const namelessParameter = (pattern: string, sign: string): string =>
  `Pattern '${pattern}' has a '${sign}' without a parameter name: write '${sign}name', or '\\${sign}' for the character`

/** Two parameters of one pattern share a name. */
export const repeatedParameter = (pattern: string, parameter: string): string =>
  `Pattern '${pattern}' has the parameter '${parameter}' twice: rename one of them`

/** The pattern has too many combinations of optional groups. */
export const tooManyVariants = (pattern: string, limit: number): string =>
  `Pattern '${pattern}' has more than ${limit} combinations of optional groups: split it into several routes`
