import type { DrawOptions, Route } from '../../../types/index.js'
import { checkCall } from '../../call-check.js'
import { createHelpers } from '../../helper.js'

/**
 * What an emitted module holds besides its helpers: the library's own, bundled when the package is built, so that both give the
 * same for the same arguments.
 */

export { UrlGenerationError } from '../../generation-error.js'

type Helper = (...args: unknown[]) => unknown

const helpersOf = (
  name: string,
  pattern: string,
  constraints: Route['constraints'] = {},
  drawn: DrawOptions = {},
): ReturnType<typeof createHelpers> =>
  createHelpers(
    { name, method: 'GET', pattern, controller: null, action: null, constraints, defaults: {} },
    drawn,
    checkCall,
  )

/** Gives the helper that builds the paths of a pattern. */
export const pathHelper = (...route: Parameters<typeof helpersOf>): Helper => helpersOf(...route)[0]

/** Gives the helper that builds the URLs of a pattern. */
export const urlHelper = (...route: Parameters<typeof helpersOf>): Helper => helpersOf(...route)[1]
