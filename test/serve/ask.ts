/** An answer, read whole. */
export interface Answer {
  readonly status: number
  readonly type: string | null
  readonly headers: Headers
  readonly text: string
  readonly json: unknown
}

type Handler = (request: Request) => Response | Promise<Response>

/** Sends requests to a handler: `GET /articles`. An object is sent as JSON, all else as it is. */
export function asker(handler: Handler) {
  return async (
    line: string,
    body?: URLSearchParams | FormData | string | object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const [method, path] = line.split(' ') as [string, string]
    const plain =
      body === undefined || typeof body === 'string' || body instanceof URLSearchParams || body instanceof FormData
    const response = await handler(
      new Request(`https://example.com${path}`, {
        method,
        headers: { ...(plain ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: plain ? body : JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    const type = response.headers.get('content-type')
    return {
      status: response.status,
      type,
      headers: response.headers,
      text,
      json: type === 'application/json' && text ? JSON.parse(text) : undefined,
    }
  }
}

/** A urlencoded form. */
export const form = (fields: Readonly<Record<string, string>>): URLSearchParams => new URLSearchParams(fields)
