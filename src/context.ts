import type { RouteConstraint } from '../types/route.js'

/** A record without a prototype, since its keys come from users. */
export type Values<Value> = Readonly<Record<string, Value>>

/** Path and name of a place in a resource. */
export type Place = readonly [path: string, name: string]

export type Places = Readonly<Record<'member' | 'collection' | 'new' | 'edit', Place>>

/** What a declaration takes from those around it; the options of the same names add to it. */
export interface Context {
  /** What every path starts with, whatever prefix a resource writes in place of the one that it would inherit. */
  readonly base: string
  readonly path: string
  /** Prefix of the names inside, `admin_`. */
  readonly as: string
  /** Prefix of the controllers inside, `admin/`. */
  readonly module: string
  readonly controller: string
  readonly shallow: boolean
  readonly shallowPath: string
  readonly shallowPrefix: string
  readonly constraints: Values<RouteConstraint>
  readonly defaults: Values<string | number | boolean>
  readonly pathNames: Values<string>
  readonly format?: boolean | string
  /** What the names of routes end with inside `member` and `collection`: `preview` becomes `preview_photo`. */
  readonly tail: string
  /** Inside a resource: whether its routes are nameless, its places, and the prefix of its own names. */
  readonly nameless?: boolean
  readonly places?: Places | undefined
  readonly prefix?: string
}

export const { freeze } = Object

export const NONE: Values<never> = freeze(Object.create(null))

/** The context of the outermost declarations. */
export const TOP: Context = {
  base: '',
  path: '',
  as: '',
  module: '',
  controller: '',
  shallow: false,
  shallowPath: '',
  shallowPrefix: '',
  constraints: NONE,
  defaults: NONE,
  pathNames: NONE,
  tail: '',
}

/**
 * Gives a path and what follows it, with one slash between segments, inside the parentheses of an optional segment.
 *
 * @example
 * join('/admin', '(:locale)/posts') //=> '/admin(/:locale)/posts'
 */
export const join = (path: string, segment: string): string =>
  `${path}/${segment}`.replace(/\/(?=\/|$)/g, '').replace(/\/(\(+)\/?/g, '$1/')

/** Gives a text as part of a helper's name: `-` and `/` become `_`. */
export const word = (text: string): string => text.replace(/[-/]/g, '_')

/** Gives two records as one, the second before the first. */
export const merge = <Value>(first: Values<Value>, second: Values<Value> | undefined): Values<Value> =>
  second ? freeze(Object.assign(Object.create(null), first, second)) : first

const prefix = (outer: string, inner: string | undefined): string => (inner ? `${outer}${word(inner)}_` : outer)

/** How an option adds to what is inherited; those that are not here replace it. */
const COMBINE = {
  path: join,
  shallowPath: join,
  as: prefix,
  shallowPrefix: prefix,
  module: (outer: string, inner: string | undefined) => (inner ? `${outer}${inner}/` : outer),
  constraints: merge,
  defaults: merge,
  pathNames: merge,
} as unknown as Values<(inherited: unknown, own: unknown) => unknown>

/** Gives the context inside a declaration with these options. */
export function within(context: Context, options: Values<unknown>): Context {
  const inside: Record<string, unknown> = { ...context, places: undefined }
  for (const option in options) {
    const value = options[option]
    if (value !== undefined) inside[option] = COMBINE[option]?.(inside[option], value) ?? value
  }
  return inside as unknown as Context
}
