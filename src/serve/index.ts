/**
 * An application of a route set and its controllers, for any host that fetches.
 *
 * @module resourcery/serve
 */

export type { FormPath, NestedParams, ParamLimits, ParamValue } from '../../types/form.js'
export type { ActionContext } from '../../types/serve/context.js'
export type { ContextOf, Controllers } from '../../types/serve/controllers.js'
export type { Validator } from '../../types/serve/validator.js'
export type { ErrorContext, FoundRoute, InvalidContext, RequestContext, ServeOptions } from './options.js'
export { type RedirectStatus, redirectTo } from './redirect-to.js'
export { serve } from './serve.js'
export type { SentIssue } from './validate.js'
