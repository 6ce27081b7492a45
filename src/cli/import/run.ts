import { word } from '../../context.js'
import { pluralize, singularize } from '../../inflection.js'
import { bare, lastPart, memberOf, type ResourceItem } from './item.js'
import type { Row } from './row.js'

/** How rows are read. */
export interface Reading {
  /** Whether update answers PATCH and PUT, as in Rails since 4. */
  readonly patch: boolean
  /** Whether the order of the rows must come out as it is, though it decides nothing. */
  readonly strict: boolean
}

/** Rows one after the other that are of one resource. */
export interface Run {
  readonly resource: ResourceItem
  /** Rows among them that are of it by their action, but have no name where it has one. */
  readonly nameless: readonly Row[]
  readonly length: number
}

/** Where a row stands in a resource: path, parameter, place in the order, and what its name would be made of. */
interface Seat {
  readonly path: string
  readonly param: string | undefined
  readonly role: number
  readonly collection: string | null | undefined
  readonly member: string | null | undefined
  readonly isNamed: boolean
}

interface Role {
  readonly action: string
  readonly method: string
  /** What follows the resource's path. */
  readonly after: RegExp
  /** What the name starts with, and whose name it is. */
  readonly prefix: string
  readonly on: 'collection' | 'member'
}

const role = (action: string, method: string, after: RegExp, on: Role['on'], prefix = ''): Role => ({
  action,
  method,
  after,
  prefix,
  on,
})

const PLURAL: readonly Role[] = [
  role('index', 'GET', /()$/, 'collection'),
  role('create', 'POST', /()$/, 'collection'),
  role('new', 'GET', /()\/new$/, 'member', 'new_'),
  role('edit', 'GET', /\/:(\w+)\/edit$/, 'member', 'edit_'),
  role('show', 'GET', /\/:(\w+)$/, 'member'),
  role('update', 'PATCH', /\/:(\w+)$/, 'member'),
  role('update', 'PUT', /\/:(\w+)$/, 'member'),
  role('destroy', 'DELETE', /\/:(\w+)$/, 'member'),
]

const SINGULAR: readonly Role[] = [
  role('new', 'GET', /()\/new$/, 'member', 'new_'),
  role('edit', 'GET', /()\/edit$/, 'member', 'edit_'),
  role('show', 'GET', /()$/, 'member'),
  role('update', 'PATCH', /()$/, 'member'),
  role('update', 'PUT', /()$/, 'member'),
  role('destroy', 'DELETE', /()$/, 'member'),
  role('create', 'POST', /()$/, 'member'),
]

function seatOf(
  { name, isSilent, method, pattern, action, controller }: Row,
  roles: readonly Role[],
): Seat | undefined {
  const whole = bare(pattern)
  for (const [index, one] of roles.entries()) {
    const after = one.action === action && one.method === method ? one.after.exec(whole) : null
    if (!after || controller === null) continue
    const path = whole.slice(0, after.index)
    if (!/\/[A-Za-z][\w-]*$/.test(path)) continue
    const isOther = name !== null && !name.startsWith(one.prefix)
    if (isOther && !isSilent) return
    const stem = name === null || isOther ? null : name.slice(one.prefix.length)
    return {
      path,
      param: after[1] || undefined,
      role: index,
      collection: one.on === 'collection' ? stem : undefined,
      member: one.on === 'member' ? stem : undefined,
      isNamed: stem !== null,
    }
  }
  return
}

/** Where PATCH and PUT come in pairs, one without the other is no update. */
function isWholeUpdate(rows: readonly Row[], index: number, { patch }: Reading): boolean {
  const { method, action, pattern } = rows[index] as Row
  if (action !== 'update') return true
  if (!patch) return method === 'PUT'
  const other = rows[method === 'PATCH' ? index + 1 : index - 1]
  return (
    other?.action === 'update' && other.pattern === pattern && other.method === (method === 'PATCH' ? 'PUT' : 'PATCH')
  )
}

const hasFormat = ({ pattern }: Row): boolean => pattern.endsWith('(.:format)')

const isAtOnePlace = (roles: readonly Role[], first: number, second: number): boolean =>
  roles[first]?.after.source === roles[second]?.after.source

/** Whether what two rows say of one thing agrees; a row may say nothing of it. */
const agree = (first: unknown, second: unknown): boolean =>
  first === undefined || second === undefined || first === second

/** The rows from one on that are of one resource, plural or singular. */
function runOf(rows: readonly Row[], start: number, plural: boolean, reading: Reading): Run | undefined {
  const roles = plural ? PLURAL : SINGULAR
  const first = rows[start] as Row
  const seat = seatOf(first, roles)
  if (!seat || !isWholeUpdate(rows, start, reading)) return
  let { param, collection, member } = seat
  const taken = [seat.role]
  const own = [first]
  const nameless: Row[] = []
  let index = start + 1
  for (; index < rows.length; index++) {
    const row = rows[index] as Row
    const next = seatOf(row, roles)
    const isOf =
      next?.path === seat.path &&
      row.controller === first.controller &&
      hasFormat(row) === hasFormat(first) &&
      agree(param, next.param) &&
      // of rows of one pattern the first has the name, so their order is kept
      taken.every(
        (one) => next.role > one || (!reading.strict && next.role !== one && !isAtOnePlace(roles, next.role, one)),
      ) &&
      isWholeUpdate(rows, index, reading)
    if (!isOf) break
    if (seat.isNamed && !next.isNamed && !reading.strict) nameless.push(row)
    else if (seat.isNamed === next.isNamed && agree(collection, next.collection) && agree(member, next.member)) {
      own.push(row)
      param ??= next.param
      collection ??= next.collection
      member ??= next.member
    } else break
    taken.push(next.role)
  }
  const resource: ResourceItem = {
    kind: 'resource',
    plural,
    path: seat.path,
    param: param ?? 'id',
    controller: first.controller as string,
    collection: collection ?? undefined,
    member: member ?? (collection ? memberOf(collection) : undefined),
    own,
    inside: [],
  }
  return { resource, nameless, length: index - start }
}

const isEnding = (name: string | undefined, end: string): boolean =>
  name === undefined || name === end || name.endsWith(`_${end}`)

/** Whether a resource is named after its path. */
function isNamedAfterPath({ plural, path, collection, member }: ResourceItem): boolean {
  const label = word(lastPart(path))
  if (!plural) return isEnding(member, label)
  const singular = singularize(label)
  return isEnding(collection, singular === label ? `${label}_index` : label) && isEnding(member, singular)
}

/** Whether a resource is named after its controller, and its path after that, or stands at another path. */
function isNatural(resource: ResourceItem): boolean {
  const { plural, path, controller, collection } = resource
  const [name, called] = [lastPart(path), lastPart(controller as string)]
  if (called === (plural ? name : pluralize(name))) return isNamedAfterPath(resource)
  return plural && collection !== undefined && isEnding(collection, called)
}

/** Whether a row alone makes it plain that there is a resource: a form of its own is at `new` or `edit`. */
const isForm = ({ resource }: Run): boolean =>
  /^(new|edit)$/.test(resource.own[0]?.action ?? '') && isNamedAfterPath(resource)

/** How likely a reading is by its names. A word that is no plural is one for a singular resource, unless its controller says more. */
function likelihood({ resource }: Run): number {
  if (isNatural(resource)) return 2
  const label = word(lastPart(resource.path))
  return isNamedAfterPath(resource) && !(resource.plural && singularize(label) === label) ? 1 : 0
}

/** The actions that rows are of: PATCH and PUT of update are one. */
const actionsOf = ({ resource: { own } }: Run): number => new Set(own.map(({ action }) => action)).size

/**
 * Gives the rows from one on that are of one resource; undefined where a route alone says as much.
 */
export function findRun(rows: readonly Row[], start: number, reading: Reading): Run | undefined {
  const [best, other] = [true, false]
    .flatMap((plural) => runOf(rows, start, plural, reading) ?? [])
    .sort((first, second) => actionsOf(second) - actionsOf(first))
  if (!best) return
  const found = other && actionsOf(other) === actionsOf(best) && likelihood(other) > likelihood(best) ? other : best
  const isNamed = found.resource.member !== undefined
  return actionsOf(found) > 1 || (isNamed && (isNatural(found.resource) || isForm(found))) ? found : undefined
}
