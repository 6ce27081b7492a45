import type { Route } from '../types/route.js'
import { refuse } from './declaration-error.js'
import * as message from './declaration-message.js'

/**
 * Refuses what only the whole table shows: a name with two patterns, a pattern with one parameter twice, a route without
 * controller or action, a redirect that needs a parameter which its pattern lacks.
 *
 * @throws DeclarationError
 */
export function checkRoutes(routes: readonly Route[]): void {
  const patterns = new Map<string, string>()
  let last: string | undefined
  for (const { name, pattern, controller, action, redirect } of routes) {
    if (name !== null) {
      const taken = patterns.get(name)
      if (taken === undefined) patterns.set(name, pattern)
      else if (taken !== pattern) refuse(message.takenName(name, taken, pattern))
    }
    if (controller === '' || controller?.endsWith('/')) refuse(message.noController(pattern))
    if (action === '') refuse(message.noAction(pattern))
    if (pattern === last && !redirect) continue
    last = pattern
    const parameters = (pattern.match(/[:*]\w+/g) ?? []).map((parameter) => parameter.slice(1))
    for (const [index, parameter] of parameters.entries())
      if (parameters.indexOf(parameter) !== index) refuse(message.repeatedParameter(pattern, parameter))
    for (const [, parameter = ''] of redirect?.to.matchAll(/%\{(\w+)\}/g) ?? [])
      if (!parameters.includes(parameter))
        refuse(message.unknownInterpolation(pattern, redirect?.to as string, parameter))
  }
}
