import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as form from '../src/form/index.js'
import * as resourcery from '../src/index.js'
import * as inspect from '../src/inspect/index.js'
import * as serve from '../src/serve/index.js'
import { type Claim, claimsOf, commentExamples, type Example, examplesOf, PAGES, typeExamples } from './examples.js'
import { ROOT } from './fresh.js'

/**
 * Every block of code of the README and of the docs, and every example of the reference, compiles against the built package and gives
 * what it says.
 */

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.Preserve,
  skipLibCheck: true,
}

const exported = [resourcery, form, serve, inspect].flatMap((module) => Object.keys(module))
const reference = commentExamples(exported)
const types = typeExamples()
const examples: readonly Example[] = [...PAGES.flatMap(examplesOf), ...reference, ...types]
mkdirSync(join(ROOT, '.compiled'), { recursive: true })
const folder = mkdtempSync(join(ROOT, '.compiled/docs-'))
const directoryOf = (page: string): string => join(folder, page.replace(/\.\w+$/, ''))
const fileOf = ({ page, file, lines, extension }: Example): string =>
  join(directoryOf(page), file ?? `line-${lines[0]}.${extension}`)

/** What examples in doc comments speak of without declaring it. */
const CONTEXT = `import { createMatcher, draw, resources } from 'resourcery'
export const routes = draw([resources('articles', {}, [resources('comments')]), resources('posts')], { origin: 'https://example.com' })
export const matcher = createMatcher(routes)
export const { match, recognize } = matcher
export const articles = { all: () => [], find: (id: string) => ({ id }) }
export const post = { id: 1, title: 'Hello' }
export const request = new Request('https://example.com/', { method: 'POST', body: new URLSearchParams('post[title]=a&post[tags][]=x') })
export const app = { fetch: (request: Request) => new Response(request.method) }
export const renderToString = (page: string) => page
export const page = '<p>'
`

/** Where each name is found that an example may use without importing it. */
const MODULES: ReadonlyMap<string, string> = new Map([
  ...Object.keys(resourcery).map((name) => [name, 'resourcery'] as const),
  ...Object.keys(form).map((name) => [name, 'resourcery/form'] as const),
  ...Object.keys(serve).map((name) => [name, 'resourcery/serve'] as const),
  ...Object.keys(inspect).map((name) => [name, 'resourcery/inspect'] as const),
  ...types.flatMap(({ name, page }) =>
    name ? [[name, page.startsWith('types/serve/') ? 'resourcery/serve' : 'resourcery/types'] as const] : [],
  ),
  ...[...CONTEXT.matchAll(/^export const \{? ?(\w+)(?:, (\w+))?/gm)].flatMap(([, ...names]) =>
    names.flatMap((name) => (name ? [[name, './context.js'] as const] : [])),
  ),
])

/** What an example that imports nothing takes from elsewhere, on the first line, so that lines stay where they are. */
function importsOf(code: string): string {
  if (/^import /m.test(code)) return ''
  const own = [...code.matchAll(/(?:const|let|function|type) (?:\{ ?)?(\w+)/g)].map(([, name]) => name)
  return [...MODULES]
    .filter(([name]) => !own.includes(name) && new RegExp(`(?<![.'/\\w-])${name}(?![\\w'/:])`).test(code))
    .map(([name, module]) => `import { ${name} } from '${module}'; `)
    .join('')
}

/** The text of a pattern in which `…` stands for anything, and white space counts for nothing. */
const loosely = (text: string): RegExp =>
  new RegExp(
    `^${spaceless(text)
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  )
const spaceless = (text: string): string => text.replace(/\s+/g, '')

/** The text of a type; the properties of an object in the order of their names, since the compiler keeps to none. */
const typeText = (type: string): string => {
  const [, properties] = /^\{(.*)\}$/.exec(spaceless(type)) ?? []
  return properties === undefined ? spaceless(type) : `{${properties.split(';').filter(Boolean).sort().join(';')}}`
}

/** An example with a check in the place of each claim; what does not compile is left out. */
function checkedCode(example: Example): string {
  let { code } = example
  for (const claim of [...claimsOf(example)].filter(({ kind }) => kind !== 'type').reverse()) {
    const { start, end, subject, kind, text } = claim
    const said = JSON.stringify({ place: placeOf(example, claim), kind, text })
    const kept = code.slice(start, end) === subject ? '' : code.slice(start, end)
    const check = kind === 'error' ? '' : `${kept}; check(${said}, () => (${subject}), ${expectedOf(claim)})`
    code = code.slice(0, start) + check + code.slice(end)
  }
  return `${importsOf(code)}${code}\nexport {}\n`
}

const isRun = ({ kind }: Claim): boolean => kind === 'value' || kind === 'throws'
const placeOf = ({ page, lines }: Example, { line }: Claim): string => `${page}:${lines[line]}`
const expectedOf = ({ kind, text }: Claim): string =>
  kind === 'value' && !text.includes('…') ? `() => (${text})` : String(loosely(text))

/** Runs modules in a process of their own, and gives what they found other than told, and how much they looked at. */
function run(modules: readonly string[]): { wrong: string[]; checked: number } {
  const main = join(folder, 'main.mjs')
  writeFileSync(
    main,
    `import assert from 'node:assert'
    import { inspect } from 'node:util'
    const wrong = []
    // objects without a prototype are told by what they hold
    const plain = (value) => inspect(value, { depth: 9, breakLength: Infinity }).replace(/(\\w+ <[^>]*>|\\[Object: null prototype\\]) (?={)/g, '')
    let checked = 0
    globalThis.check = ({ place, kind, text }, give, expected) => {
      checked++
      let found
      try { found = give() } catch (error) { found = error }
      const shown = found instanceof Error ? found.message : plain(found)
      try {
        if ((kind === 'throws') !== found instanceof Error) throw found
        if (expected instanceof RegExp) assert.match(shown.replace(/\\s+/g, ''), expected)
        else assert.equal(shown, plain(expected()))
      } catch { wrong.push(place + ' says ' + text + ' and gives ' + shown) }
    }
    for (const module of ${JSON.stringify(modules)}) await import(module)
    console.log(JSON.stringify({ wrong, checked }))`,
  )
  return JSON.parse(execFileSync('node', [main], { encoding: 'utf8' }))
}

let found: ReadonlyMap<string, readonly ts.Diagnostic[]>
/** The members of the union that a type of an example is, or the type alone. */
let membersOf: (example: Example, name: string) => readonly string[]

beforeAll(() => {
  for (const example of examples) {
    mkdirSync(dirname(fileOf(example)), { recursive: true })
    writeFileSync(join(dirname(fileOf(example)), 'context.ts'), CONTEXT)
    writeFileSync(fileOf(example), `${importsOf(example.code)}${example.code}\nexport {}\n`)
  }
  writeFileSync(
    join(folder, 'jsx.d.ts'),
    'declare namespace JSX { interface IntrinsicElements { [tag: string]: unknown } }',
  )
  // the module that a page has the command write
  mkdirSync(join(directoryOf('docs/cli.md'), 'web'))
  const emit = ['emit', '--only', 'articles,comments', '--out', 'web/paths.ts']
  execFileSync('node', [join(ROOT, 'dist/cli.js'), ...emit], { cwd: directoryOf('docs/cli.md'), stdio: 'ignore' })

  const files = examples.map(fileOf)
  const program = ts.createProgram([...files, join(folder, 'jsx.d.ts')], { ...OPTIONS, noEmit: true })
  found = new Map(
    files.map((file) => {
      const source = program.getSourceFile(file)
      return [file, [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]]
    }),
  )
  membersOf = (example, name) => {
    const checker = program.getTypeChecker()
    const aliases = program.getSourceFile(fileOf(example))?.statements.filter(ts.isTypeAliasDeclaration)
    const alias = aliases?.find((one) => one.name.text === name) ?? expect.fail(`no type ${name} in ${example.place}`)
    const type = checker.getTypeAtLocation(alias.name)
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias
    return (type.isUnion() ? type.types : [type]).map((member) =>
      typeText(checker.typeToString(member, undefined, flags)).replaceAll('"', "'"),
    )
  }
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

test('the pages have examples', () => {
  for (const page of ['README.md', 'docs/declaring.md', 'docs/forms.md', 'docs/serving.md'])
    expect(examples.filter((example) => example.page === page).length).toBeGreaterThan(1)
})

test('everything that is exported and runs has an example in its doc comment', () => {
  expect(exported.filter((name) => !reference.some((example) => example.name === name))).toEqual([])
})

describe('the compiler says what is said of', () => {
  test.each(examples.map((example) => [example.place, example] as const))('%s', (_, example) => {
    const said = (found.get(fileOf(example)) ?? []).map(({ file, start = 0, messageText }) => ({
      line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
      text: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' '),
    }))
    const refused = claimsOf(example).filter(({ kind }) => kind === 'error')
    const lineOf = (offset: number) => example.code.slice(0, offset).split('\n').length - 1
    let unsaid = said
    for (const claim of refused) {
      const here = said.filter(({ line }) => line >= lineOf(claim.start) && line <= claim.line)
      unsaid = unsaid.filter((one) => !here.includes(one))
      // one mistake may be marked in several places: what is claimed is said in one of them
      const [first] = here.filter(({ text }) => loosely(claim.text).test(spaceless(text))).concat(here)
      expect(spaceless(first?.text ?? `nothing of ${placeOf(example, claim)}`)).toMatch(loosely(claim.text))
    }
    expect(unsaid.map(({ line, text }) => `${example.page}:${example.lines[line]} ${text}`)).toEqual([])
  })
})

const typed = examples.filter((example) => claimsOf(example).some(({ kind }) => kind === 'type'))

test.each(typed.map((example) => [example.place, example] as const))(
  'the types are what is said at %s',
  (_, example) => {
    for (const { kind, subject, text } of claimsOf(example)) {
      if (kind !== 'type') continue
      const members = membersOf(example, subject)
      const told = text.split(' | ')
      const open = told.includes('…')
      for (const one of told)
        if (one !== '…') expect(members).toContainEqual(expect.stringMatching(loosely(typeText(one))))
      if (!open) expect(members).toHaveLength(told.length)
    }
  },
)

test('the examples give what they say', () => {
  const claimed = examples.filter((example) => claimsOf(example).some(isRun))
  for (const example of examples) writeFileSync(fileOf(example), checkedCode(example))
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.d)\.tsx?$/.test(file)) continue
    const { outputText } = ts.transpileModule(readFileSync(join(folder, file), 'utf8'), {
      compilerOptions: { ...OPTIONS, module: ts.ModuleKind.ESNext },
    })
    writeFileSync(join(folder, file.replace(/tsx?$/, 'js')), outputText)
  }
  const { wrong, checked } = run(claimed.map((example) => fileOf(example).replace(/tsx?$/, 'js')))
  expect(wrong).toEqual([])
  expect(checked).toBe(claimed.flatMap(claimsOf).filter(isRun).length)
})
