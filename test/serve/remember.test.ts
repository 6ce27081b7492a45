import { expect, it, vi } from 'vitest'
import { remember } from '../../src/serve/remember.js'

it('works out an answer once', () => {
  const answer = vi.fn((key: string) => [key])
  const answers = remember(answer)
  expect(answers('a')).toBe(answers('a'))
  expect(answers('b')).toEqual(['b'])
  expect(answer.mock.calls).toEqual([['a'], ['b']])
})

it('keeps no more than it may', () => {
  const answer = vi.fn((key: string) => key.length)
  const answers = remember(answer, 2)
  for (const key of ['a', 'bb', 'ccc', 'a', 'bb', 'ccc', 'ccc']) expect(answers(key)).toBe(key.length)
  expect(answer.mock.calls.map(([key]) => key)).toEqual(['a', 'bb', 'ccc', 'ccc', 'ccc'])
})
