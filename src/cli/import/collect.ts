import { word } from '../../context.js'
import { bare, type Item, lastPart, memberOf, pathOf, type ResourceItem, routesOf, stemsOf } from './item.js'
import type { Row } from './row.js'
import { findRun, type Reading } from './run.js'

/** Where an item stands in a resource around it. */
export type Place = 'member' | 'collection' | 'new' | 'nested'

/** The parameter that a resource gives those nested in it, as far as it can be told from a path in it: `post_id`. */
const isParentParam = ({ member, param }: ResourceItem, parameter: string): boolean => {
  if (!member || !parameter.endsWith(`_${param}`)) return false
  const singular = parameter.slice(0, -param.length - 1)
  return member === singular || member.endsWith(`_${singular}`)
}

/** Gives where an item stands in a resource by its path; undefined where it stands outside. */
export function placeIn(resource: ResourceItem, item: Item): Place | undefined {
  const path = pathOf(item)
  const { shallow = resource.path } = resource
  const [, parameter] = (path.startsWith(`${shallow}/`) && /^\/:(\w+)\//.exec(path.slice(shallow.length))) || []
  if (!parameter) {
    const rest = path.startsWith(`${resource.path}/`) ? path.slice(resource.path.length + 1) : ':'
    if (!resource.plural) return rest === ':' ? undefined : 'nested'
    return rest.startsWith(':') ? undefined : /^new\/./.test(rest) ? 'new' : 'collection'
  }
  if (!resource.plural) return 'nested'
  if (isParentParam(resource, parameter)) return 'nested'
  return parameter === resource.param ? 'member' : undefined
}

/** Whether an item stands in a resource, by its path and by its names. */
function belongs(resource: ResourceItem, item: Item): boolean {
  const { member, collection, plural } = resource
  const place = placeIn(resource, item)
  if (!place || !member) return false
  const stems = stemsOf(item)
  const startsWith = (prefix: string) => stems.every((stem) => stem.startsWith(prefix))
  const endsWith = (end: string | undefined) => end !== undefined && stems.every((stem) => stem.endsWith(`_${end}`))
  if (item.kind === 'resource') {
    if (place === 'nested') return startsWith(`${member}_`)
    // a resource on a collection shares what its names start with
    const label = collection?.slice(0, -lastWord(collection).length) ?? ''
    return place === 'collection' && startsWith(label)
  }
  if (!plural) return endsWith(member)
  if (place === 'nested') return startsWith(`${member}_`)
  if (place === 'member') return endsWith(member)
  return place === 'new' ? endsWith(`new_${member}`) : endsWith(collection)
}

const lastWord = (name: string): string => name.slice(name.lastIndexOf('_') + 1)

/** What collection a resource would have by its member's name, where no row says it. */
const withCollection = (resource: ResourceItem, items: readonly Item[]): ResourceItem => {
  if (resource.collection || !resource.plural) return resource
  // an extra action of the collection says it too: `search_posts`
  for (const item of [...items].reverse()) {
    if (item.kind !== 'route' || placeIn(resource, item) !== 'collection') return resource
    const [{ name, pattern }] = item.rows as readonly [Row]
    const action = word(bare(pattern).slice(resource.path.length + 1))
    if (!name?.startsWith(`${action}_`)) continue
    const collection = name.slice(action.length + 1)
    if (memberOf(collection) === resource.member) return { ...resource, collection }
  }
  return resource
}

/** Whether all rows are of some actions. */
const areOf = (rows: readonly Row[], actions: readonly string[]): boolean =>
  rows.every(({ action }) => action !== null && actions.includes(action))

/** One shallow resource in place of two: its collection stands in another resource, its members do not. */
function joinShallow(first: Item, second: ResourceItem): ResourceItem | undefined {
  if (first.kind === 'route' || !first.plural || !second.plural || first.controller !== second.controller) return
  const isNested = first.path.includes('/:') && lastPart(first.path) === lastPart(second.path)
  if (!isNested || !areOf(first.own, ['index', 'create', 'new'])) return
  if (!areOf(second.own, ['edit', 'show', 'update', 'destroy']) || !second.member) return
  const { path: shallow, param, member, own } = second
  return { ...first, shallow, param, member, own: [...first.own, ...own] }
}

/**
 * Gives rows as resources, each with what stands in it, and as routes: Rails draws what stands in a resource before its own
 * rows, so that rows of a resource take the items before them in, as long as they belong to it.
 */
export function collect(rows: readonly Row[], reading: Reading): readonly Item[] {
  const items: Item[] = []
  let alone: Row[] = []
  const flush = () => {
    items.push(...routesOf(alone))
    alone = []
  }
  for (let index = 0; index < rows.length; ) {
    const run = findRun(rows, index, reading)
    if (!run) {
      alone.push(rows[index++] as Row)
      continue
    }
    flush()
    const before = items.at(-1)
    const shallow = before && joinShallow(before, run.resource)
    if (shallow) items.pop()
    const resource = withCollection(shallow ?? run.resource, items)
    const inside: Item[] = [...resource.inside, ...routesOf(run.nameless)]
    for (let last = items.at(-1); last && belongs(resource, last); last = items.at(-1)) {
      inside.unshift(last)
      items.pop()
    }
    items.push({ ...resource, inside })
    index += run.length
  }
  flush()
  return items
}
