import type { Context } from './context.js'
import type { Action } from './declaration.js'
import type { ControllerIn } from './option.js'
import type { ActionsBut, RoutedActions } from './row.js'

// The entries of plural resources whose names and patterns follow from the name of the resource, its path and the prefixes.

/** The entry of a plural resource without options. */
export interface PlainResource<
  in out Plural extends string,
  in out Singular extends string,
  in out Path extends string,
  in out Name extends string,
  in out Around extends Context,
> {
  readonly names: `${Name}${Plural}` | `${'' | 'new_' | 'edit_'}${Name}${Singular}`
  readonly fault: never
  readonly collection: `${Name}${Plural}`
  readonly member: `${Name}${Singular}`
  readonly controller: `${Around['module']}${Plural}`
  readonly actions: Action
  readonly path: `${Path}/${Plural}`
  readonly collectionExtras: {}
  readonly memberExtras: {}
}

/** The entry of a plural resource with some of the seven actions, and nothing else that names, patterns or controllers follow from. */
export interface ListResource<
  in out Plural extends string,
  in out Singular extends string,
  in out Options,
  in out Path extends string,
  in out Name extends string,
  in out Around extends Context,
> {
  readonly names: Options extends WithOnly
    ? SevenNames<`${Name}${Plural}`, `${Name}${Singular}`>[Options['only'][number]]
    : Options extends WithExcept
      ? SevenNames<`${Name}${Plural}`, `${Name}${Singular}`>[ActionsBut<Options['except'][number]>]
      : `${Name}${Plural}` | `${'' | 'new_' | 'edit_'}${Name}${Singular}`
  readonly fault: never
  readonly collection: `${Name}${Plural}`
  readonly member: `${Name}${Singular}`
  readonly controller: `${Around['module']}${Plural}`
  readonly actions: RoutedActions<Options>
  readonly path: `${Path}/${Plural}`
  readonly collectionExtras: {}
  readonly memberExtras: {}
}

/** The entry of a plural resource with a path, a controller or extra actions of its own. */
export interface OptionResource<
  in out Plural extends string,
  in out Singular extends string,
  in out Options,
  in out Path extends string,
  in out Name extends string,
  in out Around extends Context,
> {
  readonly names:
    | (Options extends WithOnly
        ? SevenNames<`${Name}${Plural}`, `${Name}${Singular}`>[Options['only'][number]]
        : Options extends WithExcept
          ? SevenNames<`${Name}${Plural}`, `${Name}${Singular}`>[ActionsBut<Options['except'][number]>]
          : `${Name}${Plural}` | `${'' | 'new_' | 'edit_'}${Name}${Singular}`)
    | (Options extends WithMember ? `${keyof Options['member'] & string}_${Name}${Singular}` : never)
    | (Options extends WithCollection ? `${keyof Options['collection'] & string}_${Name}${Plural}` : never)
  readonly fault: never
  readonly collection: `${Name}${Plural}`
  readonly member: `${Name}${Singular}`
  readonly controller: ControllerIn<Around, ControllerOption<Options, Plural>>
  readonly actions: RoutedActions<Options>
  readonly path: `${Path}/${Options extends WithPath ? Options['path'] : Plural}`
  readonly collectionExtras: Options extends WithCollection ? Options['collection'] : {}
  readonly memberExtras: Options extends WithMember ? Options['member'] : {}
}

// Options are asked for by such types, without `infer`, since a part that is asked for in vain is dear.

interface WithOnly {
  readonly only: readonly Action[]
}

interface WithExcept {
  readonly except: readonly Action[]
}

interface WithMember {
  readonly member: object
}

interface WithCollection {
  readonly collection: object
}

interface WithPath {
  readonly path: string
}

interface WithController {
  readonly controller: string
}

/** The name that each of the seven actions has. */
interface SevenNames<Collection extends string, Member extends string> {
  readonly index: Collection
  readonly create: Collection
  readonly new: `new_${Member}`
  readonly edit: `edit_${Member}`
  readonly show: Member
  readonly update: Member
  readonly destroy: Member
}

/** The controller of a resource, before its module. */
export type ControllerOption<Options, Own> = Options extends WithController ? Options['controller'] : Own
