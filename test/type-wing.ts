import type { AnyDeclaration, Declaration, DrawOptions } from '../types/declaration.js'
import type { CompilerVersion } from './compilers.js'
import { typeAnswers } from './type-answers.js'

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

const PRELUDE = `import { collection, defaultRoute, draw, member, namespace, redirect, resource, resources, root, route, scope } from './../src/index.js'
import type { Drawn, Match, ParamsOf, PatternOf, RouteName } from './../src/index.js'
type Text<Value, None extends string> = [Value] extends [string] ? string extends Value ? '*' : Value : None
type Named<Set> = Set extends unknown
  ? { [Name in RouteName<Set>]: \`\${Name} \${PatternOf<Set, Name> & string} \${'' | (keyof ParamsOf<Set, Name> & string)}\` }[RouteName<Set>]
  : never
type Row<One> = One extends { name: unknown; method: string; pattern: string; controller: unknown; action: unknown }
  ? \`\${Text<One['name'], ''>} \${One['method']} \${Text<One['controller'], '-'>}#\${Text<One['action'], '-'>} \${One['pattern']}\`
  : never
type Rows<Set> = Set extends Drawn<infer Declaration, infer Options> ? Row<Match<Declaration, Options>> : never
`

/** The patterns and the required parameters of each name, from one text for each parameter, and one without. */
function namesOf(texts: readonly string[]): TypedTable['names'] {
  const found = new Map<string, { patterns: Set<string>; required: Set<string> }>()
  for (const text of texts) {
    const [name = '', pattern = '', parameter] = text.split(' ')
    const { patterns, required } = found.get(name) ?? { patterns: new Set(), required: new Set() }
    found.set(name, { patterns: patterns.add(pattern), required: parameter ? required.add(parameter) : required })
  }
  return new Map(
    [...found].map(([name, { patterns, required }]) => [
      name,
      { pattern: [...patterns].sort().join(' or '), required: [...required].sort() },
    ]),
  )
}

/** Asks the compiler for the route tables of all cases in one run. */
export function typedTables(
  cases: readonly TypedCase[],
  version?: CompilerVersion,
): { tables: readonly TypedTable[]; errors: readonly string[] } {
  const sets = cases.map(({ declarations, options }, index) => {
    const drawn = `[${declarations.map(declarationSource).join(', ')}]`
    return `const set${index} = draw(${drawn}, ${literal(options ?? {})})\n`
  })
  const expressions = cases.flatMap((_, index) => [`Named<typeof set${index}>`, `Rows<typeof set${index}>`])
  const { answers, errors } = typeAnswers(expressions, PRELUDE + sets.join(''), version)
  const tables = cases.map((_, index) => ({
    names: namesOf(answers[2 * index] ?? []),
    rows: [...(answers[2 * index + 1] ?? [])].sort(),
  }))
  return { tables, errors }
}
