import type { ResourceEntry, RowEntry } from './entry.js'
import type { NamedParams, Parameter, ParsedPattern, ParsePattern, Special } from './parameter.js'
import type { RouteMethod } from './route.js'
import type { Entries } from './route-set.js'
import type { ListMethods } from './row.js'
import type { StyledName, StyledPattern } from './styled.js'
import type { Shorten, WithoutNotes } from './table.js'
import type { Simplify } from './utility.js'

/** The route that answers a request, with the parameters of its path. */
export interface MatchedRoute<
  out Name extends string | null,
  out Method extends string,
  out Pattern extends string,
  out Controller extends string | null,
  out Action extends string | null,
> {
  /** The route's name; null where it is nameless. */
  readonly name: Name
  /** The method of the route; of one that answers any method, that of the request. */
  readonly method: Method
  /** The path pattern: `/articles/:id(.:format)`. */
  readonly pattern: WithoutNotes<Pattern>
  readonly controller: Controller
  readonly action: Action
  /** The parameters of the path, decoded; an object without prototype. */
  readonly params: MatchParams<Pattern>
}

/** A redirect that answers a request. */
export interface MatchedRedirect<out Name extends string | null, out Pattern extends string>
  extends MatchedRoute<Name, 'GET', Pattern, null, null> {
  /** Where it leads, with `%{name}` for the parameters, and the status of the answer. */
  readonly redirect: { readonly to: string; readonly status: number; readonly keepQuery?: boolean }
}

/** The parameters that a path of the pattern gives; without special signs the pattern is not looked at sign by sign. */
type MatchParams<Pattern extends string> = Pattern extends `${infer Path}(.:format)`
  ? Path extends Special
    ? SpecialMatchParams<ParsePattern<Path>>
    : Simplify<{ readonly [Name in keyof NamedParams<Path>]: string } & { readonly format?: string }>
  : SpecialMatchParams<ParsePattern<Shorten<Pattern>>>

type SpecialMatchParams<Parsed extends ParsedPattern> = Simplify<
  {
    readonly [Each in Parsed['required'][number] as Each['name']]: MatchValue<Each>
  } & {
    readonly [Each in Parsed['optional'][number] as Each['name']]?: MatchValue<Each>
  } & ([Parsed['format']] extends [never] ? {} : { readonly format?: Parsed['format'] })
>

/** A parameter comes as text: where only numbers are allowed, as their digits. */
type MatchValue<Of> =
  Of extends Parameter<string, infer Value> ? (string extends Value ? string : Extract<Value, string>) : never // unreachable: Of is a parameter

/** What `match` gives for a route set: a union over its table, told apart by controller and action. */
export type Match<Declaration, Options = {}> = RouteOf<Entries<Declaration, Options>, Options>

/** The routes of an entry; of a whole resource those of some of its actions. */
export type RouteOf<Of, Options, Only = string> = Of extends ResourceEntry
  ?
      | ActionRoutes<
          StyledName<Of['collection'], Options>,
          StyledName<Of['member'], Options>,
          StyledName<`new_${Of['member']}`, Options>,
          StyledName<`edit_${Of['member']}`, Options>,
          Of['controller'],
          StyledPattern<Of['path'], Options>,
          MethodsOf<'PUT', 'update', Options>
        >[Of['actions'] & Only]
      | ExtraRoutes<Of['memberExtras'], Only, Of['member'], Of['controller'], `${Of['path']}/:id`, Options>
      | ExtraRoutes<Of['collectionExtras'], Only, Of['collection'], Of['controller'], Of['path'], Options>
  : Of extends RowEntry
    ? RowRoute<Of['name'], Of['methods'], Of['controller'], Of['action'], Of['pattern'], Options>
    : never // a fault, which draw refuses

type ExtraRoutes<Extras, Only, Tail extends string, Controller extends string, Base extends string, Options> = {
  [Action in keyof Extras & string & Only]: RowRoute<
    `${Action}_${Tail}`,
    Uppercase<ListMethods<Extras[Action]>>,
    Controller,
    Action,
    `${Base}/${Action}(.:format)`,
    Options
  >
}[keyof Extras & string & Only]

/** Distributes over the methods. */
type RowRoute<
  Name extends string,
  Method extends string,
  Controller extends string,
  Action extends string,
  Pattern extends string,
  Options,
> = Method extends unknown
  ? Action extends '>'
    ? MatchedRedirect<NullOr<StyledName<Name, Options>>, StyledPattern<Pattern, Options>>
    : MatchedRoute<
        NullOr<StyledName<Name, Options>>,
        MethodsOf<Method, Action, Options>,
        StyledPattern<Pattern, Options>,
        Controller extends '-' ? string : Controller,
        Action extends '-' ? string : Action
      >
  : never // unreachable: all are asked

type NullOr<Name extends string> = Name extends '' ? null : Name

/** The methods that a row answers; `patch: true` makes `update` answer PATCH too. */
type MethodsOf<Method extends string, Action, Options> = Method extends 'ANY'
  ? Exclude<RouteMethod, 'ANY'>
  : Options extends { readonly patch: true }
    ? `${Method} ${Action & string}` extends 'PUT update'
      ? 'PUT' | 'PATCH'
      : Method
    : Method

/** The routes of the seven actions of a plain resource. An interface, because the compiler then makes those that are asked for. */
interface ActionRoutes<
  Plural extends string,
  Singular extends string,
  NewName extends string,
  EditName extends string,
  Controller extends string,
  Path extends string,
  Update extends string,
> {
  readonly index: MatchedRoute<Plural, 'GET', `${Path}(.:format)`, Controller, 'index'>
  readonly create: MatchedRoute<Plural, 'POST', `${Path}(.:format)`, Controller, 'create'>
  readonly new: MatchedRoute<NewName, 'GET', `${Path}/new(.:format)`, Controller, 'new'>
  readonly edit: MatchedRoute<EditName, 'GET', `${Path}/:id/edit(.:format)`, Controller, 'edit'>
  readonly show: MatchedRoute<Singular, 'GET', `${Path}/:id(.:format)`, Controller, 'show'>
  readonly update: MatchedRoute<Singular, Update, `${Path}/:id(.:format)`, Controller, 'update'>
  readonly destroy: MatchedRoute<Singular, 'DELETE', `${Path}/:id(.:format)`, Controller, 'destroy'>
}

/** Finds the route that answers a request. */
export interface Matcher<in out Declaration, in out Options = {}> {
  /**
   * Gives the route that answers a request, or undefined where none does.
   *
   * @example
   * matcher.match('GET', '/articles/1') //=> { name: 'article', …, controller: 'articles', action: 'show', params: { id: '1' } }
   */
  match(method: string, path: string): Match<Declaration, Options> | undefined
  /**
   * Gives the route that answers a request.
   *
   * @throws RoutingError (404) where no pattern fits the path, and (400) where the path is encoded wrongly.
   * @throws MethodNotAllowedError (405) where a pattern fits and its methods do not.
   */
  recognize(method: string, path: string): Match<Declaration, Options>
}
