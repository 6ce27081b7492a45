import type { AnyDeclaration, Declaration, RedirectOptions } from '../types/declaration.js'
import type { Inflections } from '../types/inflection.js'
import type { Route, RouteMethod } from '../types/route.js'
import {
  type Context,
  freeze,
  join,
  merge,
  NONE,
  type Place,
  type Places,
  TOP,
  type Values,
  within,
  word,
} from './context.js'
import { checkDeclarations } from './declaration-check.js'
import { pluralize, singularize } from './inflection.js'
import { checkPattern } from './option-check.js'
import { checkRoutes } from './route-check.js'
import { ACTIONS } from './tables.js'

/** What `drawRoutes` can be told. */
export interface DrawRoutesOptions {
  /** A path in front of all others. */
  readonly basePath?: string | undefined
  /** Whether `update` answers PATCH too, as in Rails since 4. */
  readonly patch?: boolean | undefined
  readonly inflections?: Inflections | undefined
  /** How routes and parameters are named, parameters of given patterns too; `article_id` stays `article_id` unless given. */
  readonly rename?: ((parameter: string) => string) | undefined
}

type Children = readonly Declaration[]
type AnyResource = Extract<AnyDeclaration, { readonly kind: 'resources' | 'resource' }>

/** The fields of a declaration that draws one route; which it has depends on its kind. */
interface AnyRoute {
  readonly kind: 'route' | 'root' | 'redirect' | 'defaultRoute'
  readonly methods?: string | readonly string[]
  readonly pattern?: string
  readonly target?: string | undefined
  readonly options?: RedirectOptions
  readonly to?: string
  readonly status?: number
}

const ANY_FORMAT = freeze({ source: '.+', flags: '' })

/** The columns in which the routes of one place agree. */
type Common = Pick<Route, 'pattern' | 'constraints' | 'defaults'>

const inModule = ({ module }: Context, controller: string): string =>
  controller[0] === '/' ? controller.slice(1) : module + controller

/**
 * Gives the routes of declarations unchecked, in order: of each resource its extra actions in `member`, `collection` and
 * `new`, then its children, then the seven, as Rails 6.1 draws them.
 */
export function listRoutes(
  declarations: Children,
  { basePath = '', patch, inflections, rename = (parameter) => parameter }: DrawRoutesOptions = {},
): Route[] {
  const routes: Route[] = []

  /** The values of the parameters that a test lets through. */
  function pick<Value>(values: Values<Value>, test: (parameter: string) => boolean): Values<Value> {
    let found: Values<Value> = NONE
    for (const parameter in values)
      if (test(parameter)) found = merge(found, { [rename(parameter)]: values[parameter] as Value })
    return found
  }

  function share({ format, constraints, defaults }: Context, path: string): Common {
    // Where all is optional the slash stays outside, so that the path is never empty.
    let pattern = path.replace(/^\(\/(?=[^)]+\)(\(\/:[^)]+\))*$)/, '/(') || '/'
    if (format !== false && !/(\/|\.:format\)?)$/.test(pattern)) pattern += format === true ? '.:format' : '(.:format)'
    const given = format ? merge(constraints, { format: format === true ? ANY_FORMAT : freeze([format]) }) : constraints
    return {
      pattern: pattern.replace(/(?<=[:*])\w+/g, rename),
      constraints: pick(given, (parameter) => new RegExp(`[:*]${parameter}\\b`).test(pattern)),
      defaults: pick(typeof format === 'string' ? merge(defaults, { format }) : defaults, () => true),
    }
  }

  // The routes of one place share their pattern and what follows from it.
  let place: readonly [Context, string, Common] | undefined

  function add(
    context: Context,
    path: string,
    methods: string | readonly string[],
    name: string | null,
    controller: string | null,
    action: string | null,
    others?: Pick<Route, 'redirect' | 'catchAll'>,
  ) {
    if (place?.[0] !== context || place[1] !== path) place = [context, path, share(context, path)]
    const [, , { pattern, constraints, defaults }] = place
    for (const given of [methods].flat()) {
      const method = given.toUpperCase() as RouteMethod
      const renamed = name === null ? name : rename(name)
      routes.push(freeze({ method, pattern, constraints, defaults, name: renamed, controller, action, ...others }))
    }
  }

  function drawResource({ kind, options, children }: AnyResource, name: string, around: Context) {
    const { path: segment = name, as, param = 'id', only, except, namespace, pathPrefix, namePrefix } = options
    const { constraints, defaults, format, pathNames, shallow } = options
    let context = within(around, { constraints, defaults, format, pathNames, shallow })
    if (namespace !== undefined) {
      const module = (namespace || '').replace(/\/$/, '')
      context = within(
        { ...context, module: '', shallowPath: context.base, shallowPrefix: '' },
        { module, shallowPath: module, shallowPrefix: module },
      )
    }
    const isSingle = kind === 'resource'
    const label = word(as ?? name)
    const singular = word(options.singular ?? (isSingle ? label : singularize(label, inflections)))
    const controller = options.controller ?? (isSingle ? pluralize(name, inflections) : name)
    const prefix = namePrefix === undefined ? context.as : (namePrefix ?? '')
    const isShallow = context.shallow && !isSingle
    const path = join(pathPrefix === undefined ? context.path : join(context.base, pathPrefix), segment)
    const top = isShallow ? join(context.shallowPath, segment) : path
    const memberPath = (parameter: string) => (isSingle ? top : `${top}/:${parameter}`)
    const memberName = (isShallow ? context.shallowPrefix : prefix) + singular
    const below = ([path, name]: Place, action: string): Place => [
      join(path, context.pathNames[action] ?? action),
      `${word(action)}_${name}`,
    ]
    const member: Place = [memberPath(param), memberName]
    const places = {
      member,
      edit: below(member, 'edit'),
      collection: [path, prefix + (isSingle ? singular : label === singular ? `${label}_index` : label)],
      new: below([path, prefix + singular], 'new'),
    } as const
    const addAction = ([path, name]: Place, methods: string | readonly string[], action: string) =>
      add(context, path, methods, as === null ? as : name, inModule(context, controller), action)

    // `new: { new: 'any' }` is no extra action: it widens the methods of `new` itself.
    for (const on of ['member', 'collection', 'new'] as const)
      for (const [action, methods] of Object.entries(options[on] ?? NONE))
        addAction(on === 'new' && action === on ? places.new : below(places[on], action), methods, action)

    if (children.length) {
      const parameter = `${singular}_${param}`
      const constraint = context.constraints[param]
      draw(children, {
        ...context,
        path: memberPath(parameter),
        as: `${memberName}_`,
        controller,
        constraints: merge(context.constraints, constraint && { [parameter]: constraint }),
        // A route in a singular resource is a route of its one member.
        tail: isSingle ? memberName : '',
        nameless: as === null,
        places,
        prefix,
      })
    }

    const actions = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[]
    // In a singular resource create shares show's name, which is show's: it comes last.
    for (const action of isSingle ? [...actions.slice(2), actions[1] as 'create'] : actions) {
      const { method, on } = ACTIONS[action]
      if (only ? only.includes(action) : !except?.includes(action))
        addAction(places[on], patch && action === 'update' ? ['patch', method] : method, action)
    }
  }

  function drawRoute(declaration: AnyRoute, around: Context) {
    const { kind, target, to, status = 301 } = declaration
    const { methods = kind === 'defaultRoute' ? 'any' : 'get' } = declaration
    const { pattern = kind === 'root' ? '/' : '/:controller(/:action(/:id))' } = declaration
    const { as = kind === 'root' ? kind : undefined, keepQuery, ...options } = declaration.options ?? NONE

    const context = within(around, options)
    const path = join(context.path, pattern)
    const literal = /^[\w/-]+$/.test(pattern) ? join('', pattern).slice(1) : undefined
    const part = as === undefined && !around.nameless ? literal : as
    const { tail } = context
    const joined = word(part ? (tail ? `${part}_${tail}` : context.as + part) : tail || context.as.slice(0, -1))

    // Without a target `pages/about` is pages#about, and `about` is an action of the controller around it.
    const words = (literal ?? '').replace(/-/g, '_').replace(/\/(?=[^/]*$)/, '#')
    const [, controller, given] = /^(?:(.*)#)?(.*)$/.exec(target ?? words) as string[]
    const action = given || words.replace(/.*#/, '')
    const inPath = (parameter: string) => new RegExp(`:${parameter}\\b`).test(path)
    const hasAction = inPath('action')
    add(
      hasAction ? within(context, { defaults: { action: action || 'index', ...context.defaults } }) : context,
      path,
      methods,
      part != null && /^[a-z_]\w*$/i.test(joined) ? joined : null,
      to || inPath('controller') ? null : inModule(context, controller || context.controller),
      to || hasAction ? null : action,
      to
        ? { redirect: freeze({ to: to.replace(/(?<=%\{)\w+/g, rename), status, ...(keepQuery && { keepQuery }) }) }
        : kind === 'defaultRoute'
          ? { catchAll: true }
          : undefined,
    )
  }

  function draw(declarations: Children, context: Context) {
    for (const declaration of declarations as readonly AnyDeclaration[])
      if ('names' in declaration)
        for (const name of [declaration.names].flat()) drawResource(declaration, name, context)
      else if (declaration.kind === 'member' || declaration.kind === 'collection') {
        const [path, tail] = (context.places as Places)[declaration.kind]
        draw(declaration.children, { ...context, path, tail, as: context.prefix as string, places: undefined })
      } else if ('children' in declaration) {
        const { name } = declaration as { readonly name?: string }
        const options = { ...(name && { path: name, module: name, as: name }), ...declaration.options }
        draw(
          declaration.children,
          within(context, {
            shallowPath: options.path,
            shallowPrefix: options.as,
            ...options,
            // a name of its own parts what is inside from the member around it
            ...(options.as && { tail: '' }),
          }),
        )
      } else drawRoute(declaration, context)
  }

  const base = join('', basePath)
  draw(declarations, { ...TOP, base, path: base, shallowPath: base })
  return routes
}

/**
 * Gives the route table of declarations: frozen rows, in the order in which they are matched.
 *
 * @throws DeclarationError where `process.env.NODE_ENV` is not 'production': when two patterns take one name, when a pattern
 * has a parameter twice, when a declaration stands in the wrong place.
 * @example
 * drawRoutes([resources('articles', { only: ['index'] })])
 * //=> [{ name: 'articles', method: 'GET', pattern: '/articles(.:format)', controller: 'articles', action: 'index', … }]
 */
export function drawRoutes(declarations: readonly Declaration[], options?: DrawRoutesOptions): readonly Route[] {
  // What a bundler drops from a browser's bundle: the types refuse the same.
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') {
    checkPattern('draw()', options?.basePath ?? '')
    checkDeclarations(declarations)
  }
  const routes = listRoutes(declarations, options)
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') checkRoutes(routes)
  return freeze(routes)
}
