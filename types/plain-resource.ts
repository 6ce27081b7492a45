import type { Fault } from './check.js'
import type { Action } from './declaration.js'
import type { WideOptions } from './message.js'
import type { NamePart } from './path.js'
import type { ResourceRoutes } from './resource.js'
import type { Context, Routes } from './route.js'
import type { ListedActions, ListMethods, MarkOf, OtherActions, Place } from './row.js'
import type { ControllerIn } from './scope.js'

/** The options that neither names nor patterns nor controllers follow from: which rows there are, and what is in none of them. */
export type RowOption = RowsOption | 'attributes' | 'defaults'

/** The options under which names and patterns of a plural resource still follow from its name, its path and the prefixes. */
export type PlainOption = RowOption | 'path' | 'controller'

type RowsOption = 'only' | 'except' | 'member' | 'collection'

// Options are asked for by such types, without `infer`, since a part that is asked for in vain is dear.

interface WithPath {
  readonly path: string
}

interface WithController {
  readonly controller: string
}

/** The name of a collection: `articles`, and `news_index` where plural and singular are equal. */
export type CollectionPart<Plural extends string, Singular extends string> = Plural extends Singular
  ? `${Plural}_index`
  : Plural

/** The routes of a resource without options. */
export type PlainRoutes<
  Plural extends string,
  Singular extends string,
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
> =
  | `=${Name}${CollectionPart<Plural, Singular>}|${Name}${Singular}|${Around['module']}${Plural}||${Path}/${Plural}`
  | (Children extends readonly []
      ? never
      : Routes<
          Children,
          `${Path}/${Plural}/:${Singular}_id`,
          `${Name}${Singular}_`,
          InPlainResource<Plural, Singular, Plural, `${Path}/${Plural}`, Name, Around>
        >)

/** The routes of a resource with options that leave names, patterns and controllers as they are. */
export type RowRoutes<
  Plural extends string,
  Singular extends string,
  Options,
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
  Controller extends string = Plural,
  Segment extends string = Plural,
> =
  | OptionRows<
      Options,
      `${Name}${CollectionPart<Plural, Singular>}`,
      `${Name}${Singular}`,
      ControllerIn<Around, Controller>,
      `${Path}/${Segment}`
    >
  | (Children extends readonly []
      ? never
      : Routes<
          Children,
          `${Path}/${Segment}/:${Singular}_id`,
          `${Name}${Singular}_`,
          InPlainResource<Plural, Singular, Controller, `${Path}/${Segment}`, Name, Around>
        >)

/**
 * The routes of a resource with a path or a controller of its own. A path of several segments, of none or of any text takes the
 * long way, and so do options that may be left out.
 */
export type PlainOptionRoutes<
  Plural extends string,
  Singular extends string,
  Options,
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
> = Options extends WithPath
  ? string extends Options['path']
    ? ResourceRoutes<'resources', Plural, Options, Children, Path, Name, Around>
    : Options['path'] extends OddSegment
      ? ResourceRoutes<'resources', Plural, Options, Children, Path, Name, Around>
      : RowRoutes<
          Plural,
          Singular,
          Options,
          Children,
          Path,
          Name,
          Around,
          Options extends WithController ? Options['controller'] : Plural,
          Options['path']
        >
  : Options extends WithController
    ? 'path' extends keyof Options
      ? ResourceRoutes<'resources', Plural, Options, Children, Path, Name, Around>
      : RowRoutes<Plural, Singular, Options, Children, Path, Name, Around, Options['controller']>
    : ResourceRoutes<'resources', Plural, Options, Children, Path, Name, Around>

/** What is no single segment. */
type OddSegment = '' | `${string}/${string}` | `${string}(${string}`

/** The rows of a resource with options; where none of the options is about rows, one entry for all. */
type OptionRows<
  Options,
  Collection extends string,
  Member extends string,
  Controller extends string,
  Path extends string,
> = keyof Options & RowsOption extends never
  ? `=${Collection}|${Member}|${Controller}||${Path}`
  : RowsByOption<Options, Collection, Member, Controller, Path>[
      | (keyof Options & RowsOption)
      | (keyof Options & ('only' | 'except') extends never ? 'all' : never)]

/** The rows that each option brings. An interface, because the compiler then works out the options that are given, and no others. */
interface RowsByOption<
  Options,
  Collection extends string,
  Member extends string,
  Controller extends string,
  Path extends string,
> {
  readonly all: `=${Collection}|${Member}|${Controller}||${Path}`
  readonly only: SevenRowsOf<Collection, Member, Controller, Path, ListedActions<Options['only' & keyof Options]>>
  readonly except: ExceptRows<Options['except' & keyof Options], Collection, Member, Controller, Path>
  readonly member: PlainExtraRows<Options['member' & keyof Options], Member, Controller, `${Path}/:id`>
  readonly collection: PlainExtraRows<Options['collection' & keyof Options], Collection, Controller, Path>
}

/** The rows that are left, or one entry for all where each of the four names is. */
type ExceptRows<
  Except,
  Collection extends string,
  Member extends string,
  Controller extends string,
  Path extends string,
> = Except extends Nameless
  ? `=${Collection}|${Member}|${Controller}|${LeftOut<Except[number]>}|${Path}`
  : SevenRowsOf<Collection, Member, Controller, Path, OtherActions<Except>>

/** Lists of actions whose names others have too, so that without them all four names are left. */
type Nameless = readonly [NamelessAction?, NamelessAction?, NamelessAction?]
type NamelessAction = 'create' | 'update' | 'destroy'

/** What an entry says of the actions that are left out. */
type LeftOut<Dropped> =
  `${'create' extends Dropped ? 'create ' : ''}${'update' extends Dropped ? 'update ' : ''}${'destroy' extends Dropped ? 'destroy ' : ''}`

type SevenRowsOf<
  Collection extends string,
  Member extends string,
  Controller extends string,
  Path extends string,
  Kept extends Action | 'wide',
> = PlainSeven<Collection, Member, Controller, Path, Kept>[Kept]

/** The rows of the seven actions, each under its action. An interface, because the compiler then makes those that are asked for. */
interface PlainSeven<
  Collection extends string,
  Member extends string,
  Controller extends string,
  Path extends string,
  Kept,
> {
  readonly wide: Fault<WideOptions<'resources()'>>
  readonly index: `@${Collection} GET ${Controller}#index ${Path}(.:format)`
  readonly create: `${MarkOf<Kept, 'index'>}${Collection} POST ${Controller}#create ${Path}(.:format)`
  readonly new: `@new_${Member} GET ${Controller}#new ${Path}/new(.:format)`
  readonly edit: `@edit_${Member} GET ${Controller}#edit ${Path}/:id/edit(.:format)`
  readonly show: `@${Member} GET ${Controller}#show ${Path}/:id(.:format)`
  readonly update: `${MarkOf<Kept, 'show'>}${Member} PUT ${Controller}#update ${Path}/:id(.:format)`
  readonly destroy: `${MarkOf<Kept, 'show' | 'update'>}${Member} DELETE ${Controller}#destroy ${Path}/:id(.:format)`
}

type PlainExtraRows<Extras, Name extends string, Controller extends string, Path extends string> = {
  [Action in keyof Extras &
    string]: `@${NamePart<Action>}_${Name} ${Uppercase<ListMethods<Extras[Action]>>} ${Controller}#${Action} ${Path}/${Action}(.:format)`
}[keyof Extras & string]

/** The context of the children of a resource whose names and patterns follow from its name, its path and the prefixes. */
interface InPlainResource<
  Plural extends string,
  Singular extends string,
  Controller extends string,
  Path extends string,
  Name extends string,
  Around extends Context,
> {
  readonly plain: true
  readonly base: Around['base']
  readonly module: Around['module']
  readonly controller: Controller
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
