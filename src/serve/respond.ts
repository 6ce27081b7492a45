import { escapeText, isHtml } from '../form/html.js'
import { MEDIA_TYPES } from './format.js'
import { wrongValue } from './message.js'

/** What an answer is made with besides its content. */
export interface Answer {
  readonly status: number
  readonly format: string
  /** What made the value, for the error where it cannot be sent. */
  readonly action: string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Gives a value as a response. A `Response` stays, HTML is sent as HTML, nothing as 204, all else as JSON; but a text where
 * HTML is asked for is sent as HTML that shows it, and as itself where CSV or plain text is asked for.
 *
 * @throws Error where JSON cannot hold the value.
 */
export function respond(value: unknown, { status, format, action, headers }: Answer): Response {
  if (value instanceof Response) return value
  if (value === undefined) return new Response(null, { status: 204 })
  if (isHtml(value)) return text(String(value), 'html', status, headers)
  if (typeof value === 'string') {
    if (format === 'html') return text(escapeText(value), format, status, headers)
    if (format === 'csv' || format === 'txt') return text(value, format, status, headers)
  }
  const json: string | undefined = JSON.stringify(value)
  if (json === undefined) throw new Error(wrongValue(action, typeof value))
  return text(json, 'json', status, headers)
}

function text(body: string, format: string, status: number, headers?: Readonly<Record<string, string>>): Response {
  const type = { 'content-type': MEDIA_TYPES[format] as string }
  return new Response(body, { status, headers: headers ? { ...type, ...headers } : type })
}

/** Gives a response without its body, as HEAD wants it (RFC 9110 section 9.3.2). */
export function withoutBody(response: Response): Response {
  response.body?.cancel().catch(() => {})
  return new Response(null, { status: response.status, statusText: response.statusText, headers: response.headers })
}
