import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile } from './compilers.js'
import { argumentsOf, called, declared, drawn, randomCalls } from './random-call.js'
import { declarationSource } from './type-wing.js'

const COUNT = 200

/** Letters that a path encodes and types show as they are, see docs/limits.md. */
const isAscii = (text: string): boolean => /^[ -~]*$/.test(text)

test(`the types of the paths of ${COUNT} random patterns take what the helpers give`, () => {
  const calls = fc.tuple(randomCalls, fc.boolean()).filter(([{ random }]) => isAscii(random.pattern))
  const lines = fc.sample(calls, { numRuns: COUNT }).map(([call, trailingSlash]) => {
    const path = called(drawn(call.random, { trailingSlash }), call)
    const set = `draw([${declarationSource(declared(call.random))}], { trailingSlash: ${trailingSlash} })`
    return `let path = ${set}.n_path(${argumentsOf(call).map((one) => JSON.stringify(one))}); path = ${JSON.stringify(path)}`
  })
  const source = ["import { draw, route } from 'resourcery'", ...lines.map((line) => `{ ${line} }`)].join('\n')
  const wrong = compile('7.0', { 'calls.ts': source }).map(({ line, message }) => `${lines[line - 2]}: ${message}`)
  expect(wrong).toEqual([])
})
