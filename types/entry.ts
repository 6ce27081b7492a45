import type { Action } from './declaration.js'

/**
 * What declarations draw. An entry is an interface, because the compiler then works out a part of it when it is asked for: the
 * names for the table, all else where a helper is used or a match is typed.
 */
export interface Entry {
  /** The names that lead to it; of several rows with one name the first alone has it. */
  readonly names: string
  /** The sentence that says what is wrong; never where nothing is. */
  readonly fault: string
}

/** Something that cannot be drawn; a sentence that is never is no fault. */
export interface Fault<in out Sentence extends string> {
  readonly names: never
  readonly fault: Sentence
}

/** A row of the route table; of a route that answers several methods, the rows of all. */
export interface RowEntry extends Entry {
  /** The route's name; empty where it is nameless. */
  readonly name: string
  /** The methods that it answers, in upper case. */
  readonly methods: string
  /** The controller, `admin/posts`; `-` where there is none, or the path names it. */
  readonly controller: string
  /** The action; `-` where the path names it, `>` for a redirect. */
  readonly action: string
  readonly pattern: string
}

/** The rows of a whole resource: those of the seven actions that are kept, and those of the extra ones. */
export interface ResourceEntry extends Entry {
  /** The name of the collection. */
  readonly collection: string
  /** The name of a member. */
  readonly member: string
  readonly controller: string
  readonly actions: Action
  /** The path of the collection. */
  readonly path: string
  /** The extra actions of the collection and of members, with the methods of each. */
  readonly collectionExtras: object
  readonly memberExtras: object
}

/** A row that is written out. */
export interface Row<
  in out Name extends string,
  in out Methods extends string,
  in out Controller extends string,
  in out Action extends string,
  in out Pattern extends string,
> {
  readonly names: Name extends '' ? never : Name
  readonly fault: never
  readonly name: Name
  readonly methods: Uppercase<Methods>
  readonly controller: Controller
  readonly action: Action
  readonly pattern: Pattern
}

/** The controller and the action of a route name: those of the first action of that name. */
export type TargetOf<Name extends string, Of> = Of extends ResourceEntry
  ? `${Of['controller']}#${ActionOf<Name, Of['collection'], Of['member'], Of['actions']>}`
  : Of extends RowEntry
    ? `${Of['controller']}#${Of['action']}`
    : never // a fault, which draw refuses

type ActionOf<Name extends string, Collection extends string, Member extends string, Kept> = Name extends Member
  ? FirstOf<Kept, 'show', 'update', 'destroy'>
  : Name extends Collection
    ? FirstOf<Kept, 'index', 'create'>
    : Name extends `${infer Extra}_${Member | Collection}`
      ? Extra
      : never // unreachable: all other names are of actions at the collection or a member

/** The first of some actions that is kept. */
type FirstOf<Kept, First, Second, Third = never> = First extends Kept ? First : Second extends Kept ? Second : Third
