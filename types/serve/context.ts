import type { NestedParams } from '../form.js'
import type { RouteOf } from '../match.js'
import type { RouteSet } from '../route-set.js'
import type { Simplify } from '../utility.js'
import type { BodyParams } from './attributes.js'

/** What an action is given. */
export interface ActionContext<in out Declaration, in out Options, in out Controller, in out Action, in out Entry> {
  /** The request; its body can be read, though its parameters have been. */
  readonly request: Request
  /**
   * The parameters: those of the path, those of the body, those of the query, the first of them winning. Typed are those
   * of the path, and in `create` and `update` what the body has under the singular of the resource. They inherit nothing.
   */
  readonly params: ActionParams<Declaration, Options, Controller, Action, Entry>
  /** The parameters of the query alone. */
  readonly query: NestedParams
  /** The format that is asked for: that of the path (`/articles.json`), else what the `Accept` header prefers, else `html`. */
  readonly format: string
  /** The route that answers. */
  readonly route: RouteOf<Entry, Options, Action>
  /** The route set: `helpers.article_path(1)`. */
  readonly helpers: RouteSet<Declaration, Options>
}

/** One action: gives a `Response`, HTML, or a value that is sent as JSON. */
export type ActionMethod<in out Declaration, in out Options, in out Controller, in out Action, in out Entry> = (
  context: ActionContext<Declaration, Options, Controller, Action, Entry>,
) => unknown

/** The parameters of an action, one object for each entry that leads to it. */
export type ActionParams<Declaration, Options, Controller, Action, Entry> = Action extends 'create' | 'update'
  ? WithBody<PathParams<Entry, Action, Options>, BodyParams<Declaration, Options, Controller, Action>>
  : PathParams<Entry, Action, Options>

type WithBody<Path, Body> =
  // bare parameters distribute: a controller may serve several paths and several resources
  Path extends unknown ? (Body extends unknown ? Simplify<Path & Body> : never) : never

/** The parameters of the path that an entry gives for an action. */
type PathParams<Entry, Action, Options> = RouteOf<Entry, Options, Action>['params']
