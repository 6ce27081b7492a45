import { word } from '../../context.js'
import { singularize } from '../../inflection.js'
import { placeIn } from './collect.js'
import { type Item, lastPart, memberOf, pathOf, type ResourceItem, stemsOf } from './item.js'
import type { Row } from './row.js'

/** A resource that would have an item in it and no action of its own, as far as the item tells. */
type Guess = Omit<ResourceItem, 'own' | 'inside'> & {
  /** Whether the item alone makes it plain that there is such a resource. */
  readonly isPlain: boolean
}

/** The part of a name up to where a word in it ends: `admin_product` of `admin_product_stock`. */
function upTo(name: string, end: string): string | undefined {
  const place = `_${name}`.indexOf(`_${end}_`)
  return place === -1 ? undefined : name.slice(0, place + end.length)
}

/** The resource that an extra action is of: `POST /posts/:id/publish posts#publish publish_post`. */
function fromAction({ name, pattern, controller, action }: Row, path: string, after: string): Guess | undefined {
  const [, own, parameter, last = ''] = /^((?:\/[\w-]+)+?)(?:\/:(\w+))?\/([\w-]+)$/.exec(after) ?? []
  const verb = `${word(last)}_`
  if (!own || !controller || word(action ?? '') !== word(last) || !name?.startsWith(verb)) return
  const stem = name.slice(verb.length)
  const label = word(lastPart(own))
  const end = parameter ? singularize(label) : label
  if (lastPart(controller) !== lastPart(own) || (stem !== end && !stem.endsWith(`_${end}`))) return
  if (pattern.includes('(/')) return
  return {
    kind: 'resource',
    plural: true,
    path: path + own,
    param: parameter ?? 'id',
    controller,
    collection: parameter ? undefined : stem,
    member: parameter ? stem : memberOf(stem),
    isPlain: true,
  }
}

/** The resource that an item would be in, below a path: by the parameter of a parent, or as its extra action. */
function guess(item: Item, base: string): Guess | undefined {
  const path = pathOf(item)
  if (!path.startsWith(`${base}/`)) return
  const rest = path.slice(base.length)
  const [, own, parameter = ''] = /^((?:\/[\w-]+)+?)\/:(\w+)\/./.exec(rest) ?? []
  const singular = own === undefined ? '' : singularize(word(lastPart(own)))
  if (own !== undefined && parameter.startsWith(`${singular}_`)) {
    const [stem] = stemsOf(item)
    const member = stem && upTo(stem, singular)
    if (stem && !member) return
    return {
      kind: 'resource',
      plural: true,
      path: base + own,
      param: parameter.slice(singular.length + 1),
      controller: undefined,
      collection: undefined,
      member,
      isPlain: item.kind === 'resource',
    }
  }
  return item.kind === 'route' ? fromAction(item.rows[0], base, rest) : undefined
}

/** Whether what two items tell agrees; one may tell nothing. */
const agree = (first: unknown, second: unknown): boolean =>
  first === undefined || second === undefined || first === second

const isSame = (first: Guess, second: Guess): boolean =>
  first.path === second.path &&
  first.param === second.param &&
  agree(first.member, second.member) &&
  agree(first.controller, second.controller)

/** The items from one on that stand in one resource without actions of its own. */
function wrapFrom(items: readonly Item[], start: number, base: string): ResourceItem | undefined {
  const first = guess(items[start] as Item, base)
  if (!first) return
  const all = [first]
  for (const item of items.slice(start + 1)) {
    const next = guess(item, base)
    if (!next || !all.every((one) => isSame(one, next))) break
    all.push(next)
  }
  const known = <Key extends 'controller' | 'collection' | 'member'>(key: Key): string | undefined =>
    all.find((one) => one[key] !== undefined)?.[key]
  if (known('member') === undefined || (all.length === 1 && !first.isPlain)) return
  const { isPlain: _, ...resource } = first
  return {
    ...resource,
    controller: known('controller'),
    collection: known('collection'),
    member: known('member'),
    own: [],
    inside: items.slice(start, start + all.length),
  }
}

/**
 * Gives items with resources around those that stand in one which has no action of its own, as in
 * `resources :posts, only: [] do resources :votes end`.
 */
export function wrapInResources(items: readonly Item[], base = ''): readonly Item[] {
  const wrapped: Item[] = []
  for (let index = 0; index < items.length; ) {
    const item = items[index] as Item
    const around = wrapFrom(items, index, base)
    wrapped.push(around ? withInside(around) : item.kind === 'resource' ? withInside(item) : item)
    index += around ? around.inside.length : 1
  }
  return wrapped
}

/** A resource with those inside it wrapped in turn. */
function withInside(resource: ResourceItem): ResourceItem {
  const nested = resource.inside.find((item) => placeIn(resource, item) === 'nested')
  if (!nested) return resource
  const base = resource.plural
    ? pathOf(nested).slice(0, pathOf(nested).indexOf('/', resource.path.length + 1))
    : resource.path
  return { ...resource, inside: wrapInResources(resource.inside, base) }
}
