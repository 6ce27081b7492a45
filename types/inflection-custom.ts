import type { PluralizeSingular, Recase, Singularize, Swap } from './inflection.js'
import type { HasCapital, Whole } from './inflection-tables.js'

/** Words that the rules do not know. Each stands for a whole name, and for the last part of a compound. */
export interface Inflections {
  /** Pairs of singular and plural, as in Rails: `['octopus', 'octopodes']`. The last pair that fits decides. */
  readonly irregular?: readonly (readonly [singular: string, plural: string])[]
  /** Words whose plural is the singular: `'metadata'`. */
  readonly uncountable?: readonly string[]
}

/** No words at all, `{}`: the default. */
export type NoInflections = Record<never, never>

/** Gives the singular of a name, as the application's own words have it, else as the rules do. */
export type SingularizeCustom<Name, Same, Custom> =
  string extends CustomWord<Custom>
    ? string
    : Name extends HasCapital
      ? Lowercase<Same & string> extends infer Small
        ? SingularizeCustom<Small, Small, Custom> extends infer Word
          ? Recase<Same, Word>
          : never
        : never
      : Name extends Whole<Lowercase<CustomWord<Custom>>>
        ? SwapPair<Same, Pairs<Custom>, 0>
        : Singularize<Same & string>

/** Gives the plural of a singular name, as the application's own words have it, else as the rules do. */
export type PluralizeCustom<Name, Same, Custom> =
  string extends CustomWord<Custom>
    ? string
    : Name extends HasCapital
      ? Lowercase<Same & string> extends infer Small
        ? PluralizeCustom<Small, Small, Custom> extends infer Word
          ? Recase<Same, Word>
          : never
        : never
      : Name extends Whole<Lowercase<CustomWord<Custom>>>
        ? SwapPair<Same, Pairs<Custom>, 1>
        : PluralizeSingular<Same, Same>

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
