import type { RecordedRoute } from '../conformance/recorded.js'

/** How Ruby writes a hash: `{:id=>1}`, and since 3.4 `{id: 1}`. */
export type Ruby = 'before 3.4' | '3.4'

type Cells = readonly [name: string, verb: string, path: string, target: string]

const inspected = (value: unknown): string =>
  typeof value === 'object' && value !== null && '$re' in value
    ? `/${String(value.$re).replace(/\//g, '\\/')}/`
    : JSON.stringify(value)

const hash = (values: object, ruby: Ruby): string =>
  `{${Object.entries(values)
    .map(([name, value]) => (ruby === '3.4' ? `${name}: ${inspected(value)}` : `:${name}=>${inspected(value)}`))
    .join(', ')}}`

/** Rows as Rails prints them: the methods of one `match` in one line, nothing for any method. */
function cellsOf(routes: readonly RecordedRoute[], ruby: Ruby): Cells[] {
  const rows: [string, string, string, string][] = []
  for (const { name, verb, path, controller, action, constraints = {}, defaults = {}, redirect } of routes) {
    const asked = { ...defaults, ...constraints }
    const target = [
      redirect ?? `${controller}#${action}`,
      ...(Object.keys(asked).length ? [hash(asked, ruby)] : []),
    ].join(' ')
    const last = rows.at(-1)
    if (last && name !== null && last[0] === name && last[2] === path && last[3] === target) last[1] += `|${verb}`
    else rows.push([name ?? '', verb === 'ANY' ? '' : verb, path, target])
  }
  return rows
}

/** Gives what `rails routes` prints for recorded rows (ActionDispatch::Routing::ConsoleFormatter::Sheet). */
export function railsRoutes(routes: readonly RecordedRoute[], ruby: Ruby = 'before 3.4'): string {
  const rows = [['Prefix', 'Verb', 'URI Pattern', 'Controller#Action'] as Cells, ...cellsOf(routes, ruby)]
  const [names, verbs, paths] = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => (row[column] as string).length)),
  )
  return rows
    .map(
      ([name, verb, path, target]) =>
        `${name.padStart(names as number)} ${verb.padEnd(verbs as number)} ${path.padEnd(paths as number)} ${target}\n`,
    )
    .join('')
}

/** Gives what `rails routes --expanded` prints (ActionDispatch::Routing::ConsoleFormatter::Expanded). */
export const railsRoutesExpanded = (routes: readonly RecordedRoute[], ruby: Ruby = 'before 3.4'): string =>
  cellsOf(routes, ruby)
    .map((cells, index) =>
      [
        `--[ Route ${index + 1} ]`.padEnd(80, '-'),
        ...['Prefix', 'Verb', 'URI', 'Controller#Action'].map((label, cell) => `${label.padEnd(17)} | ${cells[cell]}`),
        '',
      ].join('\n'),
    )
    .join('')
