import type { Route, RouteConstraint } from '../../../types/index.js'

/** A row of a table that is read: as our own, its name on every row of its pattern. */
export interface Row extends Route {
  /** Whether the table does not print the name on this row: it may stay nameless. */
  readonly isSilent?: boolean
}

/** What a table says that no declaration can, and why. */
export interface LeftOut {
  readonly text: string
  readonly why: string
}

/** The rows of an application, or of an engine that is mounted in it. */
export interface Section {
  /** The engine's class; undefined for the application. */
  readonly engine: string | undefined
  /** Where the engine is mounted, as far as it is known. */
  readonly mountedAt: string | undefined
  readonly rows: readonly Row[]
  readonly leftOut: readonly LeftOut[]
}

const NONE = Object.freeze(Object.create(null))

/** Gives a row: what is not given is empty. */
export const row = (fields: Partial<Row> & Pick<Row, 'method' | 'pattern'>): Row => ({
  name: null,
  controller: null,
  action: null,
  constraints: NONE,
  defaults: NONE,
  ...fields,
})

/**
 * Gives rows with each name on all rows of its pattern: Rails prints it on the first. A name that another pattern has taken
 * is none.
 */
export function withNames(rows: readonly Row[]): readonly Row[] {
  const names = new Map<string, string>()
  const patterns = new Map<string, string>()
  return rows.map((one) => {
    const { pattern } = one
    const isTaken = one.name !== null && (patterns.get(one.name) ?? pattern) !== pattern
    const own = isTaken ? null : one.name
    const name = own ?? names.get(pattern)
    if (name === undefined) return { ...one, name: null }
    patterns.set(name, pattern)
    if (!names.has(pattern)) names.set(pattern, name)
    return own === null ? { ...one, name, isSilent: true } : { ...one, name }
  })
}

const written = (constraint: RouteConstraint): unknown =>
  typeof constraint === 'object' && 'source' in constraint
    ? [constraint.source.replace(/\\\//g, '/'), constraint.flags]
    : constraint

const sorted = (record: object, write: (value: never) => unknown = (value) => value): unknown =>
  Object.entries(record)
    .map(([name, value]) => [name, write(value as never)])
    .sort(([first], [second]) => ((first as string) < (second as string) ? -1 : 1))

/** Gives a text that two rows share where they say the same. */
export const keyOf = ({ name, method, pattern, controller, action, constraints, defaults, redirect }: Route): string =>
  JSON.stringify([
    name,
    method,
    pattern,
    controller,
    action,
    sorted(constraints, written),
    sorted(defaults),
    redirect && [redirect.to, redirect.status],
  ])

/**
 * Gives the keys of rows that are drawn. One that is nameless is like a nameless one of the table, as long as there are any,
 * and else like one on which the table prints no name.
 */
export function keysLike(drawn: readonly Route[], rows: readonly Row[]): readonly string[] {
  const silent = new Map(rows.filter(({ isSilent }) => isSilent).map(({ pattern, name }) => [pattern, name]))
  const nameless = new Map<string, number>()
  for (const key of rows.filter(({ name }) => name === null).map(keyOf)) nameless.set(key, (nameless.get(key) ?? 0) + 1)
  return drawn.map((one) => {
    const key = keyOf(one)
    const left = nameless.get(key) ?? 0
    if (one.name !== null || left === 0) return keyOf({ ...one, name: one.name ?? silent.get(one.pattern) ?? null })
    nameless.set(key, left - 1)
    return key
  })
}

/** Whether rows that are drawn say what the rows of a table do, in whatever order. */
export const sameRows = (drawn: readonly Route[], rows: readonly Row[]): boolean =>
  drawn.length === rows.length && [...keysLike(drawn, rows)].sort().join('\n') === rows.map(keyOf).sort().join('\n')
