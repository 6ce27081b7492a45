import { stripVTControlCharacters } from 'node:util'
import { type LeftOut, type Row, type Section, withNames } from './row.js'
import { type Columns, readColumns } from './target.js'

/** What the output of `rails routes` says, and the lines in it that are no routes. */
export interface RailsOutput {
  readonly sections: readonly Section[]
  readonly ignored: readonly string[]
}

const VERB = '(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT|ANY)'
const LINE = new RegExp(
  String.raw`^(?:(?!${VERB}(?:\|${VERB})*\s)([A-Za-z_]\w*)\s+)?(?:(${VERB}(?:\|${VERB})*)\s+)?((?:/|\(+[/.])\S*)\s+(\S.*)$`,
  's',
)
const HEADER = /^\s*Prefix\s+Verb\s+URI Pattern(\s|$)/
const SECTION = /^\s*(?:\[ )?Routes for ([\w:]+)(?: \]|:)\s*$/
const EXPANDED_ROUTE = /^--\[ Route \d+ \]-*$/
const EXPANDED_CELL = /^(Prefix|Verb|URI|Controller#Action|[A-Z][\w ]*?)\s*\| ?(.*)$/
/** What ends a target: without it, a line goes on in the next. */
const COMPLETE = /#[\w:?!-]+(\s+\{.*\})?$|\)(\s+\{.*\})?$|^[A-Z][\w:]*$|^Inline handler|^#<.*>$/s

const readLine = (text: string): Columns | undefined => {
  const [, name, verb = '', pattern, target] = LINE.exec(text.trim()) ?? []
  return pattern && target && COMPLETE.test(target) ? { name, verb, pattern, target: target.trim() } : undefined
}

/** A part of the output under one heading. */
interface Part {
  readonly engine: string | undefined
  readonly columns: Columns[]
}

/** The routes of the output of `rails routes`; a terminal may have broken its lines. */
function readPlain(lines: readonly string[], part: () => Part): string[] {
  const ignored: string[] = []
  const widest = Math.max(...lines.map(({ length }) => length))
  // what is read of a route whose line goes on, and the route that a line before has ended
  let open = ''
  let ended = ''
  for (const line of lines) {
    const whole = readLine(line)
    if (!line.trim() || HEADER.test(line) || whole) {
      if (open) ignored.push(open)
      if (whole) part().columns.push(whole)
      open = ''
      ended = whole ? line : ''
      continue
    }
    const joined = open && (readLine(open + line) ?? readLine(`${open} ${line}`))
    // a line as wide as can be may have ended within a word
    const longer = ended.length === widest ? readLine(ended + line) : undefined
    if (longer) part().columns[part().columns.length - 1] = longer
    else if (joined) part().columns.push(joined)
    open = longer || joined ? '' : open + line
    ended = ''
  }
  if (open) ignored.push(open)
  return ignored.map((line) => line.trim())
}

/** The routes of the output of `rails routes --expanded`. */
function readExpanded(lines: readonly string[], part: () => Part): void {
  let cells: Record<string, string> = {}
  let last = ''
  const end = () => {
    const { Prefix: name, Verb: verb = '', URI: pattern, 'Controller#Action': target } = cells
    if (pattern && target) part().columns.push({ name: name || undefined, verb, pattern, target })
    cells = {}
    last = ''
  }
  for (const line of lines) {
    const [, label, text] = EXPANDED_CELL.exec(line) ?? []
    if (EXPANDED_ROUTE.test(line) || SECTION.test(line)) end()
    else if (label) {
      cells[label] = (text as string).trim()
      last = label
    } else if (last) cells[last] += line.trim()
  }
  end()
}

/** Where an engine is mounted: its class is the target of a route. */
const mountedAt = (parts: readonly Part[], engine: string | undefined): string | undefined =>
  engine === undefined
    ? undefined
    : parts.flatMap(({ columns }) => columns).find(({ target }) => target === engine)?.pattern

/**
 * Reads the output of `rails routes`, plain or expanded, of Rails 5 to 8; of an application with engines, each of its parts.
 *
 * @example
 * readRails('articles GET /articles(.:format) articles#index').sections[0].rows
 * //=> [{ name: 'articles', method: 'GET', pattern: '/articles(.:format)', controller: 'articles', action: 'index', … }]
 */
export function readRails(text: string): RailsOutput {
  const lines = stripVTControlCharacters(text).split(/\r?\n/)
  const expanded = lines.some((line) => EXPANDED_ROUTE.test(line))
  const parts: Part[] = []
  const ignored: string[] = []
  const begin = (engine?: string) => parts.push({ engine, columns: [] })
  const current = () => parts.at(-1) as Part
  begin()
  let block: string[] = []
  const end = () => {
    if (expanded) readExpanded(block, current)
    else ignored.push(...readPlain(block, current))
    block = []
  }
  for (const line of lines) {
    const [, engine] = SECTION.exec(line) ?? []
    if (engine) {
      end()
      begin(engine)
    } else block.push(line)
  }
  end()

  const engines = new Set(parts.map(({ engine }) => engine))
  const sections = parts.map(({ engine, columns }): Section => {
    const rows: Row[] = []
    const leftOut: LeftOut[] = []
    for (const one of columns) {
      // what an engine routes is a section of its own
      if (engines.has(one.target)) continue
      const read = readColumns(one)
      rows.push(...read.rows)
      leftOut.push(...read.leftOut)
    }
    return { engine, mountedAt: mountedAt(parts, engine), rows: withNames(rows), leftOut }
  })
  return { sections: sections.filter(({ rows, leftOut }) => rows.length || leftOut.length), ignored }
}
