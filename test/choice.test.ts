import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.js'
import type { Drawn } from '../types/index.js'
import { ROOT } from './compilers.js'

// What is a choice between several where the program is compiled is one of them where it runs. For each such declaration either the
// compiler says so, or the helpers that it knows exist whichever is chosen, with the pattern of the one that is.

const CONSTANTS = `const ONLY = ['index'] as const
const OTHERS = ['show', 'edit'] as const
const LISTED = { only: ['index'] } as const
const DROPPED = { except: ['show'] } as const
const NAMED = { as: 'x' } as const
const MEMBER = { a: 'get', c: 'get' } as const
const MEMBERS = { b: 'get', c: 'get' } as const
const ARTICLES = 'articles' as const
const POSTS = 'posts' as const
const INTEGER = { id: 'integer' } as const
const UUID = { id: 'uuid' } as const`

const withOptions = (options: string) => `draw([resources('articles', ${options})])`
const eitherOr = (option: string, first: string, second: string) => [
  withOptions(`{ ${option}: cond ? ${first} : ${second} }`),
  withOptions(`{ ${option}: cond ? ${first} : undefined }`),
  withOptions(`{ ${option}: cond ? ${first} : ${second}, param: 'slug' }`),
]
const drawnWith = (options: string) => `draw([resources('articles')], ${options})`

const CHOICES = [
  // names
  "draw([resources(cond ? 'articles' : 'posts')])",
  "draw([resources(cond ? ['articles'] : ['posts'])])",
  'draw([resources(cond ? ARTICLES : POSTS)])',
  'draw([resources([cond ? ARTICLES : POSTS])])',
  'draw([resources([ARTICLES, cond ? ARTICLES : POSTS])])',
  "draw([resource(cond ? 'account' : 'profile')])",
  "draw([namespace(cond ? 'a' : 'b', [resources('articles')])])",
  "draw([resources((cond ? ['articles'] : ['posts', 'votes']) as ('articles' | 'posts' | 'votes')[])])",

  // declarations and lists of them
  "draw([cond ? resources('articles') : resources('posts')])",
  "draw([cond ? resources('articles') : resource('account')])",
  "draw([cond ? resources('articles') : namespace('x', [resources('posts')])])",
  "draw([cond ? route('get', 'a/b', 'x#y') : route('get', 'c/d', 'x#y')])",
  "draw([cond ? scope({ as: 'y' }, [resources('articles')]) : scope({ as: 'x' }, [resources('articles')])])",
  "draw(cond ? [resources('articles')] : [resources('posts')])",
  "draw(cond ? [resources('articles')] : [])",
  "draw([resources('articles'), ...(cond ? [resources('posts')] : [])])",
  "draw([resources('articles'), ...(cond ? ([resources('posts')] as const) : ([] as const))])",
  "draw([resources('articles'), ...(cond ? ([resources('posts')] as const) : ([resources('votes')] as const))])",
  "draw([resources('articles', {}, cond ? [resources('comments')] : [])])",
  "draw([resources('articles', {}, [...(cond ? [resources('comments')] : [])])])",
  "draw([resources('articles', {}, [...(cond ? ([resources('comments')] as const) : ([] as const))])])",
  "draw([resources('articles', {}, [cond ? resources('comments') : resources('votes')])])",
  "draw([resources('articles', { param: 'slug' }, [cond ? resources('comments') : resources('votes')])])",
  "draw([resources('articles', { param: 'slug' }, cond ? [resources('comments')] : [])])",
  "draw([resources('articles', { param: 'slug' }, [...(cond ? [resources('comments')] : [])])])",
  "draw([namespace('a', cond ? [resources('articles')] : [resources('posts')])])",
  "draw([namespace('a', [cond ? resources('articles') : resources('posts')])])",
  "draw([namespace('a', [...(cond ? [resources('articles')] : [])])])",
  "draw([scope({}, cond ? [resources('articles')] : [])])",
  "draw([scope({}, [...(cond ? [resources('articles')] : [])])])",
  "draw([resources('articles', {}, [member(cond ? [route('get', 'a')] : [route('get', 'b')])])])",
  "draw([resources('articles', {}, [member([...(cond ? [route('get', 'a')] : [])])])])",
  "draw([resources('articles', {}, [collection([cond ? route('get', 'a') : route('get', 'b')])])])",

  // options of a resource
  ...["cond ? { only: ['index'] } : {}", "cond ? { path: 'a' } : { only: ['index'] }", 'cond ? LISTED : DROPPED'].map(
    withOptions,
  ),
  ...['cond ? LISTED : NAMED', 'cond ? NAMED : DROPPED', '{ ...(cond ? LISTED : DROPPED) }'].map(withOptions),
  ...['{ ...(cond ? NAMED : {}) }', '{ ...(cond && NAMED) }', '{ only: ONLY, ...(cond ? DROPPED : {}) }'].map(
    withOptions,
  ),
  ...eitherOr('only', "['index']", "['show']"),
  ...eitherOr('only', 'ONLY', 'OTHERS'),
  ...eitherOr('only', "[cond ? 'index' : 'show']", "['new']"),
  withOptions("{ only: [cond ? 'index' : 'show'] }"),
  withOptions("{ only: [cond ? 'index' : 'show'], param: 'slug' }"),
  withOptions("{ only: [cond ? 'index' : 'show', 'new'], path: 'texts' }"),
  withOptions("{ except: [cond ? 'index' : 'show'] }"),
  withOptions("{ only: (cond ? ['index', 'show'] : ['index']) as ['index', ...'show'[]] }"),
  ...eitherOr('except', "['index']", "['show']"),
  ...eitherOr('except', 'ONLY', 'OTHERS'),
  ...eitherOr('path', "'a'", "'b'"),
  ...eitherOr('controller', "'a'", "'b'"),
  ...eitherOr('member', "{ a: 'get' }", "{ b: 'get' }"),
  ...eitherOr('member', 'MEMBER', 'MEMBERS'),
  ...eitherOr('collection', "{ a: 'get' }", "{ b: 'get' }"),
  ...eitherOr('collection', 'MEMBER', 'MEMBERS'),
  ...eitherOr('new', 'MEMBER', 'MEMBERS'),
  withOptions("{ member: { [cond ? 'a' : 'b']: 'get' } }"),
  withOptions("{ member: { a: cond ? 'get' : 'post' } }"),
  ...eitherOr('singular', "'a'", "'b'"),
  ...eitherOr('as', "'a'", "'b'"),
  ...eitherOr('as', "'a'", 'null'),
  ...eitherOr('shallow', 'true', 'false'),
  ...eitherOr('format', "'json'", "'csv'"),
  ...eitherOr('format', 'true', 'false'),
  ...eitherOr('namespace', "'a'", 'false'),
  ...eitherOr('pathPrefix', "'/a'", "'/b'"),
  ...eitherOr('namePrefix', "'a_'", "'b_'"),
  ...eitherOr('namePrefix', "'a_'", 'null'),
  ...eitherOr('pathNames', "{ new: 'neu' }", "{ edit: 'e' }"),
  ...eitherOr('constraints', 'INTEGER', 'UUID'),
  withOptions("{ param: cond ? 'a' : 'b' }"),
  "draw([resources('articles', { shallow: cond }, [resources('comments')])])",

  // options of scopes and namespaces
  "draw([namespace('a', cond ? { path: 'x' } : {}, [resources('articles')])])",
  "draw([namespace('a', cond ? { as: 'x' } : {}, [resources('articles')])])",
  "draw([namespace('a', { as: cond ? 'x' : 'y' }, [resources('articles')])])",
  "draw([namespace('a', { path: cond ? 'x' : undefined }, [resources('articles')])])",
  "draw([namespace('a', { path: cond ? 'x' : 'y' }, [resources('articles')])])",
  "draw([scope(cond ? { as: 'x' } : {}, [resources('articles')])])",
  "draw([scope({ as: cond ? 'x' : 'y' }, [resources('articles')])])",
  "draw([scope({ as: cond ? 'x' : undefined }, [resources('articles')])])",
  "draw([scope({ path: cond ? 'x' : undefined }, [resources('articles')])])",
  "draw([scope({ path: cond ? 'x' : 'y' }, [resources('articles')])])",
  "draw([scope({ module: cond ? 's' : 't' }, [resources('articles')])])",
  "draw([scope({ shallow: cond, shallowPrefix: 's' }, [resources('articles', {}, [resources('comments')])])])",
  "draw([scope({ shallow: true, shallowPrefix: cond ? 's' : 't' }, [resources('articles', {}, [resources('comments')])])])",

  // single routes
  "draw([route('get', cond ? 'a' : 'b', 'x#y')])",
  "draw([route('get', cond ? 'a' : 'b', 'x#y', { as: 'z' })])",
  "draw([route('get', 'a/b', cond ? 'x#y' : 'z#y')])",
  "draw([route('get', 'a/b', cond ? 'x#y' : undefined, {})])",
  "draw([route('get', 'a/b', 'x#y', { as: cond ? 'k' : 'l' })])",
  "draw([route('get', 'a/b', 'x#y', { as: cond ? 'k' : null })])",
  "draw([route('get', 'a/b', 'x#y', { as: cond ? 'k' : undefined })])",
  "draw([route('get', 'a/b', 'x#y', cond ? { as: 'k' } : {})])",
  "draw([route('get', 'a/b', 'x#y', { ...(cond && NAMED) })])",
  "draw([route('get', 'a/:id', 'x#y', { as: 'z', constraints: cond ? INTEGER : undefined })])",
  "draw([route(cond ? 'get' : 'post', 'a/b', 'x#y')])",
  "draw([root(cond ? 'a#b' : 'c#d')])",
  "draw([root('a#b', { as: cond ? 'x' : 'y' })])",
  "draw([root('a#b', cond ? { as: 'x' } : {})])",
  "draw([redirect('/a', '/b', { as: cond ? 'x' : 'y' })])",
  "draw([redirect(cond ? '/a' : '/b', '/c')])",
  "draw([redirect('/a', '/b', cond ? { as: 'x' } : {})])",

  // what may be left out may not be undefined
  "draw([resources('articles', cond ? { only: ['index'] } : undefined)])",
  "draw([resources('articles', {}, cond ? [resources('comments')] : undefined)])",
  "draw([resource('account', cond ? { as: 'me' } : undefined)])",
  "draw([route('get', 'a/b', cond ? 'x#y' : undefined)])",
  "draw([route('get', 'a/b', 'x#y', cond ? { as: 'k' } : undefined)])",
  "draw([root('a#b', cond ? { as: 'k' } : undefined)])",
  "draw([redirect('/a', '/b', cond ? { as: 'k' } : undefined)])",
  drawnWith("cond ? { naming: 'camelCase' } : undefined"),

  // options of draw
  drawnWith("{ naming: cond ? 'camelCase' : 'snake_case' }"),
  drawnWith("{ naming: cond ? 'camelCase' : undefined }"),
  drawnWith("{ basePath: cond ? '/x' : '/y' }"),
  drawnWith("{ basePath: cond ? '/x' : undefined }"),
  drawnWith('{ trailingSlash: cond }'),
  drawnWith('{ trailingSlash: cond ? true : undefined }'),
  drawnWith('{ patch: cond }'),
  drawnWith("{ inflections: cond ? { irregular: [['artikel', 'articles']] } : undefined }"),
  drawnWith("{ inflections: cond ? { irregular: [['artikel', 'articles']] } : {} }"),
  drawnWith("{ inflections: { uncountable: cond ? ['articles'] : [] } }"),
  drawnWith("{ inflections: { uncountable: [cond ? 'articles' : 'posts'] } }"),
  drawnWith("{ inflections: { irregular: cond ? [['artikel', 'articles']] : [] } }"),
  drawnWith("cond ? { naming: 'camelCase' } : {}"),
  drawnWith("cond ? { basePath: '/x' } : { origin: 'https://x.y' }"),

  // plain data
  "draw([{ kind: 'resources', names: cond ? ARTICLES : POSTS, options: {}, children: [] }])",
  "draw([{ kind: 'resources', names: ARTICLES, options: cond ? NAMED : LISTED, children: [] }])",
  "draw([{ kind: 'resources', names: ARTICLES, options: {}, children: cond ? [resources('comments')] : [] }])",
  "draw([{ kind: cond ? 'resources' : 'resource', names: ARTICLES, options: {}, children: [] }])",
]

/** What is known at compile time, whatever it looks like. */
const LITERALS = [
  'draw([resources([ARTICLES, POSTS])])',
  "draw([resources(['articles', 'posts'], {}, [resources('comments')])])",
  "draw([{ kind: 'resources', names: [ARTICLES, POSTS], options: {}, children: [resources('comments')] }])",
  "draw([{ kind: 'resources', names: ARTICLES, options: {}, children: [] }])",
  ...['only', 'path', 'as', 'namespace', 'param', 'constraints', 'singular', 'namePrefix', 'shallow'].map((option) =>
    withOptions(`{ ${option}: undefined }`),
  ),
  "draw([namespace('a', { path: undefined, as: undefined }, [resources('articles')])])",
  "draw([scope({ path: undefined, as: undefined, module: undefined }, [resources('articles')])])",
  "draw([route('get', 'a/b', 'x#y', { as: undefined })])",
  "draw([route('get', 'a/b', undefined, { as: 'k' })])",
  "draw([root('a#b', { as: undefined })])",
  drawnWith('{ naming: undefined, basePath: undefined, trailingSlash: undefined }'),
  "draw([...[resources('articles'), resources('posts')] as const])",
]

interface Compiled {
  readonly message: string | undefined
  /** The patterns of the path helpers as the types have them, by route name. */
  readonly patterns: ReadonlyMap<string, string>
}

/** What the compiler makes of expressions, each of which draws a route set. */
function compileAll(expressions: readonly string[]): readonly Compiled[] {
  const folder = join(ROOT, '.compiled/choices')
  mkdirSync(folder, { recursive: true })
  try {
    const file = join(folder, 'choices.ts')
    const names = Object.keys(library).filter((name) => /^[a-z]/.test(name))
    const prelude = `import { ${names.join(', ')} } from 'resourcery'\ndeclare const cond: boolean\n${CONSTANTS}`
    writeFileSync(file, [prelude, ...expressions.map((one, index) => `export const drawn${index} = ${one}`)].join('\n'))
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      skipLibCheck: true,
      types: [],
    })
    const checker = program.getTypeChecker()
    const source = program.getSourceFile(file) as ts.SourceFile
    const start = source.getLineStarts().length - expressions.length
    const messages = new Map(
      ts
        .getPreEmitDiagnostics(program)
        .map(({ start: at = 0, messageText }) => [
          source.getLineAndCharacterOfPosition(at).line - start,
          ts.flattenDiagnosticMessageText(messageText, '\n'),
        ]),
    )
    return source.statements.slice(-expressions.length).map((statement, index) => {
      const [variable] = (statement as ts.VariableStatement).declarationList.declarations
      const type = checker.getTypeAtLocation((variable as ts.VariableDeclaration).name)
      const helpers = type.getProperties().filter(({ name }) => /^(?!hash).*(_path|Path)$/.test(name))
      const shown = helpers.map((helper) => {
        const text = checker.typeToString(checker.getTypeOfSymbol(helper), undefined, ts.TypeFormatFlags.NoTruncation)
        return [helper.name.replace(/(_path|Path)$/, ''), text.replace(/<(integer|uuid|'\w+')>/g, '')] as const
      })
      return { message: messages.get(index), patterns: new Map(shown) }
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The patterns of the routes by name, as an expression draws them. */
function run(expression: string, cond: boolean): ReadonlyMap<string, string> {
  const plain = (text: string) => text.replaceAll(/ as (const|\(.*?\)\[\]|\[.*?\]\])/g, '')
  const source = `${plain(CONSTANTS)}\nreturn ${plain(expression)}`
  const drawn = new Function('cond', ...Object.keys(library), source)(cond, ...Object.values(library)) as Drawn
  return new Map(
    library
      .routesOf(drawn)
      .toReversed()
      .flatMap(({ name, pattern }) => (name === null ? [] : [[name, pattern.replace('(.:format)', '')]])),
  )
}

/** What of the types does not hold where an expression runs. */
function findWrong({ patterns }: Compiled, expression: string, cond: boolean): readonly string[] {
  const drawn = run(expression, cond)
  return [...patterns].flatMap(([name, text]) => {
    const pattern = drawn.get(name)
    if (pattern === undefined) return [`${name} is not drawn`]
    return text.includes(`"${pattern}"`) || text.includes(`"${pattern}$"`) ? [] : [`${name}: ${pattern}, not ${text}`]
  })
}

const compiled = compileAll([...CHOICES, ...LITERALS])

describe('of a choice', () => {
  test.each(CHOICES.map((expression, index) => [expression, index] as const))('%s', (expression, index) => {
    const of = compiled[index] as Compiled
    if (of.message !== undefined)
      expect(of.message).toMatch(/known at run time only|(Type|type) '.*undefined.*' is not assignable/)
    else expect([true, false].flatMap((cond) => findWrong(of, expression, cond))).toEqual([])
  })
})

describe('of what is known', () => {
  test.each(LITERALS.map((expression, index) => [expression, index] as const))('%s', (expression, index) => {
    const of = compiled[CHOICES.length + index] as Compiled
    expect(of.message).toBeUndefined()
    expect([...of.patterns.keys()].sort()).toEqual([...run(expression, true).keys()].sort())
    expect(findWrong(of, expression, true)).toEqual([])
  })
})
