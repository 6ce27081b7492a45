import { emptyGroup, namelessParameter, repeatedParameter, unbalancedPattern } from './pattern-message.js'

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

const SIGN = /[\\:*()]/g
const NAME = /[A-Za-z_]\w*/y

/**
 * The parts of a path pattern. A name is `[A-Za-z_][A-Za-z0-9_]*`; a backslash takes the meaning from `:`, `*`, `(` and `)`
 * (Rails: Journey's scanner). Throws an `Error` where parentheses are unbalanced or empty, where a parameter has no name, and
 * where two have the same.
 *
 * @example
 * parsePattern('/~:user/posts(.:format)')
 * //=> ['/~', { name: 'user', isGlob: false, reserved: '.' }, '/posts', ['.', { name: 'format', isGlob: false, reserved: '.' }]]
 */
export function parsePattern(pattern: string): readonly Part[] {
  const found: { name: string; isGlob: boolean; reserved: string }[] = []
  const outer: Part[][] = []
  let parts: Part[] = []
  // the literal text since the last parameter
  let text = ''
  for (let at = 0; at < pattern.length; ) {
    SIGN.lastIndex = at
    let end = SIGN.test(pattern) ? SIGN.lastIndex - 1 : pattern.length
    const sign = pattern[end]
    // a backslash makes the next character literal
    let literal = pattern.slice(at, end)
    if (sign === '\\') literal += pattern.charAt(++end)
    at = end + 1
    if (literal) {
      const last = parts.at(-1)
      if (typeof last === 'string') parts[parts.length - 1] = last + literal
      else parts.push(literal)
      text += literal
    }
    if (sign === '(') {
      outer.push(parts)
      parts = []
    } else if (sign === ')') {
      const group = parts
      const around = outer.pop()
      if (!around) throw new Error(unbalancedPattern(pattern))
      if (!group.length) throw new Error(emptyGroup(pattern))
      parts = around
      parts.push(group)
    } else if (sign === ':' || sign === '*') {
      NAME.lastIndex = at
      if (!NAME.test(pattern)) throw new Error(namelessParameter(pattern, sign))
      const name = pattern.slice(at, NAME.lastIndex)
      at = NAME.lastIndex
      if (found.some((earlier) => earlier.name === name)) throw new Error(repeatedParameter(pattern, name))
      const previous = found.at(-1)
      // what parts it from a parameter before it in its segment; no value holds the first character plain, so none holds the text
      const between = previous && !text.includes('/') ? text : ''
      const isFormat = text.endsWith('.')
      const reserved = isFormat || between.includes('.') ? '.' : between.charAt(0)
      if (isFormat) for (const earlier of found) earlier.reserved += '.'
      // an optional end of the segment: the value before must not look like it
      else if (previous && outer.length) previous.reserved += reserved
      const parameter = { name, isGlob: sign === '*', reserved }
      found.push(parameter)
      parts.push(parameter)
      text = ''
    }
  }
  if (outer.length) throw new Error(unbalancedPattern(pattern))
  return parts
}

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
  const required: string[] = []
  const optional: string[] = []
  const collect = (pieces: readonly Part[], names: string[]) => {
    for (const part of pieces) {
      if (typeof part === 'string') continue
      if ('name' in part) names.push(part.name)
      else collect(part, optional)
    }
  }
  collect(parts, required)
  return { required, optional }
}
