import { DeclarationError } from './declaration-error.js'
import * as message from './declaration-message.js'
import { ACTIONS, METHODS } from './tables.js'

const NAME = /^[A-Za-z_]\w*([/-]\w+)*$/
const ACTION_NAMES = Object.keys(ACTIONS)
const REDIRECT_STATUSES = [301, 302, 303, 307, 308]

const isString = (value: unknown): boolean => typeof value === 'string'
const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const isName = (value: unknown): boolean => NAME.test(value as string) && isString(value)
const isScalar = (value: unknown): boolean => isString(value) || isBoolean(value) || Number.isFinite(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof RegExp)
const recordOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  isRecord(value) && Object.values(value).every(test)
const listOf = (test: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(test)

const isConstraint = (value: unknown): boolean =>
  value instanceof RegExp ||
  value === 'integer' ||
  value === 'uuid' ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => isString(one) || Number.isFinite(one))) ||
  (isRecord(value) && isString(value.source) && isString(value.flags))

const fail = (sentence: string): never => {
  throw new DeclarationError(sentence)
}

const text = [isString, 'a string'] as const
const name = [isName, `a name of letters, digits, '_' and '-'`] as const
const nullableName = [(value: unknown) => value === null || isName(value), `a name, or null for none`] as const
const nameOrEmpty = [(value: unknown) => value === '' || isName(value), `a name, or '' for none`] as const
const flag = [isBoolean, 'true or false'] as const
const actions = [listOf(() => true), `a list of actions, as in ['index', 'show']`] as const
const extras = [isRecord, `an object of actions and methods, as in { publish: 'post' }`] as const

/** What each option must be: a test, and the words that say what to write. */
const OPTIONS: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  controller: text,
  module: text,
  shallowPrefix: nameOrEmpty,
  path: text,
  shallowPath: text,
  pathPrefix: text,
  singular: name,
  param: [(value) => isString(value) && /^[A-Za-z_]\w*$/.test(value as string), `a parameter's name, as in 'slug'`],
  namePrefix: [
    (value) => value === null || (isString(value) && /^\w*$/.test(value as string)),
    `a prefix with its underscore, as in 'admin_', or null for none`,
  ],
  namespace: [(value) => value === false || (isString(value) && value !== ''), 'a module, or false for none'],
  shallow: flag,
  keepQuery: flag,
  format: [
    (value) => isBoolean(value) || (isString(value) && /^\w+$/.test(value as string)),
    `true, false or one format, as in 'csv'`,
  ],
  only: actions,
  except: actions,
  collection: extras,
  member: extras,
  new: extras,
  pathNames: [recordOf(isString), `an object of actions and path segments, as in { new: 'nuevo' }`],
  constraints: [
    recordOf(isConstraint),
    `an object of parameters, each with a RegExp, a list of values, 'integer' or 'uuid'`,
  ],
  defaults: [recordOf(isScalar), 'an object of parameters, each with a string, a number or a boolean'],
  status: [(value) => REDIRECT_STATUSES.includes(value as number), `one of ${REDIRECT_STATUSES.join(', ')}`],
  attributes: [(value) => value != null && '~standard' in Object(value), 'a Standard Schema validator'],
}

const PATTERN_OPTIONS = ['path', 'pathPrefix', 'shallowPath']

/**
 * Refuses a method, or a list of methods, that does not exist.
 *
 * @throws DeclarationError
 */
export function checkMethods(methods: unknown): void {
  const all = Array.isArray(methods) ? methods : [methods]
  if (all.length === 0) fail(message.unknownMethod('', METHODS))
  for (const method of all)
    if (!(METHODS as readonly unknown[]).includes(method)) fail(message.unknownMethod(method, METHODS))
}

/**
 * Refuses a pattern that no path can have: unbalanced parentheses, a parameter without a name or given twice, a query.
 *
 * @throws DeclarationError
 */
export function checkPattern(place: string, pattern: unknown, option = 'pattern'): void {
  if (typeof pattern !== 'string') return fail(message.wrongOption(place, option, pattern, 'a string'))
  let depth = 0
  for (const sign of pattern) {
    if (/[?#\s]/.test(sign)) fail(message.notAPath(pattern, sign))
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (depth < 0) break
  }
  if (depth !== 0) fail(message.unbalanced(pattern))
  if (/[:*](?![A-Za-z_])/.test(pattern)) fail(message.namelessParameter(pattern))
}

/**
 * Refuses an option that the function does not take, and a value that the option does not take.
 *
 * @throws DeclarationError
 */
export function checkOptions(place: string, options: unknown, known: readonly string[]): void {
  if (!isRecord(options))
    return fail(message.wrongOption(place, 'options', options, `an object, as in { path: 'news' }`))
  const emptyAs = place === 'scope()' || place === 'namespace()'
  for (const [option, value] of Object.entries(options)) {
    if (!known.includes(option)) fail(message.unknownOption(place, option, known))
    if (value === undefined) continue
    const [test, wanted] = option === 'as' ? (emptyAs ? nameOrEmpty : nullableName) : (OPTIONS[option] as typeof text)
    if (!test(value)) fail(message.wrongOption(place, option, value, wanted))
    if (PATTERN_OPTIONS.includes(option)) checkPattern(place, value, option)
    if (option === 'only' || option === 'except')
      for (const action of value as readonly unknown[])
        if (!ACTION_NAMES.includes(action as string)) fail(message.unknownAction(option, action, ACTION_NAMES))
    if (test === isRecord)
      for (const [action, methods] of Object.entries(value as object)) {
        if (!isName(action)) fail(message.wrongName(place, action))
        checkMethods(methods)
      }
  }
  if (options.only && options.except) fail(message.onlyAndExcept())
}

/**
 * Refuses names that are empty or that no helper can be named after.
 *
 * @throws DeclarationError
 */
export function checkNames(place: string, names: readonly unknown[]): void {
  if (names.length === 0) fail(message.emptyName(place))
  for (const one of names) {
    if (one === '') fail(message.emptyName(place))
    if (!isName(one)) fail(message.wrongName(place, one))
  }
}

/**
 * Refuses children that are not a list of declarations.
 *
 * @throws DeclarationError
 */
export function checkChildren(place: string, children: unknown): void {
  if (!Array.isArray(children)) return fail(message.wrongChildren(place, children))
  for (const child of children) if (!isRecord(child) || !isString(child.kind)) fail(message.wrongChildren(place, child))
}

/**
 * Refuses a target that is no text, or that has more than one `#`.
 *
 * @throws DeclarationError
 */
export function checkTarget(target: unknown): void {
  if (target === undefined || target === null) return
  if (typeof target !== 'string' || !/^[\w/-]*#?[\w-]*$/.test(target) || target === '' || target === '#')
    fail(message.wrongTarget(target))
}

/**
 * Refuses a redirect that leads nowhere.
 *
 * @throws DeclarationError
 */
export function checkRedirect(to: unknown): void {
  if (typeof to !== 'string' || to === '') fail(message.wrongRedirect(to))
}
