import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compile } from './compile.js'

/** The pieces of TypeScript in a page, with imports that lead to the sources. */
const pieces = (page: string): readonly string[] =>
  [...readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8').matchAll(/^```ts\n(.*?)^```/gms)].map(
    ([, text]) =>
      (text as string)
        .replaceAll(/from 'resourcery\/(\w+)'/g, "from './src/$1/index.js'")
        .replaceAll("from 'resourcery'", "from './src/index.js'"),
  )

describe.each(['forms.md', 'serving.md'])('%s', (page) => {
  const found = pieces(page)

  it('has examples', () => {
    expect(found.length).toBeGreaterThan(2)
  })

  it.each(found.map((text, index) => [index + 1, text] as const))('compiles its example %i', (_, text) => {
    expect(compile(text).messages).toEqual([])
  })
})
