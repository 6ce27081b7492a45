import type { Route } from '../types/route.js'
import { refuse } from './declaration-error.js'
import * as message from './declaration-message.js'
import { checkRepeated, parametersOf } from './option-check.js'

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
    checkRepeated(pattern)
    for (const [, parameter = ''] of redirect?.to.matchAll(/%\{(\w+)\}/g) ?? [])
      if (!parametersOf(pattern).includes(parameter))
        refuse(message.unknownInterpolation(pattern, redirect?.to as string, parameter))
  }
}

/**
 * Refuses a helper that two routes have: one named `hash_for_article` beside one named `article`.
 *
 * @throws DeclarationError
 */
export function checkHelperNames(routes: readonly Route[], namesOf: (name: string) => readonly string[]): void {
  if (!routes.some(({ name }) => name?.startsWith('hash'))) return
  const owners = new Map<string, string>()
  for (const { name } of routes)
    for (const helper of name === null ? [] : namesOf(name)) {
      if ((owners.get(helper) ?? name) !== name) refuse(message.takenHelper(name as string, helper))
      owners.set(helper, name as string)
    }
}
