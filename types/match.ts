import type { Parameter, ParsePattern } from './parameter.js'
import type { RouteMethod } from './route.js'
import type { Entries } from './route-set.js'
import type { CamelPattern, StyledName } from './styled.js'
import type { ActionsBut, Shorten, WithoutNotes } from './table.js'
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
  readonly params: MatchParams<Shorten<Pattern>>
}

/** A redirect that answers a request. */
export interface MatchedRedirect<out Name extends string | null, out Pattern extends string>
  extends MatchedRoute<Name, 'GET', Pattern, null, null> {
  /** Where it leads, with `%{name}` for the parameters, and the status of the answer. */
  readonly redirect: { readonly to: string; readonly status: number; readonly keepQuery?: boolean }
}

/** The parameters that a path of the pattern gives. */
export type MatchParams<Pattern extends string> = Simplify<
  {
    readonly [Each in ParsePattern<Pattern>['required'][number] as Each['name']]: MatchValue<Each>
  } & {
    readonly [Each in ParsePattern<Pattern>['optional'][number] as Each['name']]?: MatchValue<Each>
  } & ([ParsePattern<Pattern>['format']] extends [never] ? {} : { readonly format?: ParsePattern<Pattern>['format'] })
>

/** A parameter comes as text: where only numbers are allowed, as their digits. */
type MatchValue<Of> =
  Of extends Parameter<string, infer Value> ? (string extends Value ? string : Extract<Value, string>) : never // unreachable: Of is a parameter

/** What `match` gives for a route set: a union over its table, told apart by controller and action. */
export type Match<Declaration, Options = {}> = MatchOf<Entries<Declaration, Options>, Options>

type MatchOf<Entry, Options> =
  Entry extends `=${infer Plural}|${infer Singular}|${infer Controller}|${infer Left}|${infer Path}`
    ? ResourceMatch<
        StyledName<Plural, Options>,
        StyledName<Singular, Options>,
        StyledName<`new_${Singular}`, Options>,
        StyledName<`edit_${Singular}`, Options>,
        Controller,
        StyledPattern<Path, Options>,
        'PUT' | PatchOf<'PUT', 'update', Options>
      >[ActionsBut<Left>]
    : Entry extends `@${infer Row}`
      ? RowMatch<Row, Options>
      : Entry extends `~${infer Row}`
        ? RowMatch<Row, Options>
        : never // a fault, which draw refuses

type RowMatch<Row, Options> =
  Row extends `${infer Name} ${infer Method} ${infer Controller}#${infer Action} ${infer Pattern}`
    ? Action extends '>'
      ? MatchedRedirect<NullOr<StyledName<Name, Options>>, StyledPattern<Pattern, Options>>
      : MatchedRoute<
          NullOr<StyledName<Name, Options>>,
          Method extends 'ANY' ? Exclude<RouteMethod, 'ANY'> : Method | PatchOf<Method, Action, Options>,
          StyledPattern<Pattern, Options>,
          Controller extends '-' ? string : Controller,
          Action extends '-' ? string : Action
        >
    : never // unreachable: Row is a row

type NullOr<Name extends string> = Name extends '' ? null : Name

type StyledPattern<Pattern extends string, Options> = Options extends { readonly naming: 'camelCase' }
  ? CamelPattern<Pattern>
  : Pattern

/** `patch: true` makes `update` answer PATCH too. */
type PatchOf<Method, Action, Options> = Options extends { readonly patch: true }
  ? Method extends 'PUT'
    ? Action extends 'update'
      ? 'PATCH'
      : never
    : never
  : never

interface ResourceMatch<
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
