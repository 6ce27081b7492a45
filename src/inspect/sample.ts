import type { Route, RouteConstraint } from '../../types/index.js'
import { type Piece, variantsOf } from './variant.js'

/** A path that a route fits, and the values of its parameters in it. */
export interface Sample {
  readonly path: string
  readonly values: ReadonlyMap<string, string>
}

/** How many samples are enough to give up on a route: it has more lists of values than can be tried. */
const LIMIT = 1024

/** What no literal and no list of values of an application contains; a number makes each its own. */
const fresh = (index: number): string => `zq${index}xv`

const FRESH = 'zq\\d+xv|77007\\d+|70077007-0000-4000-8000-\\d{12}'

const HOLDS_FRESH = new RegExp(FRESH)
const WHOLE_FRESH = new RegExp(`^(?:${FRESH})$`)

/** Whether a text holds a value that stands for others. */
export const isFresh = (text: string): boolean => HOLDS_FRESH.test(text)

/** Whether a text is a value that stands for others, and nothing else. */
export const isWholeFresh = (text: string): boolean => WHOLE_FRESH.test(text)

const TRIED = [
  'a',
  'a/a',
  'abc',
  '1',
  '12345',
  '2024',
  'a-b',
  'a_b',
  'a.b',
  'a/b',
  '1/1',
  'A1',
  '2024-01-31',
  '1.0',
  'en',
  'en-GB',
]

/** Values of a parameter that stand for all that it may have; none where none is found. */
function valuesOf(
  { constraints }: Route,
  { name, isGlob, reserved }: Exclude<Piece, string>,
  index: number,
): readonly string[] {
  const word = fresh(index)
  const constraint: RouteConstraint | undefined = constraints[name]
  if (constraint === 'integer') return [`77007${index}`]
  if (constraint === 'uuid') return [`70077007-0000-4000-8000-00000000000${index}`]
  if (Array.isArray(constraint)) return constraint.map(String)
  if (constraint) {
    const { source, flags } = constraint as { source: string; flags: string }
    const whole = new RegExp(`^(?:${source})$`, flags)
    return [word, ...TRIED, ...source.split('|')].filter((value) => whole.test(value))
  }
  const dotted = [word, `${word}.`, `.${word}`, `${word}.${word}`]
  if (isGlob)
    return [
      ...dotted.flatMap((first) => [first, ...dotted.map((last) => `${first}/${last}`)]),
      `${word}/${word}/${word}`,
    ]
  return reserved.includes('.') ? [word] : dotted
}

/** A literal as a path has it; what is encoded already stays. */
const literal = (text: string): string => text.replace(/[^\w\-.~!$&'()*+,;=:@/%]+/gu, encodeURIComponent)

const encode = (value: string): string => encodeURIComponent(value).replace(/%2F/g, '/')

/** Gives a path for each way to take the optional groups of a route. */
export const pathsOf = (route: Route): readonly string[] =>
  variantsOf(route.pattern).map((pieces) =>
    pieces
      .map((piece, index) =>
        typeof piece === 'string' ? literal(piece) : encode(valuesOf(route, piece, index)[0] ?? ''),
      )
      .join(''),
  )

/**
 * Gives paths that stand for all that a route fits: for each way to take its optional groups, each value of the lists that its
 * parameters are constrained to, with each other; for the other parameters values that no literal of a table has. Undefined
 * where no value is found for a parameter, or where there are too many.
 */
export function samplesOf(route: Route): readonly Sample[] | undefined {
  const samples: Sample[] = []
  for (const pieces of variantsOf(route.pattern)) {
    let found: Sample[] = [{ path: '', values: new Map() }]
    for (const [index, piece] of pieces.entries()) {
      const ways =
        typeof piece === 'string'
          ? [{ text: literal(piece), value: undefined }]
          : valuesOf(route, piece, index).map((value) => ({ text: encode(value), value }))
      found = found.flatMap(({ path, values }) =>
        ways.map(({ text, value }) => ({
          path: path + text,
          values: value === undefined || typeof piece === 'string' ? values : new Map(values).set(piece.name, value),
        })),
      )
      if (found.length === 0 || found.length > LIMIT) return
    }
    samples.push(...found)
  }
  return samples
}
