import type {
  DRAW_OPTIONS,
  NAMESPACE_OPTIONS,
  REDIRECT_OPTIONS,
  RESOURCE_OPTIONS,
  ROUTE_OPTIONS,
  ROUTES,
  SCOPE_OPTIONS,
} from '../src/tables.js'
import type { Entry } from './entry.js'
import type { Inflections } from './inflection.js'
import type { RepeatedParameter, TakenName, UnknownOption, WideDeclaration, WideOptions } from './message.js'
import type { IsWideList, Several } from './option.js'
import type { ReplaceAll, TakeName } from './path.js'
import type { Drawing, Entries } from './route-set.js'
import type { FullPattern, ShortPattern } from './table.js'

/** Which options each function takes. */
interface KnownOptions {
  readonly 'resources()': typeof RESOURCE_OPTIONS
  readonly 'resource()': typeof RESOURCE_OPTIONS
  readonly 'namespace()': typeof NAMESPACE_OPTIONS
  readonly 'scope()': typeof SCOPE_OPTIONS
  readonly 'route()': typeof ROUTE_OPTIONS
  readonly 'root()': typeof ROUTE_OPTIONS
  readonly 'redirect()': typeof REDIRECT_OPTIONS
  readonly 'draw()': typeof DRAW_OPTIONS
}

/** Puts a sentence at each option that the function does not take; `unknown` where there is none. */
export type CheckOptions<
  Place extends keyof KnownOptions,
  Options,
  // a parameter, because the compiler then looks it up where a function is declared, not where it is called; symbols are in the types
  // of all options
  Known = KnownOptions[Place][number] | symbol,
> = keyof Options extends Known
  ? unknown
  : {
      readonly [Key in Exclude<keyof Options, Known> & string]: UnknownOption<Place, Key, KnownOptions[Place]>
    }

/** The same for resources, of which a declaration has most; without the third parameter the compiler has one step less. */
export type CheckResourceOptions<
  Place extends 'resources()' | 'resource()',
  Options,
> = keyof Options extends ResourceOption
  ? unknown
  : {
      readonly [Key in Exclude<keyof Options, ResourceOption> & string]: UnknownOption<Place, Key, KnownOptions[Place]>
    }

type ResourceOption = (typeof RESOURCE_OPTIONS)[number] | symbol

/** Puts a sentence in the place of options of `draw` that are known at run time only, but names or patterns follow from; as above. */
export type CheckDrawOptions<Options> = CheckOptions<'draw()', Options> &
  // all options stand for those that are no options
  (typeof ROUTES extends keyof Options ? unknown : IsWide<Options> extends never ? unknown : WideOptions<'draw()'>)

/** Whether options of `draw` are a choice between several, or hold one, or words of which the lists are; never where they do not. */
type IsWide<Options> =
  | Several<Options>
  | Several<Options[keyof Options & 'naming']>
  | Several<Options[keyof Options & 'trailingSlash']>
  | Several<Options[keyof Options & 'patch']>
  | Several<Options[keyof Options & 'inflections']>
  | WideWords<Options[keyof Options & 'inflections']>

/** Whether words of the application's own are lists that are known at run time only; never where they are not. */
type WideWords<Words> = {
  [Key in keyof Words & keyof Inflections]: Several<Words[Key]> | IsWideList<Exclude<Words[Key], undefined>>
}[keyof Words & keyof Inflections]

/** A pattern, or a sentence in its place where it has a parameter twice. */
export type CheckPattern<Pattern extends string> =
  Repeated<Pattern> extends infer Name
    ? [Name] extends [never]
      ? Pattern
      : RepeatedParameter<Pattern, Name & string>
    : never // unreachable: infer without constraint fits all

/** The parameter that a pattern has twice. */
export type Repeated<Pattern extends string> = RepeatedWorker<ReplaceAll<Pattern, '*', ':'>>

/** Takes one parameter a step; ends with the pattern. */
type RepeatedWorker<Pattern extends string, Seen extends string = never> = Pattern extends `${string}:${infer Rest}`
  ? TakeName<Rest> extends readonly [infer Name extends string, infer After extends string]
    ? Name extends Seen
      ? Name
      : RepeatedWorker<After, Seen | Name>
    : never // unreachable: TakeName gives a pair
  : never

/**
 * Passes declarations that draw a table (it is `unknown`, to be met with the declarations' own type), and gives a sentence
 * for each one that does not: a name that two patterns take, a pattern with a parameter twice, what is known at run time
 * only.
 */
export type CheckDeclaration<Declaration, Options> = [
  | Wrong<Entries<Declaration, Options>, Drawing<Declaration, Options>['table']>
  | Drawing<Declaration, Options>['chosen'],
] extends [never]
  ? unknown
  : Drawing<Declaration, Options>['chosen'] extends never
    ? {
        readonly [Index in keyof Declaration]: CheckElement<
          Declaration[Index],
          Options,
          Wrong<Entries<Declaration, Options>, Drawing<Declaration, Options>['table']>,
          Drawing<Declaration, Options>['table']
        >
      }
    : WideDeclaration

/** The sentences of faults, and the names that two patterns take. Looks at one entry after the other. */
type Wrong<All extends Entry, Found extends Record<string, unknown>> = All['fault'] | Clashing<All, Found>

/** The names that two patterns take; asked so that no answer goes along with the entry into the branch. */
type Clashing<Each extends Entry, Found extends Record<string, unknown>> = Each extends never
  ? never
  : Found[Each['names']] extends Each
    ? never
    : TakenNames<Each['names'], Found>

/** Those of several names that two patterns take; distributes over the names. */
type TakenNames<Name, Found extends Record<string, unknown>> = Name extends string
  ? TakenTwice<Name, Found[Name]>
  : never // unreachable: names are strings

/** A name, where its entries have several patterns. */
type TakenTwice<Name extends string, Of> = Several<ShortPattern<Name, Of>> extends never ? never : Name

/** The sentences about what is wrong with a declaration; `unknown` where there are none. */
type CheckElement<Element, Options, Faults, Found extends Record<string, unknown>> =
  Sentences<Faults, Drawing<readonly [Element], Options>, Found> extends infer Sentence
    ? [Sentence] extends [never]
      ? unknown
      : `${Sentence & string}`
    : never // unreachable: infer without constraint fits all

type Sentences<
  Faults,
  Own extends { readonly entries: Entry; readonly table: Record<string, unknown> },
  Found extends Record<string, unknown>,
> =
  | Own['entries']['fault']
  | (Own['entries']['names'] & Faults extends infer Name
      ? Name extends string
        ? Taken<Name, FullPattern<ShortPattern<Name, Own['table'][Name]>>, FullPattern<ShortPattern<Name, Found[Name]>>>
        : never
      : never) // unreachable: infer without constraint fits all

/** A sentence that names the pattern of this declaration and the other that takes the same name. */
type Taken<Name extends string, Own extends string, All extends string> = Own extends unknown
  ? Exclude<All, Own> extends infer Other
    ? Other extends string
      ? TakenName<Name, Other, Own>
      : never
    : never
  : never
