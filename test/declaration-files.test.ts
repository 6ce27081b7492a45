import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { program } from '../bench/type-shapes.mjs'
import { type CompilerVersion, runCompiler } from './compilers.js'

/** The declaration files that the compiler writes for a route set, and what reads them. */

const ROOT = new URL('..', import.meta.url).pathname
const VERSIONS = ['5.9', '6.0', '7.0'] as const satisfies readonly CompilerVersion[]
const SHARED = {
  strict: true,
  declaration: true,
  target: 'ES2022',
  module: 'NodeNext',
  types: [],
  skipLibCheck: true,
}

let folder = ''

/** Writes files to a new folder of the project, where `resourcery` is found by its own name. */
function write(files: Readonly<Record<string, unknown>>): void {
  mkdirSync(join(ROOT, '.compiled'), { recursive: true })
  folder = mkdtempSync(join(ROOT, '.compiled', 'declared-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const compile = (version: CompilerVersion, ...options: readonly string[]) =>
  runCompiler(version, folder, ...options).stdout

afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe.each(VERSIONS)('TypeScript %s', (version) => {
  test('names the declaration in a small file', () => {
    write({
      'routes.ts': program('with options', 500),
      'tsconfig.json': { compilerOptions: { ...SHARED, outDir: 'out', rootDir: '.' }, files: ['routes.ts'] },
    })
    expect(compile(version)).toBe('')
    const written = readFileSync(join(folder, 'out/routes.d.ts'), 'utf8')
    expect(written).toMatch(/^export declare const routes: import\("resourcery"\)\.RouteSet<readonly \[/m)
    expect(written).not.toMatch(/Helper|Entries|\bany\b/)
    expect(written.length).toBeLessThan(100_000)
  })

  test('reads a route set across project references', () => {
    write({
      'routes/index.ts': `import { draw, namespace, resources } from 'resourcery'
export const routes = draw([
  resources('articles', { member: { publish: 'post' } }, [resources('comments')]),
  namespace('admin', [resources('products', { constraints: { id: 'integer' } })]),
])
`,
      'routes/tsconfig.json': { compilerOptions: { ...SHARED, composite: true, outDir: 'out', rootDir: '.' } },
      'app/index.ts': `import { routes } from '../routes/index.js'
export const path: \`/articles/\${string}/comments/\${string}\` = routes.article_comment_path(1, 2)
export const wrong = [routes.article_comment_path(1), routes.admin_product_path('x')]
`,
      'app/tsconfig.json': {
        compilerOptions: { ...SHARED, composite: true, outDir: 'out', rootDir: '.' },
        references: [{ path: '../routes' }],
      },
    })
    expect(compile(version, '-b', 'routes')).toBe('')
    const said = compile(version, '-b', 'app', '--pretty', 'false')
    expect(said).toContain('app/index.ts(3,30): error TS2554: Expected 2-3 arguments, but got 1.')
    expect(said).toContain('app/index.ts(3,81): error TS2345: Argument of type \'"x"\'')
    expect(said.match(/error/g)).toHaveLength(2)
  })

  test('takes an annotation over a declaration of plain data where declarations are isolated', () => {
    write({
      'routes.ts': `import { draw, type RouteSet } from 'resourcery'
const declaration = [
  { kind: 'resources', names: ['articles'], options: { only: ['show'] }, children: [] },
] as const
export const routes: RouteSet<typeof declaration> = draw(declaration)
export const path: \`/articles/\${string}\` = routes.article_path(1)
`,
      'tsconfig.json': {
        compilerOptions: { ...SHARED, isolatedDeclarations: true, outDir: 'out', rootDir: '.' },
        files: ['routes.ts'],
      },
    })
    expect(compile(version)).toBe('')
  })
})
