import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ROOT = new URL('..', import.meta.url).pathname

/** A folder of a stranger who has installed the package, and what came with it. */
export interface FreshProject {
  readonly folder: string
  /** The packed package. */
  readonly tarball: string
  /** The paths that it holds. */
  readonly files: readonly string[]
}

/** The first example of the README. */
export const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []

/** Packs the built package and unpacks it in an empty folder, beside what it depends on, as an installation does. */
export function freshProject(files: Readonly<Record<string, string>> = {}): FreshProject {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'))
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: ROOT, encoding: 'utf8' })
  const [{ filename, files: listed }] = JSON.parse(packed.slice(packed.indexOf('[')))
  const tarball = join(folder, filename)
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, 'resourcery'), { recursive: true })
  execFileSync('tar', ['xzf', tarball, '-C', join(modules, 'resourcery'), '--strip-components', '1'])
  const { dependencies } = JSON.parse(readFileSync(join(modules, 'resourcery/package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  writeFileSync(join(folder, 'package.json'), '{ "name": "fresh", "private": true, "type": "module" }')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return { folder, tarball, files: listed.map(({ path }: { path: string }) => path) }
}
