import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The compilers that tests ask, by the name under which each is installed. */
export const COMPILERS = { '5.4': 'ts54', '5.9': 'ts59', '6.0': 'typescript', '7.0': 'ts7' } as const

export type CompilerVersion = keyof typeof COMPILERS

export const ROOT = new URL('..', import.meta.url).pathname

/** What a compiler says: the file, the line in it, and the message with its further lines. */
export interface Diagnostic {
  readonly file: string
  readonly line: number
  readonly code: string
  readonly message: string
}

export interface CompilerOptions {
  readonly [option: string]: unknown
}

const STRICT: CompilerOptions = {
  strict: true,
  // what the compiler itself brings along is not ours to check
  skipDefaultLibCheck: true,
  target: 'ES2022',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
}

/** Runs a compiler in a folder. */
export const runCompiler = (version: CompilerVersion, cwd: string, ...options: readonly string[]) =>
  spawnSync('node', [join(ROOT, 'node_modules', COMPILERS[version], 'bin', 'tsc'), ...options], {
    cwd,
    encoding: 'utf8',
  })

/**
 * Compiles files with the built package, as an application would, and gives what the compiler says of them.
 */
export const compile = (version: CompilerVersion, files: Readonly<Record<string, string>>): readonly Diagnostic[] =>
  compileUnder(version, files, { strict: {} }).strict as readonly Diagnostic[]

/**
 * The same under several settings, by their names: one run, which reads the libraries once. The files are written to a folder of
 * the project, so that `resourcery` is found by its own name.
 */
export function compileUnder(
  version: CompilerVersion,
  files: Readonly<Record<string, string>>,
  settings: Readonly<Record<string, CompilerOptions>>,
): Readonly<Record<string, readonly Diagnostic[]>> {
  const scratch = join(ROOT, '.compiled')
  mkdirSync(scratch, { recursive: true })
  const folder = mkdtempSync(join(scratch, `${version}-`))
  const projects = Object.entries(settings).map(([name, options], index) => ({
    name,
    options,
    place: `project-${index}`,
  }))
  try {
    for (const { options, place } of projects) {
      mkdirSync(join(folder, place))
      for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, place, name), source)
      const compilerOptions = { ...STRICT, outDir: 'out', rootDir: '.', ...options }
      const config = { compilerOptions, files: Object.keys(files).map((name) => `./${name}`) }
      writeFileSync(join(folder, place, 'tsconfig.json'), JSON.stringify(config))
    }
    const places = projects.map(({ place }) => place)
    const { stdout, stderr, status } = runCompiler(version, folder, '-b', ...places, '--pretty', 'false')
    const found = parse(stdout)
    if (status !== 0 && found.length === 0) throw new Error(`the compiler failed: ${stdout}${stderr}`)
    return Object.fromEntries(
      projects.map(({ name, place }) => [name, found.filter(({ file }) => file.startsWith(`${place}/`))]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function parse(output: string): Diagnostic[] {
  const found: { file: string; line: number; code: string; message: string }[] = []
  for (const text of output.split(/\r?\n/)) {
    const [, file, line, code, message] = /^(.+)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(text) ?? []
    const [, general] = /^error TS\d+: (.*)$/.exec(text) ?? []
    const last = found.at(-1)
    if (file && line && code) found.push({ file, line: Number(line), code, message: message ?? '' })
    else if (general) throw new Error(general)
    else if (last && text.startsWith(' ')) last.message += `\n${text}`
  }
  return found
}
