import type { Fault } from './entry.js'
import type { WideOptions } from './message.js'
import type { AnnotatePath, JoinPath, NamePart } from './path.js'
import type { Context, Routes } from './route.js'

/** The value of an option, or what holds without it. */
export type Option<Options, Key extends string, Default> = Key extends keyof Options
  ? Options[Key] extends undefined
    ? Default
    : Exclude<Options[Key], undefined>
  : Default

/** Whether one of some options is a `string` that is known at run time only. */
export type HasWide<Options, Keys> = string extends Options[keyof Options & Keys] ? true : false

/** The text of an option that may be null, what holds without the option, and what holds for null. */
export type TextOption<Options, Key extends string, Default, ForNull = Default> =
  Option<Options, Key, Default> extends infer Text
    ? // asked first, since null passes for any text where null checks are off
      Text extends null
      ? ForNull
      : Text
    : never // unreachable: infer without constraint fits all

/** An object type with some of its properties changed. */
export type Change<Before, Changes> = keyof Changes extends never
  ? Before
  : {
      [Key in keyof Before | keyof Changes]: Key extends keyof Changes
        ? Changes[Key]
        : Key extends keyof Before
          ? Before[Key]
          : never
    }

/** A controller in its module; one with a leading slash is in none. */
export type ControllerIn<
  Around extends { readonly module: string },
  Controller extends string,
> = Controller extends `/${string}` ? WithoutSlash<Controller> : `${Around['module']}${Controller}`

type WithoutSlash<Text> = Text extends `/${infer Rest}` ? Rest : never // unreachable: Text starts with a slash

/** A name prefix with a further part. */
type Prefix<Outer extends string, Part> = Part extends ''
  ? Outer
  : Part extends string
    ? `${Outer}${NamePart<Part>}_`
    : Outer

/** The routes inside a namespace. */
export type NamespaceRoutes<
  Part extends string,
  Options,
  Children,
  Path extends string,
  Name extends string,
  Around extends Context,
> = keyof Options extends never
  ? Routes<Children, `${Path}/${Part}`, `${Name}${NamePart<Part>}_`, InNamespace<Part, Around>>
  : ScopeRoutes<Change<{ path: Part; module: Part; as: Part }, Options>, Children, Path, Name, Around>

/** The context inside a namespace without options. */
interface InNamespace<Part extends string, Around extends Context> {
  readonly plain: Around['plain']
  readonly base: Around['base']
  readonly module: `${Around['module']}${Part}/`
  readonly controller: Around['controller']
  readonly shallow: Around['shallow']
  readonly shallowPath: `${Around['shallowPath']}/${Part}`
  readonly shallowName: `${Around['shallowName']}${NamePart<Part>}_`
  readonly constraints: Around['constraints']
  readonly pathNames: Around['pathNames']
  readonly format: Around['format']
  readonly inflections: Around['inflections']
  readonly tail: ''
  readonly nameless: Around['nameless']
  readonly places: undefined
}

/** The routes inside a scope. */
export type ScopeRoutes<Options, Children, Path extends string, Name extends string, Around extends Context> =
  HasWide<Options, 'path' | 'as' | 'module' | 'shallowPath' | 'shallowPrefix'> extends true
    ? Fault<WideOptions<'scope()'>>
    : Within<Options, Around> extends infer Inner extends Context
      ? Routes<
          Children,
          JoinPath<Path, AnnotatePath<Option<Options, 'path', ''> & string, Inner['constraints']>>,
          Prefix<Name, Option<Options, 'as', ''>>,
          Inner
        >
      : never // unreachable: infer without constraint fits all

/** The context inside a scope. */
export type Within<Options, Around extends Context> = keyof Options extends never
  ? Around
  : keyof Options extends 'path' | 'as' | 'module' | 'controller' | 'defaults'
    ? WithinPlain<Options, Around>
    : WithinAny<Options, Around>

type WithinPlain<Options, Around extends Context> = Change<
  Around,
  {
    module: Option<Options, 'module', ''> extends infer Module extends string
      ? Module extends ''
        ? Around['module']
        : `${Around['module']}${Module}/`
      : never
    controller: Option<Options, 'controller', Around['controller']>
    shallowPath: JoinPath<Around['shallowPath'], Option<Options, 'path', ''> & string>
    shallowName: Prefix<Around['shallowName'], Option<Options, 'as', ''>>
    tail: Option<Options, 'as', ''> extends '' ? Around['tail'] : ''
    places: undefined
  }
>

type WithinAny<Options, Around extends Context> = Change<
  WithinPlain<Options, Around>,
  {
    plain: false
    shallow: Option<Options, 'shallow', Around['shallow']>
    shallowPath: JoinPath<Around['shallowPath'], Option<Options, 'shallowPath', Option<Options, 'path', ''>> & string>
    shallowName: Prefix<Around['shallowName'], Option<Options, 'shallowPrefix', Option<Options, 'as', ''>>>
    constraints: Options extends { readonly constraints: infer Constraints }
      ? Change<Around['constraints'], Constraints>
      : Around['constraints']
    pathNames: Options extends { readonly pathNames: infer Names }
      ? Change<Around['pathNames'], Names>
      : Around['pathNames']
    format: Option<Options, 'format', Around['format']>
  }
>
