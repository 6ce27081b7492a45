import type { Context, InNamespace, InScope, Prefix } from './context.js'
import type { Fault } from './entry.js'
import type { WideOptions } from './message.js'
import type { Change, ChosenOptions, HasWide, Option } from './option.js'
import type { AnnotatePath, JoinPath, NamePart } from './path.js'
import type { Routes } from './route.js'

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

/** The routes inside a scope. */
export type ScopeRoutes<Options, Children, Path extends string, Name extends string, Around extends Context> =
  IsWide<Options> extends never
    ? Routes<
        Children,
        JoinPath<Path, AnnotatePath<Option<Options, 'path', ''> & string, InScope<Options, Around>['constraints']>>,
        Prefix<Name, Option<Options, 'as', ''>>,
        InScope<Options, Around>
      >
    : Fault<WideOptions<'scope()'>>

/** Whether options that names and patterns need are known at run time only; never where they are literals. */
type IsWide<Options> =
  | ChosenOptions<Options, 'as' | 'shallow' | 'shallowPrefix' | 'constraints' | 'pathNames' | 'format'>
  | HasWide<Options, 'path' | 'as' | 'module' | 'shallowPath' | 'shallowPrefix'>
