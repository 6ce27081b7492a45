import { describe, expect, it } from 'vitest'
import { compileMatcher } from '../src/match.js'
import type { Route, RouteConstraint, RouteMethod } from '../types/route.js'
import { isWellFormed, referenceAllowed, referenceMatch } from './reference-matcher.js'

/** RESOURCERY_FUZZ=1000000 asks for that many requests. */
const REQUESTS = Number(process.env.RESOURCERY_FUZZ ?? 20_000)
const SEED = Number(process.env.RESOURCERY_SEED ?? 20_260_101)
const PER_TABLE = 100

/** A generator of numbers in [0, 1): mulberry32. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const LITERALS = [
  'a',
  'ab',
  'b',
  'new',
  'new',
  'edit',
  'x-y',
  'a.b',
  'feed.xml',
  'new.json',
  'né',
  'a%20b',
  'v1',
  '~',
  '-',
  // longer than the text of one node, and another that goes on from it
  'long-'.repeat(26),
  `${'long-'.repeat(26)}b`,
]
const MIXED = [
  ':_-:_',
  ':_-:_',
  ':_--:_',
  'v:_',
  '~:_',
  'a:_',
  ':_.:_',
  ':_.json',
  ':_-b',
  'new:_',
  'new.:_',
  ':_(-:_)',
  ':_.v:_',
  '*_-:_',
  'a*_',
]
const CONSTRAINTS: RouteConstraint[] = [
  'integer',
  ['a', 'new', 'a.b', 1],
  { source: '[^/]+', flags: '' },
  { source: '\\d+', flags: '' },
  { source: '[a-z]+', flags: 'i' },
  { source: 'a|ab|new', flags: '' },
  { source: '[\\w.-]+', flags: '' },
  { source: '.+', flags: '' },
  { source: '[^-]+', flags: '' },
]
const METHODS: RouteMethod[] = ['GET', 'GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'ANY']
const LONG = 'a-value-of-more-than-a-hundred-characters-'.repeat(3)
const VALUES = [
  '1',
  '2',
  '12',
  'a',
  'b',
  'ab',
  'new',
  'edit',
  'x',
  'x-y',
  'a-b-c',
  'a.b',
  'a.b.c',
  '-',
  '.',
  'v1',
  'V',
  '%2E',
  'a%2Fb',
  'a%20b',
  '%61',
  'n%C3%A9w',
  'né',
  '%F0%9F%98%80',
  'a%2Db',
  '~',
  '+',
  '.a',
  'a.',
  // longer than what is read character by character
  LONG,
  `${LONG}.json`,
  `%63${LONG}`,
  `${LONG}-chäracters%20-b`,
]
const FORMATS = ['json', 'xml', '1', 'a-b', 'j%2Eson', 'b']

describe.each([
  ['plain', 0],
  ['mixed', 1],
])('a table of %s patterns', (_, level) => {
  it('answers as the reference does', () => {
    const next = random(SEED + level)
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
    const chance = (odds: number) => next() < odds

    const pattern = (): string => {
      let count = 0
      const name = () => `p${count++}`
      const segment = (): string => {
        const kind = next()
        if (kind < 0.5) return `/${pick(LITERALS)}`
        if (kind < 0.85 || level === 0) return `/:${name()}`
        if (kind < 0.95) return `/${pick(MIXED).replaceAll('_', name)}`
        return `/*${name()}`
      }
      let text = ''
      for (let length = chance(0.05) ? 0 : 1 + Math.floor(next() * 3.5); length > 0; length--) {
        const one = segment()
        text += level && chance(0.12) ? `(${one}${chance(0.3) ? `(${segment()})` : ''})` : one
      }
      if (!text) text = '/'
      else if (chance(level ? 0.5 : 0.7)) text += '(.:format)'
      return text
    }

    const table = (): Route[] => {
      const routes: Route[] = []
      for (let size = 1 + Math.floor(next() * 14); size > 0; size--) {
        const one = pattern()
        for (let rows = chance(0.3) ? 2 : 1; rows > 0; rows--) {
          const constraints: Record<string, RouteConstraint> = {}
          for (const [, parameter] of one.matchAll(/[:*](\w+)/g)) {
            if (chance(0.15)) constraints[parameter as string] = pick(CONSTRAINTS)
          }
          routes.push({
            name: `route${routes.length}`,
            method: pick(METHODS),
            pattern: one,
            controller: 'things',
            action: `action${routes.length}`,
            constraints,
            defaults: chance(0.1) ? { format: 'html', extra: 1 } : {},
            ...(chance(0.03) && { catchAll: true }),
          })
        }
      }
      return routes
    }

    const path = (routes: readonly Route[]): string => {
      let text = pick(routes)
        .pattern.replace(/\(\.:format\)$/, () => (chance(0.4) ? `.${pick(FORMATS)}` : ''))
        .replace(/[:*]\w+/g, (parameter) =>
          parameter[0] === '*' && chance(0.6) ? `${pick(VALUES)}/${pick(VALUES)}` : pick(VALUES),
        )
      while (/\([^()]*\)/.test(text)) text = text.replace(/\(([^()]*)\)/, (_group, inner) => (chance(0.5) ? inner : ''))
      const edit = next()
      if (edit < 0.1) text += `/${pick(VALUES)}`
      else if (edit < 0.15) text = text.replace(/\/[^/]*$/, '')
      else if (edit < 0.2) text += pick(['/', '?a=/b.c', '#a', '/?a', '//', '.json', '%', '%zz', '%ff', '.', '%2f'])
      else if (edit < 0.25) text = text.replace('/', '//')
      else if (edit < 0.3) text = text.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
      else if (edit < 0.33) text = text.toUpperCase()
      else if (edit < 0.36) text = text.slice(0, Math.floor(next() * text.length))
      return text
    }

    let matched = 0
    for (let done = 0; done < REQUESTS / 2; done += PER_TABLE) {
      const routes = table()
      const { match, recognize } = compileMatcher(routes)
      for (let request = 0; request < PER_TABLE; request++) {
        const asked = path(routes)
        const method = pick(['GET', 'GET', 'GET', 'POST', 'PUT', 'HEAD', 'DELETE', 'PATCH', 'get', 'TRACE'])
        const expected = referenceMatch(routes, method, asked)
        const actual = match(method, asked)
        const about = () => `${method} ${asked} among\n${routes.map(describeRoute).join('\n')}`
        if (expected) {
          matched++
          if (!actual) throw new Error(`no match for ${about()}\nexpected ${JSON.stringify(expected)}`)
          const isSame =
            actual.action === expected.route.action &&
            actual.method === expected.method &&
            sorted(actual.params) === sorted(expected.params)
          if (!isSame)
            throw new Error(`${JSON.stringify(actual)}\nfor ${about()}\nexpected ${JSON.stringify(expected)}`)
          continue
        }
        if (actual) throw new Error(`a match for ${about()}\n${JSON.stringify(actual)}`)
        const allowed = isWellFormed(asked) ? referenceAllowed(routes, asked) : []
        const status = isWellFormed(asked) ? (allowed.length ? 405 : 404) : 400
        let thrown: unknown
        try {
          recognize(method, asked)
        } catch (error) {
          thrown = error
        }
        const seen = thrown as { status?: number; allowed?: string[] }
        if (seen?.status !== status || (seen.allowed ?? []).join() !== allowed.join()) {
          throw new Error(`${seen} ${seen?.status} ${seen?.allowed} for ${about()}\nexpected ${status} ${allowed}`)
        }
      }
    }
    // the requests are no good where most of them miss
    expect(matched).toBeGreaterThan(REQUESTS / 8)
  }, 600_000)
})

const sorted = (params: object): string => JSON.stringify(Object.entries(params).sort())

const describeRoute = ({ action, method, pattern, constraints, catchAll }: Route): string =>
  `${action} ${method} ${pattern} ${JSON.stringify(constraints)} ${catchAll ?? ''}`
