import type { RouteConstraint } from '../../../types/index.js'
import { METHODS } from '../../tables.js'
import { refuse } from '../error.js'
import { type LeftOut, type Row, row, type Section, withNames } from './row.js'
import { readColumns } from './target.js'

type Fields = Readonly<Record<string, unknown>>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** What an entry of a table says. */
interface Entry {
  readonly rows: readonly Row[]
  readonly leftOut: readonly LeftOut[]
}

/** An entry of a table in JSON: in our own words, or in those in which Rails speaks of routes. */
function readEntry(fields: Fields, index: number): Entry {
  const pattern = text(fields.pattern) ?? text(fields.path) ?? text(fields.uri)
  const verb = text(fields.method) ?? text(fields.verb) ?? 'ANY'
  if (!pattern)
    return refuse(`Route ${index + 1} of the table has no pattern: write { "method": "GET", "pattern": "/articles" }`)
  // the inspector of Rails has one text for where a route leads and what it asks
  const target = text(fields.reqs) ?? text(fields.target)
  if (target && !text(fields.controller))
    return readColumns({ name: text(fields.name), verb: verb === 'ANY' ? '' : verb.toUpperCase(), pattern, target })
  const rows = verb.split('|').map((method) => {
    const upper = method.toUpperCase()
    if (!(METHODS as readonly string[]).includes(upper.toLowerCase()))
      refuse(`Method '${method}' of '${pattern}' does not exist: write one of ${METHODS.join(', ')}`)
    return row({
      name: text(fields.name) ?? null,
      method: upper as Row['method'],
      pattern,
      controller: text(fields.controller) ?? null,
      action: text(fields.action) ?? null,
      ...(fields.constraints ? { constraints: fields.constraints as Record<string, RouteConstraint> } : {}),
      ...(fields.defaults ? { defaults: fields.defaults as Row['defaults'] } : {}),
      ...(fields.redirect ? { redirect: fields.redirect as NonNullable<Row['redirect']> } : {}),
    })
  })
  return { rows, leftOut: [] }
}

/**
 * Reads a table in JSON: what `resourcery routes --json` prints, or a list of rows alone, those of the inspector of Rails too.
 *
 * @throws CommandError where it is no such table.
 */
export function readJson(json: string): Section {
  let table: unknown
  try {
    table = JSON.parse(json)
  } catch (error) {
    refuse(`The table is no JSON, ${(error as Error).message}: write what 'resourcery routes --json' prints`)
  }
  const rows = Array.isArray(table) ? table : (table as Fields | null)?.routes
  if (!Array.isArray(rows)) refuse("The table has no list of routes: write what 'resourcery routes --json' prints")
  const read = (rows as readonly Fields[]).map((fields, index) => readEntry(Object(fields) as Fields, index))
  return {
    engine: undefined,
    mountedAt: undefined,
    rows: withNames(read.flatMap((entry) => entry.rows)),
    leftOut: read.flatMap((entry) => entry.leftOut),
  }
}
