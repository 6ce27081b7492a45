import type { RouteConstraint } from '../../../types/index.js'
import { METHODS } from '../../tables.js'
import type { RubyRegExp } from './regexp.js'
import type { LeftOut, Row } from './row.js'
import { row } from './row.js'
import { type RubyValue, readHash } from './ruby.js'

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

/** Words of which a parameter must be one: a list says the same, and is typed as such. */
const WORDS = /^[\w-]+(\|[\w-]+)*$/

type Asked = Pick<Row, 'constraints' | 'defaults'>

/** What a route asks of its parameters, and those that it fixes, from the hash after its target. */
function askedBy(values: ReadonlyMap<string, RubyValue>): Asked | undefined {
  const constraints: Record<string, RouteConstraint> = Object.create(null)
  const defaults: Record<string, string | number | boolean> = Object.create(null)
  for (const [name, value] of values) {
    // a format that may be one word only is fixed
    if (isRegExp(value) && name === 'format' && /^\w+$/.test(value.source) && !value.flags) {
      constraints.format = [value.source]
      defaults.format = value.source
    } else if (isRegExp(value))
      constraints[name] = WORDS.test(value.source) && !value.flags ? value.source.split('|') : value
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

/** Where a target leads; undefined where no declaration leads there. */
type Leads = Pick<Row, 'controller' | 'action' | 'redirect'>

function leadsTo(controller?: string, action?: string, status?: string, to?: string): Leads | undefined {
  // what the path gives is none of the target's
  const own = (word: string) => (word.startsWith(':') ? null : word)
  if (controller && action) return { controller: own(controller), action: own(action) }
  if (!status || !to || /^\w+: /.test(redirectPath(to))) return
  return { controller: null, action: null, redirect: { to: redirectPath(to), status: Number(status) } }
}

const isMethod = (method: string): boolean => (METHODS as readonly string[]).includes(method.toLowerCase())

/** Gives the rows of a printed route, one for each method, and what of it is left out. */
export function readColumns({ name, verb, pattern, target }: Columns): {
  readonly rows: readonly Row[]
  readonly leftOut: readonly LeftOut[]
} {
  const text = (method: string) => [name, method, pattern, target].filter(Boolean).join(' ')
  const [, controller, action, hash] = CONTROLLER.exec(target) ?? []
  const [, status, to, redirectHash] = REDIRECT.exec(target) ?? []
  const leads = leadsTo(controller, action, status, to)
  if (!leads) {
    const why = status ? 'a redirect is drawn where it leads to a text' : 'it leads to no controller'
    return { rows: [], leftOut: [{ text: text(verb), why }] }
  }
  const written = hash ?? redirectHash
  const values = written === undefined ? new Map<string, RubyValue>() : readHash(written)
  const asked = values && askedBy(values)
  const leftOut: LeftOut[] = asked
    ? []
    : [{ text: `${pattern} ${written}`, why: 'the route is drawn, without what it asks of its parameters' }]
  const rows: Row[] = []
  for (const method of verb === '' ? ['ANY'] : verb.split('|'))
    if (isMethod(method))
      rows.push(row({ name: name ?? null, method: method as Row['method'], pattern, ...leads, ...asked }))
    else leftOut.push({ text: text(method), why: `there are no routes for ${method}` })
  return { rows, leftOut }
}
