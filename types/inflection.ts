import type { EMPTY_NAME } from '../src/inflection-tables.js'
import type {
  Algae,
  Analyses,
  Cacti,
  Careful,
  Children,
  CommonEs,
  CommonS,
  Criteria,
  Data,
  Endings,
  Feet,
  Geese,
  HasCapital,
  Ies,
  Indices,
  Irregular,
  Kept,
  KeptNoS,
  Knives,
  Leaves,
  ListedIes,
  ListedRule,
  ListedSingular,
  Matrices,
  Men,
  NoS,
  Oxen,
  Part,
  People,
  PlusEs,
  PlusS,
  SmallInitial,
  TakesEs,
  Teeth,
  Unchanged,
  Vowel,
  Whole,
} from './inflection-tables.js'

/** Words that the rules do not know. Each stands for a whole name, and for the last part of a compound. */
export interface Inflections {
  /** Pairs of singular and plural, as in Rails: `['octopus', 'octopodes']`. The last pair that fits decides. */
  readonly irregular?: readonly (readonly [singular: string, plural: string])[]
  /** Words whose plural is the singular: `'metadata'`. */
  readonly uncountable?: readonly string[]
}

/** No words at all, `{}`: the default. */
export type NoInflections = Record<never, never>

/**
 * Gives the singular of a name. A singular stays as it is; the empty name becomes the sentence that refuses it.
 *
 * A common word is decided by a handful of questions, none of which looks at its letters one by one: first the endings
 * under which no word is listed, then the listed words, then the endings that take more than an s.
 *
 * @example
 * type Order = Singularize<'order_statuses'> //=> 'order_status'
 * type Person = Singularize<'salespeople'> //=> 'salesperson'
 * type Octopus = Singularize<'octopodes', { irregular: [['octopus', 'octopodes']] }> //=> 'octopus'
 */
export type Singularize<Name extends string, Custom = NoInflections> = NullInflections extends Custom
  ? Name extends CommonS
    ? Name extends `${infer Base}s`
      ? Base
      : never // unreachable: these end in s
    : Name extends Ies
      ? Name extends ListedIes
        ? SingularizeCareful<Name>
        : Name extends `${infer Base}ies`
          ? `${Base}y`
          : never // unreachable: these end in ies
      : Name extends CommonEs
        ? Name extends `${infer Base}es`
          ? Base
          : never // unreachable: these end in es
        : Name extends Careful
          ? SingularizeCareful<Name>
          : Name extends `${infer Base}s`
            ? Base
            : Name extends NoS
              ? SingularizeNoS<Name>
              : Name extends ''
                ? typeof EMPTY_NAME
                : Name
  : SingularizeCustom<Name, Custom>

/**
 * Gives the plural of a name: the controller of a singular resource. A plural stays as it is.
 *
 * @example
 * type Accounts = Pluralize<'account'> //=> 'accounts'
 * type Statuses = Pluralize<'order_status'> //=> 'order_statuses'
 * type Settings = Pluralize<'settings'> //=> 'settings'
 */
export type Pluralize<Name extends string, Custom = NoInflections> = Name extends ''
  ? typeof EMPTY_NAME
  : string extends Name
    ? string
    : Singularize<Name, Custom> extends Name
      ? NullInflections extends Custom
        ? PluralizeSingular<Name>
        : PluralizeCustom<Name, Custom>
      : string extends Singularize<Name, Custom>
        ? string
        : Name

/**
 * Gives the camelCase of a snake_case name: an underscore falls, and the letter after it is raised. An underscore stays
 * at the start, after another one, and before all but the letters a to z, so that `v1_2` and `v12` stay apart.
 *
 * @example
 * type Helper = CamelCase<'article_comment_path'> //=> 'articleCommentPath'
 * type Version = CamelCase<'_v1_2_path'> //=> '_v1_2Path'
 */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? CamelCaseWorker<Tail, Head>
  : Name

/** Takes the parts from the left; ends because each step takes an underscore. */
type CamelCaseWorker<Name extends string, Joined extends string> = Name extends `${infer Part}_${infer Rest}`
  ? CamelCaseWorker<Rest, JoinPart<Joined, Part>>
  : JoinPart<Joined, Name>

type JoinPart<Joined extends string, Part extends string> = Joined extends '' | `${string}_`
  ? `${Joined}_${Part}`
  : Part extends SmallInitial
    ? `${Joined}${Capitalize<Part>}`
    : `${Joined}_${Part}`

// The steps of `Singularize`. Their `Name` has no constraint: for one, the compiler would work out where the sets meet.

type SingularizeCareful<Name> = Name extends HasCapital
  ? SingularizeCapital<Name>
  : Name extends PlusS
    ? Name extends `${infer Base}s`
      ? Base
      : never // unreachable: these end in s
    : Name extends Kept
      ? Name
      : Name extends `${infer Base}ies`
        ? `${Base}y`
        : Name extends Irregular
          ? SingularizeIrregular<Name>
          : Name extends PlusEs
            ? Swap<Name, 'es', ''>
            : Name extends `${infer Base}s`
              ? Base
              : never // unreachable: these end in s

type SingularizeIrregular<Name> = Name extends Analyses
  ? Swap<Name, 'es', 'is'>
  : Name extends Leaves
    ? Swap<Name, 'ves', 'f'>
    : Name extends Knives
      ? Swap<Name, 'ves', 'fe'>
      : Name extends Indices
        ? Swap<Name, 'ices', 'ex'>
        : Name extends Matrices
          ? Swap<Name, 'ces', 'x'>
          : Swap<Name, 'zes', ''>

type SingularizeNoS<Name> = Name extends KeptNoS
  ? Name
  : Name extends Vowel
    ? SingularizeVowel<Name>
    : Name extends Data
      ? Swap<Name, 'a', 'um'>
      : Name extends Criteria
        ? Swap<Name, 'a', 'on'>
        : Name extends Cacti
          ? Swap<Name, 'i', 'us'>
          : Name extends People
            ? Swap<Name, 'ople', 'rson'>
            : SingularizeRare<Name>

type SingularizeVowel<Name> = Name extends Men
  ? Swap<Name, 'en', 'an'>
  : Name extends Feet
    ? Swap<Name, 'eet', 'oot'>
    : Name extends Teeth
      ? Swap<Name, 'eeth', 'ooth'>
      : Name extends Geese
        ? Swap<Name, 'eese', 'oose'>
        : Swap<Name, 'ice', 'ouse'>

type SingularizeRare<Name> = Name extends Children
  ? Swap<Name, 'ren', ''>
  : Name extends Oxen
    ? Swap<Name, 'en', ''>
    : Name extends Algae
      ? Swap<Name, 'e', ''>
      : Swap<Name, 'x', ''>

/** A name with capitals is decided in small letters. */
type SingularizeCapital<Name> = Name extends string ? Recase<Name, Singularize<Lowercase<Name>>> : never

// The steps of `Pluralize`.

type PluralizeSingular<Name> = Name extends HasCapital
  ? PluralizeCapital<Name>
  : Name extends ListedSingular
    ? PluralizeListed<Name>
    : Name extends `${infer Base}y`
      ? `${Base}ies`
      : `${Name & string}s`

type PluralizeListed<Name, Rule = ListedRule> = Name extends Unchanged
  ? Name
  : Name extends `${infer Base}quy`
    ? `${Base}quies`
    : Name extends Part<Endings['s<'][number]>
      ? `${Name}s`
      : [PluralizeBy<Name, Rule>] extends [never]
        ? PluralizeEs<Name>
        : PluralizeBy<Name, Rule>

/** A word that ends in s and takes no es stays as it is. */
type PluralizeEs<Name> = Name extends TakesEs ? `${Name}es` : Name

/** Distributes over the rules, of which one fits at most. */
type PluralizeBy<Name, Rule> = Rule extends `${infer Plural}=${infer Singular}`
  ? Plural extends `_${infer Ending}`
    ? Name extends Whole<`${Stem<Rule>}${Singular}`>
      ? Swap<Name, Singular, Ending>
      : never
    : Name extends Part<`${Stem<Rule>}${Singular}`>
      ? Swap<Name, Singular, Plural>
      : never
  : never

type Stem<Rule> = Rule extends keyof Endings ? Endings[Rule][number] : never

/** A name with capitals is decided in small letters. */
type PluralizeCapital<Name> = Name extends string ? Recase<Name, PluralizeSingular<Lowercase<Name>>> : never

// What an application adds.

type SingularizeCustom<Name extends string, Custom> =
  string extends CustomWord<Custom>
    ? string
    : Name extends HasCapital
      ? Recase<Name, SingularizeCustom<Lowercase<Name>, Custom>>
      : Name extends Whole<Lowercase<CustomWord<Custom>>>
        ? SwapPair<Name, Pairs<Custom>, 0>
        : Singularize<Name>

type PluralizeCustom<Name extends string, Custom> =
  string extends CustomWord<Custom>
    ? string
    : Name extends HasCapital
      ? Recase<Name, PluralizeCustom<Lowercase<Name>, Custom>>
      : Name extends Whole<Lowercase<CustomWord<Custom>>>
        ? SwapPair<Name, Pairs<Custom>, 1>
        : PluralizeSingular<Name>

/** Goes through the pairs from the right; ends because each step takes a pair. */
type SwapPair<Name, Rest, To extends 0 | 1> = Rest extends readonly [
  ...infer Others,
  infer Pair extends readonly [string, string],
]
  ? Name extends Whole<Lowercase<Pair[1]>>
    ? Swap<Name, Lowercase<Pair[1]>, Pair[To]>
    : Name extends Whole<Lowercase<Pair[0]>>
      ? Swap<Name, Lowercase<Pair[0]>, Pair[To]>
      : SwapPair<Name, Others, To>
  : never // unreachable: one of the words fits

type CustomWord<Custom> = IrregularPairs<Custom>[number][0 | 1] | UncountableWords<Custom>[number]
type Pairs<Custom> = [...IrregularPairs<Custom>, ...Twice<UncountableWords<Custom>>]
type IrregularPairs<Custom> =
  Required<Custom> extends {
    readonly irregular: infer Pairs extends Required<Inflections>['irregular']
  }
    ? Pairs
    : []
type UncountableWords<Custom> =
  Required<Custom> extends { readonly uncountable: infer Words extends readonly string[] } ? Words : []
type Twice<Words extends readonly string[]> = { [Index in keyof Words]: [Words[Index], Words[Index]] }

/** Extends `NoInflections`, and no inflections that have words. */
type NullInflections = { irregular: null; uncountable: null }

// Changes of one word.

type Swap<Name, Cut extends string, Put extends string> = Name extends `${infer Base}${Cut}` ? `${Base}${Put}` : never

/** Writes a word with the letters of a name, as far as they are the same. Ends because each step takes a letter. */
type Recase<Name, Word, Done extends string = ''> = Word extends `${infer Small}${infer Smalls}`
  ? Name extends `${infer Letter}${infer Letters}`
    ? Lowercase<Letter> extends Small
      ? Recase<Letters, Smalls, `${Done}${Letter}`>
      : `${Done}${Word}`
    : `${Done}${Word}`
  : Done
