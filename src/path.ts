/** A parameter of a path pattern: `:id`, or the glob `*path`. */
export interface Parameter {
  readonly name: string
  /** Whether the value may span segments. */
  readonly isGlob: boolean
  /**
   * The characters that mark where values start and end, though a segment may hold them: a path writes them percent-encoded
   * inside the value. `.` where a format may follow; `-` in `:version` of `/:name-:version`.
   */
  readonly reserved: string
}

/** A piece of a path pattern: literal text, a parameter, or an optional group. */
export type Part = string | Parameter | readonly Part[]

/** A parameter, a parenthesis, or literal text, in which a backslash takes the meaning from what follows it. */
const TOKENS = /[:*]\w+|[()]|(?:[^:*()\\]|\\.)+/g

/**
 * The parts of a path pattern. A name is `[A-Za-z_][A-Za-z0-9_]*`; a backslash takes the meaning from `:`, `*`, `(` and `)`
 * (Rails: Journey's scanner). Patterns are checked where they are declared. Literal text is given as `write` has it.
 *
 * @example
 * parsePattern('/~:user/posts(.:format)')
 * //=> ['/~', { name: 'user', isGlob: false, reserved: '.' }, '/posts', ['.', { name: 'format', isGlob: false, reserved: '.' }]]
 */
export function parsePattern(pattern: string, write = (literal: string) => literal): readonly Part[] {
  const found: { name: string; isGlob: boolean; reserved: string }[] = []
  const outer: Part[][] = []
  let parts: Part[] = []
  // the literal text since the last parameter
  let text = ''
  for (const token of pattern.match(TOKENS) ?? []) {
    const sign = token[0]
    if (sign === '(') {
      outer.push(parts)
      parts = []
    } else if (sign === ')') {
      const group = parts
      parts = outer.pop() ?? []
      parts.push(group)
    } else if (sign === ':' || sign === '*') {
      const previous = found.at(-1)
      // what parts it from a parameter before it in its segment; no value holds the first character plain, so none holds the text,
      // but for a text that a path can only hold encoded
      const between = previous && !text.includes('/') ? text : ''
      const isFormat = text.endsWith('.')
      const reserved = isFormat || between.includes('.') ? '.' : `${/^[!-~]?/.exec(between)}`
      if (isFormat) for (const earlier of found) earlier.reserved += '.'
      // an optional end of the segment: the value before must not look like it
      else if (previous && outer.length) previous.reserved += reserved
      const parameter = { name: token.slice(1), isGlob: sign === '*', reserved }
      found.push(parameter)
      parts.push(parameter)
      text = ''
    } else {
      const literal = token.replace(/\\(.)/g, '$1')
      parts.push(write(literal))
      text += literal
    }
  }
  return parts
}

/** Whether a part is a parameter. */
export const isParameter = (part: Part): part is Parameter => typeof part === 'object' && 'name' in part

/** The names of a pattern's parameters, in path order. */
export interface PathParameters {
  readonly required: string[]
  /** Those inside optional groups. */
  readonly optional: string[]
}

/**
 * The parameters of a parsed pattern.
 *
 * @example
 * pathParameters(parsePattern('(/:locale)/articles/:id(.:format)')) //=> { required: ['id'], optional: ['locale', 'format'] }
 */
export function pathParameters(parts: readonly Part[]): PathParameters {
  const optional: string[] = []
  const collect = (pieces: readonly Part[], names: string[]): string[] => {
    for (const part of pieces)
      if (isParameter(part)) names.push(part.name)
      else if (typeof part === 'object') collect(part, optional)
    return names
  }
  return { required: collect(parts, []), optional }
}
