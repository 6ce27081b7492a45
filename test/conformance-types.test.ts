import { expect, test } from 'vitest'
import { FILES, readRecorded } from './conformance/recorded.js'
import { compareTypes } from './conformance/type-wing.js'

test.each(FILES.map(readRecorded))('the compiler derives the names and patterns of $name', (recorded) => {
  const { total, failures } = compareTypes(recorded)
  expect(failures).toEqual([])
  expect(total).toBeGreaterThan(50)
})
