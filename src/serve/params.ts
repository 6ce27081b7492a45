import type { NestedParams } from '../../types/form.js'
import { parametersOf } from '../option-check.js'
import { remember } from './remember.js'

/** Path parameters as a match gives them. */
export type PathValues = Readonly<Record<string, string | number | boolean>>

/** Parameters while they are put together. */
export type Params = Record<string, unknown>

/** Gives, for a pattern, the names that its path alone may fill. */
export const createPathNames = (): ((pattern: string) => ReadonlySet<string>) =>
  remember((pattern) => new Set(parametersOf(pattern)))

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
  // of undefined there is nothing to go through
  for (const given of [query, body] as NestedParams[])
    for (const name in given) if (!names.has(name)) params[name] = given[name]
  for (const name in path) params[name] = path[name]
  return params
}
