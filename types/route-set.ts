import type { ROUTES } from '../src/tables.js'
import type { HashHelper, OriginUrlHelper, PathHelper, UrlHashHelper, UrlHelper } from './helper.js'
import type { JoinPath } from './path.js'
import type { Route, Routes, TopContext } from './route.js'
import type { Option } from './scope.js'
import type { StyledHelpers } from './styled.js'
import type { EntryOf, NamesOf, ShortPattern, Table, TargetOf } from './table.js'

/** What a route set keeps behind a symbol: its rows and the options that it was drawn with. */
export interface RouteTable<out Declaration, out Options> {
  readonly routes: readonly Route[]
  readonly declaration: Declaration
  readonly options: Options
}

/** Anything that `draw` gives. */
export interface Drawn<out Declaration = unknown, out Options = unknown> {
  readonly [ROUTES]: RouteTable<Declaration, Options>
}

/**
 * The route helpers of a declaration: for every route name `<name>_path`, `<name>_url`, `hash_for_<name>_path` and
 * `hash_for_<name>_url`.
 *
 * @example
 * const declaration = [resources('articles')] as const
 * const routes: RouteSet<typeof declaration> = draw(declaration)
 */
export type RouteSet<Declaration, Options = {}> = keyof Options & ('naming' | 'trailingSlash') extends never
  ? Helpers<Declaration, Options, Table<Entries<Declaration, Options>>, NamesOf<Entries<Declaration, Options>>>
  : StyledHelpers<Declaration, Options, Entries<Declaration, Options>>

/** The entries of the route table of a declaration. */
export type Entries<Declaration, Options> = Routes<
  Declaration,
  JoinPath<'', Option<Options, 'basePath', ''> & string>,
  '',
  TopContext<Option<Options, 'inflections', {}>>
>

export type HelperNames<Name extends string> =
  | `${Name}_path`
  | `${Name}_url`
  | `hash_for_${Name}_path`
  | `hash_for_${Name}_url`

type Helpers<Declaration, Options, Found extends Record<string, unknown>, Names extends string> = {
  readonly [Helper in HelperNames<Names> | typeof ROUTES]: HelperOf<Helper, Declaration, Options, Found, Names>
}

type HelperOf<
  Helper,
  Declaration,
  Options,
  Found extends Record<string, unknown>,
  Names,
> = Helper extends `${infer Name}_path`
  ? Name extends Names
    ? PathHelper<ShortPattern<Name, EntryOf<Name, Found>>>
    : Name extends `hash_for_${infer Hashed}`
      ? HashHelper<Hashed, TargetOf<Hashed, EntryOf<Hashed, Found>>, ShortPattern<Hashed, EntryOf<Hashed, Found>>>
      : never // unreachable: helpers are named after routes
  : Helper extends `${infer Name}_url`
    ? Name extends Names
      ? 'origin' extends keyof Options
        ? UrlHelper<ShortPattern<Name, EntryOf<Name, Found>>>
        : OriginUrlHelper<ShortPattern<Name, EntryOf<Name, Found>>>
      : Name extends `hash_for_${infer Hashed}`
        ? UrlHashHelper<Hashed, TargetOf<Hashed, EntryOf<Hashed, Found>>, ShortPattern<Hashed, EntryOf<Hashed, Found>>>
        : never // unreachable: helpers are named after routes
    : RouteTable<Declaration, Options>
