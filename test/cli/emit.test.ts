import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { javascriptModule } from '../../src/cli/emit/module.js'
import { draw } from '../../src/index.js'
import { helperNames, inspectRoutes } from '../../src/inspect/listing.js'
import type { Drawn, DrawOptions } from '../../types/index.js'
import { randomDeclarations } from '../random-declaration.js'
import { directory, resourcery } from './command.js'

const MODULE = `import { draw, namespace, redirect, resources, route, scope } from 'resourcery'
export const routes = draw(
  [
    resources('articles', {}, [resources('comments', { only: ['index', 'show'] })]),
    namespace('admin', [resources('products')]),
    scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [route('get', 'help', 'pages#help', { as: 'help' })]),
    route('get', '/years/:year', 'years#show', { as: 'year', format: false, constraints: { year: 'integer' } }),
    route('get', '/build', 'builds#show', { format: 'json' }),
    redirect('/old', '/articles'),
  ],
  { origin: 'https://example.com' },
)
`

const cwd = directory({ 'routes.ts': MODULE })
const emit = (...args: string[]) => resourcery(['emit', ...args], { cwd })

/** The helpers that a module exports. */
const exported = (text: string): string[] =>
  [...text.matchAll(/^export const (\w+)(?=_path\b|Path\b)/gm)].map(([, name]) => name as string)

type Helpers = Readonly<Record<string, (...args: unknown[]) => string>>

const load = (text: string): Promise<Helpers> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)

/** What a call comes to, errors too. */
const outcome = (call: () => unknown): string => {
  try {
    return `gives ${call()}`
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`
  }
}

describe('resourcery emit', () => {
  test.each([
    [
      ['--only', 'articles'],
      ['articles', 'new_article', 'edit_article', 'article'],
    ],
    [
      ['--only', 'articles_path,help'],
      ['articles', 'help'],
    ],
    [
      ['--only', 'article_comment*'],
      ['article_comments', 'article_comment'],
    ],
    [
      ['--only', 'admin/*', '--except', 'new_*,edit_*'],
      ['admin_products', 'admin_product'],
    ],
    [
      ['--except', 'admin_*', '--except', 'articles,comments'],
      ['help', 'year', 'build', 'old'],
    ],
  ])('%o chooses %o', async (args, names) => {
    const { code, stdout, stderr } = await emit(...args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(exported(stdout)).toEqual(names)
  })

  test('says nothing of what is left out', async () => {
    expect((await emit('--except', 'admin_*')).stdout).not.toMatch(/admin|products/)
  })

  test.each([
    [['--only', 'artcles'], "resourcery: No route, helper or controller is called 'artcles': write 'articles'\n"],
    [
      ['--except', 'zzzzzz'],
      "resourcery: No route, helper or controller is called 'zzzzzz': write a name that 'resourcery routes' prints\n",
    ],
    [
      ['--only', 'help', '--except', 'help'],
      'resourcery: No route is left: write fewer patterns under --except, or more under --only\n',
    ],
    [
      ['--out', 'paths.css'],
      "resourcery: File 'paths.css' is no module: write a name that ends in .ts, .mts, .js or .mjs\n",
    ],
  ])('%o is refused', async (args, stderr) => {
    expect(await emit(...args)).toEqual({ code: 1, stdout: '', stderr })
  })

  test('what it writes imports nothing, and bundlers drop what is not used', async () => {
    expect(await emit('--out', 'paths.js')).toEqual({ code: 0, stdout: '', stderr: 'Wrote paths.js, 14 routes\n' })
    const file = join(cwd, 'paths.js')
    const text = readFileSync(file, 'utf8')
    expect(text).not.toMatch(/^\s*import\b|\brequire\(/m)
    const bundle = async (contents: string) => {
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: cwd },
        bundle: true,
        write: false,
        minify: true,
        format: 'esm',
      })
      return outputFiles[0]?.text ?? ''
    }
    expect(await bundle("import './paths.js'")).toBe('')
    const used = await bundle("import { article_path } from './paths.js'\nconsole.log(article_path(1))")
    expect(used).not.toMatch(/admin|comments|help/)
    expect(await bundle("import { article_path } from './paths.js'\nconsole.log(article_path)")).toMatch(
      /\/articles\/:id/,
    )
  })

  test('its helpers give what those of the library give, and refuse in the same words', async () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', '.', '..', 'a/b', 'a.b', 'ä ö', '\ud800', 'en', '7'))
    const value = fc.oneof(
      text,
      fc.integer(),
      fc.constantFrom(
        undefined,
        null,
        Number.NaN,
        2n,
        { id: 5 },
        { toParam: () => 'x' },
        { id: 1, toParam: () => 'y' },
        [],
        {},
      ),
    )
    const query = fc.oneof(
      fc.dictionary(text, fc.oneof(value, fc.array(text), fc.dictionary(text, text)), { maxKeys: 3 }),
      fc.constantFrom('a=1', null, new URLSearchParams('a=1')),
    )
    const options = fc.record(
      {
        format: fc.oneof(text, fc.constantFrom('csv', 1)),
        query,
        anchor: text,
        trailingSlash: fc.boolean(),
        params: fc.dictionary(fc.constantFrom('locale', 'year', 'month', 'other'), value, { maxKeys: 2 }),
        origin: fc.constantFrom('https://example.org', 'nonsense'),
        unknown: value,
      },
      { requiredKeys: [] },
    )
    const drawing = fc.record(
      {
        trailingSlash: fc.boolean(),
        origin: fc.constant('https://example.com'),
        basePath: fc.constant('/app'),
        naming: fc.constantFrom('snake_case', 'camelCase'),
      },
      { requiredKeys: [] },
    )
    let compared = 0
    await fc.assert(
      fc.asyncProperty(
        randomDeclarations,
        drawing,
        fc.array(fc.tuple(fc.nat(), fc.array(value, { maxLength: 3 }), fc.option(options), fc.boolean()), {
          minLength: 20,
          maxLength: 20,
        }),
        async (declarations, given, calls) => {
          let routes: Drawn
          try {
            routes = draw(declarations as never, given as never)
          } catch {
            return fc.pre(false)
          }
          const listings = inspectRoutes(routes)
          const emitted = [...helperNames(routes)].flatMap(([name, helpers]) => {
            const listing = listings.find((one) => one.name === name)
            return listing ? [{ listing, helpers }] : []
          })
          fc.pre(emitted.length > 0)
          const ours = await load(javascriptModule(emitted, given as DrawOptions))
          for (const [index, values, last, isUrl] of calls) {
            const { listing, helpers } = emitted[index % emitted.length] as (typeof emitted)[number]
            const named = Object.fromEntries(listing.required.map((parameter, place) => [parameter, values[place]]))
            const name = isUrl ? helpers.url : helpers.path
            for (const args of [values, [named]].map((all) => (last === null ? all : [...all, last]))) {
              const library = routes as unknown as Helpers
              expect(outcome(() => ours[name]?.(...args))).toBe(outcome(() => library[name]?.(...args)))
              compared++
            }
          }
        },
      ),
      { numRuns: 60 },
    )
    expect(compared).toBeGreaterThan(1000)
  })

  test('writes the set that is chosen, in the names that it is drawn with', async () => {
    const several = directory({
      'routes.ts': `import { draw, resources } from 'resourcery'
export const web = draw([resources('books')])
export const api = draw([resources('blog_posts', {}, [resources('comments')])], { naming: 'camelCase', basePath: '/api' })
`,
    })
    const { code, stdout, stderr } = await resourcery(['emit', '--export', 'api', '--only', 'comments'], {
      cwd: several,
    })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(exported(stdout)).toEqual([
      'blogPostComments',
      'newBlogPostComment',
      'editBlogPostComment',
      'blogPostComment',
    ])
    expect(stdout).toContain('export const blogPostCommentPath: Helper<[blogPostId: Param, id: Param]')
    const { outputFiles } = await build({ stdin: { contents: stdout, loader: 'ts' }, write: false, format: 'esm' })
    const { blogPostCommentPath: path } = await load(outputFiles[0]?.text ?? '')
    expect(path?.({ blogPostId: 1, id: 2 })).toBe('/api/blog_posts/1/comments/2')
  })

  test('a helper may be called as a part of the runtime is', async () => {
    const routes = draw(
      [{ kind: 'route', methods: ['get'], pattern: '/b', target: 'a#b', options: { as: 'build' } }] as never,
      { naming: 'camelCase' },
    )
    const [listing] = inspectRoutes(routes)
    const helpers = { path: 'buildPath', url: 'fillPath' }
    const module = await load(javascriptModule([{ listing: listing ?? expect.fail('no route'), helpers }], {}))
    expect(module.buildPath?.({ anchor: 'x' })).toBe('/b#x')
  })
})

/** What the compiler says of texts that use an emitted module, and of the module: the lines that it complains of. */
function complaints(texts: Readonly<Record<string, string>>): string[] {
  const files = Object.entries(texts).map(([name, text]) => {
    writeFileSync(join(cwd, name), text)
    return join(cwd, name)
  })
  const program = ts.createProgram(files, {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    types: [],
  })
  return program
    .getSourceFiles()
    .filter((file) => !program.isSourceFileDefaultLibrary(file))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, start = 0 }) => `${basename(file?.fileName ?? '')} ${file?.getLineAndCharacterOfPosition(start).line}`,
    )
}

describe('the types of an emitted module', () => {
  test.each(['emitted.js', 'typed.mts'])('of %s take what the helpers take, and nothing else', async (out) => {
    expect(await emit('--out', out)).toMatchObject({ code: 0 })
    const from = out.replace(/ts$/, 'js')
    const names = 'article_comment_path, article_path, article_url, articles_path, build_path, help_path, year_path'
    const right = `import { ${names}, UrlGenerationError } from './${from}'
export const a: '/articles' = articles_path()
export const b: \`/articles/\${string}\` = article_path(1, { format: 'csv', query: { page: 2 }, anchor: 'x', trailingSlash: true })
export const c: \`/articles/\${string}/comments/\${string}\` = article_comment_path({ article_id: 1, id: { id: 2n } })
export const d: string = article_comment_path({ toParam: () => 'x' }, 'y', { query: {} })
export const e: string = help_path({ params: { locale: 'de' } }) + build_path({ format: 'json' })
export const f: string = year_path(2024) + year_path('2024') + article_url(1) + article_url(1, { origin: 'https://x.org' })
export const g: boolean = new UrlGenerationError('x') instanceof Error
`
    const wrong = `import { ${names} } from './${from}'
export const a: '/article' = articles_path()
article_path()
article_comment_path(1)
article_comment_path({ article_id: 1 })
help_path({ params: { locale: 'fr' } })
year_path('two')
year_path(1, { format: 'csv' })
build_path({ format: 'xml' })
article_url(1, { qurey: {} })
export const b: '/articles' = articles_path({ format: 'csv' })
`
    expect(complaints({ 'right.ts': right, 'wrong.ts': wrong })).toEqual(
      Array.from({ length: 10 }, (_, line) => `wrong.ts ${line + 1}`),
    )
  })

  test('a module in TypeScript is used as it stands', async () => {
    await emit('--out', 'run.ts', '--only', 'article_comment')
    const { outputFiles } = await build({ entryPoints: [join(cwd, 'run.ts')], write: false, format: 'esm' })
    const { article_comment_path: path } = await load(outputFiles[0]?.text ?? '')
    expect(path?.(1, 'a b', { format: 'csv' })).toBe('/articles/1/comments/a%20b.csv')
  })
})
