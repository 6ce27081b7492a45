import type { Fault } from './check.js'
import type { Singularize } from './inflection.js'
import type { WideOptions } from './message.js'
import type { NamePart } from './path.js'
import type { ResourceRoutes } from './resource.js'
import type { Context, Routes } from './route.js'
import type { HasWideActions, ListMethods, MarkOf, Place, RoutedActions } from './row.js'
import type { ControllerIn } from './scope.js'

/** The options under which names and patterns of a plural resource still follow from its name, its path and the prefixes. */
type PlainOption =
  | 'controller'
  | 'attributes'
  | 'defaults'
  | 'member'
  | 'collection'
  | 'new'
  | 'only'
  | 'except'
  | 'path'

/** Options whose path is more than one segment, or none. */
interface OddPath {
  readonly path: '' | `${string}${'/' | '('}${string}`
}

/** The name of a collection: `articles`, and `news_index` where plural and singular are equal. */
export type CollectionPart<Plural extends string, Singular extends string> = Plural extends Singular
  ? `${Plural}_index`
  : Plural

/** The routes of plural resources: in one step where names and patterns follow from the name, the path and the prefixes. */
export type PluralRoutes<
  Names extends string,
  Options,
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
> =
  // distributes over several names
  Names extends `${string}${'-' | '/'}${string}`
    ? ResourceRoutes<'resources', Names, Options, Children, Path, Name, Around>
    : Around['plain'] extends true
      ? // inferred, so that the compiler does not look for what all singulars have in common
        Singularize<Names> extends infer Singular extends string
        ? keyof Options extends never
          ? PlainRoutes<Names, Singular, Options, Children, Path, Name, Around>
          : keyof Options extends PlainOption
            ? Options extends OddPath
              ? ResourceRoutes<'resources', Names, Options, Children, Path, Name, Around>
              : OptionRoutes<Names, Singular, Options, Children, Path, Name, Around>
            : ResourceRoutes<'resources', Names, Options, Children, Path, Name, Around>
        : never // unreachable: a singular is text
      : ResourceRoutes<'resources', Names, Options, Children, Path, Name, Around>

/** The routes of a resource without options. */
type PlainRoutes<
  Plural extends string,
  Singular extends string,
  Options,
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
> =
  | `=${Name}${CollectionPart<Plural, Singular>}|${Name}${Singular}|${Around['module']}${Plural}|${Path}/${Plural}`
  | (Children extends readonly []
      ? never
      : Routes<
          Children,
          `${Path}/${Plural}/:${Singular}_id`,
          `${Name}${Singular}_`,
          InPlainResource<Plural, Singular, Options, `${Path}/${Plural}`, Name, Around>
        >)

/** The routes of a resource with options that leave its names and patterns as they are. */
type OptionRoutes<
  Plural extends string,
  Singular extends string,
  Options,
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
  Segment extends string = Options extends { readonly path: infer Given extends string } ? Given : Plural,
> =
  | (string extends Segment ? Fault<WideOptions<'resources()'>> : never)
  | OptionRows<
      Options,
      `${Name}${CollectionPart<Plural, Singular>}`,
      `${Name}${Singular}`,
      Options extends { readonly controller: infer Given extends string }
        ? ControllerIn<Around, Given>
        : `${Around['module']}${Plural}`,
      `${Path}/${Segment}`
    >
  | (Children extends readonly []
      ? never
      : Routes<
          Children,
          `${Path}/${Segment}/:${Singular}_id`,
          `${Name}${Singular}_`,
          InPlainResource<Plural, Singular, Options, `${Path}/${Segment}`, Name, Around>
        >)

type OptionRows<
  Options,
  Collection extends string,
  Member extends string,
  Controller extends string,
  Path extends string,
> =
  | (keyof Options & ('only' | 'except') extends never
      ? `=${Collection}|${Member}|${Controller}|${Path}`
      : HasWideActions<Options> extends true
        ? Fault<WideOptions<'resources()'>>
        : PlainSeven<Collection, Member, Controller, Path, RoutedActions<Options>>[RoutedActions<Options>])
  | (keyof Options & ('member' | 'collection' | 'new') extends never
      ? never
      : PlainExtras<Options, Collection, Member, Controller, Path>)

/** The rows of the seven actions, each under its action. An interface, because the compiler then makes those that are asked for. */
interface PlainSeven<
  Collection extends string,
  Member extends string,
  Controller extends string,
  Path extends string,
  Kept,
> {
  readonly index: `@${Collection} GET ${Controller}#index ${Path}(.:format)`
  readonly create: `${MarkOf<Kept, 'index'>}${Collection} POST ${Controller}#create ${Path}(.:format)`
  readonly new: `@new_${Member} GET ${Controller}#new ${Path}/new(.:format)`
  readonly edit: `@edit_${Member} GET ${Controller}#edit ${Path}/:id/edit(.:format)`
  readonly show: `@${Member} GET ${Controller}#show ${Path}/:id(.:format)`
  readonly update: `${MarkOf<Kept, 'show'>}${Member} PUT ${Controller}#update ${Path}/:id(.:format)`
  readonly destroy: `${MarkOf<Kept, 'show' | 'update'>}${Member} DELETE ${Controller}#destroy ${Path}/:id(.:format)`
}

type PlainExtras<
  Options,
  Collection extends string,
  Member extends string,
  Controller extends string,
  Path extends string,
> =
  | (Options extends { readonly member: infer Extras }
      ? PlainExtraRows<Extras, Member, Controller, `${Path}/:id`>
      : never)
  | (Options extends { readonly collection: infer Extras }
      ? PlainExtraRows<Extras, Collection, Controller, Path>
      : never)
  | (Options extends { readonly new: infer Extras }
      ?
          | PlainExtraRows<Omit<Extras, 'new'>, `new_${Member}`, Controller, `${Path}/new`>
          | NewRow<Extras, MarkOf<RoutedActions<Options>, 'new'>, Member, Controller, Path>
      : never)

type PlainExtraRows<Extras, Name extends string, Controller extends string, Path extends string> = {
  [Action in keyof Extras &
    string]: `@${NamePart<Action>}_${Name} ${Uppercase<ListMethods<Extras[Action]>>} ${Controller}#${Action} ${Path}/${Action}(.:format)`
}[keyof Extras & string]

/** `new: { new: 'any' }` is no extra action: it widens the methods of `new` itself. */
type NewRow<
  Extras,
  Mark extends '@' | '~',
  Member extends string,
  Controller extends string,
  Path extends string,
> = Extras extends {
  readonly new: infer Methods
}
  ? `${Mark}new_${Member} ${Uppercase<ListMethods<Methods>>} ${Controller}#new ${Path}/new(.:format)`
  : never

/** The context of the children of a resource whose names and patterns follow from its name, its path and the prefixes. */
interface InPlainResource<
  Plural extends string,
  Singular extends string,
  Options,
  Path extends string,
  Name extends string,
  Around extends Context,
> {
  readonly plain: true
  readonly module: Around['module']
  readonly controller: Options extends { readonly controller: infer Given extends string } ? Given : Plural
  readonly shallow: false
  readonly shallowPath: Around['shallowPath']
  readonly shallowName: Around['shallowName']
  readonly constraints: {}
  readonly pathNames: {}
  readonly format: '*'
  readonly inflections: Around['inflections']
  readonly tail: ''
  readonly nameless: false
  readonly places: PlainPlaces<Plural, Singular, Path, Name>
}

interface PlainPlaces<Plural extends string, Singular extends string, Path extends string, Name extends string> {
  readonly collection: Place<Path, `${Name}${CollectionPart<Plural, Singular>}`>
  readonly new: Place<`${Path}/new`, `new_${Name}${Singular}`>
  readonly edit: Place<`${Path}/:id/edit`, `edit_${Name}${Singular}`>
  readonly member: Place<`${Path}/:id`, `${Name}${Singular}`>
  readonly outerName: Name
}
