import type { Route } from '../../types/route.js'
import type { DepartureName, Difference } from './departures.js'
import type { RecordedCase, RecordedRecognition } from './recorded.js'
import { explainLack } from './table.js'

/** What a request came to; what is no match throws an error with a status, and with the methods that are allowed. */
export interface Recognised {
  readonly pattern: string
  readonly controller: string | null
  readonly action: string | null
  readonly params: Readonly<Record<string, unknown>>
  readonly redirect?: { readonly to: string; readonly status: number }
}

export type Recognise = (routes: readonly Route[], verb: string, path: string) => Recognised

interface Outcome {
  readonly text: string
  readonly status: number
  readonly pattern?: string
  readonly action?: string
}

const sorted = (record: object): string => JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** A glob of Rails 2.3 is a list of segments, later and here it is text. */
const asText = (params: object): object =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? value.join('/') : value]),
  )

const STATUS: Readonly<Record<string, number>> = { RoutingError: 404, MethodNotAllowed: 405, BadRequest: 400 }

function recordedOutcome({
  controller,
  action,
  params,
  error,
  allowed,
  redirect,
  status,
}: RecordedRecognition): Outcome {
  if (error) {
    const methods = allowed
      ? [...allowed]
          .map((method) => method.toUpperCase())
          .sort()
          .join(', ')
      : ''
    return { text: `${STATUS[error]} ${methods}`.trim(), status: STATUS[error] ?? 0 }
  }
  if (redirect) return { text: `${status} -> ${redirect}`, status: status ?? 0 }
  const target = `${controller}#${action}`
  return { text: `${target} ${sorted(asText(params ?? {}))}`, status: 200, action: target }
}

/** The address that a redirect leads to, for a request to example.org. */
function location(to: string, params: Readonly<Record<string, unknown>>): string {
  const path = to.replace(/%\{(\w+)\}/g, (_, name: string) => encodeURI(String(params[name] ?? '')))
  return /^\w+:/.test(path) ? path : `http://example.org${path.startsWith('/') ? '' : '/'}${path}`
}

function ourOutcome(recognise: Recognise, routes: readonly Route[], verb: string, path: string): Outcome {
  try {
    const { pattern, controller, action, params, redirect } = recognise(routes, verb, path)
    if (redirect)
      return { text: `${redirect.status} -> ${location(redirect.to, params)}`, status: redirect.status, pattern }
    const { controller: _, action: __, ...own } = params
    const target = `${controller}#${action}`
    return { text: `${target} ${sorted(own)}`, status: 200, pattern, action: target }
  } catch (error) {
    const { status, allowed = [] } = error as { status?: number; allowed?: readonly string[] }
    if (status === undefined) throw error
    return { text: `${status} ${[...allowed].sort().join(', ')}`.trim(), status }
  }
}

/** Whether a pattern has a literal where another has a parameter, at the first segment in which they differ. */
function isMoreLiteral(pattern: string, other: string): boolean {
  const [segments, others] = [pattern, other].map((one) => one.replace('(.:format)', '').split('/')) as [
    string[],
    string[],
  ]
  const first = segments.findIndex((segment, index) => segment !== others[index])
  return first >= 0 && !/[:*(]/.test(segments[first] as string) && /[:*]/.test(others[first] ?? '')
}

/** The departure that explains why ours differs, if one does. */
function explain(
  { routes = [] }: RecordedCase,
  { path, verb }: RecordedRecognition,
  theirs: Outcome,
  ours: Outcome,
): DepartureName | undefined {
  if (verb === 'trace') return 'trace-method'
  if (ours.status === 405 && theirs.status === 404) return 'method-not-allowed'
  if (path.includes('//') && ours.status === 404) return 'double-slash'
  if (theirs.status === 404 && ours.pattern && !ours.pattern.includes(':format') && /\.[^/]*\/?$/.test(path))
    return 'dot-in-value'
  const recorded = routes.filter((route) => `${route.controller}#${route.action}` === theirs.action)
  if (ours.pattern && recorded.some((route) => isMoreLiteral(ours.pattern as string, route.path))) return 'literal-wins'
  return ours.status === 404 ? recorded.map((route) => explainLack(route, 'row')).find(Boolean) : undefined
}

/** Compares what our matcher recognises with what is recorded for one case. */
export function compareRecognition(
  recorded: RecordedCase,
  routes: readonly Route[],
  recognise: Recognise,
): readonly Difference[] {
  const differences: Difference[] = []
  for (const sample of recorded.rec ?? []) {
    const theirs = recordedOutcome(sample)
    const ours = ourOutcome(recognise, routes, sample.verb, sample.path)
    if (theirs.text === ours.text) continue
    const departure = explain(recorded, sample, theirs, ours)
    const what = `${sample.verb.toUpperCase()} ${sample.path} is ${ours.text}, recorded ${theirs.text}`
    differences.push({ case: recorded.id, what, ...(departure ? { departure } : {}) })
  }
  return differences
}
