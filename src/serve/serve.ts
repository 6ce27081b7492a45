import type { DrawOptions } from '../../types/declaration.js'
import type { NestedParams } from '../../types/form.js'
import type { Drawn } from '../../types/route-set.js'
import type { CheckControllers, ControllersOf } from '../../types/serve/controllers.js'
import { MethodNotAllowedError, RoutingError } from '../error.js'
import { readBody } from '../form/body.js'
import { completeLimits } from '../form/nest.js'
import { parseText } from '../form/parse.js'
import { createMatcher } from '../matcher.js'
import { noRoute } from '../message.js'
import { redirectLocation } from '../redirect.js'
import { type AnyController, type AnyControllers, checkControllers, findController } from './actions.js'
import { bodyKey, listBodies } from './attributes.js'
import { createContext, overridden, type ReadRequest, refusedFormat, splitUrl } from './context.js'
import { andThen } from './later.js'
import type { FoundRoute, RequestContext, ServeOptions } from './options.js'
import { createPathNames, mergeParams, type Params } from './params.js'
import { allowHeader, refusalOf, respondToIssues, respondToRefusal } from './refuse.js'
import { respond, withoutBody } from './respond.js'
import { validate } from './validate.js'

/** A redirect as the matcher gives it. */
interface FoundRedirect {
  readonly to: string
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
 * the route's action gives. It answers at once where nothing has to be waited for. It never throws, and its promises are
 * kept: errors are answered, and never with a stack trace.
 *
 * @throws DeclarationError where a controller lacks an action that a route leads to.
 * @example
 * const routes = draw([resources('articles', { only: ['index', 'show'] })])
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
  controllers: Given & CheckControllers<Given, ControllersOf<Declaration, Options>>,
  options: ServeOptions = {},
): (request: Request) => Response | Promise<Response> {
  // the types of the controllers are those of the routes; from here on both are known at run time alone
  const owners = controllers as unknown as AnyControllers
  checkControllers(routes, owners)
  const matcher = createMatcher(routes) as unknown as WideMatcher
  const bodies = listBodies(routes)
  const pathNames = createPathNames()
  const limits = completeLimits(options.limits)
  const { onInvalid, onError } = options

  function answer(read: ReadRequest): Response | Promise<Response> {
    const { request, method, body } = read
    const [path, search] = splitUrl(request.url)
    const route = matcher.match(method, path)
    if (!route) return refuseRoute(matcher, method, path)
    const { controller: name, action } = route
    if (route.redirect) return respondToRedirect(route.redirect, route, search)
    const controller = findController(owners, name as string, action as string)
    if (!controller) throw new RoutingError(noRoute(method, path))
    if (body || method === 'GET' || method === 'HEAD') return act(read, route, controller, search)
    return andThen(readBody(request, limits), (late) => act({ ...read, body: late }, route, controller, search))
  }

  function act(read: ReadRequest, route: FoundRoute, controller: AnyController, search: string) {
    const { controller: name, action, pattern } = route
    const query = search === '' ? undefined : parseText(search, limits)
    const body = read.body?.params
    const taken = action === 'create' || action === 'update' ? bodies.get(bodyKey(name, action, pattern)) : undefined
    // the parameters of a route are the matcher's, and may be frozen
    const params = query || body || taken ? mergeParams(route.params, pathNames(pattern), query, body) : route.params
    const context = createContext(read, route, params, query ?? NO_QUERY, routes)
    const { format } = context
    const call = () =>
      andThen((controller[action as string] as (context: RequestContext) => unknown)(context), (value) =>
        respond(value, { status: 200, format, action: `${name}#${action}` }),
      )
    if (!taken) return call()
    return andThen(validate(params as Params, taken), (issues) => {
      if (!issues) return call()
      const made = { status: 422, format, action: 'onInvalid' }
      return andThen(onInvalid?.({ ...context, issues }), (value) =>
        value === undefined ? respondToIssues(issues, made) : respond(value, made),
      )
    })
  }

  async function answerError(error: unknown, request: Request): Promise<Response> {
    if (error instanceof Response) return error
    const refusal = refusalOf(error)
    const { status, headers } = refusal
    const format = refusedFormat(request)
    try {
      if (!onError && status === 500) console.error(error)
      const value = await onError?.(error, { request, status, format })
      if (value !== undefined) return respond(value, { status, headers, format, action: 'onError' })
    } catch (another) {
      console.error(another)
    }
    return respondToRefusal(refusal, format)
  }

  const finish = (request: Request, response: Response) =>
    request.method === 'HEAD' ? withoutBody(response) : response
  const fail = (request: Request, error: unknown) => answerError(error, request).then((made) => finish(request, made))

  return (request) => {
    try {
      const response = andThen(overridden(request, options, limits), answer)
      return response instanceof Promise
        ? response.then((made) => finish(request, made)).catch((error) => fail(request, error))
        : finish(request, response)
    } catch (error) {
      return fail(request, error)
    }
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

function respondToRedirect({ to, status, keepQuery }: FoundRedirect, { params }: FoundRoute, search: string): Response {
  return new Response(null, { status, headers: { location: redirectLocation(to, params, keepQuery ? search : '') } })
}
