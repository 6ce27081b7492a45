import type { RecordedGeneration } from './recorded.js'

/**
 * The recorded arguments of a helper as ours: Rails mixes parameters, format, anchor, host and query in one hash, we take
 * the parameters, then the options.
 */

/** The parameters of a helper's pattern, in path order; format is none of them. */
export interface HelperParameters {
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

type Values = Readonly<Record<string, unknown>>

const OPTION_KEYS = ['anchor', 'trailing_slash', 'host', 'protocol', 'port', 'only_path', 'script_name']

const isHash = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$obj' in value)

/** An object whose `to_param` is x is an object whose `toParam` gives x. */
const parameterValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '$obj' in value
    ? { toParam: () => (value as { $obj: unknown }).$obj }
    : value

/** The parameters of a pattern, those in parentheses apart. */
export function helperParameters(pattern: string): HelperParameters {
  const required: string[] = []
  const optional: string[] = []
  let depth = 0
  for (const [token, name] of pattern.matchAll(/[()]|[:*](\w+)/g)) {
    if (token === '(') depth++
    else if (token === ')') depth--
    else if (!(depth && name === 'format')) (depth ? optional : required).push(name as string)
  }
  return { required, optional }
}

/** The origin that recorded host, protocol and port make. */
function origin({ host = 'example.com', protocol = 'http', port }: Values): string {
  const scheme = String(protocol).replace(/:?\/*$/, '')
  const isDefault = port === undefined || Number(port) === (scheme === 'https' ? 443 : 80)
  return `${scheme}://${host}${isDefault ? '' : `:${port}`}`
}

const picked = (values: Values, wanted: (key: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => wanted(key)))

/**
 * Gives the arguments of our helper for recorded ones: the parameters, positional or named as they are recorded, then the
 * options where there are any. A hash that gives some of the parameters beside positional ones is joined with them.
 */
export function ourArguments(
  { helper, args }: RecordedGeneration,
  { required, optional }: HelperParameters,
): readonly unknown[] {
  const last = args.at(-1)
  const hash = isHash(last) ? last : {}
  const positional = (isHash(last) ? args.slice(0, -1) : args).map(parameterValue)

  const named = picked(hash, (key) => required.includes(key))
  const query = picked(hash, (key) => ![...required, ...optional, 'format', ...OPTION_KEYS].includes(key))
  const params = picked(hash, (key) => optional.includes(key))
  const options = {
    ...(hash.format !== undefined && !required.includes('format') && { format: hash.format }),
    ...(hash.anchor !== undefined && { anchor: hash.anchor }),
    ...(hash.trailing_slash !== undefined && { trailingSlash: hash.trailing_slash }),
    ...(helper.endsWith('_url') && { origin: origin(hash) }),
    ...(Object.keys(query).length && { query }),
    ...(Object.keys(params).length && { params }),
  }
  const hasOptions = Object.keys(options).length > 0

  if (!Object.keys(named).length) return [...positional, ...(hasOptions ? [options] : [])]
  const open = required.filter((name) => !(name in named))
  const values = Object.fromEntries(open.slice(0, positional.length).map((name, index) => [name, positional[index]]))
  const joined = Object.fromEntries(
    Object.entries({ ...named, ...values }).map(([name, value]) => [name, parameterValue(value)]),
  )
  return [joined, ...positional.slice(open.length), ...(hasOptions ? [options] : [])]
}
