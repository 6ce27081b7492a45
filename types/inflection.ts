import type { EMPTY_NAME } from '../src/inflection-tables.js'
import type { NoInflections, PluralizeCustom, SingularizeCustom } from './inflection-custom.js'
import type {
  Algae,
  Analyses,
  Cacti,
  Changed,
  ChangedRule,
  Children,
  CommonEs,
  Criteria,
  Data,
  E,
  Endings,
  Feet,
  Geese,
  HasCapital,
  Ie,
  Indices,
  Irregular,
  Kept,
  KeptNoS,
  Knives,
  Leaves,
  Listed,
  ListedE,
  ListedIes,
  Matrices,
  Men,
  Mere,
  MereE,
  NoS,
  OftenMere,
  OftenMereE,
  Oxen,
  Part,
  People,
  PlusEs,
  PlusS,
  SeldomListed,
  SeldomMere,
  SmallInitial,
  TakesEs,
  TakesS,
  Teeth,
  Unchanged,
  Vowel,
  Whole,
} from './inflection-tables.js'

export type { Inflections, NoInflections } from './inflection-custom.js'

/**
 * Gives the singular of a name. A singular stays as it is; the empty name becomes the sentence that refuses it.
 *
 * A common word is decided by a handful of questions, none of which looks at its letters one by one: what stands before its s.
 *
 * @example
 * type Order = Singularize<'order_statuses'> //=> 'order_status'
 * type Person = Singularize<'salespeople'> //=> 'salesperson'
 * type Octopus = Singularize<'octopodes', { irregular: [['octopus', 'octopodes']] }> //=> 'octopus'
 */
export type Singularize<Name extends string, Custom = NoInflections> = NullInflections extends Custom
  ? // asked this way round, since a parameter that is asked about carries the answer with it in the branch
    Lowercase<Name> extends Name
    ? SingularizeSmall<Name>
    : Name extends HasCapital
      ? SingularizeCapital<Name>
      : SingularizeSmall<Name>
  : SingularizeCustom<Name, Name, Custom>

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
  : Singularize<Name, Custom> extends infer Singular
    ? string extends Singular
      ? string
      : [Singular] extends [Name]
        ? NullInflections extends Custom
          ? PluralizeSingular<Name, Name>
          : PluralizeCustom<Name, Name, Custom>
        : Name
    : never

/**
 * Gives the camelCase of a snake_case name: an underscore falls, and the letter after it is raised. An underscore stays
 * at the start, after another one, and before all but the letters a to z, so that `v1_2` and `v12` stay apart.
 *
 * @example
 * type Helper = CamelCase<'article_comment_path'> //=> 'articleCommentPath'
 * type Version = CamelCase<'_v1_2_path'> //=> '_v1_2Path'
 */
export type CamelCase<Name extends string> = Name extends `${infer Part}_${infer Rest}`
  ? Part extends ''
    ? CamelCaseKept<Rest, Part>
    : CamelCaseWorker<Rest, Part>
  : Name

/** Takes the parts from the left; ends because each step takes an underscore. */
type CamelCaseWorker<Name extends string, Joined extends string> = Name extends `${infer Part}_${infer Rest}`
  ? Part extends SmallInitial
    ? CamelCaseWorker<Rest, `${Joined}${Capitalize<Part>}`>
    : Part extends ''
      ? CamelCaseKept<Rest, `${Joined}_`>
      : CamelCaseWorker<Rest, `${Joined}_${Part}`>
  : Name extends SmallInitial
    ? `${Joined}${Capitalize<Name>}`
    : `${Joined}_${Name}`

/** The same after an empty part, where the underscore stays. */
type CamelCaseKept<Name extends string, Joined extends string> = Name extends `${infer Part}_${infer Rest}`
  ? Part extends ''
    ? CamelCaseKept<Rest, `${Joined}_`>
    : CamelCaseWorker<Rest, `${Joined}_${Part}`>
  : `${Joined}_${Name}`

// The steps of `Singularize`. But for the first, their `Name` has no constraint: for one, the compiler would work out where the
// sets meet.

/** Goes by what stands before the s, the frequent first: each ending that is asked in vain takes time. */
type SingularizeSmall<Name extends string> = Name extends `${infer Base}s`
  ? Base extends E
    ? Base extends Ie
      ? Name extends ListedIes
        ? SingularizeCareful<Name, Name>
        : Base extends `${infer Stem}ie`
          ? `${Stem}y`
          : never // unreachable: these end in ie
      : Base extends OftenMereE
        ? Name extends ListedE
          ? SingularizeCareful<Name, Name>
          : Base
        : Base extends MereE
          ? Base
          : Name extends CommonEs
            ? Base extends `${infer Stem}e`
              ? Stem
              : never // unreachable: these end in es
            : SingularizeCareful<Name, Name>
    : Base extends OftenMere
      ? Name extends Listed
        ? SingularizeCareful<Name, Name>
        : Base
      : Base extends Mere
        ? Base
        : Base extends SeldomMere
          ? Name extends SeldomListed
            ? SingularizeCareful<Name, Name>
            : Base
          : SingularizeCareful<Name, Name>
  : Name extends NoS
    ? SingularizeNoS<Name, Name>
    : Name extends ''
      ? typeof EMPTY_NAME
      : Name

type SingularizeCareful<Name, Same> = Name extends PlusS
  ? Same extends `${infer Base}s`
    ? Base
    : never // unreachable: these end in s
  : Name extends Kept
    ? Same
    : Name extends `${infer Base}ies`
      ? `${Base}y`
      : Name extends Irregular
        ? SingularizeIrregular<Same, Same>
        : Name extends PlusEs
          ? Swap<Same, 'es', ''>
          : Name extends `${infer Base}s`
            ? Base
            : never // unreachable: these end in s

type SingularizeIrregular<Name, Same> = Name extends Analyses
  ? Swap<Same, 'es', 'is'>
  : Name extends Leaves
    ? Swap<Same, 'ves', 'f'>
    : Name extends Knives
      ? Swap<Same, 'ves', 'fe'>
      : Name extends Indices
        ? Swap<Same, 'ices', 'ex'>
        : Name extends Matrices
          ? Swap<Same, 'ces', 'x'>
          : Swap<Same, 'zes', ''>

type SingularizeNoS<Name, Same> = Name extends KeptNoS
  ? Same
  : Name extends Vowel
    ? SingularizeVowel<Same, Same>
    : Name extends Data
      ? Swap<Same, 'a', 'um'>
      : Name extends Criteria
        ? Swap<Same, 'a', 'on'>
        : Name extends Cacti
          ? Swap<Same, 'i', 'us'>
          : Name extends People
            ? Swap<Same, 'ople', 'rson'>
            : SingularizeRare<Same, Same>

type SingularizeVowel<Name, Same> = Name extends Men
  ? Swap<Same, 'en', 'an'>
  : Name extends Feet
    ? Swap<Same, 'eet', 'oot'>
    : Name extends Teeth
      ? Swap<Same, 'eeth', 'ooth'>
      : Name extends Geese
        ? Swap<Same, 'eese', 'oose'>
        : Swap<Same, 'ice', 'ouse'>

type SingularizeRare<Name, Same> = Name extends Children
  ? Swap<Same, 'ren', ''>
  : Name extends Oxen
    ? Swap<Same, 'en', ''>
    : Name extends Algae
      ? Swap<Same, 'e', ''>
      : Swap<Same, 'x', ''>

type SingularizeCapital<Name> = Singularize<Lowercase<Name & string>> extends infer Word ? Recase<Name, Word> : never

// The steps of `Pluralize`.

/** `Rule` is a parameter so that the rules are only looked at where a word asks for them. */
export type PluralizeSingular<Name, Same, Rule = ChangedRule> = Name extends HasCapital
  ? PluralizeCapital<Same>
  : Name extends Unchanged
    ? Same
    : Name extends TakesS
      ? PluralizeVowelY<Same>
      : Name extends Changed
        ? PluralizeBy<Same, Rule>
        : Name extends TakesEs
          ? `${Same & string}es`
          : PluralizeRegular<Same, Same>

/** Words in ay, ey, oy and uy, of which those in quy take ies after all. */
type PluralizeVowelY<Name> = Name extends `${infer Base}${Endings['ies<y'][number]}y`
  ? `${Base}${Endings['ies<y'][number]}ies`
  : `${Name & string}s`

type PluralizeRegular<Name, Same> = Name extends `${string}s`
  ? Same
  : Name extends `${infer Base}y`
    ? `${Base}ies`
    : `${Same & string}s`

/** Distributes over the rules, of which one fits at most. */
type PluralizeBy<Name, Rule> = Rule extends `${infer Plural}=${infer Singular}`
  ? Plural extends `_${infer Ending}`
    ? [Name] extends [Whole<`${Stem<Rule>}${Singular}`>]
      ? Swap<Name, Singular, Ending>
      : never
    : [Name] extends [Part<`${Stem<Rule>}${Singular}`>]
      ? Swap<Name, Singular, Plural>
      : never
  : never

type Stem<Rule> = Rule extends keyof Endings ? Endings[Rule][number] : never

/** A name with capitals is decided in small letters. */
type PluralizeCapital<Name> =
  Lowercase<Name & string> extends infer Small
    ? PluralizeSingular<Small, Small> extends infer Word
      ? Recase<Name, Word>
      : never // unreachable: infer fits all
    : never // unreachable: infer fits all

/** Extends `NoInflections`, and no inflections that have words. */
type NullInflections = { irregular: null; uncountable: null }

// Changes of one word.

export type Swap<Name, Cut extends string, Put extends string> = Name extends `${infer Base}${Cut}`
  ? `${Base}${Put}`
  : never

/** Writes a word with the letters of a name, as far as they are the same. Ends because each step takes a letter. */
export type Recase<Name, Word, Done extends string = ''> = Word extends `${infer Small}${infer Smalls}`
  ? Name extends `${infer Letter}${infer Letters}`
    ? Lowercase<Letter> extends Small
      ? Recase<Letters, Smalls, `${Done}${Letter}`>
      : `${Done}${Word}`
    : `${Done}${Word}`
  : Done
