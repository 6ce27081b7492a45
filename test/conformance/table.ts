import { DeclarationError } from '../../src/declaration-error.js'
import { drawRoutes, listRoutes } from '../../src/route.js'
import type { Declaration } from '../../types/declaration.js'
import type { Inflections } from '../../types/inflection.js'
import type { Route, RouteConstraint } from '../../types/route.js'
import { type DepartureName, type Difference, RAILS_SINGULARS } from './departures.js'
import type { RecordedCase, RecordedEngine, RecordedRegExp, RecordedRoute } from './recorded.js'
import { declarationsOfTree } from './translate.js'

/** What a case's declaration draws, and what its comparison found. */
export interface TableComparison {
  /** Our rows as far as they are drawn: what generation and recognition are compared on. */
  readonly routes: readonly Route[]
  readonly differences: readonly Difference[]
  /** Recorded rows, and how many of them we draw too. */
  readonly recorded: number
  readonly agreed: number
}

/** A row and a name as text, the form in which tables are compared as sets. */
interface Table {
  readonly rows: ReadonlySet<string>
  readonly names: ReadonlyMap<string, string>
}

const encoded = (pattern: string): string => pattern.replace(/[^\0-\x7f]+/g, encodeURIComponent)

/** Rails 2.3 lists a glob like a parameter, and what is optional by a default without parentheses. */
const listed = (pattern: string, engine: RecordedEngine): string => {
  if (engine === 'rails61') return encoded(pattern)
  const formatted = pattern.endsWith('(.:format)')
  const plain = (formatted ? pattern.slice(0, -10) : pattern).replace(/\*/g, ':').replace(/[()]/g, '')
  return encoded(formatted ? `${plain}(.:format)` : plain)
}

const sorted = (record: object): string => JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** A constraint as the recorded tables write it: without flags, and with a slash that JavaScript escapes. */
const written = (constraint: RouteConstraint): string =>
  Array.isArray(constraint) ? constraint.join('|') : (constraint as { source: string }).source.replace(/\\\//g, '/')

const ourRow = (route: Route, engine: RecordedEngine): string => {
  const { action: defaultAction, ...defaults } = route.defaults
  const constraints = Object.fromEntries(Object.entries(route.constraints).map(([name, one]) => [name, written(one)]))
  return [
    route.method,
    listed(route.pattern, engine),
    route.redirect
      ? `-> ${route.redirect.status} ${route.redirect.to}`
      : `${route.controller}#${route.action ?? defaultAction}`,
    // The listing of Rails 2.3 shows neither.
    ...(engine === 'rails23' ? [] : [sorted(constraints), sorted(defaults)]),
  ].join(' ')
}

const recordedRow = (route: RecordedRoute, engine: RecordedEngine): string => {
  const constraints = Object.entries(route.constraints ?? {}).map(([name, one]: [string, RecordedRegExp]) => [
    name,
    one.$re,
  ])
  const [, status, to] = /^redirect\((\d+), (.*)\)$/.exec(route.redirect ?? '') ?? []
  return [
    route.verb,
    route.path,
    to === undefined ? `${route.controller}#${route.action}` : `-> ${status} ${to}`,
    ...(engine === 'rails23' ? [] : [sorted(Object.fromEntries(constraints)), sorted(route.defaults ?? {})]),
  ].join(' ')
}

const recordedTable = (routes: readonly RecordedRoute[], engine: RecordedEngine): Table => ({
  rows: new Set(routes.map((route) => recordedRow(route, engine))),
  names: new Map(routes.flatMap(({ name, path }) => (name === null ? [] : [[name, path]]))),
})

const ourTable = (routes: readonly Route[], engine: RecordedEngine): Table => ({
  rows: new Set(routes.map((route) => ourRow(route, engine))),
  names: new Map(routes.flatMap(({ name, pattern }) => (name === null ? [] : [[name, listed(pattern, engine)]]))),
})

/** Our routes without what only a departure could keep: the second pattern of a name, and patterns that repeat a parameter. */
function settled(routes: readonly Route[], departures: Set<DepartureName>): readonly Route[] {
  const patterns = new Map<string, string>()
  return routes
    .filter(({ pattern }) => {
      const parameters = pattern.match(/[:*]\w+/g) ?? []
      const repeated = new Set(parameters).size < parameters.length
      if (repeated) departures.add('repeated-parameter')
      return !repeated
    })
    .map((route) => {
      if (route.name === null) return route
      const taken = patterns.get(route.name) ?? route.pattern
      patterns.set(route.name, taken)
      if (taken === route.pattern) return route
      departures.add('duplicate-name')
      return { ...route, name: null }
    })
}

/** The departure that explains a recorded row, or a recorded name, which we lack. */
export function explainLack(route: RecordedRoute, what: 'row' | 'name'): DepartureName | undefined {
  const parameters = route.path.match(/[:*]\w+/g) ?? []
  if (new Set(parameters).size < parameters.length) return 'repeated-parameter'
  if (what === 'row') return route.verb === 'TRACE' ? 'trace-method' : undefined
  const isNamespace = route.path.startsWith(`/${route.name?.replace(/_/g, '/')}/`)
  return isNamespace && parameters.some((parameter) => parameter !== ':format') ? 'nameless-pattern' : undefined
}

function compareTables(recorded: RecordedCase, engine: RecordedEngine, routes: readonly Route[]) {
  const differences: Difference[] = []
  const differ = (what: string, departure?: DepartureName) =>
    differences.push({ case: recorded.id, what, ...(departure ? { departure } : {}) })
  const theirs = recordedTable(recorded.routes ?? [], engine)
  const ours = ourTable(routes, engine)
  let agreed = 0
  for (const route of recorded.routes ?? []) {
    const row = recordedRow(route, engine)
    if (!ours.rows.has(row)) differ(`the recorded row ${row} is not drawn`, explainLack(route, 'row'))
    const pattern = route.name === null ? undefined : ours.names.get(route.name)
    if (route.name !== null && pattern !== route.path)
      differ(`the name ${route.name} is ${pattern ?? 'not taken'}, recorded ${route.path}`, explainLack(route, 'name'))
    if (ours.rows.has(row) && (route.name === null || pattern === route.path)) agreed++
  }
  for (const row of ours.rows) if (!theirs.rows.has(row)) differ(`the row ${row} is drawn, not recorded`)
  for (const [name, pattern] of ours.names)
    if (!theirs.names.has(name)) differ(`the name ${name} is taken by ${pattern}, not recorded`)
  return { differences, agreed }
}

/** The refusal that a declaration meets, or undefined where it is drawn. */
function refusal(draw: () => unknown): DeclarationError | undefined {
  try {
    draw()
  } catch (error) {
    if (error instanceof DeclarationError) return error
    throw error
  }
  return undefined
}

/** A case that Rails refused: we refuse it too, or a departure says why not. */
function compareRefusal(recorded: RecordedCase, engine: RecordedEngine): readonly Difference[] {
  const refused = refusal(() => drawRoutes(declarationsOfTree(recorded.tree, engine)))
  if (refused) return []
  const text = JSON.stringify(recorded.tree)
  const departure = text.includes('"head"') ? 'head-method' : /"names":\["\w+-/.test(text) ? 'dash-in-name' : undefined
  return [
    {
      case: recorded.id,
      what: `Rails refuses it (${recorded.drawError}), we draw it`,
      ...(departure ? { departure } : {}),
    },
  ]
}

/**
 * Compares the table of one case with the recorded one, as sets of rows and as names with their patterns.
 */
export function compareTable(recorded: RecordedCase, engine: RecordedEngine): TableComparison {
  const total = recorded.routes?.length ?? 0
  if (recorded.drawError)
    return { routes: [], differences: compareRefusal(recorded, engine), recorded: total, agreed: total }

  let declarations: readonly Declaration[] = []
  const undeclared = refusal(() => {
    declarations = declarationsOfTree(recorded.tree, engine)
  })
  if (undeclared) {
    const difference = { case: recorded.id, what: `we refuse it: ${undeclared.message}` }
    return { routes: [], differences: [difference], recorded: total, agreed: 0 }
  }
  const patch = engine === 'rails61'
  const draw = (inflections?: Inflections) => {
    const departures = new Set<DepartureName>()
    const routes = settled(listRoutes(declarations, { patch, inflections }), departures)
    return { departures, routes, ...compareTables(recorded, engine, routes) }
  }

  let drawn = draw()
  if (drawn.differences.some(({ departure }) => !departure)) {
    const asRails = draw({ irregular: RAILS_SINGULARS })
    if (asRails.differences.every(({ departure }) => departure)) {
      asRails.departures.add('right-singular')
      drawn = asRails
    }
  }

  const differences: Difference[] = [...drawn.differences]
  const refused = refusal(() => drawRoutes(declarations, { patch }))
  const expected = drawn.departures.has('duplicate-name') || drawn.departures.has('repeated-parameter')
  if (Boolean(refused) !== expected)
    differences.push({ case: recorded.id, what: refused ? `we refuse it: ${refused.message}` : 'we do not refuse it' })
  for (const departure of drawn.departures)
    if (!differences.some((difference) => difference.departure === departure))
      differences.push({
        case: recorded.id,
        what: refused && departure === 'duplicate-name' ? refused.message : 'the table agrees so',
        departure,
      })
  return { routes: drawn.routes, differences, recorded: total, agreed: drawn.agreed }
}
