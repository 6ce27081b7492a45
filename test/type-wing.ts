import ts from 'typescript'
import type { AnyDeclaration, Declaration, DrawOptions } from '../types/declaration.js'

/**
 * What the compiler derives from declarations: each is written as TypeScript, and the compiler is asked for its route names,
 * their patterns and their parameters.
 */

export interface TypedRoute {
  readonly pattern: string
  readonly required: readonly string[]
}

/** A route table as the types have it: the patterns by route name, and the rows as `match` gives them. */
export interface TypedTable {
  readonly names: ReadonlyMap<string, TypedRoute>
  /** `article PUT articles#update /articles/:id(.:format)`; a nameless row starts with a space. */
  readonly rows: readonly string[]
}

export interface TypedCase {
  readonly declarations: readonly Declaration[]
  readonly options?: DrawOptions
}

/** A value as TypeScript writes it; a regular expression that a declaration keeps as data becomes one again. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    if ('source' in value && 'flags' in value)
      return `new RegExp(${JSON.stringify(value.source)}, ${JSON.stringify(value.flags)})`
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${JSON.stringify(key)}: ${literal(one)}`)
      .join(', ')} }`
  }
  return JSON.stringify(value) ?? 'undefined'
}

/** A declaration as the call that makes it. */
export function declarationSource(given: Declaration): string {
  const declaration = given as AnyDeclaration
  const children = 'children' in declaration ? `[${declaration.children.map(declarationSource).join(', ')}]` : ''
  switch (declaration.kind) {
    case 'resources':
    case 'resource':
      return `${declaration.kind}(${literal(declaration.names)}, ${literal(declaration.options)}, ${children})`
    case 'namespace':
      return `namespace(${literal(declaration.name)}, ${literal(declaration.options)}, ${children})`
    case 'scope':
      return `scope(${literal(declaration.options)}, ${children})`
    case 'member':
    case 'collection':
      return `${declaration.kind}(${children})`
    case 'route': {
      const { methods, pattern, target, options } = declaration
      return `route(${[methods, pattern, target, options].map(literal).join(', ')})`
    }
    case 'root':
      return `root(${literal(declaration.target)}, ${literal(declaration.options)})`
    case 'redirect': {
      const { pattern, to, status, options } = declaration
      return `redirect(${[pattern, to, { ...options, status }].map(literal).join(', ')})`
    }
    case 'defaultRoute':
      return 'defaultRoute()'
  }
}

const PRELUDE = `import { collection, defaultRoute, draw, member, namespace, redirect, resource, resources, root, route, scope } from './src/index.js'
import type { Drawn, Match, ParamsOf, PatternOf, RouteName } from './src/index.js'
type Names<Set> = { [Name in RouteName<Set>]: { pattern: PatternOf<Set, Name>; required: keyof ParamsOf<Set, Name> } }
type Rows<Set> = Set extends Drawn<infer Declaration, infer Options> ? Match<Declaration, Options> : never
`

const ROOT = new URL('..', import.meta.url)

/** Asks the compiler for the route tables of all cases in one program. */
export function typedTables(cases: readonly TypedCase[]): { tables: TypedTable[]; errors: string[] } {
  const source =
    PRELUDE +
    cases
      .map(({ declarations, options }, index) => {
        const drawn = `[${declarations.map(declarationSource).join(', ')}]`
        return `const set${index} = draw(${drawn}, ${literal(options ?? {})})\nexport declare const typed${index}: { names: Names<typeof set${index}>; rows: Rows<typeof set${index}> }\n`
      })
      .join('')
  const file = new URL('typed-cases.ts', ROOT).pathname
  const compilerOptions: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: ['node'],
  }
  const host = ts.createCompilerHost(compilerOptions)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, ...others) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true)
      : getSourceFile.call(host, name, ...others)
  host.fileExists = (name) => name === file || fileExists.call(host, name)
  const program = ts.createProgram([file], compilerOptions, host)
  const checker = program.getTypeChecker()
  const sourceFile = program.getSourceFile(file)
  if (!sourceFile) throw new Error('the cases were not compiled')

  const parts = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])
  const texts = (type: ts.Type): string[] =>
    parts(type).flatMap((part) =>
      part.isStringLiteral() ? [part.value] : part.flags & ts.TypeFlags.String ? ['*'] : [],
    )
  const field = (type: ts.Type, name: string): ts.Type => {
    const property = type.getProperty(name)
    if (!property) throw new Error(`${checker.typeToString(type)} has no ${name}`)
    return checker.getTypeOfSymbol(property)
  }

  const namesOf = (type: ts.Type): TypedTable['names'] =>
    new Map(
      type.getProperties().map((property) => {
        const route = checker.getTypeOfSymbol(property)
        const pattern = texts(field(route, 'pattern')).sort().join(' or ')
        return [property.name, { pattern, required: texts(field(route, 'required')).sort() }]
      }),
    )

  const rowsOf = (type: ts.Type): string[] =>
    parts(type)
      .filter((row) => !(row.flags & ts.TypeFlags.Never))
      .flatMap((row) => {
        const [name = '', pattern, controller = '-', action = '-'] = ['name', 'pattern', 'controller', 'action'].map(
          (one) => texts(field(row, one)).join(' or ') || undefined,
        )
        return texts(field(row, 'method')).map((method) => `${name} ${method} ${controller}#${action} ${pattern}`)
      })
      .sort()

  const tables = checker
    .getExportsOfModule(checker.getSymbolAtLocation(sourceFile) as ts.Symbol)
    .map((symbol): TypedTable => {
      const typed = checker.getTypeOfSymbol(symbol)
      return { names: namesOf(field(typed, 'names')), rows: rowsOf(field(typed, 'rows')) }
    })
  const errors = program
    .getSemanticDiagnostics(sourceFile)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  return { tables, errors }
}
