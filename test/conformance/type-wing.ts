import { DeclarationError } from '../../src/declaration-error.js'
import { listRoutes } from '../../src/route.js'
import type { Declaration } from '../../types/declaration.js'
import type { Route } from '../../types/route.js'
import { type TypedTable, typedTables } from '../type-wing.js'
import type { Count } from './compare.js'
import type { RecordedCase, RecordedEngine, RecordedFile } from './recorded.js'
import { declarationsOfTree } from './translate.js'

/**
 * Holds the types against the recorded engines: each case is written as TypeScript, and the compiler's route names and patterns
 * are compared with those of the table, which is held against the engine. Where the table departs, the types depart with it.
 */

export interface TypeComparison extends Count {
  /** What the two wings say otherwise: always a failure. */
  readonly failures: readonly string[]
}

/** The patterns of each name; several only where the declaration is refused for that, which the types know of too. */
const patternsOf = (routes: readonly Route[]): ReadonlyMap<string, string> => {
  const found = new Map<string, Set<string>>()
  for (const { name, pattern } of routes)
    if (name !== null) found.set(name, (found.get(name) ?? new Set()).add(pattern))
  return new Map([...found].map(([name, patterns]) => [name, [...patterns].sort().join(' or ')]))
}

function compareCase(id: string, ours: ReadonlyMap<string, string>, typed: TypedTable): string[] {
  const names = new Set([...ours.keys(), ...typed.names.keys()])
  return [...names]
    .filter((name) => ours.get(name) !== typed.names.get(name)?.pattern)
    .map((name) => `${id}: ${name} is ${typed.names.get(name)?.pattern} to the types, ${ours.get(name)} at run time`)
}

/** The declarations of a case and their rows; undefined where no declaration can be written, which Rails refuses too. */
function drawCase(recorded: RecordedCase, engine: RecordedEngine) {
  try {
    const declarations: readonly Declaration[] = declarationsOfTree(recorded.tree, engine)
    return { id: recorded.id, declarations, routes: listRoutes(declarations) }
  } catch (error) {
    if (error instanceof DeclarationError) return
    throw error
  }
}

/** Compares the cases of all files in one run of the compiler. */
export function compareTypes(files: readonly RecordedFile[]): readonly TypeComparison[] {
  const drawn = files.map(({ cases, engine }) => cases.flatMap((recorded) => drawCase(recorded, engine) ?? []))
  const { tables } = typedTables(drawn.flat())
  const rest = [...tables]
  return drawn.map((cases) => {
    const failures: string[] = []
    let total = 0
    for (const { id, routes } of cases) {
      const ours = patternsOf(routes)
      total += ours.size
      failures.push(...compareCase(id, ours, rest.shift() as TypedTable))
    }
    return { total, agreed: total - failures.length, failures }
  })
}
