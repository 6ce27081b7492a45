import { beforeAll, expect, test } from 'vitest'
import { FILES, readRecorded } from './conformance/recorded.js'
import { compareTypes, type TypeComparison } from './conformance/type-wing.js'

const files = FILES.map(readRecorded)
let comparisons: readonly TypeComparison[]

beforeAll(() => {
  comparisons = compareTypes(files)
})

test.each(files.map(({ name }, index) => [name, index] as const))(
  'the compiler derives the names and patterns of %s',
  (_, index) => {
    const { total, failures } = comparisons[index] ?? expect.fail('the file was not compared')
    expect(failures).toEqual([])
    expect(total).toBeGreaterThan(50)
  },
)
