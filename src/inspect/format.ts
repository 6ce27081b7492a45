import type { Drawn } from '../../types/index.js'
import { type Cells, cellsOf, HEADER } from './cells.js'
import type { RouteFilter } from './filter.js'
import { inspectRoutes, type RouteListing } from './listing.js'
import { COLORED, type Paint, PLAIN } from './paint.js'
import { fitColumns, wrap } from './wrap.js'

/** How a table is printed. */
export interface FormatOptions extends RouteFilter {
  /** Whether each route stands on lines of its own. */
  readonly expanded?: boolean | undefined
  /** The columns of the terminal: cells are wrapped to fit, and what is too narrow for a table is expanded. */
  readonly width?: number | undefined
  /** Whether to paint for a terminal. */
  readonly color?: boolean | undefined
}

/** Where a table would be too narrow to read. */
const NARROW = 60

const LABELS = ['Prefix', 'Verb', 'URI', HEADER[3]] as const

function expanded(rows: readonly Cells[], paint: Paint, width: number): string[] {
  const label = Math.max(...LABELS.map(({ length }) => length))
  return rows.flatMap((cells, index) => [
    paint.header(`--[ Route ${index + 1} ]`.padEnd(width, '-')),
    ...cells.map((cell, column) =>
      `${(LABELS[column] as string).padEnd(label)} | ${paint[COLUMNS[column] as Column](cell)}`.trimEnd(),
    ),
  ])
}

const COLUMNS = ['name', 'method', 'pattern', 'target'] as const
type Column = (typeof COLUMNS)[number]

const naturalWidths = (rows: readonly Cells[]): readonly number[] =>
  COLUMNS.map((_, column) => Math.max(...rows.map((cells) => (cells[column] as string).length)))

const isWider = (rows: readonly Cells[], width: number): boolean =>
  naturalWidths(rows).reduce((sum, one) => sum + one, COLUMNS.length - 1) > width

/** The format, which nearly every pattern has, in fewer signs. */
const shorter = ([name, method, pattern, target]: Cells): Cells => [
  name,
  method,
  pattern.replace('(.:format)', '(.…)'),
  target,
]

function table(rows: readonly Cells[], paint: Paint, width: number): string[] {
  const whole = [HEADER, ...rows]
  const all = isWider(whole, width) ? whole.map(shorter) : whole
  const natural = naturalWidths(all)
  const widths = fitColumns(natural, width)
  return all.flatMap((cells, row) => {
    const wrapped = cells.map((cell, column) => wrap(cell, widths[column] as number))
    const height = Math.max(...wrapped.map(({ length }) => length))
    return Array.from({ length: height }, (_, line) =>
      COLUMNS.map((column, index) => {
        const text = wrapped[index]?.[line] ?? ''
        const size = widths[index] as number
        // the last column ends where its text ends
        const padded = index === 0 ? text.padStart(size) : index === 3 ? text : text.padEnd(size)
        return row === 0 ? paint.header(padded) : paint[column](padded)
      })
        .join(' ')
        .trimEnd(),
    )
  })
}

/**
 * Gives rows as text, one line each.
 *
 * @example
 * formatListings(inspectRoutes(routes), { expanded: true })
 */
export function formatListings(
  listings: readonly RouteListing[],
  { expanded: isExpanded, width = Number.POSITIVE_INFINITY, color }: FormatOptions = {},
): string {
  if (!listings.length) return ''
  const rows = cellsOf(listings)
  const paint = color ? COLORED : PLAIN
  const lines = isExpanded || width < NARROW ? expanded(rows, paint, Math.min(width, 80)) : table(rows, paint, width)
  return lines.map((line) => `${line}\n`).join('')
}

/**
 * Gives the route table as text, in the columns of `rails routes`: name, method, pattern, controller#action. A name stands on
 * its first row. Empty where no row is wanted.
 *
 * @throws Error where `grep` is no regular expression.
 * @example
 * formatRoutes(routes, { controller: 'articles' })
 * //=> '      Prefix Verb   URI Pattern                  Controller#Action\n    articles GET    /articles(.:format)          articles#index\n…'
 */
export const formatRoutes = (routes: Drawn, options: FormatOptions = {}): string =>
  formatListings(inspectRoutes(routes, options), options)
