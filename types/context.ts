import type { ResourceEntry } from './entry.js'
import type { Change, Option } from './option.js'
import type { JoinPath, NamePart } from './path.js'
import type { Place, ResourcePlaces } from './row.js'

// What a context holds follows from those around it. Each is an interface, because the compiler then works out what is asked for.

/**
 * What a declaration takes from those around it, besides the prefixes of path and name. `plain` says that the derived
 * names and patterns depend on the prefixes alone, so that a plain resource can be drawn in one step.
 */
export interface Context {
  readonly plain: boolean
  /** What every path starts with, whatever prefix a resource writes in place of the one that it would inherit. */
  readonly base: string
  /** Prefix of the controllers, `admin/`. */
  readonly module: string
  readonly controller: string
  readonly shallow: boolean
  readonly shallowPath: string
  readonly shallowName: string
  readonly constraints: unknown
  readonly pathNames: unknown
  /** The option `format`; `*` where there is none, since `undefined` passes for anything where null checks are off. */
  readonly format: unknown
  readonly inflections: unknown
  /** What the names of routes end with inside `member` and `collection`: `preview` becomes `preview_photo`. */
  readonly tail: string
  readonly nameless: boolean
  /** Inside a resource: the paths and names of its places. */
  readonly places: unknown
}

/** The context of the declarations that stand in no other. */
export interface TopContext<Base extends string, Inflections> {
  readonly plain: {} extends Inflections ? true : false
  readonly base: Base
  readonly module: ''
  readonly controller: ''
  readonly shallow: false
  readonly shallowPath: Base
  readonly shallowName: ''
  readonly constraints: {}
  readonly pathNames: {}
  readonly format: '*'
  readonly inflections: Inflections
  readonly tail: ''
  readonly nameless: false
  readonly places: undefined
}

/** A name prefix with a further part. */
export type Prefix<Outer extends string, Part> = Part extends ''
  ? Outer
  : Part extends string
    ? `${Outer}${NamePart<Part>}_`
    : Outer

/** The context inside a namespace without options. */
export interface InNamespace<Part extends string, Around extends Context> {
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

/** The context inside a scope, or inside a namespace with options. */
export interface InScope<Options, Around extends Context> {
  readonly plain: keyof Options extends 'path' | 'as' | 'module' | 'controller' | 'defaults' ? Around['plain'] : false
  readonly base: Around['base']
  readonly module: Option<Options, 'module', ''> extends infer Module extends string
    ? Module extends ''
      ? Around['module']
      : `${Around['module']}${Module}/`
    : never // unreachable: a module is text
  readonly controller: Option<Options, 'controller', Around['controller']> & string
  readonly shallow: Option<Options, 'shallow', Around['shallow']> & boolean
  readonly shallowPath: JoinPath<
    Around['shallowPath'],
    Option<Options, 'shallowPath', Option<Options, 'path', ''>> & string
  >
  readonly shallowName: Prefix<Around['shallowName'], Option<Options, 'shallowPrefix', Option<Options, 'as', ''>>>
  readonly constraints: ConstraintsIn<Options, Around>
  readonly pathNames: PathNamesIn<Options, Around>
  readonly format: Option<Options, 'format', Around['format']>
  readonly inflections: Around['inflections']
  readonly tail: Option<Options, 'as', ''> extends '' ? Around['tail'] : ''
  readonly nameless: Around['nameless']
  readonly places: undefined
}

type ConstraintsIn<Options, Around extends Context> = Options extends { readonly constraints: infer Constraints }
  ? Change<Around['constraints'], Constraints>
  : Around['constraints']

type PathNamesIn<Options, Around extends Context> = Options extends { readonly pathNames: infer Names }
  ? Change<Around['pathNames'], Names>
  : Around['pathNames']

/** The context of a resource itself, with what its options change for it and its children. */
export type ResourceContext<Options, Around extends Context> = keyof Options &
  (ContextOption | 'namespace') extends never
  ? Around
  : OfResource<Options, Around>

/** The options of a resource that its children inherit, and names or patterns with them. */
type ContextOption = 'constraints' | 'pathNames' | 'format' | 'shallow'

interface OfResource<Options, Around extends Context> {
  readonly plain: keyof Options & ContextOption extends never ? Around['plain'] : false
  readonly base: Around['base']
  readonly module: OfNamespace<Options, Around, 'module'>
  readonly controller: Around['controller']
  readonly shallow: Option<Options, 'shallow', Around['shallow']> & boolean
  readonly shallowPath: OfNamespace<Options, Around, 'shallowPath'>
  readonly shallowName: OfNamespace<Options, Around, 'shallowName'>
  readonly constraints: ConstraintsIn<Options, Around>
  readonly pathNames: PathNamesIn<Options, Around>
  readonly format: Option<Options, 'format', Around['format']>
  readonly inflections: Around['inflections']
  readonly tail: Around['tail']
  readonly nameless: Around['nameless']
  readonly places: undefined
}

/** What the option `namespace` sets, or what is inherited. */
type OfNamespace<
  Options,
  Around extends Context,
  Key extends 'module' | 'shallowPath' | 'shallowName',
> = Options extends { readonly namespace: infer Module extends string | false }
  ? NamespaceOption<Module, Around['base']>[Key]
  : Around[Key]

/** `namespace: 'admin'`, or `admin/` as Rails 2.3 writes it: the controllers' module, and what shallow routes keep. */
type NamespaceOption<Module, Base extends string> = Module extends `${infer Part}/`
  ? NamespaceOption<Part, Base>
  : Module extends string
    ? { module: `${Module}/`; shallowPath: JoinPath<Base, Module>; shallowName: `${NamePart<Module>}_` }
    : { module: ''; shallowPath: Base; shallowName: '' }

/** The context of the children of a resource, and of its groups `member` and `collection`, which have no places. */
export interface InResource<
  Inner extends Context,
  Controller extends string,
  Places extends ResourcePlaces | undefined,
  Nameless extends boolean,
  Tail extends string,
  Constraints,
> {
  readonly plain: Inner['plain']
  readonly base: Inner['base']
  readonly module: Inner['module']
  readonly controller: Controller
  readonly shallow: Inner['shallow']
  readonly shallowPath: Inner['shallowPath']
  readonly shallowName: Inner['shallowName']
  readonly constraints: Constraints
  readonly pathNames: Inner['pathNames']
  readonly format: Inner['format']
  readonly inflections: Inner['inflections']
  readonly tail: Tail
  readonly nameless: Nameless
  readonly places: Places
}

/**
 * The context of the children of a resource whose names and patterns follow from its name, its path and the prefixes. What is
 * inherited there is always this; read from the context around, each nested resource would cost six instantiations more.
 */
export interface InPlainResource<
  Own extends ResourceEntry,
  Controller extends string,
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
  readonly places: PlainPlaces<Own['path'], Own['collection'], Own['member'], Name>
}

interface PlainPlaces<Path extends string, Collection extends string, Member extends string, Name extends string> {
  readonly collection: Place<Path, Collection>
  readonly new: Place<`${Path}/new`, `new_${Member}`>
  readonly edit: Place<`${Path}/:id/edit`, `edit_${Member}`>
  readonly member: Place<`${Path}/:id`, Member>
  readonly outerName: Name
}
