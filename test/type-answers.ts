import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const folder = fileURLToPath(new URL('../types/', import.meta.url))

/**
 * Gives the string literals that type expressions stand for, as a compiler works them out in one program, beside `types/`.
 * An expression that stands for no string literal answers with its type, in angle brackets.
 *
 * @example
 * typeAnswers(["Uppercase<'a'>", 'string']) //=> ['A', '<string>']
 */
export function typeAnswers(expressions: readonly string[], imports = '', compiler: typeof ts = ts): string[] {
  const fileName = `${folder}type-answers.ts`
  const text = `${imports}\n${expressions.map((expression, index) => `export type T${index} = ${expression}`).join('\n')}`
  const { program, file } = compile(fileName, text, compiler)
  const [error] = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  if (error) throw new Error(compiler.flattenDiagnosticMessageText(error.messageText, '\n'))
  const checker = program.getTypeChecker()
  return file.statements.filter(compiler.isTypeAliasDeclaration).map((alias) => {
    const type = checker.getTypeAtLocation(alias.name)
    return type.isStringLiteral() ? type.value : `<${checker.typeToString(type)}>`
  })
}

function compile(fileName: string, text: string, compiler: typeof ts) {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: compiler.ScriptTarget.ES2022,
    module: compiler.ModuleKind.NodeNext,
    moduleResolution: compiler.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts'],
    types: [],
    skipLibCheck: true,
  }
  const host = compiler.createCompilerHost(options)
  host.fileExists = (path) => path === fileName || compiler.sys.fileExists(path)
  host.readFile = (path) => (path === fileName ? text : readFileSync(path, 'utf8'))
  const program = compiler.createProgram([fileName], options, host)
  const file = program.getSourceFile(fileName)
  if (!file) throw new Error(`No source file '${fileName}'`)
  return { program, file }
}
