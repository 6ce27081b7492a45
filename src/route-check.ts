import type { Route } from '../types/route.js'
import { DeclarationError } from './declaration-error.js'
import { repeatedParameter, takenName, unknownInterpolation } from './declaration-message.js'

/**
 * Refuses what only the whole table shows: a name with two patterns, a pattern with one parameter twice, a redirect that
 * needs a parameter which its pattern lacks.
 *
 * @throws DeclarationError
 */
export function checkRoutes(routes: readonly Route[]): void {
  const patterns = new Map<string, string>()
  let last: string | undefined
  for (const { name, pattern, redirect } of routes) {
    if (name !== null) {
      const taken = patterns.get(name)
      if (taken === undefined) patterns.set(name, pattern)
      else if (taken !== pattern) throw new DeclarationError(takenName(name, taken, pattern))
    }
    if (pattern === last && !redirect) continue
    last = pattern
    const parameters = (pattern.match(/[:*]\w+/g) ?? []).map((parameter) => parameter.slice(1))
    parameters.forEach((parameter, index) => {
      if (parameters.indexOf(parameter) !== index) throw new DeclarationError(repeatedParameter(pattern, parameter))
    })
    for (const [, parameter] of redirect?.to.matchAll(/%\{(\w+)\}/g) ?? [])
      if (!parameters.includes(parameter as string))
        throw new DeclarationError(unknownInterpolation(pattern, redirect?.to as string, parameter as string))
  }
}
