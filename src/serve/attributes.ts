import type { AnyDeclaration, Declaration, DrawOptions } from '../../types/declaration.js'
import type { Drawn } from '../../types/route-set.js'
import type { Validator } from '../../types/serve/validator.js'
import { word } from '../context.js'
import { camelCase, singularize } from '../inflection.js'
import { listRoutes } from '../route.js'
import { ROUTES } from '../tables.js'

/** What a `create` or an `update` takes from the body: under which name, and what checks it. */
export interface RouteBody {
  readonly name: string
  readonly validator: Validator | undefined
}

/** Tells the routes of one resource from those of others. */
export const bodyKey = (controller: string | null, action: string | null, pattern: string): string =>
  `${controller}#${action} ${pattern}`

type AnyResource = Extract<AnyDeclaration, { readonly kind: 'resources' | 'resource' }>

/** A resource that draws these of its actions and nothing else of its own. */
const narrow = (
  { kind, options, ...others }: AnyResource,
  name: string,
  only: readonly ('create' | 'update')[],
  children: readonly Declaration[],
): Declaration => {
  const { member, collection, new: onNew, except, ...kept } = options
  const narrowed = { ...others, kind, names: name, options: { ...kept, only }, children }
  return narrowed
}

/**
 * Gives what each `create` and `update` of a route set takes from the body. Every resource is drawn alone in its place, so
 * that patterns and controllers are those of the route table.
 */
export function listBodies(routes: Drawn): ReadonlyMap<string, RouteBody> {
  const { declaration, options } = routes[ROUTES] as { declaration: readonly Declaration[]; options: DrawOptions }
  const { basePath, naming, patch, inflections } = options
  const rename = naming === 'camelCase' ? camelCase : (name: string) => name
  const bodies = new Map<string, RouteBody>()

  function add(resource: AnyResource, name: string, place: (inner: Declaration) => Declaration) {
    const { as, singular, attributes, only, except } = resource.options
    const routed = (['create', 'update'] as const).filter((one) => (only ? only.includes(one) : !except?.includes(one)))
    const label = word(as ?? name)
    const own = word(singular ?? (resource.kind === 'resource' ? label : singularize(label, inflections)))
    // the check of the declaration has seen to it that attributes are a validator
    const body: RouteBody = { name: rename(own), validator: attributes as Validator | undefined }
    for (const { controller, action, pattern } of listRoutes([place(narrow(resource, name, routed, []))], {
      basePath,
      patch,
      inflections,
      rename,
    })) {
      const key = bodyKey(controller, action, pattern)
      if (!bodies.has(key)) bodies.set(key, body)
    }
  }

  function walk(declarations: readonly Declaration[], place: (inner: Declaration) => Declaration) {
    for (const node of declarations as readonly AnyDeclaration[])
      if ('names' in node)
        for (const name of [node.names].flat()) {
          add(node, name, place)
          walk(node.children, (inner) => place(narrow(node, name, [], [inner])))
        }
      else if ('children' in node)
        walk(node.children, (inner) => {
          const outer = { ...node, children: [inner] }
          return place(outer)
        })
  }

  walk(declaration, (inner) => inner)
  return bodies
}
