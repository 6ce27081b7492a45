import { word } from '../../context.js'
import { askedOptions } from './asked.js'
import {
  type Calls,
  drawn,
  type NamespaceCall,
  type Options,
  type ScopeCall,
  type Surroundings,
  type Value,
} from './call.js'
import { type Item, pathOf, rowsOf, stemsOf } from './item.js'
import type { WriteItems } from './resource.js'
import { sameRows } from './row.js'
import { inside } from './surroundings.js'

/** What items share: the next segment of their paths, the start of their controllers, the start of their names. */
interface Shared {
  readonly segment: string
  /** Undefined where they do not share it; null where no item has a controller. */
  readonly module: string | undefined | null
  readonly as: string | undefined | null
}

const SEGMENT = /^(?:\/[^/()]+(?=\/)|\(\/[^/()]+\)(?=\/|\(|$)|\/[^/()]+$)/

/** What an item has beyond what stands around it; undefined where it stands there itself. */
function sharedBy(item: Item, { path, as, module }: Surroundings): Shared | undefined {
  const rest = pathOf(item).slice(path.length)
  const [text] = SEGMENT.exec(rest) ?? []
  if (!text || (item.kind === 'resource' && text === rest)) return
  const segment = text.replace(/^\//, '')
  // a controller from the path would leave a module
  const controllers = rowsOf(item).flatMap(({ controller, redirect }) => (redirect ? [] : (controller ?? '')))
  const first = /^([\w-]+)\//.exec((controllers[0] ?? '').slice(module.length))?.[1]
  // one that the next segment is named after is given there
  const isNext = segment !== first && `${rest.slice(text.length)}/`.startsWith(`/${first}/`)
  const hasModule = first !== undefined && !isNext && controllers.every((one) => one.startsWith(`${module}${first}/`))
  const stems = stemsOf(item)
  const start = [...(hasModule ? [first] : []), segment]
    .map(word)
    .find((name) => stems.every((stem) => stem.startsWith(`${as}${name}_`)))
  return {
    segment,
    module: controllers.length ? (hasModule ? first : undefined) : null,
    as: stems.length ? start : null,
  }
}

/** What two items share; undefined where the segment is not the same, or one has more in common with the first than the other. */
function sharedByBoth(first: Shared, second: Shared): Shared | undefined {
  const agree = (one: string | undefined | null, other: string | undefined | null) =>
    one === other || one === null || other === null
  if (first.segment !== second.segment || !agree(first.module, second.module) || !agree(first.as, second.as)) return
  return {
    segment: first.segment,
    module: first.module === null ? second.module : first.module,
    as: first.as === null ? second.as : first.as,
  }
}

/** How many items from one on share a scope, and what they share. */
function groupFrom(
  items: readonly Item[],
  start: number,
  around: Surroundings,
): { shared: Shared; end: number } | undefined {
  const first = sharedBy(items[start] as Item, around)
  if (!first) return
  let shared: Shared = first
  let end = start + 1
  for (; end < items.length; end++) {
    const next = sharedBy(items[end] as Item, around)
    const both: Shared | undefined = next && sharedByBoth(shared, next)
    if (!both) break
    shared = both
  }
  const group = items.slice(start, end)
  const isWorth = group.some(({ kind }) => kind === 'resource') || (group.length > 1 && shared.module && shared.as)
  return isWorth ? { shared, end } : undefined
}

/** The call that gives items what they share. */
function scopeCall({ segment, module, as }: Shared, group: readonly Item[]): NamespaceCall | ScopeCall {
  const rows = group.flatMap(rowsOf)
  const [, parameter = ''] = /:(\w+)/.exec(segment) ?? []
  const { constraints } = askedOptions(rows) as { readonly constraints?: Readonly<Record<string, Value>> }
  const asked: Options = constraints?.[parameter]
    ? { constraints: { [parameter]: constraints[parameter] as Value } }
    : {}
  if (module && as === word(module))
    return {
      kind: 'namespace',
      name: module,
      options: { ...(segment !== module && { path: segment }), ...asked },
      children: [],
    }
  return {
    kind: 'scope',
    options: { path: segment, ...(module && { module }), ...(as && { as }), ...asked },
    children: [],
  }
}

/** Whether a call gives a path and nothing else. */
const isPathAlone = ({ kind, options }: Calls): boolean => kind === 'scope' && Object.keys(options).join() === 'path'

/** One scope in place of two of which the outer one gives a path alone. */
function joined(call: NamespaceCall | ScopeCall): NamespaceCall | ScopeCall {
  const [only, ...others] = call.children
  if (!isPathAlone(call) || others.length || only?.kind !== 'scope') return call
  return { ...only, options: { ...only.options, path: [call.options.path, only.options.path].join('/') } }
}

/** Items from one on as one scope or namespace. */
export interface Group {
  readonly call: Calls
  readonly end: number
}

/**
 * Gives the items from one on that share the start of their paths as a namespace or a scope; undefined where they share too
 * little, or where no scope draws them.
 */
export function writeGroup(
  items: readonly Item[],
  start: number,
  around: Surroundings,
  writeItems: WriteItems,
): Group | undefined {
  const found = groupFrom(items, start, around)
  if (!found) return
  const group = items.slice(start, found.end)
  const call = scopeCall(found.shared, group)
  const within = inside(around, (children) => ({ ...call, children }))
  const children = within && writeItems(group, within)
  if (!children) return
  const whole = joined({ ...call, children })
  const rows = drawn([whole], around)
  return rows && sameRows(rows, group.flatMap(rowsOf)) ? { call: whole, end: found.end } : undefined
}
