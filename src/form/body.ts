import type { NestedParams, ParamLimits } from '../../types/form.js'
import { bodyUsed, brokenBody, malformedBody, tooLarge } from './message.js'
import { completeLimits, type Limits } from './nest.js'
import { ParameterError } from './parameter-error.js'
import { parseJson, parsePairs, parseText } from './parse.js'

/** The kinds of bodies that have parameters. */
export type BodyKind = 'form' | 'multipart' | 'json'

/** Tells what a Content-Type stands for; undefined where it has no parameters. */
export function bodyKind(contentType: string | null): BodyKind | undefined {
  if (contentType === null) return
  const type = (contentType.split(';', 1)[0] as string).trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return 'form'
  if (type === 'multipart/form-data') return 'multipart'
  return type === 'application/json' || /^application\/[\w.-]+\+json$/.test(type) ? 'json' : undefined
}

/**
 * Reads the whole body of a request.
 *
 * @throws ParameterError (413) where it is longer than `size`, as soon as that is known; (400) where it breaks off.
 */
async function readBytes(request: Request, size: number): Promise<Uint8Array<ArrayBuffer>> {
  if (request.bodyUsed) throw new Error(bodyUsed())
  const length = request.headers.get('content-length')
  if (Number(length) > size) throw new ParameterError(tooLarge(size), 413)
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = length === null ? await readStream(request.body, size) : new Uint8Array(await request.arrayBuffer())
  } catch (error) {
    throw error instanceof ParameterError ? error : new ParameterError(brokenBody())
  }
  if (bytes.length > size) throw new ParameterError(tooLarge(size), 413)
  return bytes
}

/** Reads a stream of unknown length, and no further than `size`. */
async function readStream(stream: Request['body'], size: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let total = 0
  const reader = stream?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    total += part.value.length
    if (total > size) {
      reader?.cancel().catch(() => {})
      throw new ParameterError(tooLarge(size), 413)
    }
    chunks.push(part.value)
  }
  const bytes = new Uint8Array(total)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array, kind: string): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new ParameterError(malformedBody(`${kind} in UTF-8`))
  }
}

async function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  limits: Limits,
): Promise<NestedParams> {
  let form: FormData
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new ParameterError(malformedBody('a multipart form'))
  }
  return parsePairs(form, limits)
}

/** A body that has been read: its parameters, and its bytes for who wants to read it anew. */
export interface ReadBody {
  readonly kind: BodyKind
  readonly params: NestedParams
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Reads a body that has parameters; gives undefined, and leaves the body alone, where it has none. */
export async function readBody(request: Request, limits: Limits): Promise<ReadBody | undefined> {
  const contentType = request.headers.get('content-type')
  const kind = bodyKind(contentType)
  if (!kind) return
  const bytes = await readBytes(request, kind === 'multipart' ? limits.multipartSize : limits.size)
  // a DELETE that says it has JSON and has nothing says nothing
  if (bytes.length === 0 && kind !== 'multipart') return { kind, params: parsePairs([], limits), bytes }
  const params =
    kind === 'json'
      ? parseJson(decode(bytes, 'JSON'), limits)
      : kind === 'form'
        ? parseText(decode(bytes, 'a form'), limits)
        : await parseMultipart(bytes, contentType as string, limits)
  return { kind, params, bytes }
}

/**
 * Gives the nested parameters of a request's body: of a urlencoded form, a multipart form or JSON. The body is then used up.
 * Of a body of another type there are none, and it is left alone.
 *
 * @throws ParameterError (400) where the body is not what its Content-Type says, (413) where it is too large.
 * @example
 * const params = await readParams(request)
 * params //=> { post: { title: 'a', tags: ['x'] } }
 */
export async function readParams(request: Request, limits?: ParamLimits): Promise<NestedParams> {
  const complete = completeLimits(limits)
  return (await readBody(request, complete))?.params ?? parsePairs([], complete)
}
