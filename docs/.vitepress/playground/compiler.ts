import ts from 'typescript'
import type { Completed, Mark } from './answer.js'
import { FILES } from './files.js'

const MAIN = '/main.ts'
const ASKED = '/asked.ts'

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts'],
  types: [],
  skipLibCheck: true,
  noEmit: true,
}

// what of the program is written by the page, and how often
const written = new Map([
  [MAIN, { text: '', version: 0 }],
  [ASKED, { text: '', version: 0 }],
])

function write(file: string, text: string): void {
  const before = written.get(file)
  if (before?.text !== text) written.set(file, { text, version: (before?.version ?? 0) + 1 })
}

const read = (file: string): string | undefined => written.get(file)?.text ?? FILES.get(file)

const service = ts.createLanguageService({
  getCompilationSettings: () => OPTIONS,
  getScriptFileNames: () => [MAIN, ASKED, '/web.d.ts'],
  getScriptVersion: (file) => String(written.get(file)?.version ?? 0),
  getScriptSnapshot: (file) => {
    const text = read(file)
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
  },
  getCurrentDirectory: () => '/',
  getDefaultLibFileName: (options) => `/lib/${ts.getDefaultLibFileName(options)}`,
  fileExists: (file) => read(file) !== undefined,
  readFile: read,
  directoryExists: (directory) => [...FILES.keys()].some((file) => file.startsWith(`${directory.replace(/\/$/, '')}/`)),
})

/** What the compiler finds wrong in a program. */
export function errorsOf(code: string): readonly Mark[] {
  write(MAIN, code)
  write(ASKED, '')
  return [...service.getSyntacticDiagnostics(MAIN), ...service.getSemanticDiagnostics(MAIN)].map(
    ({ start = 0, length = 0, messageText }) => ({
      from: start,
      to: start + length,
      line: code.slice(0, start).split('\n').length,
      text: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }),
  )
}

/** The paths of the routes of an export of the program, as the compiler derives them, by route name. */
export function typedPaths(name: string, routes: readonly string[]): ReadonlyMap<string, string> {
  const imported = name === 'default' ? 'import set' : `import { ${name} as set }`
  const asked = routes.map(
    (route) => `  readonly ${JSON.stringify(route)}: PathOf<typeof set, ${JSON.stringify(route)}>`,
  )
  write(
    ASKED,
    `import type { PathOf } from 'resourcery'\n${imported} from './main'\nexport declare const paths: {\n${asked.join('\n')}\n}\n`,
  )
  const program = service.getProgram()
  const file = program?.getSourceFile(ASKED)
  const checker = program?.getTypeChecker()
  const module = file && checker?.getSymbolAtLocation(file)
  const [paths] = module ? (checker?.getExportsOfModule(module) ?? []) : []
  if (!checker || !paths) return new Map()
  return new Map(
    checker
      .getTypeOfSymbol(paths)
      .getProperties()
      .map((property) => [
        property.name,
        checker.typeToString(checker.getTypeOfSymbol(property), undefined, ts.TypeFormatFlags.NoTruncation),
      ]),
  )
}

/** What may stand at a place of the program. */
export function completionsAt(code: string, at: number): Completed | undefined {
  write(MAIN, code)
  const found = service.getCompletionsAtPosition(MAIN, at, { includeCompletionsWithInsertText: false })
  if (!found) return undefined
  const [, word = ''] = /([\w$]*)$/.exec(code.slice(0, at)) ?? []
  return {
    from: at - word.length,
    entries: found.entries
      .filter(
        ({ name, sortText }) => sortText < '15' && (word === '' || name.toLowerCase().includes(word.toLowerCase())),
      )
      .map(({ name, kind }) => ({ label: name, kind })),
  }
}

const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  ts.displayPartsToString([...(parts ?? [])])
const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n\n')

/** What a completion is. */
export function descriptionOf(code: string, at: number, name: string): string | undefined {
  write(MAIN, code)
  const details = service.getCompletionEntryDetails(MAIN, at, name, undefined, undefined, undefined, undefined)
  return details && joined(textOf(details.displayParts), textOf(details.documentation))
}

/** What stands at a place of the program. */
export function hoverAt(code: string, at: number): { from: number; to: number; text: string } | undefined {
  write(MAIN, code)
  const info = service.getQuickInfoAtPosition(MAIN, at)
  if (!info) return undefined
  const { start, length } = info.textSpan
  return { from: start, to: start + length, text: joined(textOf(info.displayParts), textOf(info.documentation)) }
}

/** The program as JavaScript that asks for what it imports. */
export const javascriptOf = (code: string): string =>
  ts.transpileModule(code, { compilerOptions: { ...OPTIONS, module: ts.ModuleKind.CommonJS } }).outputText
