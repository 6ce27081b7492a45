import type { NestedParams, ParamLimits, ParamValue } from '../../types/form.js'
import { conflict, forbiddenName, malformedName, tooDeep, tooManyKeys } from './message.js'
import { ParameterError } from './parameter-error.js'

/** Limits, all of them given. */
export type Limits = Required<ParamLimits>

const DEFAULTS: Limits = { depth: 32, keys: 10_000, size: 1 << 20, multipartSize: 1 << 24 }

/** Gives limits with what is not given. */
export const completeLimits = (limits: ParamLimits = {}): Limits => ({ ...DEFAULTS, ...limits })

type Value = ParamValue | Value[] | Branch

/** Nested parameters while they are made. */
interface Branch {
  [name: string]: Value
}

/** Gives an empty object without prototype: names come from users. */
export const branch = (): Branch => Object.create(null)

/** `__proto__` is an ordinary name in what we make, and a trap in what others make of it. */
export function checkKey(name: string): void {
  if (name === '__proto__') throw new ParameterError(forbiddenName(name))
}

/**
 * Takes a name apart at its brackets; an empty part stands for `[]`.
 *
 * @throws ParameterError (400) where brackets do not fit.
 * @example
 * splitName('post[tags][]') //=> ['post', 'tags', '']
 */
export function splitName(name: string): readonly string[] {
  const start = name.indexOf('[', 1)
  if (start < 0) return [name]
  const parts = [name.slice(0, start)]
  for (let at = start; at < name.length; ) {
    const end = name.indexOf(']', at)
    if (name[at] !== '[' || end < 0) throw new ParameterError(malformedName(name))
    parts.push(name.slice(at + 1, end))
    at = end + 1
  }
  return parts
}

const isBranch = (value: Value | undefined): value is Branch =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null

/** Whether a branch has what a name of a list's object says; with a list in it a name never has. */
function has(from: Branch, parts: readonly string[], index: number): boolean {
  let at: Value | undefined = from
  for (let k = index; k < parts.length; k++) {
    const part = parts[k] as string
    if (part === '' || !isBranch(at) || !(part in at)) return false
    at = at[part]
  }
  return true
}

/**
 * Nests parameters one by one, as Rack does: `a[b]` is an object, `a[]` a list, and `a[][x]` begins the next object of the
 * list where the last one has an `x` already. Of a name that is given twice the last value holds. A name with and without
 * something nested in it is refused, in either order.
 */
export function createNest({ depth, keys }: Limits) {
  const root = branch()
  let count = 0

  function place(into: Branch, parts: readonly string[], index: number, value: ParamValue, name: string): void {
    let at = into
    for (let k = index; ; k++) {
      const key = parts[k] as string
      checkKey(key)
      const current = at[key]
      if (k === parts.length - 1) {
        if (isBranch(current) || Array.isArray(current)) throw new ParameterError(conflict(name))
        at[key] = value
        return
      }
      if (parts[k + 1] === '') {
        const list = current ?? []
        if (!Array.isArray(list)) throw new ParameterError(conflict(name))
        at[key] = list
        append(list, parts, k + 2, value, name)
        return
      }
      const next = current ?? branch()
      if (!isBranch(next)) throw new ParameterError(conflict(name))
      at[key] = next
      at = next
    }
  }

  function append(list: Value[], parts: readonly string[], index: number, value: ParamValue, name: string): void {
    if (index === parts.length) list.push(value)
    else if (parts[index] === '') {
      const inner: Value[] = []
      list.push(inner)
      append(inner, parts, index + 1, value, name)
    } else {
      const last = list.at(-1)
      const target = isBranch(last) && !has(last, parts, index) ? last : branch()
      if (target !== last) list.push(target)
      place(target, parts, index, value, name)
    }
  }

  return {
    params: root as NestedParams,
    add(name: string, value: ParamValue): void {
      if (++count > keys) throw new ParameterError(tooManyKeys(keys))
      if (name === '') return
      const parts = splitName(name)
      if (parts.length > depth) throw new ParameterError(tooDeep(depth))
      place(root, parts, 0, value, name)
    },
  }
}
