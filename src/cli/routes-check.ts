import { relative, resolve } from 'node:path'
import type { Drawn } from '../../types/index.js'
import { type RouteFilter, routeFilter } from '../inspect/filter.js'
import type { RouteListing } from '../inspect/listing.js'
import { COLORED, PLAIN } from '../inspect/paint.js'
import { findShadowed } from '../inspect/shadow.js'
import { targetOf } from '../inspect/target.js'
import { findUnused } from '../inspect/unused.js'
import { refuse } from './error.js'
import { printJson } from './json.js'
import { loadModule } from './load.js'
import { findModule } from './module.js'
import type { Terminal } from './terminal.js'

interface Options {
  readonly json?: true
}

const liner = ({ color }: Terminal) => {
  const paint = color ? COLORED : PLAIN
  return (route: RouteListing): string =>
    [
      ...(route.name === null ? [] : [paint.name(route.name)]),
      paint.method(route.method),
      paint.pattern(route.pattern),
      targetOf(route),
    ].join(' ')
}

/** Prints the routes that no request can reach, each with those that hide it. */
export function printShadowed(routes: Drawn, filter: RouteFilter, { json }: Options, terminal: Terminal): number {
  const wanted = routeFilter(filter)
  const shadowed = findShadowed(routes).filter(({ route }) => wanted(route))
  const line = liner(terminal)
  if (json) printJson(terminal, { shadowed })
  else
    for (const { route, by } of shadowed)
      terminal.print(`${line(route)}\n${by.map((one) => `  hidden by ${line(one)}\n`).join('')}`)
  if (!shadowed.length) terminal.note('A request can reach each route')
  return 0
}

/** The controllers of a module: its `controllers`, else its default export, else its exports. */
function controllersOf(exports: Readonly<Record<string, unknown>>, place: string): object {
  const { controllers, default: main } = exports
  const found = [controllers, main, exports].find((one) => typeof one === 'object' && one !== null) as object
  if (!Object.keys(found).length)
    refuse(`Module '${place}' exports no controllers: write export const controllers = { articles: { index() { … } } }`)
  return found
}

/** Prints routes without an action and actions without a route; the exit code is 1 where there are any. */
export async function printUnused(
  routes: Drawn,
  module: string,
  { json }: Options,
  terminal: Terminal,
): Promise<number> {
  const file = findModule(terminal.cwd, module)
  const place = relative(terminal.cwd, resolve(file))
  const unused = findUnused(routes, controllersOf(await loadModule(file, place), place))
  const line = liner(terminal)
  const section = (title: string, lines: readonly string[]): string =>
    lines.length ? `${title}\n${lines.map((one) => `  ${one}\n`).join('')}` : ''
  if (json) printJson(terminal, unused)
  else
    terminal.print(
      section('Routes without an action', unused.routes.map(line)) +
        section(
          'Actions without a route',
          unused.actions.map(({ controller, action }) => `${controller}#${action}`),
        ),
    )
  const count = unused.routes.length + unused.actions.length
  if (!count) terminal.note('Each route has its action, and each action its route')
  return count ? 1 : 0
}
