import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CompilerVersion, ROOT, runCompiler } from './compilers.js'

export interface TypeAnswers {
  /** For each expression the string literals that it stands for; what is no string literal, as its type in angle brackets. */
  readonly answers: readonly (readonly string[])[]
  /** What the compiler says of the expressions. */
  readonly errors: readonly string[]
}

const SETTINGS = {
  strict: true,
  declaration: true,
  emitDeclarationOnly: true,
  skipLibCheck: true,
  target: 'ES2022',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  lib: ['ES2023'],
  types: [],
  rootDir: ROOT,
}

const LITERAL = /"(?:[^"\\]|\\.)*"/g

/** The members of a union of string literals, as a declaration file writes it. */
function membersOf(type: string): string[] {
  if (type === 'never') return []
  const literals = type.match(LITERAL) ?? []
  return literals.join(' | ') === type ? literals.map((one) => JSON.parse(one)) : [`<${type}>`]
}

/**
 * Gives the string literals that type expressions stand for, as a compiler works them out in one run: it is let write them into a
 * declaration file. Imports are those of a file in the folder `types/`; TypeScript 7 is by far the fastest.
 *
 * @example
 * typeAnswers(["Uppercase<'a'>", 'string']).answers //=> [['A'], ['<string>']]
 */
export function typeAnswers(
  expressions: readonly string[],
  prelude = '',
  version: CompilerVersion = '7.0',
): TypeAnswers {
  mkdirSync(join(ROOT, '.compiled'), { recursive: true })
  const folder = mkdtempSync(join(ROOT, '.compiled/answers-'))
  try {
    const lines = expressions.map((expression, index) => `export const answer${index} = answer<${expression}>()`)
    const text = [prelude.replaceAll("'./", "'../../types/"), 'declare function answer<Type>(): Type', ...lines]
    writeFileSync(join(folder, 'asked.ts'), text.join('\n'))
    const outDir = join(folder, 'out')
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...SETTINGS, outDir }, files: ['asked.ts'] }),
    )
    const { stdout } = runCompiler(version, folder, '-p', folder, '--pretty', 'false')
    const written = readFileSync(join(outDir, '.compiled', basename(folder), 'asked.d.ts'), 'utf8')
    const answers = [...written.matchAll(/^export declare const answer\d+: (.*);$/gm)].map(([, type = '']) =>
      membersOf(type),
    )
    if (answers.length !== expressions.length) throw new Error(`the compiler wrote ${written.slice(0, 2000)}`)
    return { answers, errors: stdout.split('\n').filter((line) => line.startsWith('asked.ts(')) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
