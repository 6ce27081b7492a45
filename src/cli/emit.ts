import type { DrawOptions } from '../../types/index.js'
import { helperNames, inspectRoutes, type RouteListing } from '../inspect/listing.js'
import { ROUTES } from '../tables.js'
import { command } from './command.js'
import { declarationModule, javascriptModule, typescriptModule } from './emit/module.js'
import { type Emitted, selectRoutes } from './emit/select.js'
import { refuse } from './error.js'
import { loadRoutes } from './module.js'
import { writeFile } from './write.js'

/** `resourcery emit`: writes a module of plain helper functions. */
export const emit = command({
  summary: 'Write a module of plain helper functions for some of the routes',
  usage: '[module] [options]',
  about: `Writes a module of plain functions, with their types, that build the paths and URLs of some routes and import nothing: for a
front end that needs a few helpers and is not to know the table. The module of the routes is found as resourcery routes finds it.

A pattern names a route, a helper or a controller; * stands for anything.`,
  options: {
    only: { value: 'PATTERNS', multiple: true, about: 'Only these, between commas: articles,comments' },
    except: { value: 'PATTERNS', multiple: true, about: "All but these: 'admin_*'" },
    out: {
      value: 'FILE',
      short: 'o',
      about: 'The module to write, .ts, or .js with .d.ts beside it; TypeScript is printed unless given',
    },
    export: { value: 'NAME', about: 'The export that holds the routes, where the module has several' },
  },
  examples: [
    [
      'resourcery emit --only articles,comments --out web/paths.ts',
      'Write the helpers of two controllers as TypeScript',
    ],
    [
      "resourcery emit src/routes.ts --except 'admin_*' --out public/paths.js",
      'Write all helpers but those of the admin area, as JavaScript and types',
    ],
  ],
  operands: 1,
  async run({ operands, options: { only, except, out, export: wanted } }, terminal) {
    const { routes } = await loadRoutes(terminal, operands[0], wanted)
    const { options } = routes[ROUTES] as { readonly options: DrawOptions }
    const names = helperNames(routes)
    const listings = inspectRoutes(routes)
    // each name is that of a row
    const all = [...names].map(
      ([name, helpers]): Emitted => ({ listing: listings.find((one) => one.name === name) as RouteListing, helpers }),
    )
    const selected = selectRoutes(all, { ...(only && { only }), ...(except && { except }) })
    if (out === undefined) {
      terminal.print(typescriptModule(selected, options))
      return 0
    }
    const [, ending] = /\.([mc]?[jt]s)$/.exec(out) ?? []
    if (ending === 'ts' || ending === 'mts') writeFile(terminal, out, typescriptModule(selected, options))
    else if (ending === 'js' || ending === 'mjs') {
      writeFile(terminal, out, javascriptModule(selected, options))
      writeFile(terminal, out.replace(/js$/, 'ts').replace(/(m?ts)$/, 'd.$1'), declarationModule(selected, options))
    } else refuse(`File '${out}' is no module: write a name that ends in .ts, .mts, .js or .mjs`)
    terminal.note(`Wrote ${out}, ${selected.length} ${selected.length === 1 ? 'route' : 'routes'}`)
    return 0
  },
})
