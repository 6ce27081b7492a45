import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Drawn } from '../../types/index.js'
import { ROUTES } from '../tables.js'
import { refuse } from './error.js'
import { loadModule } from './load.js'
import type { Terminal } from './terminal.js'

const ENDINGS = ['ts', 'mts', 'js', 'mjs']
const PLACES = ['routes', 'src/routes'].flatMap((place) => ENDINGS.map((ending) => `${place}.${ending}`))

const look = (path: string) => statSync(path, { throwIfNoEntry: false })

/**
 * Gives the path of a module of routes: the one that is named, or `routes.ts` or `src/routes.ts` of a directory, or their like
 * in JavaScript.
 *
 * @throws CommandError where there is none.
 */
export function findModule(cwd: string, given: string | undefined): string {
  const path = resolve(cwd, given ?? '.')
  const there = look(path)
  if (there?.isFile()) return path
  if (!there) refuse(`Module '${given}' does not exist: write the path of a module that exports routes`)
  const found = PLACES.find((place) => look(resolve(path, place))?.isFile())
  return found
    ? resolve(path, found)
    : refuse(`No routes.ts or src/routes.ts is in '${given ?? cwd}': write the path of a module that exports routes`)
}

type Exports = Readonly<Record<string, unknown>>

const isRouteSet = (value: unknown): value is Drawn => typeof value === 'object' && value !== null && ROUTES in value

/** The exports of a module; those of an object that is the default export too, which is what CommonJS and tools make of a module. */
const exportsOf = (exports: Exports): Exports => ({ ...Object(exports.default), ...exports })

/** The route set of a module: the export that is named, else `routes`, else the default one, else the only one. */
function chooseSet(exports: Exports, place: string, wanted: string | undefined, note: Terminal['note']): Drawn {
  const names = Object.keys(exports).filter((name) => isRouteSet(exports[name]))
  const listed = names.map((name) => `'${name}'`).join(', ')
  if (wanted !== undefined) {
    const set = Object.hasOwn(exports, wanted) ? exports[wanted] : undefined
    if (isRouteSet(set)) return set
    const others = names.length ? `write --export with one of ${listed}` : 'write export const routes = draw([ … ])'
    return refuse(`Export '${wanted}' of '${place}' is no route set: ${others}`)
  }
  const usual = ['routes', 'default'].find((name) => names.includes(name))
  const name =
    usual ?? names[0] ?? refuse(`Module '${place}' exports no route set: write export const routes = draw([ … ])`)
  if (new Set(names.map((one) => exports[one])).size > 1) {
    if (!usual) refuse(`Module '${place}' exports several route sets, ${listed}: write --export with one of them`)
    note(
      `Module '${place}' exports several route sets, ${listed}; these are the routes of '${name}': write --export for others`,
    )
  }
  return exports[name] as Drawn
}

/** A route set, and where it comes from. */
export interface Loaded {
  readonly routes: Drawn
  readonly file: string
}

/**
 * Loads the routes of a module.
 *
 * @throws CommandError where there is no module, where it cannot be loaded, and where it is not clear which export is meant.
 */
export async function loadRoutes(
  { cwd, note }: Terminal,
  given: string | undefined,
  wanted: string | undefined,
): Promise<Loaded> {
  const file = findModule(cwd, given)
  const place = relative(cwd, file)
  return { routes: chooseSet(exportsOf(await loadModule(file, place)), place, wanted, note), file }
}
