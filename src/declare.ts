import { freeze } from './context.js'
import { checkDeclaration } from './declaration-check.js'

/** Plain, frozen data of what was given: a RegExp becomes its source and flags, what is undefined falls away. */
function plain(value: unknown, key?: string): unknown {
  // A validator is no data of ours: it stays the object that it is.
  if (typeof value !== 'object' || value === null || key === 'attributes') return value
  if (value instanceof RegExp) return freeze({ source: value.source, flags: value.flags.replace(/[gy]/g, '') })
  // Children are plain already.
  if (Array.isArray(value)) return freeze(value.map((one) => (key === 'children' ? one : plain(one))))
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return freeze(Object.fromEntries(entries.map(([name, one]) => [name, plain(one, name)])))
}

/** A declaration of these fields, checked unless in production: a bundler drops the checks, the types refuse the same. */
export function declare(fields: { readonly kind: string; readonly [field: string]: unknown }): never {
  const declaration = plain(fields)
  if (typeof process !== 'undefined' && process.env.NODE_ENV !== 'production') checkDeclaration(declaration)
  return declaration as never
}
