import type { RouteConstraint } from '../../../types/index.js'
import { METHODS } from '../../tables.js'
import type { LeftOut, Row } from './row.js'
import { row } from './row.js'
import { type RubyRegExp, type RubyValue, readHash } from './ruby.js'

/** The columns of one printed route. */
export interface Columns {
  readonly name: string | undefined
  /** `GET`, `GET|POST`, or nothing for any. */
  readonly verb: string
  readonly pattern: string
  /** `articles#show`, `redirect(301, /articles)`, with what the route asks after it. */
  readonly target: string
}

const isRegExp = (value: RubyValue): value is RubyRegExp =>
  typeof value === 'object' && value !== null && 'source' in value

type Asked = Pick<Row, 'constraints' | 'defaults'>

/** What a route asks of its parameters, and those that it fixes, from the hash after its target. */
function askedBy(values: ReadonlyMap<string, RubyValue>): Asked | undefined {
  const constraints: Record<string, RouteConstraint> = Object.create(null)
  const defaults: Record<string, string | number | boolean> = Object.create(null)
  for (const [name, value] of values) {
    // a format that may be one word only is fixed
    if (isRegExp(value) && name === 'format' && /^\w+$/.test(value.source)) {
      constraints.format = [value.source]
      defaults.format = value.source
    } else if (isRegExp(value)) constraints[name] = value
    else if (Array.isArray(value)) constraints[name] = value as readonly string[]
    else if (value !== null && typeof value !== 'object') defaults[name] = value
    else return
  }
  return { constraints, defaults }
}

const CONTROLLER = /^([\w/:-]+)#([\w:?!-]+)(?:\s+(\{.*\}))?$/s
const REDIRECT = /^redirect\((\d+)(?:, (.*?))?\)(?:\s+(\{.*\}))?$/s

/** A redirect that names nothing but a path says the same as one to that path. */
const redirectPath = (text: string): string => text.replace(/^path: /, '')

/** Where a target leads; a text is the reason why no declaration can. */
function readTarget(
  target: string,
): Pick<Row, 'controller' | 'action' | 'redirect' | 'constraints' | 'defaults'> | string {
  const [, controller, action, hash] = CONTROLLER.exec(target) ?? []
  const [, status, to, redirectHash] = REDIRECT.exec(target) ?? []
  const text = hash ?? redirectHash
  const values = text === undefined ? new Map<string, RubyValue>() : readHash(text)
  const asked = values && askedBy(values)
  if (!asked) return `what it asks of its parameters, ${text}, is not read`
  if (controller)
    return {
      controller: controller.startsWith(':') ? null : controller,
      action: action?.startsWith(':') ? null : (action as string),
      ...asked,
    }
  if (status && to && !/^\w+: /.test(redirectPath(to)))
    return { controller: null, action: null, redirect: { to: redirectPath(to), status: Number(status) }, ...asked }
  return status ? 'a redirect is drawn where it leads to a text' : 'it leads to no controller'
}

const isMethod = (method: string): boolean => (METHODS as readonly string[]).includes(method.toLowerCase())

/** Gives the rows of a printed route, one for each method, and what of it is left out. */
export function readColumns({ name = undefined, verb, pattern, target }: Columns): {
  readonly rows: readonly Row[]
  readonly leftOut: readonly LeftOut[]
} {
  const text = [name, verb, pattern, target].filter(Boolean).join(' ')
  const found = readTarget(target)
  if (typeof found === 'string') return { rows: [], leftOut: [{ text, why: found }] }
  const methods = verb === '' ? ['ANY'] : verb.split('|')
  const drawn = methods.filter(isMethod)
  const rows = drawn.map((method) => row({ name: name ?? null, method: method as Row['method'], pattern, ...found }))
  const others = methods.filter((method) => !isMethod(method))
  return {
    rows,
    leftOut: others.map((method) => ({
      text: [name, method, pattern, target].filter(Boolean).join(' '),
      why: `there are no routes for ${method}`,
    })),
  }
}
