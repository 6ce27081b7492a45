import type { NestedParams } from '../../types/form.js'
import { bodyKind, type ReadBody, readBody } from '../form/body.js'
import { METHOD_FIELD } from '../form/form-tag.js'
import { METHOD_HEADER, overrideOf, renew } from '../form/method-override.js'
import type { Limits } from '../form/nest.js'
import { acceptedFormat } from './format.js'
import type { FoundRoute, RequestContext, ServeOptions } from './options.js'
import type { Params } from './params.js'

/** Gives the path of a URL, and its query without the question mark. */
export function splitUrl(url: string): readonly [path: string, query: string] {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  if (start === -1) return ['/', '']
  const hash = url.indexOf('#', start)
  const asked = hash === -1 ? url.slice(start) : url.slice(start, hash)
  const mark = asked.indexOf('?')
  return mark === -1 ? [asked, ''] : [asked.slice(0, mark), asked.slice(mark + 1)]
}

/** Gives the format that a refused request asks for: no route has said what its path means. */
export const refusedFormat = (request: Request): string =>
  splitUrl(request.url)[0].endsWith('.json') ? 'json' : acceptedFormat(request.headers.get('accept'))

/** A request, the method by which its route is to be found, and its body where that has been read. */
export interface ReadRequest {
  readonly request: Request
  readonly method: string
  readonly body: ReadBody | undefined
}

/** Gives the method that a POST stands for, and its body where that has to be read for it. */
export function overridden(
  request: Request,
  { methodOverride = true }: ServeOptions,
  limits: Limits,
): ReadRequest | Promise<ReadRequest> {
  const { method } = request
  const unread = { request, method, body: undefined }
  if (method !== 'POST' || methodOverride === false) return unread
  if (typeof methodOverride === 'object' && methodOverride.header) {
    const asked = overrideOf(request.headers.get(METHOD_HEADER))
    if (asked) return { ...unread, method: asked }
  }
  const kind = bodyKind(request.headers.get('content-type'))
  return kind === 'form' || kind === 'multipart' ? readForm(request, limits) : unread
}

async function readForm(request: Request, limits: Limits): Promise<ReadRequest> {
  const body = (await readBody(request, limits)) as ReadBody
  const { [METHOD_FIELD]: asked, ...params } = body.params
  return {
    request,
    method: overrideOf(asked) ?? 'POST',
    body: { ...body, params: Object.assign(Object.create(null), params) as NestedParams },
  }
}

/** Gives the context of an action. A request whose body has been read is made anew when it is asked for. */
export function createContext(
  { request, method, body }: ReadRequest,
  route: FoundRoute,
  params: Readonly<Params>,
  query: NestedParams,
  helpers: object,
): RequestContext {
  const named = route.params.format
  const format = typeof named === 'string' ? named : acceptedFormat(request.headers.get('accept'))
  if (!body && method === request.method) return { request, params, query, format, route, helpers }
  let renewed: Request | undefined
  return {
    get request() {
      renewed ??= renew(request, method, body?.bytes)
      return renewed
    },
    params,
    query,
    format,
    route,
    helpers,
  }
}
