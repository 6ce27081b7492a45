import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileMatcher } from '../src/match.js'
import { redirectLocation } from '../src/redirect.js'
import type { Route, RouteConstraint, RouteMethod } from '../types/route.js'

/** What the engines recognise, against our matcher on the engines' own rows. */

interface Row {
  readonly name: string | null
  readonly verb: string
  readonly path: string
  readonly controller: string | null
  readonly action: string | null
  readonly defaults?: Route['defaults']
  readonly constraints?: Record<string, { readonly $re: string; readonly $flags?: string }>
  readonly redirect?: string
}

interface Sample {
  readonly verb: string
  readonly path: string
  readonly controller?: string
  readonly action?: string
  readonly params?: Record<string, unknown>
  readonly error?: 'RoutingError' | 'MethodNotAllowed' | 'BadRequest'
  readonly allowed?: string[]
  readonly redirect?: string
  readonly status?: number
}

interface Case {
  readonly id: string
  readonly tree: unknown
  readonly routes?: Row[]
  readonly rec?: Sample[]
}

const data = new URL('./conformance/data/', import.meta.url)
const read = (name: string): Case[] => JSON.parse(readFileSync(new URL(name, data), 'utf8'))

const toRoute = (row: Row): Route => {
  const constraints: Record<string, RouteConstraint> = {}
  for (const [name, { $re: source, $flags = '' }] of Object.entries(row.constraints ?? {})) {
    constraints[name] = { source, flags: $flags }
  }
  const redirect = /^redirect\((\d+), (.*)\)$/.exec(row.redirect ?? '')
  return {
    name: row.name,
    method: row.verb as RouteMethod,
    pattern: row.path,
    controller: row.controller,
    action: row.action,
    constraints,
    defaults: row.defaults ?? {},
    ...(redirect && { redirect: { to: redirect[2] as string, status: Number(redirect[1]) } }),
  }
}

const isRepeating = (pattern: string): boolean => /:(\w+)\b.*:\1\b/.test(pattern)

/** Where a sample may differ, and why. */
function departure(
  rows: readonly Row[],
  { tree, routes = [] }: Case,
  sample: Sample,
  actual: Sample,
): string | undefined {
  const path = sample.path.replace(/[?#].*/, '')
  if (path.includes('//')) return 'empty segments never match'
  if (actual.error && routes.some(({ path }) => isRepeating(path))) return 'a parameter is twice in a pattern'
  if (sample.verb === 'trace') return 'no method TRACE'
  if (sample.error === 'RoutingError' && path.includes('.') && rows.some((row) => !row.path.includes('format'))) {
    return 'a parameter holds dots where no format may follow'
  }
  if (/requirements|"year":\s*null/.test(JSON.stringify(tree)) && !rows.some((row) => row.constraints)) {
    return 'the rows of 2.3 show no requirements'
  }
  if (JSON.stringify(tree).includes('files/*path')) return 'the rows of 2.3 show no globs; a glob is a string'
  const place = ({ controller, action }: Sample) =>
    rows.findIndex((row) => row.controller === controller && row.action === action)
  if (place(sample) >= 0 && place(sample) < place(actual)) return 'a literal wins over a parameter declared before it'
  if (JSON.stringify(tree).includes('"$flags"')) return 'the rows show no flags'
  return
}

/** What ours gives, in the words of a sample. */
function ours({ match, recognize }: ReturnType<typeof compileMatcher>, { verb, path }: Sample): Sample {
  const found = match(verb, path)
  if (!found) {
    try {
      recognize(verb, path)
    } catch (thrown) {
      const { status, allowed } = thrown as { status: number; allowed?: string[] }
      const error = ({ 400: 'BadRequest', 405: 'MethodNotAllowed' } as const)[status] ?? 'RoutingError'
      return { verb, path, error, ...(allowed && { allowed: allowed.map((method) => method.toLowerCase()) }) }
    }
    throw new Error('recognize differs from match')
  }
  const { redirect, controller, action, params } = found
  if (redirect) {
    return {
      verb,
      path,
      redirect: `http://example.org${redirectLocation(redirect.to, params)}`,
      status: redirect.status,
    }
  }
  const { controller: _, action: __, ...rest } = params as Record<string, unknown>
  return { verb, path, controller: controller as string, action: action as string, params: rest }
}

const agrees = (expected: Sample, actual: Sample): boolean => {
  // Rails 6.1 has no 405: it gives a 404
  if (expected.error === 'RoutingError' && actual.error === 'MethodNotAllowed') return true
  const { params, ...rest } = expected
  const { params: own, ...others } = actual
  const entries = (object: object = {}) => JSON.stringify(Object.entries(object).sort())
  return entries(rest) === entries(others) && entries(params) === entries(own)
}

/** How many samples agree, and how many differ for which reason. */
const expected: Record<string, Record<string, number>> = {
  'rails23.json': {
    agree: 1572,
    'the rows of 2.3 show no requirements': 60,
    'a parameter holds dots where no format may follow': 1,
  },
  'rails61.json': {
    agree: 2683,
    'empty segments never match': 123,
    'a literal wins over a parameter declared before it': 4,
    'a parameter holds dots where no format may follow': 2,
    'the rows show no flags': 1,
  },
  'apps/danbooru.json': { agree: 558, 'empty segments never match': 1, 'no method TRACE': 1 },
  'apps/huginn.json': { agree: 108 },
  'apps/lobsters.json': { agree: 262, 'a parameter is twice in a pattern': 1 },
  'apps/solidus-backend.json': { agree: 317 },
}

describe.each(Object.keys(expected))('%s', (file) => {
  it('is recognised as by the engine', () => {
    const differences: string[] = []
    const outcomes: Record<string, number> = {}
    for (const one of read(file)) {
      // we have no method TRACE, and refuse a parameter that is twice in a pattern
      const rows = (one.routes ?? []).filter(({ verb, path }) => verb !== 'TRACE' && !isRepeating(path))
      const matcher = compileMatcher(rows.map(toRoute))
      for (const sample of one.rec ?? []) {
        const actual = ours(matcher, sample)
        const outcome = agrees(sample, actual) ? 'agree' : departure(rows, one, sample, actual)
        if (outcome) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        else differences.push(`${one.id} ${JSON.stringify(sample)} ours ${JSON.stringify(actual)}`)
      }
    }
    expect(differences).toEqual([])
    expect(outcomes).toEqual(expected[file])
  })
})
