/** The formats that a media type stands for; of others nothing is known. */
const FORMATS: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'application/json': 'json',
  'text/csv': 'csv',
  'text/plain': 'txt',
}

/** What each format is sent as. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

// A handful of clients send most requests; the bound is there because the header is theirs to write.
const known = new Map<string, string>()
const MOST_KNOWN = 200

/**
 * Gives the format that an `Accept` header prefers (RFC 9110 section 12.5.1): of the types that we know the one with the
 * highest weight, of those with the same weight the first; `html` where it names none of them.
 *
 * @example
 * acceptedFormat('text/csv;q=0.5, application/json') //=> 'json'
 */
export function acceptedFormat(accept: string | null): string {
  if (accept === null || accept.length > 500) return 'html'
  const before = known.get(accept)
  if (before !== undefined) return before
  let best = 'html'
  let highest = 0
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    const format = Object.hasOwn(FORMATS, type) ? FORMATS[type] : type.endsWith('+json') ? 'json' : undefined
    if (format === undefined || !(weight > highest)) continue
    best = format
    highest = weight
  }
  if (known.size < MOST_KNOWN) known.set(accept, best)
  return best
}
