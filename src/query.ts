import { encode, QUERY, textOf } from './encode.js'
import { refuse } from './generation-error.js'
import { wrongQuery } from './generation-message.js'

/** How deep a query may be nested. */
export const MAX_QUERY_DEPTH = 32

/**
 * Gives a query as Rails writes it: nested objects and lists in brackets, which are encoded. `undefined`, `null`, empty
 * lists and empty objects are left out; the order is that of insertion. The `?` is not part of it.
 *
 * @throws UrlGenerationError where a value is no text, number, bigint, boolean, Date, list or object.
 * @example
 * queryString({ f: { a: 1 }, tags: ['x', 'y'], none: null }) //=> 'f%5Ba%5D=1&tags%5B%5D=x&tags%5B%5D=y'
 */
export function queryString(query: object): string {
  if (typeof query !== 'object') refuse(wrongQuery('query', MAX_QUERY_DEPTH))
  if (query instanceof URLSearchParams) return String(query)
  let text = ''

  const add = (key: string, value: unknown, depth: number): void => {
    if (value === undefined || value === null) return
    const plain = typeof value === 'object' ? toPlain(value) : value
    const one = typeof plain === 'boolean' ? `${plain}` : textOf(plain)
    if (one !== undefined) text += `${text && '&'}${encode(key, QUERY)}=${encode(one, QUERY)}`
    else if (typeof plain !== 'object' || plain === null || depth > MAX_QUERY_DEPTH)
      refuse(wrongQuery(key, MAX_QUERY_DEPTH))
    else if (Array.isArray(plain)) for (const each of plain) add(`${key}[]`, each, depth + 1)
    else
      for (const name of Object.keys(plain)) add(`${key}[${name}]`, (plain as Record<string, unknown>)[name], depth + 1)
  }

  for (const name of Object.keys(query)) add(name, (query as Record<string, unknown>)[name], 1)
  return text
}

/** What stands for an object that is no list and no record: a time as JSON has it, what `toParam()` gives. */
function toPlain(value: { toParam?: unknown }): unknown {
  return value instanceof Date ? value.toJSON() : typeof value.toParam === 'function' ? value.toParam() : value
}
