import type { NestedParams } from '../../types/form.js'
import { bodyKind, type ReadBody, readBody } from '../form/body.js'
import { METHOD_FIELD } from '../form/form-tag.js'
import { METHOD_HEADER, overrideOf, renew } from '../form/method-override.js'
import type { Limits } from '../form/nest.js'
import { acceptedFormat } from './format.js'
import type { FoundRoute, RequestContext, ServeOptions } from './options.js'
import type { Params } from './params.js'
import type { SentIssue } from './validate.js'

/** Gives the path of a URL, and its query without the question mark. */
export function splitUrl(url: string): readonly [path: string, query: string] {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  if (start < 0) return ['/', '']
  const hash = url.indexOf('#', start)
  const end = hash < 0 ? url.length : hash
  const mark = url.indexOf('?', start)
  return mark < 0 || mark > end ? [url.slice(start, end), ''] : [url.slice(start, mark), url.slice(mark + 1, end)]
}

/** Gives the format that a request asks for where its route says nothing. */
export function formatOf(request: Request): string {
  const [path] = splitUrl(request.url)
  return path.endsWith('.json') ? 'json' : acceptedFormat(request.headers.get('accept'))
}

/** Gives the method that a POST stands for, and its body where that had to be read for it. */
export async function overridden(
  request: Request,
  { methodOverride = true }: ServeOptions,
  limits: Limits,
): Promise<{ readonly method: string; readonly body: ReadBody | undefined }> {
  if (methodOverride === false) return { method: 'POST', body: undefined }
  const byHeader =
    typeof methodOverride === 'object' && methodOverride.header
      ? overrideOf(request.headers.get(METHOD_HEADER))
      : undefined
  if (byHeader) return { method: byHeader, body: undefined }
  const kind = bodyKind(request.headers.get('content-type'))
  if (kind !== 'form' && kind !== 'multipart') return { method: 'POST', body: undefined }
  const body = (await readBody(request, limits)) as ReadBody
  const { [METHOD_FIELD]: asked, ...params } = body.params
  return {
    method: overrideOf(asked) ?? 'POST',
    body: { ...body, params: Object.assign(Object.create(null), params) as NestedParams },
  }
}

/** What a context is made of. */
interface ContextParts {
  readonly request: Request
  /** The method by which the route was found, which may not be the request's. */
  readonly method: string
  readonly body: ReadBody | undefined
  readonly route: FoundRoute
  readonly params: Readonly<Params>
  readonly query: NestedParams
  readonly helpers: object
}

/** Gives the context of an action. What costs time is made when it is asked for. */
export function createContext({ request, method, body, ...known }: ContextParts): RequestContext {
  let renewed: Request | undefined = body || method !== request.method ? undefined : request
  return {
    ...known,
    get request() {
      renewed ??= renew(request, method, body?.bytes)
      return renewed
    },
    get format() {
      const { format } = known.params
      return typeof format === 'string' ? format : formatOf(request)
    },
  }
}

/** Gives a context with what is wrong with its attributes. */
export const withIssues = (context: RequestContext, issues: readonly SentIssue[]) =>
  Object.create(context, { issues: { value: issues, enumerable: true } }) as RequestContext & {
    readonly issues: readonly SentIssue[]
  }
