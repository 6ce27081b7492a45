import type { NestedParams, ParamLimits } from '../../types/form.js'
import type { MethodOverrideOptions } from '../form/method-override.js'
import type { Params, PathValues } from './params.js'
import type { SentIssue } from './validate.js'

/** The route that answers a request. */
export interface FoundRoute {
  readonly name: string | null
  readonly method: string
  readonly pattern: string
  readonly controller: string | null
  readonly action: string | null
  readonly params: PathValues
}

/** What is known of a request once its route is found. */
export interface RequestContext {
  readonly request: Request
  readonly params: Readonly<Params>
  readonly query: NestedParams
  readonly format: string
  readonly route: FoundRoute
  readonly helpers: object
}

/** A request whose attributes a validator refuses: `params` has them as they came. */
export interface InvalidContext extends RequestContext {
  readonly issues: readonly SentIssue[]
}

/** A request that is refused, or that an action has failed on. */
export interface ErrorContext {
  readonly request: Request
  /** The status of the answer: that of the refusal, and 500 for a fault of the application. */
  readonly status: number
  readonly format: string
}

/** Options of `serve`. */
export interface ServeOptions {
  /** Whether the field `_method` of a POSTed form overrides the method, and whether the header does; the field does unless this is false. */
  readonly methodOverride?: boolean | MethodOverrideOptions
  /** What parameters may come to. */
  readonly limits?: ParamLimits
  /**
   * Answers where a validator refuses the attributes: with a `Response`, HTML or a value, which is sent with status 422. Where
   * it gives undefined the issues are sent, as a page or as JSON.
   */
  readonly onInvalid?: (context: InvalidContext) => unknown
  /**
   * Is told of every error: of a refused request (`RoutingError`, `ParameterError`) and of what an action throws. What it gives
   * is sent; where it gives undefined, a page or JSON that says no more than the status. Without this option faults are
   * written to the console.
   */
  readonly onError?: (error: unknown, context: ErrorContext) => unknown
}
