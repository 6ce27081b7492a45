import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FILE = `${ROOT}snippet.ts`
const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile)
const options: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options,
  noUnusedLocals: false,
}

/** What the compiler says of a file at the root of the project, and how many types it has made for it. */
export interface Compiled {
  readonly messages: readonly string[]
  readonly instantiations: number
}

/** Compiles a text as a file at the root of the project. */
export function compile(text: string): Compiled {
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, ...others) =>
    name === FILE
      ? ts.createSourceFile(FILE, text, ts.ScriptTarget.ES2022, true)
      : getSourceFile.call(host, name, ...others)
  host.fileExists = (name) => name === FILE || fileExists.call(host, name)
  const program = ts.createProgram([FILE], options, host)
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(FILE))
  return {
    messages: diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    instantiations: program.getInstantiationCount(),
  }
}
