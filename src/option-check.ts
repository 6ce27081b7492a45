import { refuse } from './declaration-error.js'
import * as message from './declaration-message.js'
import { emptyGroup, namelessParameter, repeatedParameter, unbalancedPattern } from './pattern-message.js'
import { ACTIONS, METHODS } from './tables.js'

/** What an option must be: a test, and the words that say what to write. */
type OptionCheck = readonly [test: (value: unknown) => boolean, wanted: string]

export const isString = (value: unknown): value is string => typeof value === 'string'
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A name of which a helper's name can be made once `-` and `/` are `_`. */
export const isName = (value: unknown): value is string => isString(value) && /^[A-Za-z_]\w*([/-]\w+)*$/.test(value)

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const isParameter = (value: unknown): boolean => isString(value) && /^[A-Za-z_]\w*$/.test(value)
const isTextOrNumber = (value: unknown): boolean => isString(value) || Number.isFinite(value)
const isRecordOf = (value: unknown, test: (value: unknown) => boolean): boolean =>
  isRecord(value) && Object.values(value).every(test)
const isConstraint = (value: unknown): boolean =>
  value === 'integer' ||
  value === 'uuid' ||
  (Array.isArray(value) ? value.length > 0 && value.every(isTextOrNumber) : isRecord(value) && isRegExp(value))

function isRegExp({ source, flags }: Readonly<Record<string, unknown>>): boolean {
  try {
    return isString(source) && isString(flags) && new RegExp(source, flags) instanceof RegExp
  } catch {
    return false
  }
}

const TEXT: OptionCheck = [isString, 'a string']
const FLAG: OptionCheck = [isBoolean, 'true or false']
const NAME: OptionCheck = [isName, "a name of letters, digits, '_' and '-'"]
const NAME_OR_NONE: OptionCheck = [(value) => value === '' || isName(value), "a name, or '' for none"]
const ACTION_LIST: OptionCheck = [Array.isArray, "a list of actions, as in ['index', 'show']"]
const EXTRA_ACTIONS: OptionCheck = [isRecord, "actions and their methods, as in { publish: 'post' }"]

const OPTIONS: Readonly<Record<string, OptionCheck>> = {
  as: [(value) => value === null || isName(value), 'a name, or null for none'],
  attributes: [(value) => value != null && '~standard' in Object(value), 'a Standard Schema validator'],
  collection: EXTRA_ACTIONS,
  constraints: [
    (value) => isRecordOf(value, isConstraint) && Object.keys(value as object).every(isParameter),
    "parameters, each with a RegExp, a list of values, 'integer' or 'uuid'",
  ],
  controller: [
    (value) => isString(value) && /^\/?[\w-]+(\/[\w-]+)*$/.test(value),
    "a controller, as in 'admin/articles'",
  ],
  defaults: [
    (value) => isRecordOf(value, (one) => isTextOrNumber(one) || isBoolean(one)),
    'parameters, each with a string, a number or a boolean',
  ],
  except: ACTION_LIST,
  format: [
    (value) => isBoolean(value) || (isString(value) && /^\w+$/.test(value)),
    "true, false or one format, as in 'csv'",
  ],
  keepQuery: FLAG,
  member: EXTRA_ACTIONS,
  module: TEXT,
  namePrefix: [
    (value) => value === null || (isString(value) && /^\w*$/.test(value)),
    "a prefix with its underscore, as in 'admin_', or null for none",
  ],
  namespace: [
    (value) => value === false || (isString(value) && isName(value.replace(/\/$/, ''))),
    "a module, as in 'admin', or false for none",
  ],
  new: EXTRA_ACTIONS,
  only: ACTION_LIST,
  param: [isParameter, "a parameter's name, as in 'slug'"],
  path: TEXT,
  pathNames: [(value) => isRecordOf(value, isString), "actions and their path segments, as in { new: 'nuevo' }"],
  pathPrefix: TEXT,
  shallow: FLAG,
  shallowPath: TEXT,
  shallowPrefix: NAME_OR_NONE,
  singular: NAME,
  status: [(value) => [301, 302, 303, 307, 308].includes(value as number), 'one of 301, 302, 303, 307, 308'],
}

/**
 * Refuses a list of methods that is empty, or that holds one which does not exist.
 *
 * @throws DeclarationError
 */
export function checkMethods(place: string, methods: unknown): void {
  const all = [methods].flat()
  if (all.length === 0) refuse(message.noMethod(place))
  for (const method of all)
    if (!(METHODS as readonly unknown[]).includes(method)) refuse(message.unknownMethod(method, METHODS))
}

/** The names of a pattern's parameters, in path order; a backslash takes the meaning from the sign after it. */
export const parametersOf = (pattern: string): readonly string[] => pattern.match(/(?<=(?<!\\)[:*])[A-Za-z_]\w*/g) ?? []

/**
 * Refuses a parameter that a pattern has twice.
 *
 * @throws DeclarationError
 */
export function checkRepeated(pattern: string): void {
  const parameters = parametersOf(pattern)
  for (const [index, parameter] of parameters.entries())
    if (parameters.indexOf(parameter) !== index) refuse(repeatedParameter(pattern, parameter))
}

/**
 * Refuses a pattern that no path has: a query, unbalanced or empty parentheses, a parameter without a name or given twice.
 *
 * @throws DeclarationError
 */
export function checkPattern(place: string, pattern: unknown): void {
  if (!isString(pattern)) refuse(message.wrongPattern(place, pattern))
  const sign = /[?#\s]/.exec(pattern)
  if (sign) refuse(message.notAPath(pattern, sign[0]))
  const signs = pattern.replace(/\\./g, '.')
  let depth = 0
  for (const letter of signs) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (depth < 0) break
  }
  if (depth !== 0) refuse(unbalancedPattern(pattern))
  if (signs.includes('()')) refuse(emptyGroup(pattern))
  const nameless = /[:*](?![A-Za-z_])/.exec(signs)
  if (nameless) refuse(namelessParameter(pattern, nameless[0]))
  checkRepeated(pattern)
}

/**
 * Refuses an option that the function does not take, and a value that the option does not take.
 *
 * @throws DeclarationError
 */
export function checkOptions(place: string, options: unknown, known: readonly string[]): void {
  if (Array.isArray(options)) refuse(message.listForOptions())
  if (!isRecord(options)) refuse(message.wrongOptions(place, options))
  // A scope may take no part in the names of what is inside; a route takes null for that.
  const inScope = known.includes('module')
  for (const [option, value] of Object.entries(options)) {
    if (!known.includes(option)) refuse(message.unknownOption(place, option, known))
    const [test, wanted] = inScope && option === 'as' ? NAME_OR_NONE : (OPTIONS[option] as OptionCheck)
    if (!test(value)) refuse(message.wrongOption(place, option, value, wanted))
    if (/^(path|pathPrefix|shallowPath)$/.test(option)) checkPattern(place, value)
    if (wanted === ACTION_LIST[1])
      for (const action of value as readonly unknown[])
        if (!isString(action) || !Object.hasOwn(ACTIONS, action))
          refuse(message.unknownAction(option, action, Object.keys(ACTIONS)))
    if (wanted === EXTRA_ACTIONS[1])
      for (const [action, methods] of Object.entries(value as object)) {
        if (!isName(action)) refuse(message.wrongName(place, action))
        checkMethods(place, methods)
      }
  }
  if (options.only && options.except) refuse(message.onlyAndExcept(place))
}
