import { ACTIONS } from '../../tables.js'
import { askedOptions, fewest } from './asked.js'
import { type Calls, drawn, type Options, type ResourceCall, type Surroundings } from './call.js'
import { type Place, placeIn } from './collect.js'
import { type Item, type ResourceItem, type RouteItem, rowsOf } from './item.js'
import { isName, namings } from './names.js'
import { type Row, sameRows } from './row.js'
import { writeRoute } from './single.js'
import { type Around, inside } from './surroundings.js'

/** Writes items where they stand; undefined where that cannot be. */
export type WriteItems = (items: readonly Item[], around: Surroundings) => readonly Calls[] | undefined

const ALL = Object.keys(ACTIONS)

/** Which of the actions there are, in the shorter of the two ways to say it. */
function actionOptions({ plural, own }: ResourceItem): Options {
  const all = plural ? ALL : ALL.filter((action) => action !== 'index')
  const only = all.filter((action) => own.some((row) => row.action === action))
  const except = all.filter((action) => !only.includes(action))
  if (!except.length) return {}
  return except.length < only.length ? { except } : { only }
}

const isSame = (calls: readonly Calls[], around: Surroundings, rows: readonly Row[]): boolean => {
  const found = drawn(calls, around)
  return found !== undefined && sameRows(found, rows)
}

/** A resource without what stands in it: the naming that draws its own rows. */
function bareCall(resource: ResourceItem, around: Surroundings): ResourceCall | undefined {
  const asked = askedOptions(resource.own.length ? resource.own : rowsOf(resource))
  for (const { name, options } of namings(resource, around)) {
    const call = (own: Options): ResourceCall => ({
      kind: resource.plural ? 'resources' : 'resource',
      name,
      options: { ...options, ...own, ...actionOptions(resource) },
      children: [],
    })
    const draws = (own: Options): boolean => isSame([call(own)], around, resource.own)
    // without rows of its own, what it asks is seen in those inside
    if (draws(asked)) return call(resource.own.length ? fewest(asked, draws) : asked)
  }
  return
}

const EXTRA = ['member', 'collection', 'new'] as const
type Extra = (typeof EXTRA)[number]

const without = ({ kind, name, options }: ResourceCall): Around => {
  const { only: _, except: __, ...others } = options
  return (children) => ({ kind, name, options: { ...others, only: [] }, children })
}

/**
 * Writes a resource with all that stands in it; undefined where no call draws its rows.
 *
 * What stands in it is drawn first, in the order in which it is written; extra actions come before it.
 */
export function writeResource(
  resource: ResourceItem,
  around: Surroundings,
  writeItems: WriteItems,
): ResourceCall | undefined {
  const call = bareCall(resource, around)
  if (!call) return
  const enclose = without(call)
  const within = inside(around, enclose, resource.controller)
  if (!within) return

  const extras: Record<Extra, Record<string, string | readonly string[]>> = { member: {}, collection: {}, new: {} }
  const children: Calls[] = []
  let place: Place | undefined
  let items: Item[] = []
  /** Writes the items that have been gathered, which stand in one place. */
  const flush = (): boolean => {
    const written = items.length ? writeIn(place as Place, items) : []
    items = []
    if (written) children.push(...written)
    return written !== undefined
  }
  const writeIn = (where: Place, all: readonly Item[]): readonly Calls[] | undefined => {
    if (where === 'nested') return writeItems(all, within)
    if (where === 'new') return
    const enclosing = (calls: readonly Calls[]): Calls => ({ kind: where, options: {}, children: calls })
    const placed: Surroundings & { readonly tail: string | undefined } = {
      ...within,
      enclose: (calls) => within.enclose([enclosing(calls)]),
      path: where === 'member' ? `${resource.shallow ?? resource.path}/:${resource.param}` : resource.path,
      as: around.as,
      tail: where === 'member' ? resource.member : resource.collection,
    }
    const calls = all.map((item) =>
      item.kind === 'route' ? writeRoute(item, placed) : writeResource(item, placed, writeItems),
    )
    return calls.includes(undefined) ? undefined : [enclosing(calls as readonly Calls[])]
  }

  /** Puts a route among the extra actions, where they draw it. */
  const addExtra = (option: Extra, { rows }: RouteItem): boolean => {
    const [{ action }] = rows
    if (!isName(action) || Object.hasOwn(extras[option], action)) return false
    const [method, ...others] = rows.map((row) => row.method.toLowerCase()) as [string, ...string[]]
    const value = others.length ? [method, ...others] : method
    const options = { ...(enclose([]) as ResourceCall).options, [option]: { [action]: value } }
    if (!isSame([{ ...call, options }], around, rows)) return false
    extras[option][action] = value
    return true
  }

  for (const item of resource.inside) {
    const where = resource.plural ? placeIn(resource, item) : 'nested'
    const option = resource.plural ? where : 'member'
    if (item.kind === 'route' && option && option !== 'nested' && addExtra(option, item)) continue
    if (where !== place && !flush()) return
    place = where
    if (!place) return
    items.push(item)
  }
  if (!flush()) return

  const added = Object.fromEntries(
    EXTRA.filter((one) => Object.keys(extras[one]).length).map((one) => [one, extras[one]]),
  )
  const whole = { ...call, options: { ...call.options, ...added }, children }
  return isSame([whole], around, rowsOf(resource)) ? whole : undefined
}
