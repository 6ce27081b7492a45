import type { ROUTES } from '../src/tables.js'
import type { Entry, RowEntry } from './entry.js'

/**
 * The entries by route name. An intersection, because the compiler remembers of an intersection that it is not generic; of
 * a mapped type whose keys are renamed it finds out anew at each look.
 */
export type Table<All extends Entry> = { readonly [ROUTES]: never } & {
  readonly [Each in All as Each['names']]: Each
}

/** What a pattern of a resource follows from. */
interface Placed {
  readonly collection: string
  readonly member: string
  readonly path: string
}

/** The pattern of a route name that has this entry, as helpers show it: without the `(.:format)` that any pattern may have. */
export type ShortPattern<Name extends string, Of> = Of extends Placed
  ? Name extends Of['member']
    ? `${Of['path']}/:id`
    : Name extends `new_${Of['member']}`
      ? `${Of['path']}/new`
      : Name extends `edit_${Of['member']}`
        ? `${Of['path']}/:id/edit`
        : Name extends Of['collection']
          ? Of['path']
          : Name extends `${infer Extra}_${Of['member']}`
            ? `${Of['path']}/:id/${Extra}`
            : Name extends `${infer Extra}_${Of['collection']}`
              ? `${Of['path']}/${Extra}`
              : never // unreachable: all other names are of extra actions
  : Of extends RowEntry
    ? Shorten<Of['pattern']>
    : never // a fault, which draw refuses

/** A pattern without the format that any may have; one that takes no format ends in `$`. */
export type Shorten<Pattern extends string> = Pattern extends `${infer Path}(.:format)`
  ? Path
  : Pattern extends '/' | `${string}.:format${'' | ')' | `<${string}>)`}`
    ? Pattern
    : `${Pattern}$`

/** The pattern as its row in the route table has it. */
export type FullPattern<Short extends string> = WithoutNotes<
  Short extends `${infer Pattern}$`
    ? Pattern
    : Short extends '/' | `${string}.:format${'' | ')' | `<${string}>)`}`
      ? Short
      : `${Short}(.:format)`
>

/** The pattern without the notes of constraints, which are for types alone; ends because each step takes one away. */
export type WithoutNotes<Pattern extends string> = Pattern extends `${infer Head}<${string}>${infer Tail}`
  ? WithoutNotes<`${Head}${Tail}`>
  : Pattern
