/**
 * Parameters that a request must not have. `status` is 400 where they are malformed, contradict each other or are nested
 * too deep, and 413 where they are too large.
 *
 * @example
 * try {
 *   parseParams('a=1&a[b]=2')
 * } catch (error) {
 *   if (error instanceof ParameterError) error.status //=> 400
 * }
 */
export class ParameterError extends Error {
  override readonly name = 'ParameterError'
  readonly status: 400 | 413

  constructor(message: string, status: 400 | 413 = 400) {
    super(message)
    this.status = status
  }
}
