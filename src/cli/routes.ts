import { formatListings } from '../inspect/format.js'
import { inspectRoutes } from '../inspect/listing.js'
import { command, type Given } from './command.js'
import { refuse } from './error.js'
import { printJson } from './json.js'
import { loadRoutes } from './module.js'
import type { Terminal } from './terminal.js'
import { writeFile } from './write.js'

const OPTIONS = {
  grep: { value: 'PATTERN', short: 'g', about: 'Only routes whose name, path or target fits a regular expression' },
  controller: { value: 'NAME', short: 'c', about: 'Only routes of a controller, or of the controllers of a namespace' },
  method: { value: 'METHOD', short: 'm', multiple: true, about: 'Only routes that answer a method; may be repeated' },
  expanded: { short: 'E', about: 'Print each route on lines of its own' },
  json: { about: 'Print JSON: docs/cli.md describes its shape' },
  match: { value: "'METHOD /path'", about: 'Tell which route answers a request, and why no other does' },
  shadowed: { about: 'Print the routes that no request can reach, and by which they are hidden' },
  unused: { value: 'MODULE', about: 'Print the routes without an action, and the actions without a route' },
  html: { value: 'FILE', about: 'Write a page to search the routes, and to try requests and helpers' },
  watch: { short: 'w', about: 'Print again whenever a module that the routes are made of changes' },
  export: { value: 'NAME', about: 'The export that holds the routes, where the module has several' },
} as const

type RoutesGiven = Given<typeof OPTIONS>

const FILTERS = ['grep', 'controller', 'method'] as const

/** The options that say what to print in place of the table, one at a time, and those that would change nothing beside them. */
const MODES = {
  match: [...FILTERS, 'expanded'],
  shadowed: ['expanded'],
  unused: [...FILTERS, 'expanded'],
  html: ['json', 'expanded'],
} as const satisfies Partial<Record<keyof typeof OPTIONS, readonly (keyof typeof OPTIONS)[]>>

/**
 * Refuses options of which one would not be heard.
 *
 * @throws CommandError
 */
function checkTogether(options: RoutesGiven['options']): void {
  const given = (names: readonly (keyof typeof OPTIONS)[]) => names.filter((name) => options[name])
  const modes = (Object.keys(MODES) as (keyof typeof MODES)[]).filter((mode) => options[mode])
  const [first, second] = [...modes, ...given(modes[0] ? MODES[modes[0]] : ['json', 'expanded'])]
  if (first && second) refuse(`Options '--${first}' and '--${second}' exclude each other: write one of them`)
}

async function runOnce({ operands, options }: RoutesGiven, terminal: Terminal): Promise<number> {
  checkTogether(options)
  const { routes } = await loadRoutes(terminal, operands[0], options.export)
  const filter = { grep: options.grep, controller: options.controller, method: options.method }
  if (options.match) return (await import('./routes-match.js')).printMatch(routes, options.match, options, terminal)
  if (options.shadowed) return (await import('./routes-check.js')).printShadowed(routes, filter, options, terminal)
  if (options.unused) return (await import('./routes-check.js')).printUnused(routes, options.unused, options, terminal)
  if (options.html) {
    const { routesPage } = await import('../inspect/page.js')
    writeFile(terminal, options.html, routesPage(routes, filter))
    terminal.note(`Wrote ${options.html}`)
    return 0
  }
  const listings = inspectRoutes(routes, filter)
  if (options.json) printJson(terminal, { routes: listings })
  else {
    const { width, color } = terminal
    terminal.print(formatListings(listings, { expanded: options.expanded, width, color }))
    if (!listings.length)
      terminal.note(
        inspectRoutes(routes).length
          ? 'No route is as you ask'
          : "The module draws no route: write draw([resources('articles')])",
      )
  }
  return 0
}

/** `resourcery routes`: prints the route table. */
export const routes = command({
  summary: 'Print the route table of a module, and question it',
  usage: '[module] [options]',
  about: `Prints the routes that a module draws: name, method, path pattern and controller#action, in the order in which they
are matched. The module is routes.ts or src/routes.ts unless another is named; it exports what draw() gives.`,
  options: OPTIONS,
  examples: [
    ['resourcery routes', 'Print all routes'],
    [
      'resourcery routes app/routes.ts --grep comment --method get',
      'Print the routes for GET that have to do with comments',
    ],
    [
      "resourcery routes --match 'GET /articles/new'",
      'Tell which route answers, with which parameters, and why no other does',
    ],
    [
      'resourcery routes --unused src/controllers.ts',
      'Print routes without an action and actions without a route; exit with 1 if there are any',
    ],
    ['resourcery routes --html routes.html', 'Write a page to search and try the routes in a browser'],
    ["resourcery routes --json | jq '.routes[].pattern'", 'Give the table to another program'],
  ],
  operands: 1,
  async run(given, terminal) {
    if (!given.options.watch) return runOnce(given, terminal)
    const { watch } = await import('./watch.js')
    return watch(given, terminal)
  },
})
