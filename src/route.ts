import type {
  Collection,
  Declaration,
  DefaultRoute,
  Member,
  Namespace,
  Redirect,
  RedirectOptions,
  Resource,
  ResourceOptions,
  Resources,
  Root,
  RouteDeclaration,
  RouteOptions,
  Scope,
  ScopeOptions,
} from '../types/declaration.js'
import type { Route, RouteConstraint, RouteMethod } from '../types/route.js'
import { DeclarationError } from './declaration-error.js'
import { misplaced, noAction, noController, tooDeep, wrongChildren } from './declaration-message.js'
import { type Inflections, pluralize, singularize } from './inflection.js'
import { checkRoutes } from './route-check.js'
import { ACTIONS } from './tables.js'

/** How deep declarations may be nested. */
export const MAX_DEPTH = 32

/** What `drawRoutes` can be told. */
export interface DrawRoutesOptions {
  /** Whether `update` answers PATCH too, as in Rails since 4. */
  readonly patch?: boolean | undefined
  readonly inflections?: Inflections | undefined
  /** How the parameters that resources give their children are named: `article_id` unless given. */
  readonly rename?: ((parameter: string) => string) | undefined
}

type Children = readonly Declaration[]
type AnyResource = Resources<string, ResourceOptions, Children> | Resource<string, ResourceOptions, Children>
type AnyRoute = Pick<
  RouteDeclaration<string & keyof MethodNames, string, string | undefined, RouteOptions>,
  'methods' | 'pattern' | 'options'
> & {
  readonly target?: string | undefined
}
type AnyDeclaration =
  | AnyResource
  | Namespace<string, ScopeOptions, Children>
  | Scope<ScopeOptions, Children>
  | Member<Children>
  | Collection<Children>
  | RouteDeclaration<keyof MethodNames, string, string | undefined, RouteOptions>
  | Root<string>
  | Redirect<string, RedirectOptions>
  | DefaultRoute

type MethodNames = { readonly [Name in RouteMethod as Lowercase<Name>]: Name }
type Shared<Value> = Readonly<Record<string, Value>>

/** Path and name of a place in a resource. */
type Place = readonly [path: string, name: string]
type Places = Readonly<Record<'collection' | 'new' | 'edit' | 'member', Place>>

/** What a declaration takes from those around it. */
interface Context {
  readonly path: string
  /** Prefix of the names inside, `admin_`. */
  readonly name: string
  /** What the names of routes end with inside `member` and `collection`: `preview` becomes `preview_photo`. */
  readonly tail: string
  /** Prefix of the controllers, `admin/`. */
  readonly module: string
  readonly controller: string
  readonly shallow: boolean
  readonly shallowPath: string
  readonly shallowName: string
  readonly constraints: Shared<RouteConstraint>
  readonly defaults: Shared<string | number | boolean>
  readonly pathNames: Shared<string>
  readonly format: boolean | string | undefined
  /** Inside a resource: whether its routes are nameless, its places, and the prefix of its own names. */
  readonly nameless?: boolean
  readonly places?: Places | undefined
  readonly outerName?: string
}

const NONE: Shared<never> = Object.freeze(Object.create(null))
const TOP: Context = {
  path: '',
  name: '',
  tail: '',
  module: '',
  controller: '',
  shallow: false,
  shallowPath: '',
  shallowName: '',
  constraints: NONE,
  defaults: NONE,
  pathNames: NONE,
  format: undefined,
}
const REQUIRED_FORMAT: RouteConstraint = Object.freeze({ source: '.+', flags: '' })

const fail = (sentence: string): never => {
  throw new DeclarationError(sentence)
}

const word = (text: string): string => text.replace(/[-/]/g, '_')

const merge = <Value>(inherited: Shared<Value>, own: Shared<Value> | undefined): Shared<Value> =>
  own ? Object.freeze(Object.assign(Object.create(null), inherited, own)) : inherited

/** A path and what follows it, with one slash between segments, and inside the parentheses of an optional segment. */
function join(path: string, segment: string): string {
  return /[/(]/.test(segment)
    ? `${path}/${segment}`
        .replace(/\/+/g, '/')
        .replace(/\/(\(+)\/?/g, '$1/')
        .replace(/\/$/, '')
    : (segment && `${path}/${segment}`) || path
}

const prefix = (outer: string, inner: string | undefined): string => (inner ? `${outer}${word(inner)}_` : outer)

/** The context inside a scope. */
function within(context: Context, options: ScopeOptions): Context {
  const { path = '', as, module, controller } = options
  return {
    ...context,
    path: join(context.path, path),
    name: prefix(context.name, as),
    tail: '',
    module: module ? `${context.module}${module}/` : context.module,
    controller: controller ?? context.controller,
    shallow: options.shallow ?? context.shallow,
    shallowPath: join(context.shallowPath, options.shallowPath ?? path),
    shallowName: prefix(context.shallowName, options.shallowPrefix ?? as),
    constraints: merge(context.constraints, options.constraints as Shared<RouteConstraint> | undefined),
    defaults: merge(context.defaults, options.defaults),
    pathNames: merge(context.pathNames, options.pathNames),
    format: options.format ?? context.format,
    places: undefined,
  }
}

/** The constraints on parameters that a pattern has. */
function pick(constraints: Shared<RouteConstraint>, pattern: string): Shared<RouteConstraint> {
  if (constraints === NONE) return NONE
  const found = Object.create(null)
  for (const parameter of pattern.match(/[:*]\w+/g) ?? []) {
    const name = parameter.slice(1)
    if (constraints[name]) found[name] = constraints[name]
  }
  return Object.freeze(found)
}

/**
 * Gives the routes of declarations without looking for names and parameters that stand twice; `drawRoutes` looks.
 * Order, as in Rails 6.1: of each resource first the extra actions in `member`, `collection` and `new`, then the children, then the seven.
 *
 * @throws DeclarationError when a declaration stands in the wrong place, or a route has no controller.
 */
export function listRoutes(
  declarations: readonly Declaration[],
  { patch, inflections, rename = (name) => name }: DrawRoutesOptions = {},
): Route[] {
  const routes: Route[] = []

  function add(
    context: Context,
    methods: string | readonly string[],
    path: string,
    name: string | null,
    controller: string | null,
    action: string | null,
    more?: Partial<Route>,
  ): void {
    const { format } = context
    let { constraints, defaults } = context
    // Where all is optional the slash stays outside, so that the path is never empty.
    let pattern = path[0] === '(' ? path.replace(/^(\(+)\/(?=[^)]+\)(\(+\/:[^)]+\))*$)/, '/$1') : path || '/'
    if (format !== false && !/(\/|\.:format\)?)$/.test(pattern)) pattern += format === true ? '.:format' : '(.:format)'
    if (format) {
      constraints = { ...constraints, format: format === true ? REQUIRED_FORMAT : Object.freeze([format]) }
      if (format !== true) defaults = merge(defaults, { format })
    }
    constraints = pick(constraints, pattern)
    for (const method of typeof methods === 'string' ? [methods] : methods) {
      const route = {
        name,
        method: method.toUpperCase() as RouteMethod,
        pattern,
        controller,
        action,
        constraints,
        defaults,
      }
      routes.push(Object.freeze(more ? { ...route, ...more } : route))
    }
  }

  const inModule = (context: Context, controller: string): string =>
    controller[0] === '/' ? controller.slice(1) : context.module + controller

  function drawResource({ kind, options, children }: AnyResource, name: string, outer: Context, depth: number): void {
    const { namespace, pathPrefix, namePrefix, constraints, defaults, format, pathNames, shallow } = options
    let context = within(outer, { constraints, defaults, format, pathNames, shallow } as ScopeOptions)
    if (namespace !== undefined) {
      const module = namespace && namespace.replace(/\/$/, '')
      context = {
        ...context,
        module: module ? `${module}/` : '',
        shallowPath: join('', module || ''),
        shallowName: prefix('', module || ''),
      }
    }
    const single = kind === 'resource'
    const label = word(options.as ?? name)
    const singular = word(options.singular ?? (single ? label : singularize(label, inflections)))
    const plural = single ? singular : label === singular ? `${label}_index` : label
    const controller = options.controller ?? (single ? pluralize(name, inflections) : name)
    const nameless = options.as === null
    const param = options.param ?? 'id'
    const segment = options.path ?? name

    const before = pathPrefix === undefined ? context.path : join('', pathPrefix)
    const outerName = namePrefix === undefined ? context.name : (namePrefix ?? '')
    const flat = context.shallow && !single
    const own = join(before, segment)
    const top = flat ? join(context.shallowPath, segment) : own
    const memberPath = single ? top : `${top}/:${param}`
    const memberName = (flat ? context.shallowName : outerName) + singular
    const { new: newSegment = 'new', edit: editSegment = 'edit' } = context.pathNames
    const places: Places = {
      collection: [own, outerName + plural],
      new: [join(own, newSegment), `new_${outerName}${singular}`],
      edit: [join(memberPath, editSegment), `edit_${memberName}`],
      member: [memberPath, memberName],
    }
    const place = (on: keyof Places, methods: string | readonly string[], action: string, extra: boolean) => {
      const [path, name] = places[on]
      add(
        context,
        methods,
        extra ? join(path, context.pathNames[action] ?? action) : path,
        nameless ? null : extra ? `${word(action)}_${name}` : name,
        inModule(context, controller),
        action,
      )
    }
    for (const on of ['member', 'collection', 'new'] as const)
      // The one extra action that is no extra: `new: { new: 'any' }` widens the methods of `new` itself.
      for (const [action, methods] of Object.entries(options[on] ?? NONE)) place(on, methods, action, on !== action)

    if (children.length) {
      const parameter = rename(`${singular}_${param}`)
      const constraint = context.constraints[param]
      draw(
        children,
        {
          ...context,
          path: single ? top : `${top}/:${parameter}`,
          name: `${memberName}_`,
          controller,
          constraints:
            constraint && !single ? merge(context.constraints, { [parameter]: constraint }) : context.constraints,
          nameless,
          places,
          outerName,
        },
        depth,
      )
    }

    const { only, except } = options
    for (const action of Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]) {
      if ((single && action === 'index') || (only ? !only.includes(action) : except?.includes(action))) continue
      const { method, on } = ACTIONS[action]
      place(on, patch && action === 'update' ? ['patch', method] : method, action, false)
    }
  }

  function drawRoute({ methods, pattern, target, options }: AnyRoute, outer: Context, more?: Partial<Route>): void {
    const { as, constraints, defaults, format } = options
    const context = { ...within(outer, { constraints, defaults, format } as ScopeOptions), tail: outer.tail }
    const path = join(context.path, pattern)
    const literal = /^[\w/-]+$/.test(pattern) ? pattern.replace(/^\/+|\/+$/g, '') : undefined
    let name = null
    if (as !== null && (as !== undefined || (literal !== undefined && !outer.nameless))) {
      const part = word(as ?? literal ?? '')
      const { tail } = context
      const joined = tail ? (part ? `${part}_${tail}` : tail) : part ? context.name + part : context.name.slice(0, -1)
      if (/^[a-z_]\w*$/i.test(joined)) name = joined
    }
    if (more) return add(context, methods, path, name, null, null, more)

    const words = (literal ?? '').replace(/-/g, '_').split('/')
    const last = words.pop() as string
    const [givenController, givenAction] = (
      target?.includes('#') ? target : `${target ? '' : words.join('/')}#${target ?? last}`
    ).split('#')
    const has = (parameter: string) => new RegExp(`[:*]${parameter}\\b`).test(path)
    const controller = has('controller')
      ? null
      : inModule(context, givenController || context.controller || fail(noController(path)))
    const action = has('action') ? null : givenAction || last || fail(noAction(path))
    add(
      action ? context : { ...context, defaults: merge({ action: 'index' }, context.defaults) },
      methods,
      path,
      name,
      controller,
      action,
    )
  }

  function draw(declarations: readonly Declaration[], context: Context, depth: number): void {
    if (depth > MAX_DEPTH) fail(tooDeep(MAX_DEPTH))
    if (!Array.isArray(declarations)) fail(wrongChildren('draw()', declarations))
    for (const declaration of declarations as readonly AnyDeclaration[]) {
      switch (declaration?.kind) {
        case 'resources':
        case 'resource':
          for (const name of declaration.names) drawResource(declaration, name, context, depth + 1)
          break
        case 'namespace': {
          const { name, options } = declaration
          draw(declaration.children, within(context, { path: name, module: name, as: name, ...options }), depth + 1)
          break
        }
        case 'scope':
          draw(declaration.children, within(context, declaration.options), depth + 1)
          break
        case 'member':
        case 'collection': {
          const [path, tail] = (context.places ?? fail(misplaced(`${declaration.kind}()`)))[declaration.kind]
          draw(
            declaration.children,
            { ...context, path, tail, name: context.outerName as string, places: undefined },
            depth + 1,
          )
          break
        }
        case 'route':
          drawRoute(declaration, context)
          break
        case 'root':
          drawRoute(
            { ...declaration, methods: ['get'], pattern: '/', options: { as: 'root', ...declaration.options } },
            context,
          )
          break
        case 'redirect': {
          const { to, status, options } = declaration
          const { keepQuery } = options
          const redirect = Object.freeze(keepQuery ? { to, status, keepQuery } : { to, status })
          drawRoute({ methods: ['get'], pattern: declaration.pattern, options }, context, { redirect })
          break
        }
        case 'defaultRoute':
          add(
            { ...context, defaults: merge({ action: 'index' }, context.defaults) },
            'any',
            join(context.path, '/:controller(/:action(/:id))'),
            null,
            null,
            null,
            { catchAll: true },
          )
          break
        default:
          fail(wrongChildren('draw()', declaration))
      }
    }
  }

  draw(declarations, TOP, 0)
  return routes
}

/**
 * Gives the route table of declarations: frozen rows in the order in which they are matched.
 *
 * @throws DeclarationError when two routes take one name, when a pattern has a parameter twice, when a declaration stands
 * in the wrong place.
 * @example
 * drawRoutes([resources('articles', { only: ['index'] })])
 * //=> [{ name: 'articles', method: 'GET', pattern: '/articles(.:format)', controller: 'articles', action: 'index', … }]
 */
export function drawRoutes(declarations: readonly Declaration[], options?: DrawRoutesOptions): readonly Route[] {
  const routes = listRoutes(declarations, options)
  checkRoutes(routes)
  return Object.freeze(routes)
}
