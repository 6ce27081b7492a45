import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ParameterError, parseParams } from '../../src/form/index.js'

interface Row {
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly error?: 'conflict'
}

const rows: readonly Row[] = JSON.parse(readFileSync(new URL('data/rack.json', import.meta.url), 'utf8'))

/** Names with lists directly in lists, which Rack 2 reads as one list, and names that start with a bracket or end in one alone. */
const isOdd = (query: string): boolean =>
  decodeURIComponent(query)
    .split('&')
    .some((pair) => /^[^=]*\[\]\[\]|^\[|^[^[=]*\]/.test(pair))

const answerTo = (query: string): unknown => {
  try {
    return parseParams(query)
  } catch (error) {
    if (error instanceof ParameterError && error.status === 400) return 'conflict'
    throw error
  }
}

describe('nested parameters', () => {
  const plain = rows.filter(({ query }) => !isOdd(query))

  it('are recorded in number', () => {
    expect(plain.filter(({ params }) => params).length).toBeGreaterThan(300)
    expect(plain.filter(({ error }) => error).length).toBeGreaterThan(80)
  })

  it('are what Rack makes of them', () => {
    for (const { query, params } of plain) {
      const answer = answerTo(query)
      if (params && answer !== 'conflict') expect(answer, query).toEqual(params)
    }
  })

  it('contradict each other where Rack says so', () => {
    for (const { query, error } of plain) if (error) expect(answerTo(query), query).toBe('conflict')
  })

  it('contradict each other in the other order too, where Rack drops what came first', () => {
    for (const { query, params } of plain)
      if (params && answerTo(query) === 'conflict') {
        const reversed = query.split('&').reverse().join('&')
        expect(answerTo(reversed), query).toBe('conflict')
        const names = decodeURIComponent(query)
          .split('&')
          .map((pair) => pair.split('=')[0] as string)
        expect(
          names.some((name) => names.some((other) => other.startsWith(`${name}[`))),
          query,
        ).toBe(true)
      }
  })
})
