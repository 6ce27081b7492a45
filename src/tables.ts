/**
 * Facts that both wings need, stated once. The runtime reads the values, the types read `typeof` them.
 * This file imports nothing.
 */

/** The methods a declaration may name, in lower case as they are declared; `any` answers every method. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'any'] as const

/** The seven actions of a plural resource: the method each answers, and whether it works on the collection, on `new` or on a member. */
export const ACTIONS = {
  index: { method: 'get', on: 'collection' },
  create: { method: 'post', on: 'collection' },
  new: { method: 'get', on: 'new' },
  edit: { method: 'get', on: 'edit' },
  show: { method: 'get', on: 'member' },
  update: { method: 'put', on: 'member' },
  destroy: { method: 'delete', on: 'member' },
} as const

/** The options that `resources` and `resource` take. */
export const RESOURCE_OPTIONS = [
  'controller',
  'singular',
  'pathPrefix',
  'namePrefix',
  'collection',
  'member',
  'new',
  'only',
  'except',
  'path',
  'pathNames',
  'param',
  'as',
  'namespace',
  'shallow',
  'constraints',
  'defaults',
  'format',
  'attributes',
] as const

/** The options that `scope` takes. */
export const SCOPE_OPTIONS = [
  'path',
  'module',
  'as',
  'controller',
  'defaults',
  'constraints',
  'shallow',
  'shallowPath',
  'shallowPrefix',
  'pathNames',
  'format',
] as const

/**
 * The options that `namespace` takes: those of `scope`, but its name gives path, name part and module unless they say otherwise.
 *
 * @alias
 */
export const NAMESPACE_OPTIONS = SCOPE_OPTIONS

/** The options that `route` and `root` take. */
export const ROUTE_OPTIONS = ['as', 'constraints', 'defaults', 'format'] as const

/** The options that `redirect` takes. */
export const REDIRECT_OPTIONS = ['as', 'constraints', 'defaults', 'format', 'status', 'keepQuery'] as const

/** The options that `draw` takes. */
export const DRAW_OPTIONS = ['origin', 'basePath', 'trailingSlash', 'naming', 'patch', 'inflections'] as const

/** The options of a URL helper's call; a path helper takes all but the origin. */
export const URL_OPTIONS = ['format', 'query', 'anchor', 'trailingSlash', 'params', 'origin'] as const

/**
 * The options that a resource hands down to its children; a child may set `false`.
 *
 * @example
 * INHERITABLE_OPTIONS //=> ['namespace', 'shallow']
 */
export const INHERITABLE_OPTIONS = ['namespace', 'shallow'] as const

/** The key behind which a route set keeps its table; the same for every copy of the package. */
export const ROUTES: unique symbol = Symbol.for('resourcery.routes')
