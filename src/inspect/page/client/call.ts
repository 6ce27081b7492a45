/** What is entered for a helper: texts by field, and the parameters that its pattern has. */
export interface Entered {
  readonly values: ReadonlyMap<string, string>
  readonly required: readonly string[]
  readonly optional: readonly string[]
}

/** A helper's arguments, and how they are written. */
export interface HelperCall {
  readonly args: readonly unknown[]
  readonly code: string
  /** The parameters that are not entered: they are written by their names. */
  readonly lacking: readonly string[]
}

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value }

/** Digits are a number, as an id is; all else is text. */
const idOf = (text: string): string | number => (/^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text)

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`

function codeOf(value: Value): string {
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`
  const pairs = Object.entries(value).map(
    ([key, one]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${codeOf(one)}`,
  )
  return `{ ${pairs.join(', ')} }`
}

/** A query as an object: a key that comes again, or ends in `[]`, has a list. */
function queryOf(text: string): Readonly<Record<string, Value>> {
  const query: Record<string, Value> = Object.create(null)
  for (const [written, value] of new URLSearchParams(text)) {
    const key = written.replace(/\[\]$/, '')
    const before = query[key]
    query[key] = before === undefined ? (written === key ? value : [value]) : [before, value].flat()
  }
  return query
}

/**
 * Gives the arguments of a helper for what is entered; what is left empty is left out.
 *
 * @example
 * callOf({ values: new Map([['param:id', '1'], ['format', 'csv']]), required: ['id'], optional: [] }).code
 * //=> "1, { format: 'csv' }"
 */
export function callOf({ values, required, optional }: Entered): HelperCall {
  const given = (field: string): string | undefined => values.get(field) || undefined
  const params = Object.fromEntries(
    optional.flatMap((name) => {
      const text = given(`optional:${name}`)
      return text === undefined ? [] : [[name, idOf(text)]]
    }),
  )
  const [format, query, anchor, origin] = ['format', 'query', 'anchor', 'origin'].map(given)
  const options: Record<string, Value> = {
    ...(format !== undefined && { format }),
    ...(query !== undefined && { query: queryOf(query) }),
    ...(anchor !== undefined && { anchor }),
    ...(given('trailingSlash') && { trailingSlash: true }),
    ...(Object.keys(params).length && { params }),
    ...(origin !== undefined && { origin }),
  }
  const texts = required.map((name) => given(`param:${name}`))
  const last = Object.keys(options).length ? [options] : []
  return {
    args: [...texts.map((text) => text && idOf(text)), ...last],
    code: [...texts.map((text, index) => (text ? codeOf(idOf(text)) : required[index])), ...last.map(codeOf)].join(
      ', ',
    ),
    lacking: required.filter((_, index) => !texts[index]),
  }
}
