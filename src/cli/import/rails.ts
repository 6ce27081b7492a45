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
/** A whole target, with what it asks; what is no such text goes on in the next line, or has another route behind it. */
const TARGET =
  /^(?:[\w/:-]+#[\w:?!-]+|redirect\([^()]*(?:\([^()]*\)[^()]*)*\))(?:\s+\{.*\})?$|^[A-Z][\w:]*$|^Inline handler|^#<.*>$/s
const NEXT = new RegExp(`\\s${VERB}(?:\\|${VERB})*\\s+[/(]`)

const readLine = (text: string): Columns | undefined => {
  const [, name, verb = '', pattern = '', target = ''] = LINE.exec(text.trim()) ?? []
  return TARGET.test(target) && !NEXT.test(target) ? { name, verb, pattern, target } : undefined
}

/**
 * Gives lines as they were before a terminal broke them, all at one width: lines as wide as the widest may go on in the next, as
 * far as that makes a route.
 */
function unbroken(lines: readonly string[]): readonly string[] {
  const isWhole = (line: string) => line === '' || HEADER.test(line) || readLine(line) !== undefined
  if (lines.every(isWhole)) return lines
  const widest = Math.max(...lines.map(({ length }) => length))
  const joined: string[] = []
  for (let start = 0; start < lines.length; ) {
    let end = start + 1
    const before = joined.at(-1)
    // what goes on from a shorter line was broken at a space
    const isBrokenAtSpace = before !== undefined && !isWhole(before)
    while (!isBrokenAtSpace && lines[end - 1]?.length === widest && end < lines.length) end++
    // the last of these may be a route that is as wide by chance
    while (end > start + 1 && !readLine(lines.slice(start, end).join(''))) end--
    joined.push(lines.slice(start, end).join(''))
    start = end
  }
  return joined
}

/** A part of the output under one heading. */
interface Part {
  readonly engine: string | undefined
  readonly columns: Columns[]
}

/** The routes of the output of `rails routes`; its lines may be broken, by a terminal or at spaces. */
function readPlain(lines: readonly string[], part: () => Part): string[] {
  const ignored: string[] = []
  // what is read of a route whose line goes on
  let open = ''
  for (const line of unbroken(lines)) {
    const whole = readLine(line)
    const found = whole ?? (open ? (readLine(open + line) ?? readLine(`${open} ${line}`)) : undefined)
    if (found) part().columns.push(found)
    if (open && (whole || line === '' || HEADER.test(line))) ignored.push(open)
    open = found || line === '' || HEADER.test(line) ? '' : open + line
  }
  if (open) ignored.push(open)
  return ignored.map((line) => line.trim())
}

/** The routes of the output of `rails routes --expanded`. */
function readExpanded(lines: readonly string[], part: () => Part): string[] {
  const ignored: string[] = []
  let title = ''
  let cells: Record<string, string> = {}
  let last = ''
  const end = () => {
    const { Prefix: name, Verb: verb = '', URI: pattern, 'Controller#Action': target } = cells
    if (pattern && target) part().columns.push({ name: name || undefined, verb, pattern, target })
    else if (title) ignored.push(title)
    cells = {}
    last = ''
  }
  for (const line of lines) {
    const [, label, text] = EXPANDED_CELL.exec(line) ?? []
    if (EXPANDED_ROUTE.test(line)) {
      end()
      title = line
    } else if (label) {
      cells[label] = (text as string).trim()
      last = label
    } else if (!line) last = ''
    else if (last) cells[last] += line.trim()
    else ignored.push(line)
  }
  end()
  return ignored
}

/** Where an engine is mounted: its class is the target of a route. */
const mountedAt = (parts: readonly Part[], engine: string | undefined): string | undefined =>
  parts.flatMap(({ columns }) => columns).find(({ target }) => target === engine)?.pattern

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
    ignored.push(...(expanded ? readExpanded : readPlain)(block, current))
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
