/**
 * A request that no route answers.
 * `status` is 404, or 400 where the path's percent-encoding is malformed; 405 is a `MethodNotAllowedError`.
 *
 * @example
 * try {
 *   recognize('GET', '/nowhere')
 * } catch (error) {
 *   if (error instanceof RoutingError) error.status //=> 404
 * }
 */
export class RoutingError extends Error {
  override name = 'RoutingError'
  readonly status: number

  constructor(message: string, status = 404) {
    super(message)
    this.status = status
  }
}

/**
 * A request whose path fits a route, but whose method fits none.
 * `allowed` lists the methods that the path answers, always in the order GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS
 * (RFC 9110 section 15.5.6 asks for them in an `Allow` header).
 *
 * @example
 * try {
 *   recognize('DELETE', '/articles')
 * } catch (error) {
 *   if (error instanceof MethodNotAllowedError) error.allowed //=> ['GET', 'POST']
 * }
 */
export class MethodNotAllowedError extends RoutingError {
  override name = 'MethodNotAllowedError'
  readonly allowed: readonly string[]

  constructor(message: string, allowed: readonly string[]) {
    super(message, 405)
    this.allowed = allowed
  }
}
