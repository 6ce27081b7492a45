/** Colors of a terminal (ECMA-48, section 8.3.117). */
const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const

type Color = keyof typeof CODES

/** How the columns are painted. */
export interface Paint {
  readonly header: (text: string) => string
  readonly name: (text: string) => string
  readonly method: (text: string) => string
  readonly pattern: (text: string) => string
  readonly target: (text: string) => string
}

const painted = (text: string, color: Color): string => (text.trim() ? `\x1b[${CODES[color]}m${text}\x1b[0m` : text)

const METHOD_COLORS: Readonly<Record<string, Color>> = {
  GET: 'green',
  POST: 'yellow',
  PUT: 'blue',
  PATCH: 'blue',
  DELETE: 'red',
}

const plain = (text: string): string => text

/** Leaves all columns as they are. */
export const PLAIN: Paint = { header: plain, name: plain, method: plain, pattern: plain, target: plain }

/** Paints the columns for a terminal. */
export const COLORED: Paint = {
  header: (text) => painted(text, 'bold'),
  name: (text) => painted(text, 'cyan'),
  method: (text) => painted(text, METHOD_COLORS[text.trim()] ?? 'magenta'),
  pattern: (text) =>
    text.replace(/\(\.(?::format|…)\)|[:*]\w+/g, (part) => painted(part, part.startsWith('(') ? 'dim' : 'yellow')),
  target: (text) => text.replace(/(^|\s)\{.*$/s, (requirements) => painted(requirements, 'dim')),
}
