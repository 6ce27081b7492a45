import type { FormPath } from '../../types/form.js'
import { isAddress } from '../form/address.js'
import { wrongRedirect } from './message.js'

/** The statuses of a redirect. */
export type RedirectStatus = 301 | 302 | 303 | 307 | 308

/**
 * Gives a redirect to a path of this site or to a URL: after a form with 303, which makes browsers ask with GET.
 *
 * @throws TypeError where it is neither: `//host` and `javascript:` lead away.
 * @example
 * const create = () => redirectTo(routes.article_path(1))
 * create().headers.get('location') //=> '/articles/1'
 */
export function redirectTo(path: FormPath, status: RedirectStatus = 303): Response {
  if (!isAddress(path)) throw new TypeError(wrongRedirect(path))
  return new Response(null, { status, headers: { location: path } })
}
