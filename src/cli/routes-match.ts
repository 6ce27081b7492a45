import type { Drawn } from '../../types/index.js'
import { type ExplainedRoute, type Explanation, explainRequest, type NearMiss, type Rival } from '../inspect/explain.js'
import { COLORED, type Paint, PLAIN } from '../inspect/paint.js'
import { targetOf } from '../inspect/target.js'
import { refuse } from './error.js'
import { printJson } from './json.js'
import type { Terminal } from './terminal.js'

/** A request as it is written: `GET /articles/1`; without a method it is GET. */
function readRequest(text: string): readonly [method: string, path: string] {
  const [, method = 'GET', path] = /^\s*(?:([a-z]+)\s+)?(\/\S*)\s*$/i.exec(text) ?? []
  return [
    method,
    path ?? refuse(`'${text}' is no method and path: write it as in 'GET /articles/1', and %20 for a space`),
  ]
}

const line = (route: ExplainedRoute, paint: Paint): string =>
  [
    ...(route.name === null ? [] : [paint.name(route.name)]),
    paint.method(route.method),
    paint.pattern(route.pattern),
    paint.target(targetOf(route)),
  ].join(' ')

const paramLines = (params: Rival['params']): string[] =>
  Object.entries(params).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`)

function describe({ answer, refusal, rivals, nearMisses }: Explanation, paint: Paint): string[] {
  const head = answer ? [line(answer.route, paint), ...paramLines(answer.params)] : [refusal?.message ?? '']
  // those that another route beats are what one looks for
  const sorted = [...rivals].sort(
    (first, second) => Number(first.reason === 'method') - Number(second.reason === 'method'),
  )
  const section = (title: string, routes: readonly (Rival | NearMiss)[]): string[] =>
    routes.length ? ['', paint.header(title), ...routes.map(({ route, why }) => `  ${line(route, paint)} ${why}`)] : []
  return [
    ...head,
    ...section(answer ? 'Its path fits these too, which lose:' : 'Its path fits these, which do not answer:', sorted),
    ...section('Its path would fit these, but for what they ask:', nearMisses),
  ]
}

/** Prints which route answers a request, with its parameters, and why no other does; the exit code is 1 where none answers. */
export function printMatch(routes: Drawn, request: string, { json }: { json?: true }, terminal: Terminal): number {
  const explanation = explainRequest(routes, ...readRequest(request))
  if (json) printJson(terminal, explanation)
  else terminal.print(`${describe(explanation, terminal.color ? COLORED : PLAIN).join('\n')}\n`)
  return explanation.answer ? 0 : 1
}
