import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { beforeAll, describe, expect, test } from 'vitest'
import * as resourcery from '../src/index.js'
import { COMPILERS } from './compilers.js'
import { example, type FreshProject, freshProject, ROOT } from './fresh.js'

/** The package as a stranger gets it: packed, unpacked in an empty folder, the README followed. */

let fresh: FreshProject

/** What a program prints that is run in that folder. */
const run = (...args: readonly string[]): string =>
  execFileSync('node', args, { cwd: fresh.folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

beforeAll(() => {
  fresh = freshProject({
    'routes.ts': `${example}\nconsole.log(routes.article_comment_path({ article_id: 1, id: 2 }, { query: { page: 3 } }), found?.controller)\n`,
    'routes.cts': `import { draw, resources } from 'resourcery'\nconsole.log(draw([resources('articles')]).article_path(1))\n`,
    'required.cjs': `
      const { draw, resources } = require('resourcery')
      const { formTag } = require('resourcery/form')
      const { inspectRoutes } = require('resourcery/inspect')
      const { serve } = require('resourcery/serve')
      const routes = draw([resources('articles', { only: ['index'] })])
      serve(routes, { articles: { index: () => 'served' } })(new Request('https://example.com/articles.txt'))
      console.log(String(formTag(routes.articles_path(), {})), inspectRoutes(routes).length)
    `,
  })
})

describe('the package', () => {
  test.each(['5.9', '7.0'] as const)('compiles and runs the example of the README with TypeScript %s', (version) => {
    const compiler = join(ROOT, 'node_modules', COMPILERS[version], 'bin', 'tsc')
    const options = [
      '--strict',
      '--target',
      'es2022',
      '--module',
      'nodenext',
      '--rootDir',
      '.',
      '--outDir',
      version,
      '--skipDefaultLibCheck',
    ]
    run(compiler, ...options, 'routes.ts', 'routes.cts')
    expect(run(join(version, 'routes.js'))).toBe('/articles/1/comments/2?page=3 comments\n')
    expect(run(join(version, 'routes.cjs'))).toBe('/articles/1\n')
  })

  test('can be required', () => {
    expect(run('required.cjs')).toBe('<form action="/articles" method="post"></form> 1\n')
  })

  test('prints the routes of that folder', () => {
    const printed = run(join('node_modules', 'resourcery', 'dist', 'cli.js'), 'routes', 'routes.ts')
    expect(printed).toMatch(/article_comments +GET +\/articles\/:article_id\/comments\(\.:format\) +comments#index/)
  })

  test('has nothing that publint finds', async () => {
    const pkgDir = join(fresh.folder, 'node_modules', 'resourcery')
    const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true })
    expect(pkg?.name).toBe('resourcery')
    expect(messages.map((message) => formatMessage(message, pkg ?? {}, { color: false }))).toEqual([])
  })

  test('has types that are right wherever ECMAScript modules can be imported', async () => {
    const result = await checkPackage(createPackageFromTarballData(readFileSync(fresh.tarball)))
    if (!result.types) throw new Error('no types were found')
    expect(Object.keys(result.entrypoints)).toEqual([
      '.',
      './form',
      './serve',
      './inspect',
      './types',
      './package.json',
    ])
    // node10 knows no exports, and node16-cjs is the compiler before require() could load a module
    const { problems } = result
    const kept = problems.filter(
      (problem) => !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(problem.resolutionKind)),
    )
    expect(kept).toEqual([])
    expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['CJSResolvesToESM', 'NoResolution']))
  })

  test('puts the types first and has every file that it exports', () => {
    const { exports, sideEffects } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    expect(sideEffects).toBe(false)
    for (const target of Object.values<string | Record<string, string>>(exports)) {
      const targets = typeof target === 'string' ? [target] : Object.values(target)
      for (const file of targets) expect(fresh.files).toContain(file.replace('./', ''))
      if (typeof target !== 'string') expect(Object.keys(target)[0]).toBe('types')
    }
  })
})

describe('its files', () => {
  const tracked = (folder: string): string[] =>
    execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
      cwd: ROOT,
      encoding: 'utf8',
    })
      .split('\n')
      .filter((file) => file && existsSync(join(ROOT, file)))

  test('hold all sources and types, and nothing beside them', () => {
    const sources = fresh.files.filter((file) => /^(src|types)\//.test(file))
    expect(sources.sort()).toEqual([...tracked('src'), ...tracked('types')].sort())
  })

  test('declare each source, with a map that leads back to it', () => {
    const declared = fresh.files.filter((file) => /^dist\/(src|types)\//.test(file))
    const sources = [...tracked('src'), ...tracked('types')].filter((file) => file.endsWith('.ts'))
    const expected = sources.flatMap((file) =>
      ['d.ts', 'd.ts.map'].map((ending) => `dist/${file.replace(/ts$/, ending)}`),
    )
    expect(declared.sort()).toEqual(expected.sort())
    const map = JSON.parse(readFileSync(join(ROOT, 'dist/src/draw.d.ts.map'), 'utf8'))
    expect(join('dist/src', dirname(map.sources[0]), 'draw.ts')).toBe('src/draw.ts')
  })

  test('are otherwise these', () => {
    const rest = fresh.files
      .filter((file) => !/^(src|types|dist\/src|dist\/types)\//.test(file))
      .map((file) => file.replace(/-[A-Z0-9]{8}\./, '-*.'))
    expect([...new Set(rest)].sort()).toMatchInlineSnapshot(`
      [
        "CHANGELOG.md",
        "LICENSE",
        "README.md",
        "THIRD-PARTY-*.md",
        "dist/chunk-*.js",
        "dist/chunk-*.js.map",
        "dist/cli.js",
        "dist/cli.js.map",
        "dist/emit-*.js",
        "dist/emit-*.js.map",
        "dist/form.js",
        "dist/form.js.map",
        "dist/import-*.js",
        "dist/import-*.js.map",
        "dist/index.js",
        "dist/index.js.map",
        "dist/inspect.js",
        "dist/inspect.js.map",
        "dist/page-*.js",
        "dist/page-*.js.map",
        "dist/routes-*.js",
        "dist/routes-*.js.map",
        "dist/routes-check-*.js",
        "dist/routes-check-*.js.map",
        "dist/routes-match-*.js",
        "dist/routes-match-*.js.map",
        "dist/serve.js",
        "dist/serve.js.map",
        "dist/watch-*.js",
        "dist/watch-*.js.map",
        "docs/cli.md",
        "docs/declaring.md",
        "docs/forms.md",
        "docs/front-ends.md",
        "docs/helpers.md",
        "docs/index.md",
        "docs/inflection.md",
        "docs/inspect.md",
        "docs/internals.md",
        "docs/limits.md",
        "docs/matching.md",
        "docs/other-routers.md",
        "docs/playground.md",
        "docs/rails.md",
        "docs/serving.md",
        "package.json",
      ]
    `)
  })
})

test('the main entry exports these values', () => {
  expect(Object.keys(resourcery).sort()).toMatchInlineSnapshot(`
    [
      "DeclarationError",
      "INHERITABLE_OPTIONS",
      "MethodNotAllowedError",
      "RoutingError",
      "UrlGenerationError",
      "collection",
      "createMatcher",
      "defaultRoute",
      "draw",
      "member",
      "namespace",
      "redirect",
      "resource",
      "resources",
      "root",
      "route",
      "routesOf",
      "scope",
      "urlFor",
    ]
  `)
})
