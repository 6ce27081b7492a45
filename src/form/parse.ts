import { parse } from 'picoquery'
import type { NestedParams, ParamLimits, ParamValue } from '../../types/form.js'
import { malformedBody, malformedQuery, tooDeep, tooLarge, tooManyKeys } from './message.js'
import { branch, checkKey, completeLimits, createNest, type Limits } from './nest.js'
import { ParameterError } from './parameter-error.js'

/** Whether the percent-encoding of a text is that of UTF-8. Names and values end in ASCII signs, so that they are sound if the whole is. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Gives the nested parameters of a urlencoded text. */
export function parseText(text: string, limits: Limits): NestedParams {
  if (text.length > limits.size) throw new ParameterError(tooLarge(limits.size), 413)
  if (text.includes('%') && !isEncoded(text)) throw new ParameterError(malformedQuery())
  const { params, add } = createNest(limits)
  // the parser decodes and tells pairs apart; it nests by bare brackets alone, which browsers encode, so that nesting is ours
  const valueDeserializer = (value: string, name: PropertyKey): void => add(name as string, value)
  parse(text, { nesting: false, valueDeserializer })
  return params
}

/** Gives the nested parameters of pairs, as a form that is taken apart already has them. */
export function parsePairs(pairs: Iterable<readonly [string, string | File]>, limits: Limits): NestedParams {
  const { params, add } = createNest(limits)
  for (const [name, value] of pairs) add(name, value)
  return params
}

/**
 * Gives the parameters of a JSON text: those of its object, or `_json` for what is none, as in Rails.
 *
 * @throws ParameterError
 */
export function parseJson(text: string, limits: Limits): NestedParams {
  let count = 0
  const copy = (value: unknown, depth: number): ParamValue => {
    if (typeof value !== 'object' || value === null) return value as ParamValue
    if (depth > limits.depth) throw new ParameterError(tooDeep(limits.depth))
    if (Array.isArray(value)) return value.map((one) => copy(one, depth + 1))
    const made = branch()
    for (const name of Object.keys(value)) {
      checkKey(name)
      if (++count > limits.keys) throw new ParameterError(tooManyKeys(limits.keys))
      made[name] = copy((value as Record<string, unknown>)[name], depth + 1)
    }
    return made as NestedParams
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new ParameterError(malformedBody('JSON'))
  }
  const params = copy(parsed, 1)
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return params as NestedParams
  return Object.assign(branch(), { _json: params }) as NestedParams
}

/**
 * Gives nested parameters: of a query or a urlencoded form as text, or of pairs such as a `FormData`. Files stay `File`s;
 * objects have no prototype.
 *
 * @throws ParameterError (400) where the encoding is malformed, where names contradict each other (`a=1&a[b]=2`), and
 * where there are too many or too deep ones; (413) where the text is too long.
 * @example
 * parseParams('post[title]=a&post[tags][]=x') //=> { post: { title: 'a', tags: ['x'] } }
 * parseParams(await request.formData()).post
 */
export function parseParams(
  source: string | Iterable<readonly [string, string | File]>,
  limits?: ParamLimits,
): NestedParams {
  const complete = completeLimits(limits)
  return typeof source === 'string' ? parseText(source.replace(/^\?/, ''), complete) : parsePairs(source, complete)
}
