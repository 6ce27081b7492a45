import type { ROUTES } from '../src/tables.js'

/** The patterns of a whole plain resource, or of one row, as `Routes` gives them, by route name. */

/** The route names of an entry; rows are asked first by their sign alone, since a part that is asked for in vain is dear. */
export type NamesOf<Entry> = Entry extends `@${string}`
  ? Entry extends `@${infer Name} ${string}`
    ? Name
    : never // unreachable: Entry is a row
  : Entry extends `=${infer Plural}|${infer Singular}|${string}`
    ? Plural | `${'' | 'new_' | 'edit_'}${Singular}`
    : never

/**
 * The entries by route name. An intersection, because the compiler remembers of an intersection that it is not generic; of
 * a mapped type whose keys are renamed it finds out anew at each look.
 */
export type Table<Entries> = { readonly [ROUTES]: never } & {
  readonly [Entry in Entries as NamesOf<Entry>]: Entry
}

/** The pattern of a route name that has this entry, as helpers show it: without the `(.:format)` that any pattern may have. */
export type ShortPattern<
  Name extends string,
  Entry,
> = Entry extends `=${infer Plural}|${infer Singular}|${string}|${infer Path}`
  ? Name extends Plural
    ? Path
    : Name extends Singular
      ? `${Path}/:id`
      : Name extends `new_${Singular}`
        ? `${Path}/new`
        : `${Path}/:id/edit`
  : Entry extends `${string} ${string} ${string} ${infer Pattern}`
    ? Shorten<Pattern>
    : never // unreachable: Entry is an entry

/** A pattern without the format that any may have; one that takes no format ends in `$`. */
export type Shorten<Pattern extends string> = Pattern extends `${infer Path}(.:format)`
  ? Path
  : Pattern extends '/' | `${string}.:format${'' | ')' | `<${string}>)`}`
    ? Pattern
    : `${Pattern}$`

/** Controller and action of a route name. */
export type TargetOf<
  Name extends string,
  Entry,
> = Entry extends `=${infer Plural}|${infer Singular}|${infer Controller}|${string}`
  ? Name extends Plural
    ? `${Controller}#index`
    : Name extends Singular
      ? `${Controller}#show`
      : Name extends `new_${Singular}`
        ? `${Controller}#new`
        : `${Controller}#edit`
  : Entry extends `${string} ${string} ${infer Target} ${string}`
    ? Target
    : never // unreachable: Entry is an entry

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
