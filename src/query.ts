import { encode, QUERY } from './encode.js'
import { refuse } from './generation-error.js'
import { circularQuery, wrongQuery } from './generation-message.js'

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
  if (query instanceof URLSearchParams) return String(query)
  let text = ''

  const add = (key: string, value: unknown, depth: number): void => {
    if (value === undefined || value === null) return
    const plain = toPlain(value)
    if (plain === undefined) refuse(wrongQuery(key))
    else if (typeof plain === 'string') text += `${text && '&'}${encode(key, QUERY)}=${encode(plain, QUERY)}`
    else if (depth > MAX_QUERY_DEPTH) refuse(circularQuery(key, MAX_QUERY_DEPTH))
    else if (Array.isArray(plain)) for (const each of plain) add(`${key}[]`, each, depth + 1)
    else
      for (const name of Object.keys(plain)) add(`${key}[${name}]`, (plain as Record<string, unknown>)[name], depth + 1)
  }

  for (const name of Object.keys(query)) add(name, (query as Record<string, unknown>)[name], 1)
  return text
}

/** A value as text, or as the list or object that it is; undefined where it is nothing that a query can hold. */
function toPlain(value: {}): string | object | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'object')
    return value instanceof Date
      ? (value.toJSON() ?? undefined)
      : 'toParam' in value && typeof value.toParam === 'function'
        ? String(value.toParam())
        : value
  return typeof value === 'boolean' || typeof value === 'bigint' || Number.isFinite(value) ? String(value) : undefined
}
