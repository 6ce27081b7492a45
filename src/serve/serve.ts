import type { DrawOptions } from '../../types/declaration.js'
import type { NestedParams } from '../../types/form.js'
import type { Drawn } from '../../types/route-set.js'
import type { CheckControllers, ControllersOf } from '../../types/serve/controllers.js'
import { MethodNotAllowedError, RoutingError } from '../error.js'
import { type ReadBody, readBody } from '../form/body.js'
import { completeLimits } from '../form/nest.js'
import { parseText } from '../form/parse.js'
import { createMatcher } from '../matcher.js'
import { noRoute } from '../message.js'
import { redirectLocation } from '../redirect.js'
import { type AnyControllers, checkControllers, findController } from './actions.js'
import { bodyKey, listBodies } from './attributes.js'
import { createContext, formatOf, overridden, splitUrl, withIssues } from './context.js'
import type { FoundRoute, RequestContext, ServeOptions } from './options.js'
import { createPathNames, mergeParams, type Params } from './params.js'
import { allowHeader, refusalOf, respondToIssues, respondToRefusal } from './refuse.js'
import { respond, withoutBody } from './respond.js'
import { validate } from './validate.js'

/** A redirect as the matcher gives it: with the place that it leads to, or with the text that gives it. */
interface FoundRedirect {
  readonly location?: string
  readonly to?: string
  readonly status: number
  readonly keepQuery?: boolean
}

interface WideMatcher {
  match(method: string, path: string): (FoundRoute & { readonly redirect?: FoundRedirect }) | undefined
  recognize(method: string, path: string): unknown
}

const NO_QUERY: NestedParams = Object.freeze(Object.create(null))

/**
 * Serves a route set: gives a fetch handler, which finds the route of a request, reads its parameters and answers with what
 * the route's action gives. Every promise it gives is kept: errors are answered, and never with a stack trace.
 *
 * @throws DeclarationError where a controller lacks an action that a route leads to.
 * @example
 * const handler = serve(routes, {
 *   articles: {
 *     index: () => articles.all(),
 *     show: ({ params }) => articles.find(params.id),
 *   },
 * })
 * const response = await handler(new Request('https://example.com/articles/1'))
 */
export function serve<
  const Declaration,
  const Options extends DrawOptions,
  Given extends ControllersOf<Declaration, Options>,
>(
  routes: Drawn<Declaration, Options>,
  controllers: CheckControllers<Given, ControllersOf<Declaration, Options>> & Given,
  options: ServeOptions = {},
): (request: Request) => Promise<Response> {
  // the types of the controllers are those of the routes; from here on both are known at run time alone
  const owners = controllers as unknown as AnyControllers
  checkControllers(routes, owners)
  const matcher = createMatcher(routes) as unknown as WideMatcher
  const bodies = listBodies(routes)
  const pathNames = createPathNames()
  const limits = completeLimits(options.limits)
  const { onInvalid, onError } = options

  async function answer(request: Request): Promise<Response> {
    const [path, search] = splitUrl(request.url)
    let { method } = request
    let body: ReadBody | undefined
    if (method === 'POST') ({ method, body } = await overridden(request, options, limits))
    const route = matcher.match(method, path)
    if (!route) return refuseRoute(matcher, method, path)
    const { controller: name, action, pattern, redirect } = route
    if (redirect) return respondToRedirect(redirect, route, search)
    const controller = findController(owners, name as string, action as string)
    if (!controller) throw new RoutingError(noRoute(method, path))
    if (!body && method !== 'GET' && method !== 'HEAD') body = await readBody(request, limits)
    const query = search === '' ? undefined : parseText(search, limits)
    const params = query || body ? mergeParams(route.params, pathNames(pattern), query, body?.params) : route.params
    const context = createContext({ request, method, body, route, params, query: query ?? NO_QUERY, helpers: routes })
    const format = () => context.format
    const taken = action === 'create' || action === 'update' ? bodies.get(bodyKey(name, action, pattern)) : undefined
    if (taken) {
      const issues = await validate(params as Params, taken)
      if (issues) {
        const value = await onInvalid?.(withIssues(context, issues))
        const made = { status: 422, format, action: 'onInvalid' }
        return value === undefined ? respondToIssues(issues, made) : respond(value, made)
      }
    }
    const value = await (controller[action as string] as (context: RequestContext) => unknown)(context)
    return respond(value, { status: 200, format, action: `${name}#${action}` })
  }

  async function answerError(error: unknown, request: Request): Promise<Response> {
    const refusal = refusalOf(error)
    const { status, headers } = refusal
    const format = () => formatOf(request)
    try {
      if (!onError && status === 500) console.error(error)
      const value = await onError?.(error, { request, status, format: format() })
      if (value !== undefined) return respond(value, { status, headers, format, action: 'onError' })
    } catch (another) {
      console.error(another)
    }
    return respondToRefusal(refusal, format)
  }

  return async (request) => {
    const response = await answer(request).catch((error: unknown) =>
      error instanceof Response ? error : answerError(error, request),
    )
    return request.method === 'HEAD' ? withoutBody(response) : response
  }
}

/** Answers a request that no route does: OPTIONS with the methods of its path, all else with an error. */
function refuseRoute({ recognize }: WideMatcher, method: string, path: string): Response {
  try {
    recognize(method, path)
  } catch (error) {
    if (method !== 'OPTIONS' || !(error instanceof MethodNotAllowedError)) throw error
    return new Response(null, { status: 204, headers: { allow: allowHeader(error.allowed) } })
  }
  throw new RoutingError(noRoute(method, path))
}

function respondToRedirect(redirect: FoundRedirect, { params }: FoundRoute, search: string): Response {
  const { to = '/', status, keepQuery } = redirect
  const { location = redirectLocation(to, params, keepQuery ? search : '') } = redirect
  return new Response(null, { status, headers: { location } })
}
