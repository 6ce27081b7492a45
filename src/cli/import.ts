import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { command } from './command.js'
import { refuse } from './error.js'
import { readJson } from './import/json.js'
import { printModule } from './import/module.js'
import { readRails } from './import/rails.js'
import { recoverSection } from './import/recover.js'
import type { Section } from './import/row.js'
import type { Terminal } from './terminal.js'
import { writeFile } from './write.js'

/** A file as text: PowerShell writes UTF-16 where a program prints into one. */
const decode = (bytes: Buffer): string =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? bytes.toString('utf16le').slice(1) : bytes.toString('utf8')

/** The start of a line, for a sentence. */
const start = (line: string): string => (line.length > 60 ? `${line.slice(0, 60)}…` : line)

/** What is to be imported: a file, or what another program prints. */
async function readSource(file: string | undefined, { cwd, input }: Terminal): Promise<string> {
  if (file === undefined || file === '-') {
    if (process.stdin.isTTY) refuse('There is nothing to import: write a file, or bin/rails routes | resourcery import')
    return input()
  }
  try {
    return decode(readFileSync(resolve(cwd, file)))
  } catch {
    return refuse(`File '${file}' cannot be read: write the path of a file with the output of rails routes`)
  }
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** The tables that a text holds. */
function sectionsOf(text: string, note: Terminal['note']): readonly Section[] {
  if (/^\s*[[{]/.test(text) && !/^\s*\[ Routes for/.test(text)) return [readJson(text)]
  const { sections, ignored } = readRails(text)
  if (ignored.length)
    note(
      `${counted(ignored.length, 'line')} left out that ${ignored.length === 1 ? 'tells' : 'tell'} of no route: '${start(ignored[0] as string)}'${ignored.length > 1 ? ' is the first' : ''}`,
    )
  return sections.length
    ? sections
    : refuse('No route is in the input: give it the output of rails routes, or of resourcery routes --json')
}

/** `resourcery import`: writes a declaration from a table. */
export const importRoutes = command({
  summary: 'Write a declaration from the output of `rails routes`',
  usage: '[file] [options]',
  about: `Reads what rails routes prints (Rails 5 to 8, plain or --expanded), or what resourcery routes --json prints, from a file
or from another program, and writes a TypeScript module that draws the same table: with resources, nesting, namespaces and
scopes, and with single routes for what is none of these.`,
  options: { out: { value: 'FILE', short: 'o', about: 'The module to write; it is printed unless given' } },
  examples: [
    [
      'bin/rails routes | resourcery import --out src/routes.ts',
      'Turn the routes of a Rails application into a module',
    ],
    ['resourcery import routes.txt', 'Print the module for a saved output of rails routes'],
  ],
  operands: 1,
  async run({ operands, options: { out } }, terminal) {
    const sections = sectionsOf(await readSource(operands[0], terminal), terminal.note)
    const sets = sections.map(recoverSection)
    const text = printModule(sets)
    if (out === undefined) terminal.print(text)
    else writeFile(terminal, out, text)
    const rows = sections.reduce((sum, section) => sum + section.rows.length, 0)
    const leftOut = sets.reduce((sum, set) => sum + set.leftOut.length, 0)
    if (out !== undefined) terminal.note(`Wrote ${out}, ${counted(rows, 'row')}`)
    if (leftOut) terminal.note(`${counted(leftOut, 'row')} left out, as comments in the module tell`)
    return 0
  },
})
