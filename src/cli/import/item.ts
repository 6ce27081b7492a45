import { singularize } from '../../inflection.js'
import type { Row } from './row.js'

/** A route alone: one row, or several that differ in nothing but the method. */
export interface RouteItem {
  readonly kind: 'route'
  readonly rows: readonly [Row, ...Row[]]
}

/** A resource that some rows are of: its own, and the items that stand in it. */
export interface ResourceItem {
  readonly kind: 'resource'
  readonly plural: boolean
  /** The path of the collection, `/admin/orders`. */
  readonly path: string
  /** Of a shallow resource the path that its members start from: `/comments`, where its own is `/posts/:post_id/comments`. */
  readonly shallow?: string
  /** The member's parameter. */
  readonly param: string
  /** The whole controller, `admin/orders`; undefined where none of the rows is of it. */
  readonly controller: string | undefined
  /** The whole names of collection and member, `admin_orders` and `admin_order`, as far as they are known. */
  readonly collection: string | undefined
  readonly member: string | undefined
  /** The rows of the seven actions; none, where others stand in it alone. */
  readonly own: readonly Row[]
  readonly inside: readonly Item[]
}

export type Item = RouteItem | ResourceItem

/** Gives the rows of an item, those inside first, as they are drawn. */
export const rowsOf = (item: Item): readonly Row[] =>
  item.kind === 'route' ? item.rows : [...item.inside.flatMap(rowsOf), ...item.own]

/** Gives rows as routes: those one after the other that differ in nothing but the method as one. */
export function routesOf(rows: readonly Row[]): readonly RouteItem[] {
  const items: { kind: 'route'; rows: [Row, ...Row[]] }[] = []
  for (const row of rows) {
    const last = items.at(-1)?.rows
    const before = last?.[0]
    const isAlike =
      before &&
      !row.redirect &&
      !before.redirect &&
      before.pattern === row.pattern &&
      before.name === row.name &&
      before.controller === row.controller &&
      before.action === row.action &&
      JSON.stringify([before.constraints, before.defaults]) === JSON.stringify([row.constraints, row.defaults])
    if (isAlike) last?.push(row)
    else items.push({ kind: 'route', rows: [row] })
  }
  return items
}

/** Gives a pattern without the format at its end. */
export const bare = (pattern: string): string => pattern.replace(/\(\.:format\)$/, '')

/** Gives the path that an item starts from. */
export const pathOf = (item: Item): string => (item.kind === 'resource' ? item.path : bare(item.rows[0].pattern))

/** Gives the last segment of a path, or the last part of a controller. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Gives the name that a member has where only that of the collection is known. */
export const memberOf = (collection: string): string =>
  collection.endsWith('_index') ? collection.slice(0, -'_index'.length) : singularize(collection)

/** Gives the names that tell where an item stands: of a resource its own, without what actions put before them. */
export function stemsOf(item: Item): readonly string[] {
  const [row] = item.kind === 'route' ? item.rows : []
  const names =
    item.kind === 'resource'
      ? [item.collection, item.shallow === undefined && item.member]
      : row?.isSilent
        ? []
        : [row?.name]
  return names.filter((name): name is string => typeof name === 'string')
}
