import type { Drawn, Route } from '../../types/index.js'
import { constraintTest } from '../constraint.js'
import { routesOf } from '../draw.js'
import { MethodNotAllowedError, RoutingError } from '../error.js'
import { compileMatcher, type RequestMatch } from '../match.js'
import { parsePattern, pathParameters } from '../path.js'
import { writtenConstraint } from './cells.js'
import { literalOver } from './precedence.js'
import { type Piece, variantPattern, variantsOf } from './variant.js'

type Params = RequestMatch['params']

/** A route as an explanation names it. */
export type ExplainedRoute = Pick<Route, 'name' | 'method' | 'pattern' | 'controller' | 'action' | 'redirect'>

/** A route that fits a request's path and does not answer it. */
export interface Rival {
  readonly route: ExplainedRoute
  /** The parameters that the path would give it. */
  readonly params: Params
  /** What is against it: it answers other methods, another has a literal, another is declared earlier. */
  readonly reason: 'method' | 'literal' | 'order'
  /** The reason in words. */
  readonly why: string
}

/** A route that a request would fit, were it not for what the route asks of a parameter. */
export interface NearMiss {
  readonly route: ExplainedRoute
  /** The parameter, and its value in the path. */
  readonly parameter: string
  readonly value: string
  /** What the route asks, in words. */
  readonly why: string
}

/** What becomes of a request: the route that answers it or the refusal, and the other routes that its path fits. */
export interface Explanation {
  readonly method: string
  readonly path: string
  readonly answer?: { readonly route: ExplainedRoute; readonly params: Params }
  readonly refusal?: { readonly status: number; readonly message: string; readonly allowed?: readonly string[] }
  /** In the order of the table. */
  readonly rivals: readonly Rival[]
  /** The routes for the method that ask what the path does not give, in the order of the table. */
  readonly nearMisses: readonly NearMiss[]
}

/** Tells what becomes of requests. */
export type Explain = (method: string, path: string) => Explanation

const explained = ({ name, method, pattern, controller, action, redirect }: Route): ExplainedRoute => ({
  name,
  method,
  pattern,
  controller,
  action,
  ...(redirect && { redirect }),
})

/** Parameters in the order of the path, then those that the route fixes. */
function inOrder({ pattern }: Route, params: Params): Params {
  const { required, optional } = pathParameters(parsePattern(pattern))
  const ordered: Record<string, Params[string]> = Object.create(null)
  for (const name of [...required, ...optional, ...Object.keys(params)])
    if (name in params) ordered[name] = params[name] as Params[string]
  return ordered
}

const match = (rows: readonly Route[], method: string, path: string) => compileMatcher(rows).match(method, path)

/** The variant of a route's pattern that a path fits. */
const variantFor = (route: Route, path: string): readonly Piece[] =>
  variantsOf(route.pattern).find((pieces) =>
    match([{ ...route, method: 'ANY', pattern: variantPattern(pieces) }], 'GET', path),
  ) ?? []

/** Why one of two routes that both fit loses: the matcher itself says which, with the two in either order. */
function lost(winner: Route, loser: Route, method: string, path: string): Pick<Rival, 'reason' | 'why'> {
  const [first, second] = [
    { ...loser, name: 'loser' },
    { ...winner, name: 'winner' },
  ]
  if (match([first, second], method, path)?.name === 'loser')
    return { reason: 'order', why: `is declared after '${winner.pattern}'` }
  // such a winner answers nothing but HEAD
  if (winner.method === 'HEAD' && loser.method !== 'HEAD')
    return { reason: 'method', why: `answers ${loser.method}, and a route for HEAD comes first` }
  const over = literalOver(variantFor(winner, path), variantFor(loser, path))
  return {
    reason: 'literal',
    why: over
      ? `has '${over.parameter}' where '${winner.pattern}' has the literal '${over.literal}'`
      : `is less literal than '${winner.pattern}'`,
  }
}

/** The route without what it asks of its parameters. */
const unasking = (row: Route): Route => ({ ...row, method: 'ANY', constraints: {} })

/** What a route asks that the parameters are not; undefined where they are all that it asks. */
function missOf(row: Route, params: Params): NearMiss | undefined {
  for (const [parameter, constraint] of Object.entries(row.constraints)) {
    const value = params[parameter]
    if (value === undefined || constraintTest(constraint).test(String(value))) continue
    const why = `does not take '${value}' as '${parameter}', which is to be ${writtenConstraint(constraint)}`
    return { route: explained(row), parameter, value: String(value), why }
  }
  return
}

const answersMethod = ({ method: own }: Route, method: string): boolean =>
  own === 'ANY' || own === method || (method === 'HEAD' && own === 'GET')

function refusalOf(recognize: () => unknown): Explanation['refusal'] {
  try {
    recognize()
  } catch (error) {
    if (!(error instanceof RoutingError)) throw error
    const { status, message } = error
    return { status, message, ...(error instanceof MethodNotAllowedError && { allowed: error.allowed }) }
  }
  return
}

/**
 * Gives what tells of a table's requests which route answers them, which others fit, and why those lose.
 *
 * @throws Error where a pattern has more than 64 combinations of optional groups.
 */
export function createExplain(rows: readonly Route[]): Explain {
  // the name of a numbered row is its place, so that rows which are alike can be told apart
  const { match: matchNumbered, recognize } = compileMatcher(
    rows.map((row, index) => ({ ...row, name: String(index) })),
  )
  const alone = rows.map((row) => compileMatcher([{ ...row, method: 'ANY' }]).match)
  const asking = rows.flatMap((row, index) =>
    Object.keys(row.constraints).length ? [{ row, index, fits: compileMatcher([unasking(row)]).match }] : [],
  )

  return (given, path) => {
    const method = given.toUpperCase()
    const found = matchNumbered(method, path)
    const winner = found && rows[Number(found.name)]
    const rivals = rows.flatMap((row, index): Rival[] => {
      const fit = alone[index]?.(method, path)
      if (!fit || row === winner) return []
      const loss =
        winner && answersMethod(row, method)
          ? lost(winner, row, method, path)
          : ({ reason: 'method', why: `answers ${row.method}, not ${method}` } as const)
      return [{ route: explained(row), params: inOrder(row, fit.params), ...loss }]
    })
    const nearMisses = asking.flatMap(({ row, index, fits }): NearMiss[] => {
      if (!answersMethod(row, method) || alone[index]?.(method, path)) return []
      const params = fits(method, path)?.params
      const miss = params && missOf(row, params)
      return miss ? [miss] : []
    })
    const refusal = found ? undefined : refusalOf(() => recognize(method, path))
    return {
      method,
      path,
      ...(found && winner && { answer: { route: explained(winner), params: inOrder(winner, found.params) } }),
      ...(refusal && { refusal }),
      rivals,
      nearMisses,
    }
  }
}

/**
 * Tells what becomes of a request: which route answers it, with which parameters, and which others fit but lose, and why.
 *
 * @example
 * explainRequest(routes, 'GET', '/articles/new')
 * //=> { …, answer: { route: { name: 'new_article', … }, params: {} },
 * //   rivals: [{ route: { name: 'article', … }, …, reason: 'literal', why: "has ':id' where '/articles/new(.:format)' has the literal 'new'" }, …] }
 */
export const explainRequest = (routes: Drawn, method: string, path: string): Explanation =>
  createExplain(routesOf(routes))(method, path)
