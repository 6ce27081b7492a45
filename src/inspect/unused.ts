import type { Drawn } from '../../types/index.js'
import { word } from '../context.js'
import { ROUTES } from '../tables.js'
import { inspectRoutes, type RouteListing } from './listing.js'

/** An action of a controller that no route leads to. */
export interface RoutelessAction {
  readonly controller: string
  readonly action: string
}

/** Where routes and controllers do not agree. */
export interface Unused {
  /** Routes whose controller lacks the action, or that have no controller. */
  readonly routes: readonly RouteListing[]
  /** Actions that no route leads to. */
  readonly actions: readonly RoutelessAction[]
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The names of what can be called on a controller, its own and inherited; a leading underscore hides one. */
function actionsOf(controller: Fields): string[] {
  const found = new Set<string>()
  for (let at: object | null = controller; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const name of Object.getOwnPropertyNames(at))
      if (name !== 'constructor' && !name.startsWith('_') && typeof controller[name] === 'function') found.add(name)
  return [...found]
}

/** Whether a value of a module is of another kind: a route set has functions too, and so has a validator. */
const isNoController = (value: Fields): boolean => ROUTES in value || '~standard' in value

/** Whether an object can be a namespace: an instance of a class holds what is its own affair. */
const isPlain = (value: Fields): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** The controllers of an object, and of the namespaces in it, by path; an object may hold itself. */
function controllersOf(controllers: Fields, prefix = '', around: readonly Fields[] = []): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const within = [...around, controllers]
  for (const [name, value] of Object.entries(controllers)) {
    if (!isFields(value) || isNoController(value) || within.includes(value)) continue
    const actions = actionsOf(value)
    if (actions.length) found.set(prefix + name, new Set(actions))
    if (isPlain(value))
      for (const [path, inner] of controllersOf(value, `${prefix}${name}/`, within)) found.set(path, inner)
  }
  return found
}

/** A controller's path as an exported name can be: `admin/blog-posts` is `admin_blog_posts` or `adminBlogPosts`. */
const exported = (path: string): readonly string[] => {
  const snake = word(path)
  return [path, snake, snake.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
}

/**
 * Gives the routes that lead to no action, and the actions that no route leads to. Controllers are an object of objects of
 * functions, by the controller's path, or by a name that a module can export: `admin/articles` may be `admin_articles`,
 * `adminArticles` or `{ admin: { articles } }`.
 *
 * @example
 * findUnused(routes, { articles: { index() {}, publish() {} } })
 * //=> { routes: [{ name: 'article_comments', … }], actions: [{ controller: 'articles', action: 'publish' }] }
 */
export function findUnused(routes: Drawn, controllers: object): Unused {
  const found = controllersOf(controllers as Fields)
  const nameOf = (controller: string) => exported(controller).find((name) => found.has(name))
  const routed = new Map<string, Set<string>>()
  const listings = inspectRoutes(routes).filter(({ redirect }) => !redirect)
  for (const { controller, action } of listings)
    for (const name of controller === null ? found.keys() : [nameOf(controller) ?? controller]) {
      const actions = routed.get(name) ?? new Set()
      routed.set(name, actions)
      // a route that takes the action from the path leads to all
      for (const one of action === null ? (found.get(name) ?? []) : [action]) actions.add(one)
    }
  const lacks = ({ controller, action }: RouteListing): boolean => {
    if (controller === null) return false
    const actions = found.get(nameOf(controller) ?? '')
    return !actions || (action !== null && !actions.has(action))
  }
  return {
    routes: listings.filter(lacks),
    actions: [...found].flatMap(([controller, actions]) =>
      [...actions].filter((action) => !routed.get(controller)?.has(action)).map((action) => ({ controller, action })),
    ),
  }
}
