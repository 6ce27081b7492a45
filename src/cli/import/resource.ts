import { ACTIONS } from '../../tables.js'
import { askedOptions, fewest } from './asked.js'
import { type Calls, drawn, type Options, type ResourceCall, type Surroundings } from './call.js'
import { type Place, placeIn } from './collect.js'
import { bare, type Item, lastPart, type ResourceItem, type RouteItem, rowsOf } from './item.js'
import { namings } from './names.js'
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

/** A route that is an extra action under its own name, as its option says it: the action and its methods. */
function extraOf(
  { rows }: RouteItem,
  resource: ResourceItem,
): readonly [action: string, methods: readonly string[]] | undefined {
  const { pattern, controller, action, redirect } = rows[0] as Row
  if (redirect || controller !== resource.controller || lastPart(bare(pattern)) !== action) return
  if (!/^[A-Za-z_]\w*(-\w+)*$/.test(action)) return
  return [action, rows.map(({ method }) => method.toLowerCase())]
}

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
      path: where === 'member' ? `${resource.path}/:${resource.param}` : resource.path,
      as: around.as,
      tail: where === 'member' ? resource.member : resource.collection,
    }
    const calls = all.map((item) =>
      item.kind === 'route' ? writeRoute(item, placed) : writeResource(item, placed, writeItems),
    )
    return calls.includes(undefined) ? undefined : [enclosing(calls as readonly Calls[])]
  }

  for (const item of resource.inside) {
    const where = placeIn(resource, item)
    const own = resource.plural ? where : item.kind === 'route' ? 'member' : 'nested'
    const extra = item.kind === 'route' && own !== 'nested' && own ? extraOf(item, resource) : undefined
    if (extra && own && own !== 'nested' && !Object.hasOwn(extras[own], extra[0])) {
      const [action, methods] = extra
      const value = methods.length === 1 ? (methods[0] as string) : methods
      const alone: Calls = {
        ...call,
        options: { ...(enclose([]) as ResourceCall).options, [own]: { [action]: value } },
      }
      if (isSame([alone], around, rowsOf(item))) {
        extras[own][action] = value
        continue
      }
    }
    const next = !resource.plural && item.kind === 'route' ? 'nested' : own
    if (next !== place && !flush()) return
    place = next
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
