import type { Issue, ValidatorResult } from '../../types/serve/validator.js'
import { ParameterError } from '../form/parameter-error.js'
import type { RouteBody } from './attributes.js'
import { andThen } from './later.js'
import { notNested } from './message.js'
import type { Params } from './params.js'

/** An issue as it is sent: a sentence, and the keys that lead to the value. */
export interface SentIssue {
  readonly message: string
  readonly path: readonly (string | number)[]
}

/**
 * Checks what a `create` or an `update` takes from the body, and puts in its place what the validator gives for it. Gives
 * the issues where there are any; a validator may take its time.
 *
 * @throws ParameterError (400) where there is no validator and the parameter is no object.
 */
export function validate(
  params: Params,
  { name, validator }: RouteBody,
): readonly SentIssue[] | undefined | Promise<readonly SentIssue[] | undefined> {
  const given = params[name]
  if (!validator) {
    // what was read from a request has no prototype where it holds others
    if (given !== undefined && (given === null || Object.getPrototypeOf(given) !== null))
      throw new ParameterError(notNested(name))
    return
  }
  const take = (result: ValidatorResult<unknown>): readonly SentIssue[] | undefined => {
    if (result.issues) return result.issues.map(plainIssue)
    params[name] = result.value
    return
  }
  return andThen(validator['~standard'].validate(given), take)
}

function plainIssue({ message, path = [] }: Issue): SentIssue {
  return {
    message,
    // a path may be of a class of its own, whose map() gives more than it maps
    path: Array.from(path, (part) => {
      const key = typeof part === 'object' ? part.key : part
      return typeof key === 'symbol' ? String(key) : key
    }),
  }
}
