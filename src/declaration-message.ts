/**
 * Every refusal of a declaration as one sentence: what is wrong, then what to write.
 */

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
  const letters = (text: string) => text.toLowerCase().replace(/_/g, '')
  const distance = (candidate: string) => editDistance(letters(word), letters(candidate))
  const nearest = known.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best))
  const isNear = distance(nearest) < word.length && distance(nearest) <= Math.max(2, word.length / 3)
  return isNear ? `write '${nearest}', or another of ${known.join(', ')}` : `write one of ${known.join(', ')}`
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
  if (typeof value === 'function') return 'a function'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

export const unknownOption = (place: string, option: string, known: readonly string[]): string =>
  `${place} takes no option '${option}': ${instead(option, known)}`

export const wrongOptions = (place: string, options: unknown): string =>
  `The options of ${place} are ${shown(options)}: write an object, as in { path: 'news' }`

export const listForOptions = (): string =>
  "Children stand in the place of the options: write them last, as in resources('news', {}, [ … ])"

export const wrongOption = (place: string, option: string, value: unknown, wanted: string): string =>
  `Option '${option}' of ${place} is ${shown(value)}: write ${wanted}`

export const unknownMethod = (method: unknown, known: readonly string[]): string =>
  `Method ${shown(method)} does not exist: ${instead(String(method), known)}`

export const noMethod = (place: string): string =>
  `${place} has an empty list of methods: write at least one, as in 'get'`

export const unknownAction = (option: string, action: unknown, known: readonly string[]): string =>
  `Action ${shown(action)} in '${option}' is none of the seven: ${instead(String(action), known)}`

export const onlyAndExcept = (place: string): string =>
  `${place} has both options 'only' and 'except': write one of them`

export const noName = (place: string): string => `${place} has no name: write at least one, as in 'articles'`

export const wrongName = (place: string, name: unknown): string =>
  `Name ${shown(name)} of ${place} cannot be part of a helper's name: write letters, digits, '_' and '-', and another path as the option 'path'`

export const wrongChildren = (place: string, children: unknown): string =>
  `${place} takes a list of declarations, not ${shown(children)}: write an array, as in [resources('comments')]`

export const wrongChild = (place: string, child: unknown): string =>
  Array.isArray(child)
    ? `A list among the children of ${place} is no declaration: write '...' before it, so that what it holds stands there`
    : `${shown(child)} among the children of ${place} is no declaration: write resources(), route() and the like`

export const misplaced = (place: string): string =>
  `${place} stands outside a resource: write it among the children of resources() or resource()`

export const tooDeep = (limit: number): string =>
  `Declarations are nested deeper than ${limit} levels: write the inner ones further out, with a path`

export const wrongPattern = (place: string, pattern: unknown): string =>
  `The pattern of ${place} is ${shown(pattern)}: write a path, as in '/articles/:id'`

export const notAPath = (pattern: string, sign: string): string =>
  `Pattern '${pattern}' holds '${sign}', which no path has: write the path alone`

export const takenName = (name: string, first: string, second: string): string =>
  `Patterns '${first}' and '${second}' both take the name '${name}': write as: 'another_name' or as: null for one of them`

export const wrongTarget = (target: unknown): string =>
  `${shown(target)} is no target: write 'controller#action', or inside a resource an action`

export const takenHelper = (name: string, helper: string): string =>
  `Route '${name}' needs the helper '${helper}', which another route has: write as: 'another_name' or as: null on it`

export const noController = (pattern: string): string =>
  `Route '${pattern}' has no controller: write its target as 'controller#action'`

export const noAction = (pattern: string): string =>
  `Route '${pattern}' has no action: write its target as 'controller#action'`

export const wrongRedirect = (to: unknown): string =>
  `A redirect leads to ${shown(to)}: write a path or a URL, as in '/articles/%{id}'`

export const unknownInterpolation = (pattern: string, to: string, parameter: string): string =>
  `The redirect to '${to}' needs the parameter '${parameter}', which pattern '${pattern}' lacks: write ':${parameter}' in the pattern`

export const controllerInModule = (place: string, module: string): string =>
  `${place} stands inside the module '${module}', which a ':controller' from the path would leave: write it outside`
