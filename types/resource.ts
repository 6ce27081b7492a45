import type { Context, InResource, ResourceContext } from './context.js'
import type { Names, ResourceOptions } from './declaration.js'
import type { Fault, Row, RowEntry } from './entry.js'
import type { Pluralize, Singularize } from './inflection.js'
import type { WideName, WideOptions } from './message.js'
import type { Change, ChosenOptions, ControllerIn, HasWide, IsWideList, Option, Several, TextOption } from './option.js'
import type { JoinPath, NamePart, Note } from './path.js'
import type { Routes } from './route.js'
import type { ListMethods, Place, PlaceRow, ResourcePlaces, RoutedActions, SevenRows } from './row.js'

/** The rows of the extra actions of a resource. */
type ExtraRows<Options, Places extends ResourcePlaces, Controller extends string, Format, PathNames> = keyof Options &
  ('member' | 'collection' | 'new') extends infer Groups
  ? Groups extends 'member' | 'collection' | 'new'
    ? ExtraRowsOf<Groups, Groups extends keyof Options ? Options[Groups] : never, Places, Controller, Format, PathNames>
    : never
  : never // unreachable: infer without constraint fits all

type ExtraRowsOf<
  Group extends 'member' | 'collection' | 'new',
  Extras,
  Places extends ResourcePlaces,
  Controller extends string,
  Format,
  PathNames,
> = {
  [Action in keyof Extras & string]: PlaceRow<
    ExtraPlace<Group, Action, Places[Group], PathNames>,
    ListMethods<Extras[Action]>,
    Controller,
    Action,
    Format
  >
}[keyof Extras & string]

/** The place of an extra action; `new: { new: 'any' }` widens the methods of `new` itself. */
type ExtraPlace<Group extends string, Action extends string, At, PathNames> =
  At extends Place<infer Path, infer Name>
    ? `${Group} ${Action}` extends 'new new'
      ? At
      : Place<JoinPath<Path, Option<PathNames, Action, Action> & string>, `${NamePart<Action>}_${Name}`>
    : never // unreachable: At is a place

/** The routes of resources of any kind, with any options, in any context. */
export type ResourceRoutes<
  Kind extends 'resources' | 'resource',
  Own extends Names,
  Options,
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
  Inner extends Context = ResourceContext<Options, Around>,
> =
  IsWideName<Own> extends never
    ? IsWide<Options> extends never
      ? NamesIn<Own> extends infer Each
        ? Each extends string
          ? // both are inferred, so that the compiler does not look for what all singulars and plurals have in common
            SingularOf<
              Kind,
              NamePart<TextOption<Options, 'as', Each> & string>,
              Options,
              Inner
            > extends infer Singular extends string
            ? ControllerOf<Kind, Each, Options, Inner> extends infer Controller extends string
              ? DrawResource<Kind, Each, Options, Children, Path, Name, Inner, Singular, Controller>
              : never // unreachable: a controller is text
            : never // unreachable: a singular is text
          : never // unreachable: names are strings
        : never // unreachable: infer without constraint fits all
      : Fault<WideOptions<`${Kind}()`>>
    : Fault<WideName<`${Kind}()`>>

/** The names of one resource, or of several. */
export type NamesIn<Own extends Names> = Own extends readonly string[] ? Own[number] : Own

/** Whether a name, or a list of names or one of those in it, is known at run time only; never where it is a literal. */
export type IsWideName<Own extends Names> =
  | Several<Own>
  | (string extends NamesIn<Own> ? true : never)
  | (Own extends string ? never : IsWideList<Own>)

/**
 * Whether options are `any`, a type that any options have, a choice between several, have some that may be left out, or hold as a mere
 * `string` or a choice what names and patterns need.
 */
type IsWide<Options> =
  | ChosenOptions<Options, Exclude<keyof ResourceOptions, TextOnly>>
  | HasWide<Options, 'path' | 'singular' | 'as' | 'param' | 'pathPrefix' | 'namePrefix' | 'namespace'>
  | HasWideNames<Options, keyof Options & ('member' | 'collection' | 'new')>
  | IsWideList<Exclude<Options[keyof Options & 'only'], undefined>>
  | IsWideList<Exclude<Options[keyof Options & 'except'], undefined>>

/** Whether some extra actions have any names; never where all names are known. Distributes over the groups. */
type HasWideNames<Options, Group extends keyof Options> = Group extends unknown
  ? string extends keyof Options[Group]
    ? true
    : never
  : never // unreachable: all are asked

/** The options that neither names nor parameters follow from: of a choice, the types have each. */
type TextOnly = 'path' | 'pathPrefix' | 'controller' | 'defaults' | 'attributes'

interface WithInflections {
  readonly inflections: unknown
}

/** The singular part of the names of a resource. */
export type SingularOf<Kind, Label extends string, Options, Inner extends WithInflections> = Options extends {
  readonly singular: infer Given extends string
}
  ? NamePart<Given>
  : Kind extends 'resource'
    ? Label
    : Singularize<Label, Inner['inflections']>

/** The controller of a resource, before its module. */
export type ControllerOf<Kind, Own extends string, Options, Inner extends WithInflections> = Options extends {
  readonly controller: infer Given extends string
}
  ? Given
  : Kind extends 'resource'
    ? Pluralize<Own, Inner['inflections']>
    : Own

type DrawResource<
  Kind extends 'resources' | 'resource',
  Own extends string,
  Options,
  Children,
  Path extends string,
  Name extends string,
  Inner extends Context,
  Singular extends string,
  Controller extends string,
  Places extends ResourcePlaces = PlacesOf<
    Kind,
    Kind extends 'resource' ? Singular : CollectionPart<NamePart<TextOption<Options, 'as', Own> & string>, Singular>,
    Singular,
    Option<Options, 'param', 'id'> & string,
    Option<Options, 'path', Own> & string,
    Options extends { readonly pathPrefix: infer Prefix extends string } ? JoinPath<Inner['base'], Prefix> : Path,
    TextOption<Options, 'namePrefix', Name, ''> & string,
    Inner
  >,
> =
  // in a condition, since a union that is an alias is looked for in all others
  Children extends readonly []
    ? OwnRows<Kind, Options, Inner, Controller, Places>
    :
        | OwnRows<Kind, Options, Inner, Controller, Places>
        | ChildRoutes<
            Kind,
            Children,
            Singular,
            Option<Options, 'param', 'id'> & string,
            Places,
            Controller,
            Options,
            Inner
          >

/** The rows of a resource itself. */
type OwnRows<Kind, Options, Inner extends Context, Controller extends string, Places extends ResourcePlaces> = Named<
  Options,
  | SevenRows<
      Places,
      ControllerIn<Inner, Controller>,
      Inner['format'],
      KeptActions<Kind, Options>,
      Kind extends 'resource' ? 'show' : 'index'
    >[KeptActions<Kind, Options>]
  | ExtraRows<Options, Places, ControllerIn<Inner, Controller>, Inner['format'], Inner['pathNames']>
>

type KeptActions<Kind, Options> = Exclude<RoutedActions<Options>, Kind extends 'resource' ? 'index' : never>

/** The rows of a resource; with `as: null` they are nameless. */
type Named<Options, Rows> = Options extends { readonly as: null }
  ? Rows extends RowEntry
    ? Row<'', Rows['methods'], Rows['controller'], Rows['action'], Rows['pattern']>
    : never // unreachable: rows are rows
  : Rows

/** The name of a collection: `articles`, and `news_index` where plural and singular are equal. */
type CollectionPart<Plural extends string, Singular extends string> = Plural extends Singular
  ? `${Plural}_index`
  : Plural

type PlacesOf<
  Kind,
  Plural extends string,
  Singular extends string,
  Param extends string,
  Segment extends string,
  Before extends string,
  OuterName extends string,
  Inner extends Context,
  Flat extends boolean = Kind extends 'resources' ? Inner['shallow'] : false,
  Own extends string = JoinPath<Before, Segment>,
  Top extends string = Flat extends true ? JoinPath<Inner['shallowPath'], Segment> : Own,
  MemberPath extends string = Kind extends 'resource' ? Top : `${Top}/:${Param}${Note<Inner['constraints'], Param>}`,
  MemberName extends string = `${Flat extends true ? Inner['shallowName'] : OuterName}${Singular}`,
> = {
  collection: Place<Own, `${OuterName}${Plural}`>
  new: Place<JoinPath<Own, Option<Inner['pathNames'], 'new', 'new'> & string>, `new_${OuterName}${Singular}`>
  edit: Place<JoinPath<MemberPath, Option<Inner['pathNames'], 'edit', 'edit'> & string>, `edit_${MemberName}`>
  member: Place<MemberPath, MemberName>
  outerName: OuterName
  top: Top
}

type ChildRoutes<
  Kind,
  Children,
  Singular extends string,
  Param extends string,
  Places extends ResourcePlaces,
  Controller extends string,
  Options,
  Inner extends Context,
> = Places extends { readonly top: infer Top extends string; readonly member: Place<string, infer MemberName> }
  ? Routes<
      Children,
      Kind extends 'resource'
        ? Top
        : `${Top}/:${Singular}_${Param}${NestedNote<Inner['constraints'], `${Singular}_${Param}`, Param>}`,
      `${MemberName}_`,
      InResource<
        Inner,
        Controller,
        Places,
        Options extends { readonly as: null } ? true : false,
        Kind extends 'resource' ? MemberName : '',
        Param extends keyof Inner['constraints']
          ? Kind extends 'resources'
            ? Change<Inner['constraints'], { [Key in `${Singular}_${Param}`]: Inner['constraints'][Param] }>
            : Inner['constraints']
          : Inner['constraints']
      >
    >
  : never // unreachable: Places are places

/** The constraint of a member's parameter holds for the parameter that its children have in its stead. */
type NestedNote<Constraints, Nested extends string, Param extends string> = Param extends keyof Constraints
  ? Note<Constraints, Param>
  : Note<Constraints, Nested>
