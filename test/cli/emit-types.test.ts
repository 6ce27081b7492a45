import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { directory, resourcery } from './command.js'

const MODULE = `import { draw, resources, route, scope } from 'resourcery'
export const routes = draw(
  [
    resources('articles', {}, [resources('comments', { only: ['index', 'show'] })]),
    scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [route('get', 'help', 'pages#help', { as: 'help' })]),
    route('get', '/years/:year', 'years#show', { as: 'year', format: false, constraints: { year: 'integer' } }),
    route('get', '/build', 'builds#show', { format: 'json' }),
  ],
  { origin: 'https://example.com' },
)
`

const SLASHES = `import { draw, resources, root, route } from 'resourcery'
export const routes = draw(
  [
    root('home#index'),
    resources('articles', { only: ['index', 'show'], constraints: { id: 'uuid' } }),
    route('get', '/top(/:year)(/:month)', 'top#show', { as: 'top' }),
    route('get', '(/:a(/:b))', 'all#show', { as: 'all' }),
    route('get', '/plan(/:format)', 'plans#show', { as: 'plan', format: false }),
    route('get', '/über/:kind', 'a#b', { as: 'kind', constraints: { kind: ['a b', '1.0', '$', '7', '09', 'NaN'] } }),
    route('get', '/in/*place', 'a#b', { as: 'place', constraints: { place: ['a/b', 'c'] } }),
  ],
  { trailingSlash: true },
)
`

const cwd = directory({ 'routes.ts': MODULE, 'slashes.ts': SLASHES })
const emit = (...args: string[]) => resourcery(['emit', ...args], { cwd })

type Helpers = Readonly<Record<string, (...args: unknown[]) => string>>

const load = (text: string): Promise<Helpers> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)

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
    const wrong = `import { ${names}, UrlGenerationError } from './${from}'
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
articles_path({ params: { format: 'csv' } })
new UrlGenerationError(1)
export const c: \`/help\${string}\` = help_path({ params: { locale: 'de' } })
`
    expect(complaints({ 'right.ts': right, 'wrong.ts': wrong })).toEqual(
      Array.from({ length: 13 }, (_, line) => `wrong.ts ${line + 1}`),
    )
  })

  test('are those of what the helpers give, encoded values and slashes at the end too', async () => {
    expect(await emit('slashes.ts', '--out', 'slashes.mjs')).toMatchObject({ code: 0 })
    const names =
      'all_path, article_path, article_url, articles_path, articles_url, kind_path, place_path, plan_path, root_path, top_path'
    const right = `import { ${names} } from './slashes.mjs'
export const a: '/' = root_path()
export const b: '/articles/' = articles_path()
export const c: \`/articles/\${string}/\` = article_path('0-0-0-0-0')
export const d: \`/articles\${string}\` = articles_path({ format: 'csv' })
export const e: '/top/' = top_path()
export const f: string = top_path({ params: { year: 1 } }) + top_path({ params: { month: 1 } })
export const g: '/' = all_path()
export const h: string = all_path({ params: { a: 1 } })
export const i: '/plan/' = plan_path()
export const j: string = plan_path({ params: { format: 'x' } })
export const k: '/%C3%BCber/a%20b/' | '/%C3%BCber/1%2E0/' | '/%C3%BCber/$/' | '/%C3%BCber/7/' | '/%C3%BCber/09/' | '/%C3%BCber/NaN/' = kind_path('a b')
export const l: string = kind_path(7) + kind_path('7') + kind_path('09')
export const m: '/in/a/b/' | '/in/c/' = place_path('a/b')
export const n: string = articles_url({ origin: 'https://x.org' }) + article_url('0-0-0-0-0', { origin: 'https://x.org' })
`
    const wrong = `import { ${names} } from './slashes.mjs'
article_path('0-0')
kind_path(9)
kind_path(null)
export const a: '/articles' = articles_path()
plan_path({ format: 'x' })
top_path({ params: { day: 1 } })
articles_url()
article_url('0-0-0-0-0')
`
    expect(complaints({ 'right.mts': right, 'wrong.mts': wrong })).toEqual(
      Array.from({ length: 8 }, (_, line) => `wrong.mts ${line + 1}`),
    )
    const { kind_path: kind, place_path: place, ...others } = await import(join(cwd, 'slashes.mjs'))
    expect(['a b', '1.0', '$', 7].map((value) => kind(value))).toEqual([
      '/%C3%BCber/a%20b/',
      '/%C3%BCber/1%2E0/',
      '/%C3%BCber/$/',
      '/%C3%BCber/7/',
    ])
    expect([place('a/b'), others.root_path(), others.all_path(), others.top_path(), others.plan_path()]).toEqual([
      '/in/a/b/',
      '/',
      '/',
      '/top/',
      '/plan/',
    ])
  })

  test('a module in TypeScript is used as it stands', async () => {
    await emit('--out', 'run.ts', '--only', 'article_comment')
    const { outputFiles } = await build({ entryPoints: [join(cwd, 'run.ts')], write: false, format: 'esm' })
    const { article_comment_path: path } = await load(outputFiles[0]?.text ?? '')
    expect(path?.(1, 'a b', { format: 'csv' })).toBe('/articles/1/comments/a%20b.csv')
  })
})
