import { collection, member, namespace, resource, resources, scope } from '../../src/declaration.js'
import { redirect, root, route } from '../../src/route-declaration.js'
import type { Constraint, Declaration, Method } from '../../types/declaration.js'
import type { RecordedEngine, RecordedNode, RecordedOptions, RecordedRegExp } from './recorded.js'

/**
 * Recorded trees as declarations: what the developer of the recorded routes would have written with our functions.
 */

type Options = Record<string, unknown>

/** What stands around a node: the concerns declared so far, by name. */
interface Surroundings {
  readonly engine: RecordedEngine
  readonly concerns: Map<string, readonly RecordedNode[]>
}

/** Rails' option names that are ours in another word; the rest only change to camelCase. */
const RENAMED: Readonly<Record<RecordedEngine, Readonly<Record<string, string>>>> = {
  rails23: { as: 'path', requirements: 'constraints' },
  rails61: {},
}

/** The options of one route that Rails does not take for fixed parameters. */
const ROUTE_WORDS = ['to', 'as', 'on', 'action', 'controller', 'via', 'constraints', 'defaults', 'format']

const isRegExp = (value: unknown): value is RecordedRegExp =>
  typeof value === 'object' && value !== null && '$re' in value

const camelCase = (word: string): string => word.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

const constraint = (value: unknown): Constraint =>
  isRegExp(value) ? new RegExp(value.$re, value.$flags) : (value as Constraint)

const constraints = (values: object): Record<string, Constraint> =>
  Object.fromEntries(Object.entries(values).map(([parameter, value]) => [parameter, constraint(value)]))

/** A list of actions, where Rails takes one action or the words `all` and `none` too. */
const actions = (value: unknown): unknown => (Array.isArray(value) ? value : [value])

/** The options of a resource, a namespace or a scope. */
function options(given: RecordedOptions = {}, { engine }: Surroundings): Options {
  const ours: Options = {}
  for (const [option, value] of Object.entries(given)) {
    const name = RENAMED[engine][option] ?? camelCase(option)
    if (isRegExp(value)) ours.constraints = { ...(ours.constraints as object), [option]: constraint(value) }
    else if (name === 'constraints') ours.constraints = constraints(value as object)
    else if (name === 'except' && value === 'all') ours.only = []
    else if (name === 'only' || name === 'except') ours[name] = actions(value)
    else ours[name] = value
  }
  return ours
}

/** One resource, with concerns, `has_many`, `has_one` and routes `on: 'new'` in their places. */
function resourceOf(node: RecordedNode, around: Surroundings): Declaration {
  const { concerns = [], hasMany = [], hasOne = [], ...own } = options(node.options, around)
  const nodes = [
    ...(node.children ?? []),
    ...([concerns].flat() as string[]).map((name): RecordedNode => ({ kind: 'concerns', names: [name] })),
  ]
  const onNew = nodes.filter((child) => child.options?.on === 'new')
  for (const { kind, names = [] } of onNew) for (const name of names) own.new = { ...(own.new as object), [name]: kind }
  const children = translate(
    nodes.filter((child) => !onNew.includes(child)),
    around,
  )
  for (const name of [hasMany].flat() as string[]) children.push(resources(name))
  for (const name of [hasOne].flat() as string[]) children.push(resource(name))
  return node.kind === 'resources'
    ? resources(node.names ?? [], own as {}, children)
    : resource(node.names ?? [], own as {}, children)
}

/** The target of a route: `controller#action`, or the part of it that the recorded route says. */
function targetOf({ to, controller, action }: RecordedOptions): string | undefined {
  if (typeof to === 'string') return to
  if (controller) return `${controller}#${action ?? ''}`
  return action as string | undefined
}

/** Routes with a method, of one pattern or of several names. */
function routesOf(node: RecordedNode, methods: readonly Method[]): Declaration[] {
  const given = node.options ?? {}
  const { to, as, on } = given
  const defaults = Object.fromEntries(Object.entries(given).filter(([option]) => !ROUTE_WORDS.includes(option)))
  const own = {
    ...(as === undefined ? {} : { as: as as string }),
    ...(given.format === undefined ? {} : { format: given.format as string }),
    ...(given.constraints ? { constraints: constraints(given.constraints) } : {}),
    ...(given.defaults || Object.keys(defaults).length
      ? { defaults: { ...(given.defaults as object), ...(defaults as Record<string, string>) } }
      : {}),
  }
  const declared = [...(node.path === undefined ? [] : [node.path]), ...(node.names ?? [])].map((pattern) => {
    if (typeof to === 'object' && to !== null) {
      const { $redirect, status = 301 } = to as { $redirect: string; status?: number }
      return redirect(pattern, $redirect, { ...own, status })
    }
    return route(methods, pattern, targetOf(given), own)
  })
  if (on === 'member') return [member(declared)]
  return on === 'collection' ? [collection(declared)] : declared
}

/** TRACE is left out: the departure `trace-method`. */
const methodsOf = (via: unknown): readonly Method[] =>
  via === 'all' ? ['any'] : (([via].flat() as string[]).filter((method) => method !== 'trace') as Method[])

/**
 * A named route of Rails 2.3: any method, no format, and a parameter with a default of nil is optional.
 */
function namedOf(node: RecordedNode): Declaration {
  const { controller, action, requirements, ...rest } = node.options ?? {}
  const optional = Object.keys(rest).filter((parameter) => rest[parameter] === null)
  let pattern = node.path ?? ''
  for (const parameter of [...optional].reverse())
    pattern = pattern.replace(new RegExp(`/:${parameter}\\b(.*)$`), `(/:${parameter}$1)`)
  return route('any', pattern, `${controller}#${action}`, {
    as: node.names?.[0] ?? null,
    format: false,
    ...(requirements ? { constraints: constraints(requirements) } : {}),
  })
}

function declarationsOf(node: RecordedNode, around: Surroundings): Declaration[] {
  const { kind, names = [], path, children = [] } = node
  const inside = (): Declaration[] => translate(children, around)
  switch (kind) {
    case 'resources':
    case 'resource':
      return [resourceOf(node, around)]
    case 'namespace': {
      const { pathPrefix, ...own } = options(node.options, around)
      return [
        namespace(names[0] as string, (pathPrefix === undefined ? own : { ...own, path: pathPrefix }) as {}, inside()),
      ]
    }
    case 'scope':
      return [scope({ ...(path === undefined ? {} : { path }), ...options(node.options, around) }, inside())]
    case 'controller':
      return [scope({ controller: names[0] as string }, inside())]
    case 'constraints':
      return [scope({ constraints: constraints(node.options ?? {}) }, inside())]
    case 'defaults':
      return [scope({ defaults: node.options as Record<string, string> }, inside())]
    case 'shallow':
      return [scope({ shallow: true }, inside())]
    case 'nested':
    case 'with_options':
      return inside()
    case 'member':
      return [member(inside())]
    case 'collection':
      return [collection(inside())]
    case 'concern':
      around.concerns.set(names[0] as string, children)
      return []
    case 'concerns':
      return names.flatMap((name) => translate(around.concerns.get(name) ?? [], around))
    case 'root': {
      if (around.engine === 'rails23') return [namedOf({ ...node, names: ['root'], path: '/' })]
      const { to, as, ...defaults } = node.options ?? {}
      return [
        root(to as string, {
          ...(as === undefined ? {} : { as: as as string }),
          ...(Object.keys(defaults).length ? { defaults: defaults as Record<string, string> } : {}),
        }),
      ]
    }
    case 'named':
    case 'connect':
      return [namedOf(node)]
    case 'match':
      return routesOf(node, methodsOf(node.options?.via ?? 'all'))
    default:
      return routesOf(node, [kind as Method])
  }
}

function translate(nodes: readonly RecordedNode[], around: Surroundings): Declaration[] {
  return nodes.flatMap((node) => declarationsOf(node, around))
}

/**
 * Gives the declarations of a recorded tree.
 *
 * @throws DeclarationError when our functions refuse what Rails took.
 */
export function declarationsOfTree(tree: readonly RecordedNode[], engine: RecordedEngine): readonly Declaration[] {
  return translate(tree, { engine, concerns: new Map() })
}
