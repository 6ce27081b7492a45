import type { Route } from '../../types/route.js'
import { helperParameters, ourArguments } from './arguments.js'
import type { DepartureName, Difference } from './departures.js'
import type { RecordedCase, RecordedGeneration } from './recorded.js'
import { explainLack } from './table.js'

/** Calls a helper, `article_path`; undefined where the table has no such helper; throws where the helper refuses. */
export type Generate = (routes: readonly Route[], helper: string, args: readonly unknown[]) => unknown

/** What a call of a helper came to. */
type Outcome =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'hash'; readonly hash: Readonly<Record<string, unknown>> }
  | { readonly kind: 'error'; readonly error: string; readonly parameters?: readonly string[] }

/** Keys that hash_for writes in its own words. */
const HASH_KEYS: Readonly<Record<string, string>> = { useRoute: 'use_route', onlyPath: 'only_path' }

const sortedPairs = (query: string): string => query.split('&').sort().join('&')

/** A path or URL with its query in a fixed order: queries are compared as sets of pairs. */
function withSortedQuery(text: string): string {
  const [, path = '', query, anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(text) ?? []
  return `${path}${query === undefined ? '' : `?${sortedPairs(query)}`}${anchor}`
}

const sortedEntries = (hash: object): string =>
  JSON.stringify(Object.entries(hash).sort(([a], [b]) => (a < b ? -1 : 1)))

function recordedOutcome({ path, hash, error, missing, mismatch }: RecordedGeneration): Outcome {
  if (path !== undefined) return { kind: 'text', text: withSortedQuery(path) }
  if (hash) return { kind: 'hash', hash }
  const parameters = missing ?? mismatch
  // Rails 2.3 calls its refusals RoutingError, later ones UrlGenerationError.
  const name = error === 'NoSuchHelper' ? error : 'UrlGenerationError'
  return { kind: 'error', error: name, ...(parameters ? { parameters } : {}) }
}

function ourOutcome(generate: Generate, routes: readonly Route[], helper: string, args: readonly unknown[]): Outcome {
  try {
    const result = generate(routes, helper, args)
    if (result === undefined) return { kind: 'error', error: 'NoSuchHelper' }
    if (typeof result === 'string') return { kind: 'text', text: withSortedQuery(result) }
    const hash = Object.entries(result as object).map(([key, value]) => [HASH_KEYS[key] ?? key, value])
    return { kind: 'hash', hash: Object.fromEntries(hash) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { kind: 'error', error: error.name }
  }
}

const shown = (outcome: Outcome): string =>
  outcome.kind === 'text' ? outcome.text : outcome.kind === 'hash' ? sortedEntries(outcome.hash) : outcome.error

const same = (theirs: Outcome, ours: Outcome): boolean => theirs.kind === ours.kind && shown(theirs) === shown(ours)

const pathOf = (text: string): string => text.replace(/[?#].*$/s, '')

/** The departure that explains why ours differs, if one does. */
function explain(
  { args, v8 }: RecordedGeneration,
  route: Route,
  theirs: Outcome,
  ours: Outcome,
): DepartureName | undefined {
  const { required, optional } = helperParameters(route.pattern)
  const positional = args.filter((arg) => typeof arg !== 'object' || arg === null || '$obj' in arg)
  const hash = args.at(-1)
  const open = required.filter((name) => typeof hash !== 'object' || hash === null || !(name in hash))
  const refused = ours.kind === 'error'
  // Rails fills optional parameters by position too.
  if (optional.length && positional.length && (refused || theirs.kind === 'error')) return 'optional-apart'
  if (refused && positional.length > open.length) return 'extra-argument'
  if (refused && args.some((arg) => arg === '.' || arg === '..')) return 'dot-segment'
  if (refused && theirs.kind === 'text' && /[?&]format=/.test(theirs.text)) return 'no-format'
  if (theirs.kind === 'hash' || ours.kind === 'hash') return required.length ? 'hash-arguments' : undefined
  if (ours.kind !== 'text') return undefined
  if (v8?.path !== undefined && withSortedQuery(v8.path) === ours.text) return 'slash-after-dot'
  // Rails 2.3 refuses a '.' in a value, later versions write it as it is.
  if (theirs.kind === 'error') return ours.text.includes('%2E') ? 'dot-encoded' : undefined
  if (ours.text.replaceAll('%2E', '.') === theirs.text) return 'dot-encoded'
  const { format } = route.defaults
  return pathOf(ours.text) === `${pathOf(theirs.text)}.${format}` ? 'default-format' : undefined
}

/** The departure that explains why there is no helper of a recorded name. */
const explainNoHelper = (name: string, { routes = [] }: RecordedCase): DepartureName | undefined => {
  const route = routes.find((one) => one.name === name)
  return route && explainLack(route, 'name')
}

/** Compares what our helpers generate with what is recorded for one case. */
export function compareGeneration(
  recorded: RecordedCase,
  routes: readonly Route[],
  generate: Generate,
): readonly Difference[] {
  const differences: Difference[] = []
  for (const sample of recorded.gen ?? []) {
    const name = sample.helper.replace(/^hash_for_/, '').replace(/_(path|url)$/, '')
    const route = routes.find((one) => one.name === name)
    const args = ourArguments(sample, helperParameters(route?.pattern ?? ''))
    const theirs = recordedOutcome(sample)
    const ours = ourOutcome(generate, routes, sample.helper, args)
    if (same(theirs, ours)) continue
    const departure = route ? explain(sample, route, theirs, ours) : explainNoHelper(name, recorded)
    const what = `${sample.helper}(${JSON.stringify(sample.args).slice(1, -1)}) is ${shown(ours)}, recorded ${shown(theirs)}`
    differences.push({ case: recorded.id, what, ...(departure ? { departure } : {}) })
  }
  return differences
}
