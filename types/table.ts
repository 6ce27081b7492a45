import type { ROUTES } from '../src/tables.js'
import type { Action } from './declaration.js'

/** The patterns of a whole plain resource, or of one row, as `Routes` gives them, by route name. */

/** The rows. A union by a name of its own, which the compiler takes as it is; a template it would instantiate for each entry. */
type AnyRow = `@${string}` | `~${string}`

/** The route names of an entry; rows are asked first by their sign alone, since a part that is asked for in vain is dear. */
export type NamesOf<Entry> = Entry extends AnyRow
  ? Entry extends `@${infer Name} ${string}`
    ? Name
    : never // not the first of its name
  : Entry extends `=${infer Plural}|${infer Singular}|${string}`
    ? Plural | `${'' | 'new_' | 'edit_'}${Singular}`
    : never

/**
 * The entries by route name. An intersection, because the compiler remembers of an intersection that it is not generic; of
 * a mapped type whose keys are renamed it finds out anew at each look.
 */
export type Table<Entries> = { readonly [ROUTES]: never } & {
  readonly [Entry in Entries as NamesIn<Entry>]: Entry
}

/**
 * The names of several entries. The compiler asks for those of all, then for those of each; a template, unlike a mere
 * branch, makes it remember what it found for each.
 */
type NamesIn<Entry> = Entry extends string ? `${NamesOf<Entry>}` : never

/** The pattern of a route name that has this entry, as helpers show it: without the `(.:format)` that any pattern may have. */
export type ShortPattern<
  Name extends string,
  Entry,
> = Entry extends `=${string}|${infer Singular}|${string}|${string}|${infer Path}`
  ? Name extends Singular
    ? `${Path}/:id`
    : Name extends `new_${Singular}`
      ? `${Path}/new`
      : Name extends `edit_${Singular}`
        ? `${Path}/:id/edit`
        : Path
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
> = Entry extends `=${string}|${infer Singular}|${infer Controller}|${string}`
  ? Name extends Singular
    ? `${Controller}#show`
    : Name extends `new_${Singular}`
      ? `${Controller}#new`
      : Name extends `edit_${Singular}`
        ? `${Controller}#edit`
        : `${Controller}#index`
  : Entry extends `${string} ${string} ${infer Target} ${string}`
    ? Target
    : never // unreachable: Entry is an entry

/** The actions of a whole plain resource: the seven, less those that its entry leaves out. */
export type ActionsBut<Left extends string> = Left extends '' ? Action : Exclude<Action, Words<Left>>

/** The words of a text, each with a space after it; ends because each step takes one. */
type Words<Text extends string> = Text extends `${infer Head} ${infer Tail}` ? Head | Words<Tail> : never

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
