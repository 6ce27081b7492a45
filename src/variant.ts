import { tooManyVariants } from './message.js'
import { type Parameter, type Part, parsePattern } from './path.js'

/** A pattern with each optional group taken or left. */
export interface Variant {
  /** The literal text, with `VALUE` for each parameter. */
  readonly text: string
  readonly parameters: readonly Parameter[]
  /** The parameter of an optional end `(.:format)`: the one group that stays optional. */
  readonly format: Parameter | undefined
}

/** Stands for a parameter in text: no character (Unicode section 23.7), so no text has it. */
export const VALUE = '\ufffe'

const LIMIT = 64

/**
 * The variants of a pattern, those with more taken first. Throws an `Error` where there are more than 64.
 *
 * @example
 * expandPattern('(/:locale)/articles(.:format)').map(({ text }) => text) //=> ['/\ufffe/articles', '/articles']
 */
export function expandPattern(pattern: string): Variant[] {
  let format: Parameter | undefined
  const expand = (parts: readonly Part[]): Variant[] =>
    parts.reduce<Variant[]>(
      (variants, part) => {
        const ways =
          typeof part === 'string'
            ? [{ text: part, parameters: [] }]
            : 'name' in part
              ? [{ text: VALUE, parameters: [part] }]
              : [...expand(part), { text: '', parameters: [] }]
        if (variants.length * ways.length > LIMIT) throw new Error(tooManyVariants(pattern, LIMIT))
        return variants.flatMap((one) =>
          ways.map((way) => ({
            text: one.text + way.text,
            parameters: [...one.parameters, ...way.parameters],
            format,
          })),
        )
      },
      [{ text: '', parameters: [], format }],
    )
  const parts = [...parsePattern(pattern)]
  const last = parts.at(-1)
  if (
    typeof last === 'object' &&
    !('name' in last) &&
    last[0] === '.' &&
    last.length === 2 &&
    typeof last[1] === 'object' &&
    'name' in last[1]
  ) {
    format = last[1]
    parts.pop()
  }
  return expand(parts)
}
