import type { ParamLimits } from '../../types/form.js'
import { bodyKind, readBody } from './body.js'
import { METHOD_FIELD } from './form-tag.js'
import { completeLimits } from './nest.js'

/** How a request may ask for another method. */
export interface MethodOverrideOptions {
  /** Whether the header `X-HTTP-Method-Override` may ask too; it is not looked at unless this is true. */
  readonly header?: boolean
}

/** The header that may ask for another method. */
export const METHOD_HEADER = 'x-http-method-override'

/** The methods that a POST may stand for. */
const OVERRIDES: readonly unknown[] = ['PUT', 'PATCH', 'DELETE']

/** Gives the method that a text asks for; undefined where it is none that a POST may stand for. */
export function overrideOf(text: unknown): string | undefined {
  const method = typeof text === 'string' ? text.toUpperCase() : undefined
  return OVERRIDES.includes(method) ? method : undefined
}

/** Gives a request anew, with another method, and with the bytes of its body where that has been read. */
export const renew = (request: Request, method: string, bytes?: Uint8Array<ArrayBuffer>): Request =>
  new Request(request, { method, ...(bytes && { body: bytes }) })

/**
 * Gives a request with the method that its form asks for: of a POST, by the field `_method` of its body, one of PUT, PATCH
 * and DELETE. Any other request is given back as it came. The body stays whole, and can be read.
 *
 * @throws ParameterError where the body of a form is malformed or too large.
 * @example
 * const handle = async (request: Request) => app.fetch(await methodOverride(request))
 */
export async function methodOverride(
  request: Request,
  { header = false, ...limits }: MethodOverrideOptions & ParamLimits = {},
): Promise<Request> {
  if (request.method !== 'POST') return request
  const asked = header ? overrideOf(request.headers.get(METHOD_HEADER)) : undefined
  if (asked) return renew(request, asked)
  const kind = bodyKind(request.headers.get('content-type'))
  if (kind !== 'form' && kind !== 'multipart') return request
  const body = await readBody(request, completeLimits(limits))
  return renew(request, overrideOf(body?.params[METHOD_FIELD]) ?? 'POST', body?.bytes)
}
