import type { AnyDeclaration } from '../types/declaration.js'
import { refuse } from './declaration-error.js'
import * as message from './declaration-message.js'
import { checkMethods, checkOptions, checkPattern, isName, isRecord, isString } from './option-check.js'
import { NAMESPACE_OPTIONS, REDIRECT_OPTIONS, RESOURCE_OPTIONS, ROUTE_OPTIONS, SCOPE_OPTIONS } from './tables.js'

/** How deep declarations may be nested. */
export const MAX_DEPTH = 32

type Fields = Readonly<Record<string, unknown>>

/** The kinds of declarations, and the options that each takes. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  resources: RESOURCE_OPTIONS,
  resource: RESOURCE_OPTIONS,
  namespace: NAMESPACE_OPTIONS,
  scope: SCOPE_OPTIONS,
  member: [],
  collection: [],
  route: ROUTE_OPTIONS,
  root: ROUTE_OPTIONS,
  redirect: REDIRECT_OPTIONS,
  defaultRoute: [],
}

/** What has passed: functions check what they make, so that drawing need not do it again. */
const passed = new WeakSet<object>()

const isDeclaration = (value: unknown): value is Fields =>
  isRecord(value) && isString(value.kind) && Object.hasOwn(KINDS, value.kind)

function checkNames(place: string, names: unknown): void {
  const all = [names].flat()
  if (all.length === 0 || all.includes('')) refuse(message.noName(place))
  for (const name of all) if (!isName(name)) refuse(message.wrongName(place, name))
}

function checkTarget(target: unknown): void {
  if (!isString(target) || !/^(\/?[\w-]+(\/[\w-]+)*)?#?[\w-]*$/.test(target) || /^#?$/.test(target))
    refuse(message.wrongTarget(target))
}

/**
 * Refuses a declaration that is wrong in itself; its children are checked to be declarations.
 *
 * @throws DeclarationError
 */
export function checkDeclaration(declaration: unknown): void {
  if (!isDeclaration(declaration)) refuse(message.wrongChild('draw()', declaration))
  if (passed.has(declaration)) return
  const { kind, children } = declaration
  const place = `${kind}()`
  if (/^resource/.test(kind as string)) checkNames(place, declaration.names)
  if (kind === 'namespace') checkNames(place, declaration.name)
  if (kind === 'route') checkMethods(place, declaration.methods)
  if (kind === 'route' || kind === 'redirect') checkPattern(place, declaration.pattern)
  if (kind === 'root' || (kind === 'route' && declaration.target !== undefined)) checkTarget(declaration.target)
  if (kind === 'redirect') {
    if (!isString(declaration.to) || declaration.to === '') refuse(message.wrongRedirect(declaration.to))
    checkOptions(place, { status: declaration.status }, ['status'])
  }
  if ('options' in declaration) checkOptions(place, declaration.options, KINDS[kind as string] as readonly string[])
  if ('children' in declaration) {
    if (!Array.isArray(children)) refuse(message.wrongChildren(place, children))
    for (const child of children) if (!isDeclaration(child)) refuse(message.wrongChild(place, child))
  }
  passed.add(declaration)
}

interface Around {
  readonly place: string
  readonly depth: number
  readonly module: string
}

/**
 * Refuses declarations that are wrong in themselves, and those that stand where they cannot.
 *
 * @throws DeclarationError
 */
export function checkDeclarations(
  declarations: unknown,
  { place, depth, module }: Around = { place: 'draw()', depth: 0, module: '' },
): void {
  if (!Array.isArray(declarations)) refuse(message.wrongChildren(place, declarations))
  if (depth > MAX_DEPTH) refuse(message.tooDeep(MAX_DEPTH))
  for (const declaration of declarations as readonly AnyDeclaration[]) {
    checkDeclaration(declaration)
    const { kind } = declaration
    const inner = `${kind}()`
    if ((kind === 'member' || kind === 'collection') && !place.startsWith('resource')) refuse(message.misplaced(inner))
    if (module && (kind === 'defaultRoute' || (kind === 'route' && /:controller\b/.test(declaration.pattern))))
      refuse(message.controllerInModule(inner, module))
    if ('children' in declaration)
      checkDeclarations(declaration.children, {
        place: inner,
        depth: depth + 1,
        module: moduleOf(declaration) ?? module,
      })
  }
}

function moduleOf(declaration: AnyDeclaration): string | undefined {
  if (declaration.kind === 'namespace') return declaration.options.module ?? declaration.name
  return declaration.kind === 'scope' ? declaration.options.module : undefined
}
