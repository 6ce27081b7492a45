import type { Method } from '../../../types/index.js'
import { askedOptions, fewest } from './asked.js'
import { type Calls, drawn, type Options, type Surroundings } from './call.js'
import { bare, type RouteItem } from './item.js'
import { type Row, sameRows } from './row.js'

/** What the names of routes end with in `member` and `collection`, where they stand in one. */
export interface Tail {
  readonly tail?: string | undefined
}

/** The ways to write a target here, the shortest first. */
function targets(
  { controller, action, defaults }: Row,
  { module, controller: around }: Surroundings,
): readonly (string | undefined)[] {
  const words = `${controller ?? ''}#${action ?? ''}`
  if (controller === null) return [undefined, `#${action ?? defaults.action ?? 'index'}`]
  const relative = words.startsWith(module) ? words.slice(module.length) : `/${words}`
  return controller === around && action ? [undefined, action, relative] : [relative]
}

/** The ways to name a route here: by its pattern, by a name of its own, not at all. */
function names({ name, isSilent }: Row, { as, tail }: Surroundings & Tail): readonly Options[] {
  if (name === null) return [{}, { as: null }]
  const without = [
    ...(tail && name.endsWith(`_${tail}`) ? [name.slice(0, -tail.length - 1)] : []),
    ...(as && name.startsWith(as) ? [name.slice(as.length)] : []),
    name,
  ]
  return [{}, ...(isSilent ? [{ as: null }] : []), ...without.map((one) => ({ as: one }))]
}

/** The ways to write a route that asks nothing, the shortest first. */
function* ways(item: RouteItem, around: Surroundings & Tail): Generator<Calls> {
  const row = item.rows[0] as Row
  const path = bare(row.pattern)
  if (!path.startsWith(around.path)) return
  const rest = path.slice(around.path.length)
  const pattern = around.path ? rest.replace(/^\//, '') : rest
  const methods = item.rows.map(({ method }) => method.toLowerCase() as Method)
  const { redirect } = row
  // what a call draws is compared later, so that it is enough to name those that come into question
  if (rest === '/:controller(/:action(/:id))') yield { kind: 'defaultRoute', options: {} }
  for (const options of names(row, around)) {
    if (redirect) {
      const { to, status } = redirect
      yield { kind: 'redirect', pattern, to, options: { ...options, ...(status !== 301 && { status }) } }
      continue
    }
    for (const target of targets(row, around)) {
      if (rest.length < 2 && target !== undefined) yield { kind: 'root', target, options }
      yield { kind: 'route', methods, pattern, target, options }
    }
  }
}

/** Options come after the target, so that there is none without it. */
const isWritten = (call: Calls): boolean =>
  call.kind !== 'route' || call.target !== undefined || Object.keys(call.options).length === 0

/** Gives the call that draws a route where it stands; undefined where none does. */
export function writeRoute(item: RouteItem, around: Surroundings & Tail): Calls | undefined {
  const asked = askedOptions(item.rows)
  for (const call of ways(item, around)) {
    const asking = (own: Options): Calls => ({ ...call, options: { ...call.options, ...own } })
    const draws = (own: Options): boolean => {
      const rows = isWritten(asking(own)) ? drawn([asking(own)], around) : undefined
      return rows !== undefined && sameRows(rows, item.rows)
    }
    if (draws({})) return call
    if (draws(asked)) return asking(fewest(asked, draws))
  }
  return
}
