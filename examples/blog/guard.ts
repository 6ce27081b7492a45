import { createHash, timingSafeEqual } from 'node:crypto'

type Handler = (request: Request) => Response | Promise<Response>

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a URL leads to the desk: the matcher decodes what it reads, so that `/%61dmin` does too. */
function isDesk(url: string): boolean {
  const [, first = ''] = new URL(url).pathname.split('/')
  try {
    return decodeURIComponent(first) === 'admin'
  } catch {
    // no route has such a path
    return false
  }
}

/** Lets nobody to the desk without the password, where there is one; the user's name does not matter. */
export const withPassword =
  (password: string | undefined, handler: Handler): Handler =>
  (request) => {
    if (!password || !isDesk(request.url)) return handler(request)
    const [scheme, code = ''] = request.headers.get('authorization')?.split(' ') ?? []
    const given = Buffer.from(code, 'base64')
      .toString()
      .replace(/^[^:]*:/, '')
    if (scheme?.toLowerCase() === 'basic' && timingSafeEqual(digest(given), digest(password))) return handler(request)
    return new Response('The desk is locked.', { status: 401, headers: { 'www-authenticate': 'Basic realm="Desk"' } })
  }

/**
 * Refuses what another site's page sends. Every form of ours is a POST, and browsers say of a POST where it comes from; who
 * says nothing is no browser, and has no cookie or password of a visitor to misuse.
 */
export const withoutCrossSite =
  (handler: Handler): Handler =>
  (request) => {
    const safe = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'
    const site = request.headers.get('sec-fetch-site')
    const origin = request.headers.get('origin')
    const foreign = site
      ? site !== 'same-origin' && site !== 'none'
      : origin !== null && origin !== new URL(request.url).origin
    return foreign && !safe ? new Response('Cross-site requests are not taken.', { status: 403 }) : handler(request)
  }
