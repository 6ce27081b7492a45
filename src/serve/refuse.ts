import { MethodNotAllowedError, RoutingError } from '../error.js'
import { html } from '../form/html.js'
import { ParameterError } from '../form/parameter-error.js'
import { type Answer, respond } from './respond.js'
import type { SentIssue } from './validate.js'

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
}

/** Gives the methods of an `Allow` header: those of the routes, HEAD where there is GET, and OPTIONS. */
export const allowHeader = (allowed: readonly string[]): string =>
  [...new Set([...allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'])].join(', ')

/** What is known of an error when it is answered. */
export interface Refusal {
  readonly status: number
  /** What may be said of it: nothing of an error of the application's own. */
  readonly message: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

/** Tells a refused request from a fault of the application. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof RoutingError || error instanceof ParameterError))
    return { status: 500, message: undefined, headers: {} }
  const headers = error instanceof MethodNotAllowedError ? { allow: allowHeader(error.allowed) } : {}
  return { status: error.status, message: error.message, headers }
}

/** Gives the response to a refused request, as a page or as JSON. */
export function respondToRefusal({ status, message, headers }: Refusal, format: string): Response {
  const title = TITLES[status] ?? 'Error'
  const content =
    format === 'json'
      ? { status, error: title, message }
      : page(`${status} ${title}`, message === undefined ? html`` : html`<p>${message}</p>`)
  return respond(content, { status, format, headers, action: title })
}

/** Gives what is wrong with the attributes of a request, as a page or as JSON. */
export function respondToIssues(issues: readonly SentIssue[], answer: Answer): Response {
  const items = issues.map(({ message, path }) => html`<li>${path.length ? `${path.join('.')}: ` : ''}${message}</li>`)
  const content = answer.format === 'json' ? { issues } : page('422 Unprocessable Content', html`<ul>${items}</ul>`)
  return respond(content, answer)
}

const page = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${content}</html>`
