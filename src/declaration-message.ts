/**
 * Every refusal of a declaration as one sentence: what is wrong, then what to write.
 */

const list = (words: readonly string[]): string => words.join(', ')

/** The number of letters to change, add or drop to come from one word to another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let line = 1; line <= from.length; line++) {
    const next = [line]
    for (let column = 1; column <= to.length; column++)
      next[column] = Math.min(
        (next[column - 1] as number) + 1,
        (row[column] as number) + 1,
        (row[column - 1] as number) + (from[line - 1] === to[column - 1] ? 0 : 1),
      )
    row = next
  }
  return row[to.length] as number
}

/**
 * Gives what to write in place of a word that is not among the known ones: the nearest of them first, where one is near.
 *
 * @example
 * instead('onyl', ['only', 'except']) //=> "write 'only', or another of only, except"
 * instead('zzz', ['only', 'except']) //=> 'write one of only, except'
 */
export function instead(word: string, known: readonly string[]): string {
  const plain = (text: string) => text.toLowerCase().replace(/_/g, '')
  const distance = (candidate: string) => editDistance(plain(word), plain(candidate))
  const nearest = known.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best))
  return distance(nearest) <= Math.max(1, word.length / 3)
    ? `write '${nearest}', or another of ${list(known)}`
    : `write one of ${list(known)}`
}

/**
 * Gives a value as a sentence shows it: strings in single quotes, what is long by its kind.
 *
 * @example
 * shown('a') //=> "'a'"
 * shown([1]) //=> 'a list'
 */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return 'a list'
  if (value instanceof RegExp) return 'a regular expression'
  if (typeof value === 'function') return 'a function'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

export const unknownOption = (place: string, option: string, known: readonly string[]): string =>
  `${place} takes no option '${option}': ${instead(option, known)}`

export const wrongOption = (place: string, option: string, value: unknown, wanted: string): string =>
  `Option '${option}' of ${place} is ${shown(value)}: write ${wanted}`

export const unknownMethod = (method: unknown, known: readonly string[]): string =>
  `Method ${shown(method)} does not exist: ${instead(String(method), known)}`

export const unknownAction = (option: string, action: unknown, known: readonly string[]): string =>
  `Action ${shown(action)} in '${option}' is none of the seven: ${instead(String(action), known)}`

export const onlyAndExcept = (): string => `Options 'only' and 'except' stand together: write one of them`

export const emptyName = (place: string): string => `${place} has no name: write at least one, as in 'articles'`

export const wrongName = (place: string, name: unknown): string =>
  `Name ${shown(name)} of ${place} cannot be part of a helper's name: write letters, digits, '_' and '-', and give another path segment as path`

export const wrongChildren = (place: string, child: unknown): string =>
  `${place} holds ${shown(child)} where a declaration is expected: write a list of resources(), route() and the like`

export const misplaced = (place: string): string =>
  `${place} stands outside a resource: write it among the children of resources() or resource()`

export const tooDeep = (limit: number): string =>
  `Declarations are nested deeper than ${limit} levels: write the inner ones at the top, with a path`

export const unbalanced = (pattern: string): string =>
  `Pattern '${pattern}' has unbalanced parentheses: write a ')' for every '('`

export const namelessParameter = (pattern: string): string =>
  `Pattern '${pattern}' has a parameter without a name: write one after ':' or '*', as in ':id'`

export const notAPath = (pattern: string, sign: string): string =>
  `Pattern '${pattern}' holds '${sign}', which no path has: write the path alone`

export const repeatedParameter = (pattern: string, parameter: string): string =>
  `Pattern '${pattern}' has the parameter '${parameter}' twice: rename one of them`

export const takenName = (name: string, first: string, second: string): string =>
  `Patterns '${first}' and '${second}' both take the name '${name}': write as: 'another_name' or as: null on one of them`

export const noController = (pattern: string): string =>
  `Route '${pattern}' has no controller: write its target as 'controller#action'`

export const noAction = (pattern: string): string =>
  `Route '${pattern}' has no action: write its target as 'controller#action'`

export const wrongTarget = (target: unknown): string =>
  `Target ${shown(target)} is no target: write 'controller#action', or an action inside a resource`

export const wrongRedirect = (to: unknown): string =>
  `Redirect to ${shown(to)} leads nowhere: write a path or a URL, as in '/articles/%{id}'`

export const wrongStatus = (status: unknown, known: readonly number[]): string =>
  `Status ${shown(status)} is no redirect: write one of ${known.join(', ')}`

export const unknownInterpolation = (pattern: string, to: string, parameter: string): string =>
  `Redirect to '${to}' needs the parameter '${parameter}', which pattern '${pattern}' lacks: write ':${parameter}' in the pattern`
