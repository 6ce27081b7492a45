import type { Entry, ResourceEntry, RowEntry } from '../entry.js'
import type { Drawn, Entries } from '../route-set.js'
import type { ActionMethod } from './context.js'

/**
 * The controllers of a route set: an object for each controller, `'admin/products'`, with a function for each action that
 * is routed, and no other.
 *
 * @example
 * const routes = draw([resources('articles', { only: ['index', 'show'] })])
 * const controllers = {
 *   articles: {
 *     index: () => articles.all(),
 *     show: ({ params }) => articles.find(params.id),
 *   },
 * } satisfies Controllers<typeof routes>
 */
export type Controllers<Set> =
  Set extends Drawn<infer Declaration, infer Options> ? ControllersOf<Declaration, Options> : never

/** The controllers of a declaration that is drawn with options; of one that is known at run time only, any. */
export type ControllersOf<Declaration, Options> = unknown extends Declaration
  ? AnyControllers
  : ControllersIn<Entries<Declaration, Options>, Declaration, Options>

type ControllersIn<All extends Entry, Declaration, Options> = [AnyController<All>] extends [never]
  ? ControllersBy<ControllerTable<All>, Declaration, Options>
  : AnyControllersBy<ControllerTable<All>, Declaration, Options>

type ControllersBy<in out Found extends EntriesBy, in out Declaration, in out Options> = {
  readonly [Name in keyof Found]: ControllerOf<Name, Found[Name], Declaration, Options>
}

/** Where a path may name the controller, it may name any action of any. */
type AnyControllersBy<Found extends EntriesBy, Declaration, Options> = {
  readonly [Name in keyof Found]: Controller<Name, ActionTable<Found[Name]>, Declaration, Options> & AnyActions
} & AnyControllers

/** A controller, and any action where a path may name it. */
type ControllerOf<Name, All extends Entry, Declaration, Options> = [AnyAction<All>] extends [never]
  ? Controller<Name, ActionTable<All>, Declaration, Options>
  : Controller<Name, ActionTable<All>, Declaration, Options> & AnyActions

/** The functions of a controller that its routes demand. Its name stands first, because the compiler's messages show it. */
export type Controller<in out Name, in out Found, in out Declaration, in out Options> = {
  readonly [Action in keyof Found]: ActionMethod<Declaration, Options, Name, Action, Found[Action]>
}

/** The actions that a path may name. */
interface AnyActions {
  readonly [action: string]: (context: never) => unknown
}

/** The controllers that a path may name. */
interface AnyControllers {
  readonly [controller: string]: AnyActions
}

/** Entries by a name. */
interface EntriesBy {
  readonly [name: string]: Entry
}

/** The entries by controller; a redirect has none. */
type ControllerTable<All extends Entry> = { readonly [Each in All as ControllerName<Each>]: Each }

type ControllerName<Of> = Of extends { readonly controller: infer Name extends string } ? Exclude<Name, '-'> : never

/** The entries of a controller by action. */
type ActionTable<All extends Entry> = { readonly [Each in All as ActionName<Each>]: Each }

type ActionName<Of> = Of extends ResourceEntry
  ? Of['actions'] | (string & (keyof Of['memberExtras'] | keyof Of['collectionExtras']))
  : Of extends RowEntry
    ? Exclude<Of['action'], '-'>
    : never // a fault, which draw refuses

/** Never, unless the path of some route names the controller. */
type AnyController<Of> = Of extends { readonly controller: '-'; readonly action: infer Action }
  ? Exclude<Action, '>'>
  : never

/** Never, unless the path of some route names the action. */
type AnyAction<Of> = Of extends { readonly action: '-' } ? Of : never

/** Puts a sentence at each controller and each action that no route leads to. */
export type CheckControllers<Given, Wanted> = {
  readonly [Name in keyof Given]: Name extends keyof Wanted
    ? CheckActions<Name, Given[Name], Wanted[Name]>
    : NeedlessController<Name & string>
}

type CheckActions<Name, Given, Wanted> = {
  readonly [Action in keyof Given]: Action extends keyof Wanted
    ? unknown
    : // what is no function is no action: an object may hold more than its actions
      Given[Action] extends (...values: never) => unknown
      ? NeedlessAction<Name & string, Action & string>
      : unknown
}

export type NeedlessController<Name extends string> = `No route leads to the controller '${Name}': remove it`

export type NeedlessAction<
  Name extends string,
  Action extends string,
> = `No route leads to the action '${Action}' of the controller '${Name}': remove it`

/**
 * What an action of a route set is given, for functions outside the controllers.
 *
 * @example
 * const findArticle = ({ params }: ContextOf<typeof routes, 'articles', 'show'>) => articles.find(params.id)
 */
export type ContextOf<
  Set,
  Name extends keyof Controllers<Set>,
  Action extends keyof Controllers<Set>[Name],
> = Controllers<Set>[Name][Action] extends (context: infer Context) => unknown ? Context : never
