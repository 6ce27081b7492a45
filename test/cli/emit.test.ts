import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { declarationModule, javascriptModule } from '../../src/cli/emit/module.js'
import { draw, route } from '../../src/index.js'
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
    [
      ['--only', 'help, build,'],
      ['help', 'build'],
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
    [['--only', 'h.lp'], "resourcery: No route, helper or controller is called 'h.lp': write 'help'\n"],
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
      ['--out', 'paths.js.map'],
      "resourcery: File 'paths.js.map' is no module: write a name that ends in .ts, .mts, .js or .mjs\n",
    ],
    [
      ['--out', 'paths.cjs'],
      "resourcery: File 'paths.cjs' is no module: write a name that ends in .ts, .mts, .js or .mjs\n",
    ],
    [
      ['--out', 'paths.css'],
      "resourcery: File 'paths.css' is no module: write a name that ends in .ts, .mts, .js or .mjs\n",
    ],
  ])('%o is refused', async (args, stderr) => {
    expect(await emit(...args)).toEqual({ code: 1, stdout: '', stderr })
  })

  test.each([
    ['lib.js/paths.js', 'lib.js/paths.d.ts'],
    ['lib.js/paths.mjs', 'lib.js/paths.d.mts'],
    ['lib.js/typed.ts', undefined],
    ['lib.js/typed.mts', undefined],
  ])('writes %s, with the types in %s', async (out, types) => {
    const made = directory({ 'routes.ts': MODULE, 'lib.js/other': '' })
    const { code, stderr } = await resourcery(['emit', '--only', 'help', '--out', out], { cwd: made })
    expect({ code, stderr }).toEqual({ code: 0, stderr: `Wrote ${out}, 1 route\n` })
    const text = readFileSync(join(made, out), 'utf8')
    expect(text.includes(': Plain<')).toBe(types === undefined)
    expect(text).toMatch(/^\/\*\* \(\/:locale\)\/help\(\.:format\) \*\/\nexport const help_path\b/m)
    if (types)
      expect(readFileSync(join(made, types), 'utf8')).toMatch(
        /^\/\*\* \(\/:locale\)\/help\(\.:format\) \*\/\nexport declare const help_path: Plain</m,
      )
    else expect(existsSync(join(made, out.replace(/m?ts$/, 'd.$&')))).toBe(false)
  })

  test('a pattern ends no comment, and options of draw() that are not given are left out', async () => {
    const routes = draw([route('get', '/a\\*/b', 'a#b', { as: 'star' })])
    const [listing = expect.fail('no route')] = inspectRoutes(routes)
    const emitted = [{ listing, helpers: { path: 'star_path', url: 'star_url' } }]
    const text = javascriptModule(emitted, {})
    expect((await load(text)).star_path?.()).toBe('/a*/b')
    expect(text).not.toContain('const drawn =')
    expect(javascriptModule(emitted, { trailingSlash: true })).toContain('const drawn = {"trailingSlash":true}')
    expect(javascriptModule(emitted, { origin: 'https://a.b' })).toContain('const drawn = {"origin":"https://a.b"}')
    const { outputFiles } = await build({
      stdin: { contents: declarationModule(emitted, {}), loader: 'ts' },
      write: false,
    })
    expect(outputFiles).toHaveLength(1)
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
