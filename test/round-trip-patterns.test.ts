import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMatcher } from '../src/matcher.js'
import { called, drawn, randomCalls } from './random-call.js'

type Recognize = (method: string, path: string) => { pattern: string; params: object }

test('any path of any pattern leads back to its route with its values', () => {
  fc.assert(
    fc.property(randomCalls, (call) => {
      const { random, pattern, given, options } = call
      const routes = drawn(random)
      const path = called(routes, call)
      expect(path).toMatch(/^\/(?![/\\])[!-~]*$/)
      const { recognize } = createMatcher(routes) as { recognize: Recognize }
      const found = recognize('GET', path)
      expect({ path, pattern: found.pattern, params: { ...found.params } }).toEqual({
        path,
        pattern,
        params: { ...given, ...options },
      })
    }),
    { numRuns: Number(process.env.RESOURCERY_ROUNDS ?? 3000) },
  )
})
