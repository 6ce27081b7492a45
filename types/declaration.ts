import type { ACTIONS, METHODS, ROUTES } from '../src/tables.js'
import type { Inflections } from './inflection.js'
import type { ListForOptions } from './message.js'

/** A method as it is declared, in lower case; `any` answers every method. */
export type Method = (typeof METHODS)[number]

/** One of the seven actions of a resource. */
export type Action = keyof typeof ACTIONS

/** Extra actions: the action's name, and the method or methods that it answers. */
export interface ExtraActions {
  readonly [action: string]: Method | readonly Method[]
}

/** What a path parameter must be: a regular expression, one of a list, an integer or a UUID. */
export type Constraint = RegExp | RegExpData | readonly (string | number)[] | 'integer' | 'uuid'

/** A regular expression as plain data, the form in which a declaration keeps it. */
export interface RegExpData {
  readonly source: string
  readonly flags: string
}

export interface Constraints {
  readonly [parameter: string]: Constraint
}

/** Fixed parameters of a route; `format` among them fixes the format. */
export interface Defaults {
  readonly [parameter: string]: string | number | boolean
}

export interface PathNames {
  readonly [action: string]: string
}

/** Options of `resources` and `resource`. */
export interface ResourceOptions {
  /** The controller of the routes, `posts` or `admin/posts`; paths and names keep the resource's name. */
  readonly controller?: string
  /** The singular of the name: member route names, and the children's `:<singular>_id`. */
  readonly singular?: string
  /** Replaces the path prefix; may hold parameters: `/threads/:thread_id`. */
  readonly pathPrefix?: string
  /** Replaces the name prefix; written with its trailing underscore: `thread_`. */
  readonly namePrefix?: string | null
  /** Extra actions of the collection: `{ search: 'get' }` is GET `/articles/search`. */
  readonly collection?: ExtraActions
  /** Extra actions of a member: `{ publish: 'post' }` is POST `/articles/:id/publish`. */
  readonly member?: ExtraActions
  /** Extra actions of the new form: `{ preview: 'post' }` is POST `/articles/new/preview`. */
  readonly new?: ExtraActions
  /** The only actions to route, of the seven. */
  readonly only?: readonly Action[]
  /** The actions not to route, of the seven. */
  readonly except?: readonly Action[]
  /** The path segment, where it is not the resource's name. */
  readonly path?: string
  /** Other path segments for `new`, `edit` and extra actions: `{ new: 'nuevo' }`. */
  readonly pathNames?: PathNames
  /** The name of the member's parameter, `id` unless given: `slug` gives `/articles/:slug`. */
  readonly param?: string
  /** The name part, where it is not the resource's name; `null` leaves the routes nameless. */
  readonly as?: string | null
  /** The controller's module, inherited by the children; `false` ends the inheritance. */
  readonly namespace?: string | false
  /** Whether children drop this resource's prefix from their member routes; inherited. */
  readonly shallow?: boolean
  /** What path parameters must be: `{ id: /\d+/ }`, `{ locale: ['en', 'de'] }`, `{ id: 'integer' }`. */
  readonly constraints?: Constraints
  /** Fixed parameters of the routes. */
  readonly defaults?: Defaults
  /** `false`: no format; a string: that format and no other; `true`: a format is required. */
  readonly format?: boolean | string
  /** A Standard Schema validator of the resource's attributes. */
  readonly attributes?: unknown
}

/** The options, and what refuses children in their place. */
export interface AllResourceOptions extends ResourceOptions {
  readonly [Symbol.iterator]?: ListForOptions
}

/** Options of `scope`. */
export interface ScopeOptions {
  /** Path prefix; may hold parameters and optional segments: `(:locale)`. */
  readonly path?: string
  /** Controller prefix: `admin` gives `admin/posts`. */
  readonly module?: string
  /** Name prefix, without a trailing underscore. */
  readonly as?: string
  /** The controller of the routes inside. */
  readonly controller?: string
  /** Fixed parameters of the routes. */
  readonly defaults?: Defaults
  /** What path parameters must be: `{ id: /\d+/ }`, `{ locale: ['en', 'de'] }`, `{ id: 'integer' }`. */
  readonly constraints?: Constraints
  /** Whether resources inside leave their parents' prefix out of their member routes. */
  readonly shallow?: boolean
  /** The path prefix that shallow routes keep. */
  readonly shallowPath?: string
  /** The name prefix that shallow routes keep. */
  readonly shallowPrefix?: string
  /** Other path segments for `new`, `edit` and extra actions: `{ new: 'nuevo' }`. */
  readonly pathNames?: PathNames
  /** `false`: no format; a string: that format and no other; `true`: a format is required. */
  readonly format?: boolean | string
}

/** Options of `route` and `root`. */
export interface RouteOptions {
  /** The route's name, where the pattern does not give it; `null` leaves the route nameless. */
  readonly as?: string | null
  /** What path parameters must be: `{ id: /\d+/ }`, `{ locale: ['en', 'de'] }`, `{ id: 'integer' }`. */
  readonly constraints?: Constraints
  /** Fixed parameters of the route. */
  readonly defaults?: Defaults
  /** `false`: no format; a string: that format and no other; `true`: a format is required. */
  readonly format?: boolean | string
}

/** Options of `redirect`. */
export interface RedirectOptions extends RouteOptions {
  /** The status of the answer, 301 unless given. */
  readonly status?: number
  /** Whether the query of the request is kept. */
  readonly keepQuery?: boolean
}

/** Any declaration. */
export interface Declaration {
  readonly kind: string
}

/** One name, or several of resources that share their options and children. */
export type Names = string | readonly string[]

export interface Resources<out Own extends Names, out Options, out Children> {
  readonly kind: 'resources'
  readonly names: Own
  readonly options: Options
  readonly children: Children
}

export interface Resource<out Own extends Names, out Options, out Children> {
  readonly kind: 'resource'
  readonly names: Own
  readonly options: Options
  readonly children: Children
}

export interface Namespace<out Name extends string, out Options, out Children> {
  readonly kind: 'namespace'
  readonly name: Name
  readonly options: Options
  readonly children: Children
}

export interface Scope<out Options, out Children> {
  readonly kind: 'scope'
  readonly options: Options
  readonly children: Children
}

export interface Member<out Children> {
  readonly kind: 'member'
  readonly children: Children
}

export interface Collection<out Children> {
  readonly kind: 'collection'
  readonly children: Children
}

/** One route: `target` is `controller#action`, an action, or undefined where the pattern names it. */
export interface RouteDeclaration<out Methods extends Method, out Pattern extends string, out Target, out Options> {
  readonly kind: 'route'
  readonly methods: readonly Methods[]
  readonly pattern: Pattern
  readonly target: Target
  readonly options: Options
}

export interface Root<out Target extends string, out Options = RouteOptions> {
  readonly kind: 'root'
  readonly target: Target
  readonly options: Options
}

export interface DefaultRoute {
  readonly kind: 'defaultRoute'
}

export interface Redirect<out Pattern extends string, out Options> {
  readonly kind: 'redirect'
  readonly pattern: Pattern
  readonly to: string
  readonly status: number
  readonly options: Options
}

/** Options of `draw`. */
export interface DrawOptions {
  /** Scheme, host and port of URLs: `https://example.com`. */
  readonly origin?: string
  /** A path in front of all others: `/app`. */
  readonly basePath?: string
  /** Whether generated paths end in a slash. */
  readonly trailingSlash?: boolean
  /** How helpers and the parameters that resources give are named: `article_path` (unless given) or `articlePath`. */
  readonly naming?: 'snake_case' | 'camelCase'
  /** Whether `update` answers PATCH too, as in Rails since 4. */
  readonly patch?: boolean
  /** Words of your own, which the types know too: `{ irregular: [['octopus', 'octopodes']], uncountable: ['staff'] }`. */
  readonly inflections?: Inflections
}

/** All options, for completion. The symbol tells it from the options above, since the compiler infers nothing from what is identical. */
export interface AllDrawOptions extends DrawOptions {
  readonly [ROUTES]?: never
}

/** Any declaration, told apart by its kind. */
export type AnyDeclaration =
  | Resources<Names, ResourceOptions, readonly Declaration[]>
  | Resource<Names, ResourceOptions, readonly Declaration[]>
  | Namespace<string, ScopeOptions, readonly Declaration[]>
  | Scope<ScopeOptions, readonly Declaration[]>
  | Member<readonly Declaration[]>
  | Collection<readonly Declaration[]>
  | RouteDeclaration<Method, string, string | undefined, RouteOptions>
  | Root<string>
  | DefaultRoute
  | Redirect<string, RedirectOptions>
