import type { NestedParams } from '../../types/form.js'
import { parametersOf } from '../option-check.js'

/** Path parameters as a match gives them. */
export type PathValues = Readonly<Record<string, string | number | boolean>>

/** Parameters while they are put together. */
export type Params = Record<string, unknown>

/** Gives, for a pattern, the names that its path alone may fill. */
export function createPathNames(): (pattern: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (pattern) => {
    let names = known.get(pattern)
    if (!names) {
      names = new Set(parametersOf(pattern))
      known.set(pattern, names)
    }
    return names
  }
}

/**
 * Puts parameters together: those of the query, those of the body over them, those of the path over all. What the path may
 * hold comes from the path or not at all, so that what its types and constraints say is true.
 */
export function mergeParams(
  path: PathValues,
  names: ReadonlySet<string>,
  query: NestedParams | undefined,
  body: NestedParams | undefined,
): Params {
  const params: Params = Object.create(null)
  if (query) for (const name in query) if (!names.has(name)) params[name] = query[name]
  if (body) for (const name in body) if (!names.has(name)) params[name] = body[name]
  for (const name in path) params[name] = path[name]
  return params
}
