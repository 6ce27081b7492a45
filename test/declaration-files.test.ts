import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { program } from '../bench/type-shapes.mjs'
import { type CompilerVersion, ROOT, runCompiler } from './compilers.js'

/** The declaration files that the compiler writes for a route set, and what reads them. */

const SHARED = {
  strict: true,
  declaration: true,
  target: 'ES2022',
  module: 'NodeNext',
  types: [],
  skipLibCheck: true,
}

/** A route set of each size, one that is read across project references, and one that is annotated, for `tsc -b`. */
const files = (resources: number): Readonly<Record<string, unknown>> => ({
  'big/routes.ts': program('with options', resources),
  'big/tsconfig.json': { compilerOptions: { ...SHARED, outDir: 'out', rootDir: '.' }, files: ['routes.ts'] },
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
  'annotated/routes.ts': `import { draw, type RouteSet } from 'resourcery'
const declaration = [
  { kind: 'resources', names: 'articles', options: { only: ['show'] }, children: [] },
] as const
export const routes: RouteSet<typeof declaration> = draw(declaration)
export const path: \`/articles/\${string}\` = routes.article_path(1)
`,
  'annotated/tsconfig.json': {
    compilerOptions: { ...SHARED, isolatedDeclarations: true, outDir: 'out', rootDir: '.' },
    files: ['routes.ts'],
  },
})

// the fastest compiler takes the biggest set
describe.each([
  ['5.9', 100],
  ['6.0', 100],
  ['7.0', 500],
] as const satisfies readonly [CompilerVersion, number][])('TypeScript %s', (version, resources) => {
  let folder = ''
  let said: readonly string[]
  const written = (file: string): string => readFileSync(join(folder, file), 'utf8')

  // the folder is one of the project, where `resourcery` is found by its own name
  beforeAll(() => {
    mkdirSync(join(ROOT, '.compiled'), { recursive: true })
    folder = mkdtempSync(join(ROOT, '.compiled', 'declared-'))
    for (const [name, content] of Object.entries(files(resources))) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
    }
    const { stdout } = runCompiler(version, folder, '-b', 'big', 'annotated', 'app', '--pretty', 'false')
    said = stdout.split('\n').filter((line) => / error /.test(line))
  })

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('names the declaration in a small file', () => {
    const declared = written('big/out/routes.d.ts')
    expect(declared).toMatch(/^export declare const routes: import\("resourcery"\)\.RouteSet<readonly \[/m)
    expect(declared).not.toMatch(/Helper|Entries|\bany\b/)
    expect(declared.length).toBeLessThan(200 * resources)
  })

  test('reads a route set across project references', () => {
    expect(written('routes/out/index.d.ts')).toContain('RouteSet<')
    expect(said).toHaveLength(2)
    expect(said[0]).toContain('app/index.ts(3,30): error TS2554: Expected 2-3 arguments, but got 1.')
    expect(said[1]).toContain('app/index.ts(3,81): error TS2345: Argument of type \'"x"\'')
  })

  test('takes an annotation over a declaration of plain data where declarations are isolated', () => {
    expect(written('annotated/out/routes.d.ts')).toContain('export declare const routes: RouteSet<typeof declaration>')
    expect(said.filter((line) => !line.includes('app/'))).toEqual([])
  })
})
