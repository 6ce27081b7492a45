import * as library from 'resourcery'
import { inspectRoutes } from 'resourcery/inspect'
import type { Checked, Message, Questions, Row } from './answer.js'
import { completionsAt, descriptionOf, errorsOf, hoverAt, javascriptOf, typedPaths } from './compiler.js'

/** The compiler and the library, apart from the page, so that neither a slow program nor an endless one stops it. */

type RouteSet = Parameters<typeof inspectRoutes>[0]

/** A value as a program's reader would write it. */
const shown = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : (JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}n` : one)) ?? String(value))

/** Runs a program: gives the route sets that it exports, by their names, and what it prints. */
function run(code: string): { sets: ReadonlyMap<string, RouteSet>; printed: readonly string[] } {
  const printed: string[] = []
  const drawn = new Set<unknown>()
  const draw = (...given: Parameters<typeof library.draw>): unknown => {
    const set = library.draw(...given)
    drawn.add(set)
    return set
  }
  const exported: Record<string, unknown> = {}
  const imports = (name: string): unknown => {
    if (name !== 'resourcery') throw new Error(`Only 'resourcery' can be imported here, not '${name}'`)
    return { ...library, draw }
  }
  const console = { log: (...values: unknown[]) => printed.push(values.map(shown).join(' ')) }
  try {
    new Function('require', 'exports', 'console', javascriptOf(code))(imports, exported, console)
  } catch (error) {
    printed.push(error instanceof Error ? `${error.name}: ${error.message}` : shown(error))
  }
  const sets = Object.entries(exported).filter(([, value]) => drawn.has(value)) as [string, RouteSet][]
  return { sets: new Map(sets), printed }
}

function check({ code }: Questions['check']['asks']): Checked {
  const errors = errorsOf(code)
  const { sets, printed } = run(code)
  const rows = [...sets].flatMap(([name, set]): Row[] => {
    const listed = inspectRoutes(set)
    const names = new Set(listed.flatMap((row) => (row.name === null ? [] : [row.name])))
    const typed = typedPaths(name, [...names])
    const seen = new Set<string>()
    return listed.map((row) => {
      const isFirst = row.name !== null && !seen.has(row.name)
      if (row.name !== null) seen.add(row.name)
      return {
        helper: isFirst && row.helper ? `${row.helper}(${row.required.join(', ')})` : '',
        method: row.method,
        pattern: row.pattern,
        target: row.redirect ? `redirects to ${row.redirect.to}` : `${row.controller ?? ''}#${row.action ?? ''}`,
        typed: isFirst ? (typed.get(row.name as string) ?? '') : '',
      }
    })
  })
  return { errors, rows, printed }
}

const ANSWERS: { readonly [Kind in keyof Questions]: (asks: Questions[Kind]['asks']) => Questions[Kind]['gives'] } = {
  check,
  complete: ({ code, at }) => completionsAt(code, at),
  describe: ({ code, at, name }) => descriptionOf(code, at, name),
  hover: ({ code, at }) => hoverAt(code, at),
}

self.addEventListener('message', ({ data: { id, kind, asks } }: MessageEvent<Message>) => {
  // each kind is asked what is its own
  self.postMessage({ id, gives: (ANSWERS[kind] as (asks: unknown) => unknown)(asks) })
})
