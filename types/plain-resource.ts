import type { Context, InPlainResource } from './context.js'
import type { ResourceOptions, Resources } from './declaration.js'
import type { Entry, Fault, ResourceEntry } from './entry.js'
import type { Singularize } from './inflection.js'
import type { WideDeclaration } from './message.js'
import type { IsWideList } from './option.js'
import type { Compound } from './path.js'
import type { ControllerOption, ListResource, OptionResource, PlainResource } from './plain-entry.js'
import type { Routes, RoutesOf } from './route.js'

/**
 * The routes of one declaration where names and patterns depend on the prefixes alone. A resource is one entry; one that differs
 * from its kind takes the long way, and so does a name with a dash or a slash, one whose plural is its singular, and any text.
 */
export type PlainRoutesOf<Node, Path extends string, Name extends string, Around extends Context, All = Node> =
  Node extends Resources<infer Names extends string, infer Options, infer Children>
    ? Names extends Compound
      ? RoutesOf<All, Path, Name, Around>
      : // inferred, so that the compiler does not look for what all singulars have in common
        Singularize<Names> extends infer Singular extends string
        ? Names extends Singular
          ? RoutesOf<All, Path, Name, Around>
          : // of a union each member is asked for, and none stands for all
            Options extends unknown
            ? Children extends unknown
              ? All extends Resources<Names, Options, Children>
                ? keyof Options extends never
                  ? Children extends readonly []
                    ? PlainResource<Names, Singular, Path, Name, Around>
                    :
                        | PlainResource<Names, Singular, Path, Name, Around>
                        | ChildRoutes<
                            PlainResource<Names, Singular, Path, Name, Around>,
                            Singular,
                            Names,
                            Children,
                            Name,
                            Around
                          >
                  : keyof Options extends FewOption
                    ? IsWideList<Options[keyof Options & ('only' | 'except')]> extends never
                      ? Children extends readonly []
                        ? ListResource<Names, Singular, Options, Path, Name, Around>
                        :
                            | ListResource<Names, Singular, Options, Path, Name, Around>
                            | ChildRoutes<
                                ListResource<Names, Singular, Options, Path, Name, Around>,
                                Singular,
                                Names,
                                Children,
                                Name,
                                Around
                              >
                      : RoutesOf<All, Path, Name, Around>
                    : [OddParts<Options>[keyof Options & keyof ResourceOptions]] extends [never]
                      ? Children extends readonly []
                        ? OptionResource<Names, Singular, Options, Path, Name, Around>
                        :
                            | OptionResource<Names, Singular, Options, Path, Name, Around>
                            | ChildRoutes<
                                OptionResource<Names, Singular, Options, Path, Name, Around>,
                                Singular,
                                ControllerOption<Options, Names>,
                                Children,
                                Name,
                                Around
                              >
                      : RoutesOf<All, Path, Name, Around>
                : Chosen<RoutesOf<All, Path, Name, Around>>
              : never // unreachable: all are asked
            : never // unreachable: all are asked
        : never // unreachable: a singular is text
    : RoutesOf<All, Path, Name, Around>

/** The fault of a declaration that is a choice between several, or takes a choice. */
type Chosen<Drawn extends Entry> = Drawn['fault'] extends never ? Fault<WideDeclaration> : Drawn

/** The options that neither names nor patterns nor controllers follow from, but for the names that are left out. */
type FewOption = 'only' | 'except' | 'attributes' | 'defaults'

/**
 * What keeps names and patterns from following from the name of a resource, its path and the prefixes; never where nothing does.
 * A path of several segments, of none or of any text takes the long way, and so do options that may be left out, lists that are
 * known at run time only, and extra actions whose names are not theirs alone. An interface, because the compiler then works out the
 * options that are given, and no others.
 */
interface OddParts<Options> {
  readonly only: IsWideList<Options[keyof Options & 'only']>
  readonly except: IsWideList<Options[keyof Options & 'except']>
  readonly attributes: never
  readonly defaults: never
  readonly path: Options[keyof Options & 'path'] & OddSegment
  readonly controller: Options[keyof Options & 'controller'] & OddSegment
  readonly collection:
    | (keyof Options[keyof Options & 'collection'] & OddAction)
    | (Options[keyof Options & 'collection'] & undefined)
  readonly member:
    | (keyof Options[keyof Options & 'member'] & OddAction)
    | (Options[keyof Options & 'member'] & undefined)
  readonly new: true
  readonly singular: true
  readonly pathPrefix: true
  readonly namePrefix: true
  readonly pathNames: true
  readonly param: true
  readonly as: true
  readonly namespace: true
  readonly shallow: true
  readonly constraints: true
  readonly format: true
}

/** What is no single segment. */
type OddSegment = '' | `${string}/${string}` | `${string}(${string}` | undefined

/** Extra actions that have another name than path, or the name of `new`. */
type OddAction = Compound | 'new'

/** The routes inside a resource. Its own stand beside them, not here: a union that is an alias is looked for in all others. */
type ChildRoutes<
  Own extends ResourceEntry,
  Singular extends string,
  Controller extends string,
  Children,
  Name extends string,
  Around extends Context,
> = Routes<
  Children,
  `${Own['path']}/:${Singular}_id`,
  `${Name}${Singular}_`,
  InPlainResource<Own, Controller, Name, Around>
>
