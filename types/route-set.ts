import type { ROUTES } from '../src/tables.js'
import type { RequiredOrigin } from './arguments.js'
import type { TopContext } from './context.js'
import type { Entry, Fault, TargetOf } from './entry.js'
import type { HashHelper, OriginUrlHelper, PathHelper, UrlHashHelper, UrlHelper } from './helper.js'
import type { WideDeclaration } from './message.js'
import type { Option } from './option.js'
import type { JoinPath } from './path.js'
import type { Route, TopRoutes } from './route.js'
import type { StyledHelper, StyledHelperNames } from './styled.js'
import type { ShortPattern, Table } from './table.js'

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
export type RouteSet<in out Declaration, in out Options = {}> = {
  readonly [Helper in HelperKeys<Declaration, Options> | typeof ROUTES]: HelperOf<
    Helper,
    Options,
    Drawing<Declaration, Options>
  >
}

type HelperKeys<Declaration, Options> = keyof Options & ('naming' | 'trailingSlash') extends never
  ? HelperNames<Drawing<Declaration, Options>['entries']['names']>
  : StyledHelperNames<Entries<Declaration, Options>, Options>

/** What is derived from a declaration. An interface, because the compiler then works out each part once, when it is asked for. */
export interface Drawing<Declaration, Options> {
  readonly entries: unknown extends Declaration
    ? Fault<WideDeclaration>
    : RoutesFrom<
        JoinPath<'', Option<Options, 'basePath', ''> & string>,
        Declaration,
        Option<Options, 'inflections', {}>
      >
  readonly table: Table<Drawing<Declaration, Options>['entries']>
  readonly routes: RouteTable<Declaration, Options>
  /** Whether the list is a choice between several, of which none stands for all, or may hold less than its type says. */
  readonly chosen: number extends Declaration[keyof Declaration & 'length']
    ? true
    : Declaration extends unknown
      ? this['routes']['declaration'] extends Declaration
        ? never
        : true
      : never // unreachable: all are asked
}

/** The routes of a declaration below a path. */
type RoutesFrom<Base extends string, Declaration, Inflections> = TopRoutes<
  Declaration,
  Base,
  TopContext<Base, Inflections>
>

/** The entries of the route table of a declaration. */
export type Entries<Declaration, Options> = Drawing<Declaration, Options>['entries']

export type HelperNames<Name extends string> =
  | `${Name}_path`
  | `${Name}_url`
  | `hash_for_${Name}_path`
  | `hash_for_${Name}_url`

/** A drawing's parts that are looked at. As a parameter they are looked up where they are; written out they would be worked out anew. */
interface AnyDrawing {
  readonly entries: Entry
  readonly table: Record<string, unknown>
  readonly routes: unknown
}

/** What stands under a name. Hashes are asked for by their sign alone, since a part that is asked for in vain is dear. */
type HelperOf<Helper, Options, Drawn extends AnyDrawing> = keyof Options & ('naming' | 'trailingSlash') extends never
  ? Helper extends `hash_for_${string}`
    ? HashOf<Helper, Drawn>
    : Helper extends `${infer Name}_path`
      ? PathHelper<ShortPattern<Name, Drawn['table'][Name]>>
      : Helper extends `${infer Name}_url`
        ? Options extends RequiredOrigin
          ? UrlHelper<ShortPattern<Name, Drawn['table'][Name]>>
          : OriginUrlHelper<ShortPattern<Name, Drawn['table'][Name]>>
        : Drawn['routes']
  : Helper extends string
    ? StyledHelper<Helper, Options, Drawn['entries']>
    : Drawn['routes']

/** The helper of a hash; a route called `hash_for_x` would take the name of x's hash, and is refused at run time. */
type HashOf<Helper, Drawn extends AnyDrawing> = Helper extends `hash_for_${infer Name}_path`
  ? HashHelper<Name, TargetOf<Name, Drawn['table'][Name]>, ShortPattern<Name, Drawn['table'][Name]>>
  : Helper extends `hash_for_${infer Name}_url`
    ? UrlHashHelper<Name, TargetOf<Name, Drawn['table'][Name]>, ShortPattern<Name, Drawn['table'][Name]>>
    : never // unreachable: helpers end in path or url
