import type { Calls } from './call.js'
import { bare } from './item.js'
import { oneLine, printCalls, quoted } from './print.js'
import type { Recovered } from './recover.js'
import type { LeftOut } from './row.js'

/** What is written of an application, or of an engine in it. */
export interface Written extends Recovered {
  readonly engine: string | undefined
  readonly mountedAt: string | undefined
}

/** The kinds of calls that there are in calls. */
const kindsOf = (calls: readonly Calls[]): readonly string[] =>
  calls.flatMap((call) => [call.kind, ...('children' in call ? kindsOf(call.children) : [])])

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The export of an engine's routes: those of `Spree::Core::Engine` are `spreeCoreRoutes`. */
function exportName(engine: string | undefined): string {
  if (engine === undefined) return 'routes'
  const [first = 'engine', ...others] = engine.split(/\W+/).filter((word) => /^[a-z]/i.test(word) && word !== 'Engine')
  return `${first.charAt(0).toLowerCase()}${first.slice(1)}${others.map(capitalized).join('')}Routes`
}

const comments = (leftOut: readonly LeftOut[]): string =>
  leftOut.map(({ text, why }) => `// Left out: ${oneLine(text)}\n//   ${oneLine(why)}\n`).join('')

function printSet({ engine, mountedAt, calls, leftOut, patch }: Written): string {
  const basePath = bare(mountedAt ?? '/')
  const options = [...(patch ? ['patch: true'] : []), ...(basePath === '/' ? [] : [`basePath: ${quoted(basePath)}`])]
  const about = engine === undefined ? '' : `/** The routes of ${oneLine(engine).replaceAll('*/', '* /')}. */\n`
  const name = `${about}export const ${exportName(engine)} = draw(`
  const list = (indent: string) => `[\n${printCalls(calls, `${indent}  `)}${indent}]`
  return options.length
    ? `${comments(leftOut)}${name}\n  ${list('  ')},\n  { ${options.join(', ')} },\n)\n`
    : `${comments(leftOut)}${name}${list('')})\n`
}

/** Gives the text of a module that draws what is recovered: its `routes`, and those of the engines in it. */
export function printModule(sets: readonly Written[]): string {
  const kinds = new Set(['draw', ...sets.flatMap(({ calls }) => kindsOf(calls))])
  return `import { ${[...kinds].sort().join(', ')} } from 'resourcery'\n\n${sets.map(printSet).join('\n')}`
}
