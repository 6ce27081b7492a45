import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUDGETS, bundle } from '../bench/size.mjs'

/** What an application ships of the package. */

test.each(Object.entries(BUDGETS))('%s stay within their bytes', async (_, { contents, most }) => {
  const { gzipped } = await bundle(contents)
  expect(gzipped).toBeLessThanOrEqual(most)
  // a budget that nothing comes near holds nothing
  expect(gzipped).toBeGreaterThan(most * 0.9)
})

const ALL = `export { collection, defaultRoute, draw, member, namespace, redirect, resource, resources, root, route, scope } from 'resourcery'`

/** Sentences and names that minifying leaves, of what no bundle of helpers needs. */
const MARKS = {
  matcher: ['MethodNotAllowedError', 'No route answers', 'malformed percent-encoding'],
  checks: ['or another of', 'stands outside a resource', 'at most: write options', 'as its options and was given'],
  others: ['_method', 'text/html', 'Content-Security-Policy', 'x-http-method-override'],
}

test('of draw and the declarations no matcher, form, server or inspector is left', async () => {
  const { text } = await bundle(ALL)
  for (const mark of Object.values(MARKS).flat()) expect(text).not.toContain(mark)
  // the marks are what the package has
  const { text: whole } = await bundle(
    `export * from 'resourcery'; export * from 'resourcery/form'; export * from 'resourcery/serve'; export * from 'resourcery/inspect'`,
  )
  for (const mark of [...MARKS.matcher, ...MARKS.others]) expect(whole).toContain(mark)
  const sentences = ['declaration-message', 'generation-message']
    .map((name) => readFileSync(new URL(`../src/${name}.ts`, import.meta.url), 'utf8'))
    .join('\n')
  for (const mark of MARKS.checks) expect(sentences).toContain(mark)
})

test('the modules that draw and the declarations need', async () => {
  const { files } = await bundle(ALL, { resourcery: new URL('../src/index.ts', import.meta.url).pathname })
  expect(files.map((file) => file.replace(/^src\//, '')).sort()).toMatchInlineSnapshot(`
    [
      "constraint.ts",
      "context.ts",
      "declaration.ts",
      "declare.ts",
      "draw.ts",
      "encode.ts",
      "filling.ts",
      "generation-error.ts",
      "generation-message.ts",
      "helper.ts",
      "inflection-tables.ts",
      "inflection.ts",
      "path-helper.ts",
      "path.ts",
      "query.ts",
      "route-declaration.ts",
      "route.ts",
      "tables.ts",
    ]
  `)
})

test('a matcher adds no form, server or inspector', async () => {
  const { text } = await bundle(`export { createMatcher, draw, resources } from 'resourcery'`)
  for (const mark of MARKS.matcher) expect(text).toContain(mark)
  for (const mark of MARKS.others) expect(text).not.toContain(mark)
})

test('nothing is left of an import that is not used', async () => {
  const { minified } = await bundle(`import { draw, createMatcher } from 'resourcery'`)
  expect(minified).toBe(0)
})
