import type { Drawn } from '../../types/route-set.js'
import { refuse } from '../declaration-error.js'
import { routesOf } from '../draw.js'
import { missingAction, missingController } from './message.js'

/** A controller when it is called: which actions it has, the types have seen to. */
export interface AnyController {
  readonly [action: string]: unknown
}

export type AnyControllers = Readonly<Record<string, AnyController>>

/**
 * Gives the controller that has an action; undefined where there is none. Names may come from a request, so that what every
 * object inherits is no action: `constructor`, `toString`.
 */
export function findController(controllers: AnyControllers, name: string, action: string): AnyController | undefined {
  const controller = Object.hasOwn(controllers, name) ? controllers[name] : undefined
  if (typeof controller !== 'object' || controller === null || typeof controller[action] !== 'function') return
  if (Object.hasOwn(controller, action)) return controller
  return action in Object.prototype ? undefined : controller
}

/**
 * Refuses controllers that lack an action which a route leads to; the types refuse the same.
 *
 * @throws DeclarationError
 */
export function checkControllers(routes: Drawn, controllers: AnyControllers): void {
  for (const { controller, action } of routesOf(routes)) {
    // of a redirect, or in the path
    if (controller === null) continue
    if (!Object.hasOwn(controllers, controller)) refuse(missingController(controller))
    if (action !== null && !findController(controllers, controller, action)) refuse(missingAction(controller, action))
  }
}
