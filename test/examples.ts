import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './fresh.js'

/**
 * The examples of the pages and of the doc comments, as modules to compile and to run.
 *
 * A block of code that imports something, or declares what has been declared, begins a module, and those after it go on with it. A
 * block whose first line is `// name.ts` is a file of that name, which the modules of its page may import.
 *
 * `//=>` after a statement, or on the line below it, says what it gives: a value, in which `…` stands for what is left out, or of a
 * type what it stands for; `error: …` where the compiler refuses it; `throws …` where it throws.
 */
export interface Example {
  /** Where it begins, as in `docs/forms.md:9`. */
  readonly place: string
  readonly page: string
  /** The file, if it is one, that others may import. */
  readonly file?: string
  readonly extension: 'ts' | 'tsx'
  readonly code: string
  /** The line of the page for each line of the code. */
  readonly lines: readonly number[]
}

/** The pages that hold code for readers. */
export const PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

/** Whether a block cannot go on with the module before it. */
function begins(code: string, before: string): boolean {
  const names = (text: string) =>
    [...text.matchAll(/^(?:export )?(?:const|function|type|interface) (\w+)/gm)].map(([, name]) => name)
  const taken = names(before)
  return /^(import|declare|export declare) /m.test(code) || names(code).some((name) => taken.includes(name))
}

const BLOCK = /^```(tsx?)\n(.*?)^```/gms

/** The examples of a page. */
export function examplesOf(page: string): readonly Example[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const found: Example[] = []
  for (const { 1: extension, 2: code = '', index } of text.matchAll(BLOCK)) {
    const first = text.slice(0, index).split('\n').length + 1
    const lines = code.split('\n').map((_, line) => first + line)
    const [, file] = /^\/\/ (\S+\.tsx?)\n/.exec(code) ?? []
    const last = found.findLast((one) => !one.file)
    const one = {
      page,
      place: `${page}:${first}`,
      extension: extension as 'ts' | 'tsx',
      code,
      lines,
      ...(file && { file }),
    }
    if (file || !last || begins(code, last.code)) found.push(one)
    else
      found[found.indexOf(last)] = {
        ...last,
        extension: extension === 'tsx' ? 'tsx' : last.extension,
        code: last.code + code,
        lines: [...last.lines.slice(0, -1), ...lines],
      }
  }
  return found
}

/** What an example says of a statement. */
export interface Claim {
  readonly line: number
  readonly kind: 'value' | 'type' | 'error' | 'throws'
  readonly text: string
  readonly start: number
  readonly end: number
  /** The expression whose value is told, or the name that holds it. */
  readonly subject: string
}

/** The claims of an example, in their order. */
export function claimsOf({ code }: Example): readonly Claim[] {
  const source = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
  const claims: Claim[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || ts.isVariableStatement(node) || ts.isTypeAliasDeclaration(node)) {
      const after = /^[^\S\n]*\n?[^\S\n]*\/\/=> ?(.*(?:\n[^\S\n]*\/\/ {2,}.*)*)/.exec(code.slice(node.end))
      if (after) {
        const text = (after[1] as string).replace(/\s*\n\s*\/\/\s+/g, ' ').trim()
        const [, kind, rest] = /^(error|throws):? (.*)$/.exec(text) ?? []
        const isType = ts.isTypeAliasDeclaration(node)
        const [name] = isType ? [node] : ts.isVariableStatement(node) ? node.declarationList.declarations : []
        claims.push({
          line: source.getLineAndCharacterOfPosition(node.end).line,
          kind: (kind as 'error' | 'throws') ?? (isType ? 'type' : 'value'),
          text: rest ?? text,
          start: node.getStart(),
          end: node.end,
          subject: name ? name.name.getText() : (node as ts.ExpressionStatement).expression.getText(),
        })
        return
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return claims
}

const COMMENT =
  /^( *)\/\*\*\n((?:\1 \*.*\n)+?)\1 \*\/\n\1(?:export (?:async )?(?:function|class|const|type|interface) (\w+))?/gm

export interface CommentExample extends Example {
  /** What is exported under the comment; empty for a member of that. */
  readonly name: string
}

/** The examples in the doc comments of the files of a folder. */
function commentExamplesIn(folder: 'src' | 'types'): readonly CommentExample[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('inspect/page/'),
  )
  return files.flatMap((file) => {
    const page = `${folder}/${file}`
    const text = readFileSync(join(ROOT, page), 'utf8')
    return [...text.matchAll(COMMENT)].flatMap(({ 1: indent = '', 2: comment = '', 3: name = '', index }) => {
      const [before, found] = comment.split(`${indent} * @example\n`)
      if (found === undefined || before === undefined) return []
      const code = found.replace(/^ *\* ?/gm, '')
      const first = text.slice(0, index).split('\n').length + before.split('\n').length + 1
      const lines = code.split('\n').map((_, line) => first + line)
      return [{ name, page, place: `${page}:${first}`, extension: 'ts' as const, code, lines }]
    })
  })
}

/** The examples of what runs and is exported under these names. */
export const commentExamples = (names: readonly string[]): readonly CommentExample[] =>
  commentExamplesIn('src').filter(({ name }) => names.includes(name))

/** The examples of types, of those inside interfaces too. */
export const typeExamples = (): readonly CommentExample[] => commentExamplesIn('types')
