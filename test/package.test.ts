import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as resourcery from '../src/index.js'
import { COMPILERS } from './compilers.js'

/** The package as a stranger gets it: packed, unpacked in an empty folder, the README followed. */

const ROOT = new URL('..', import.meta.url).pathname
const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []

let folder = ''
let files: readonly string[] = []

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fresh-'))
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: ROOT, encoding: 'utf8' })
  const [{ filename, files: listed }] = JSON.parse(packed.slice(packed.indexOf('[')))
  files = listed.map(({ path }: { path: string }) => path)
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, 'resourcery'), { recursive: true })
  execFileSync('tar', ['xzf', join(folder, filename), '-C', join(modules, 'resourcery'), '--strip-components', '1'])
  symlinkSync(join(ROOT, 'node_modules', 'jiti'), join(modules, 'jiti'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "fresh", "private": true, "type": "module" }')
  writeFileSync(
    join(folder, 'routes.ts'),
    `${example}\nconsole.log(routes.article_comment_path({ article_id: 1, id: 2 }, { query: { page: 3 } }), found?.controller)\n`,
  )
})

describe('the package', () => {
  test.each(['5.9', '7.0'] as const)('compiles and runs the example of the README with TypeScript %s', (version) => {
    const compiler = join(ROOT, 'node_modules', COMPILERS[version], 'bin', 'tsc')
    const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--rootDir', '.', '--outDir', version]
    execFileSync('node', [compiler, ...options, 'routes.ts'], { cwd: folder })
    const printed = execFileSync('node', [join(version, 'routes.js')], { cwd: folder, encoding: 'utf8' })
    expect(printed).toBe('/articles/1/comments/2?page=3 comments\n')
  })

  test('prints the routes of that folder', () => {
    const cli = join('node_modules', 'resourcery', 'dist', 'cli.js')
    const printed = execFileSync('node', [cli, 'routes', 'routes.ts'], { cwd: folder, encoding: 'utf8' })
    expect(printed).toMatch(/article_comments +GET +\/articles\/:article_id\/comments\(\.:format\) +comments#index/)
  })

  test('holds what it runs, its types and their sources, and no tests', () => {
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'dist/index.js', 'dist/src/index.d.ts', 'dist/types/index.d.ts']),
    )
    expect(
      files.filter(
        (file) =>
          !/^(dist|src|types|docs)\/|^(LICENSE|README\.md|package\.json|THIRD-PARTY-LICENSES\.md|CHANGELOG\.md)$/.test(
            file,
          ),
      ),
    ).toEqual([])
  })

  test('exports these values', () => {
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
})
