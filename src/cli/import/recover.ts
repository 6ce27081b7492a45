import type { Method, Route } from '../../../types/index.js'
import { DeclarationError } from '../../declaration-error.js'
import { targetOf } from '../../inspect/target.js'
import { drawRoutes } from '../../route.js'
import { route } from '../../route-declaration.js'
import { type Calls, declarationOf, type Surroundings } from './call.js'
import { collect } from './collect.js'
import { writeGroup } from './group.js'
import { type Item, routesOf } from './item.js'
import type { Written } from './module.js'
import { ordersAgree } from './order.js'
import { writeResource } from './resource.js'
import type { LeftOut, Row, Section } from './row.js'
import { sameRows } from './row.js'
import { writeRoute } from './single.js'
import { outermost } from './surroundings.js'
import { wrapInResources } from './wrap.js'

/** Writes one item; where no resource draws all of it, what stands in it apart, and where none draws its rows, those one by one. */
function writeItem(item: Item, around: Surroundings): readonly Calls[] | undefined {
  const call = item.kind === 'route' ? writeRoute(item, around) : writeResource(item, around, writeItems)
  if (call) return [call]
  if (item.kind === 'route') return
  const { inside, own } = item
  if (inside.length) return writeItems([...inside, ...(own.length ? [{ ...item, inside: [] }] : [])], around)
  const calls = writeItems(routesOf(own), around)
  const comment = `No resource draws the routes of ${item.controller ?? item.path} as they are`
  return calls?.map((one, index) => (index === 0 ? { ...one, comment } : one))
}

function writeItems(items: readonly Item[], around: Surroundings): readonly Calls[] | undefined {
  const calls: Calls[] = []
  for (let index = 0; index < items.length; ) {
    const group = writeGroup(items, index, around, writeItems)
    const written = group ? [group.call] : writeItem(items[index] as Item, around)
    if (!written) return
    calls.push(...written)
    index = group ? group.end : index + 1
  }
  return calls
}

/** What is recovered of a table. */
export interface Recovered {
  readonly calls: readonly Calls[]
  readonly leftOut: readonly LeftOut[]
  /** Whether update answers PATCH and PUT. */
  readonly patch: boolean
}

/** The rows that calls draw; undefined where our functions refuse one, or what all of them draw together. */
function drawnChecked(calls: readonly Calls[], patch: boolean): readonly Route[] | undefined {
  try {
    return drawRoutes(calls.map(declarationOf), { patch })
  } catch (error) {
    if (error instanceof DeclarationError) return
    throw error
  }
}

/** Why nothing draws a row: in the words in which our functions refuse it. */
function whyNot({ method, pattern, controller, action, redirect }: Row): string {
  if (redirect && method !== 'GET') return 'a redirect answers GET alone'
  try {
    drawRoutes([route(method.toLowerCase() as Method, pattern as '/', `/${controller}#${action}`, { as: null })])
  } catch (error) {
    if (error instanceof DeclarationError) return error.message
    throw error
  }
  return 'no route draws it as it is'
}

/**
 * Gives the calls that draw a table: resources with what stands in them, namespaces and scopes, and routes for what is left.
 */
export function recover(rows: readonly Row[]): Recovered {
  const patch = rows.some(
    ({ method, action, pattern }, index) =>
      method === 'PATCH' &&
      action === 'update' &&
      rows[index + 1]?.method === 'PUT' &&
      rows[index + 1]?.pattern === pattern,
  )
  const around = outermost(patch)
  const isDrawable = (row: Row): boolean => writeRoute({ kind: 'route', rows: [row] }, around) !== undefined
  const drawable = rows.filter(isDrawable)
  const leftOut = rows
    .filter((row) => !drawable.includes(row))
    .map((row) => ({ text: `${row.method} ${row.pattern} ${targetOf(row)}`, why: whyNot(row) }))
  // where order decides, it is kept in all that is written, at the cost of some resources
  for (const strict of [false, true]) {
    const calls = writeItems(wrapInResources(collect(drawable, { patch, strict })), around)
    const found = calls && drawnChecked(calls, patch)
    if (calls && found && sameRows(found, drawable) && ordersAgree(drawable, found)) return { calls, leftOut, patch }
  }
  return { calls: routesOf(drawable).flatMap((item) => writeRoute(item, around) ?? []), leftOut, patch }
}

/** Gives what is to be written of a section: what its rows are recovered as, and what was left out of them before or now. */
export function recoverSection({ engine, mountedAt, rows, leftOut }: Section): Written {
  const recovered = recover(rows)
  return { ...recovered, engine, mountedAt, leftOut: [...leftOut, ...recovered.leftOut] }
}
