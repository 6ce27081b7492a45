import { remember } from './remember.js'

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

/**
 * Gives the format that an `Accept` header prefers (RFC 9110 section 12.5.1): of the types that we know the one with the
 * highest weight, of those with the same weight the first; `html` where it names none of them.
 *
 * @example
 * acceptedFormat('text/csv;q=0.5, application/json') //=> 'json'
 */
export function acceptedFormat(accept: string | null): string {
  return accept === null || accept.length > 500 ? 'html' : preferred(accept)
}

// a handful of clients send most requests
const preferred = remember((accept) => {
  let best = 'html'
  let highest = 0
  for (const range of accept.split(',')) {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase()) as [string, ...string[]]
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1)
    const format = Object.hasOwn(FORMATS, type) ? FORMATS[type] : type.endsWith('+json') ? 'json' : undefined
    if (format === undefined || !(weight > highest)) continue
    best = format
    highest = weight
  }
  return best
}, 200)
