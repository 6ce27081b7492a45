/** Whether a value comes later: a promise, or another object that is awaited as one. */
const isLater = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'

/**
 * Goes on with a value: at once where it is there, so that a host need not wait for what is done, and later where it comes
 * later.
 */
export function andThen<Value, Result>(
  value: Value | PromiseLike<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return isLater(value)
    ? Promise.resolve(value).then(next as (value: unknown) => Result | Promise<Result>)
    : next(value)
}
