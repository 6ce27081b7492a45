/**
 * Every refusal of the compiler as one sentence: what is wrong, then what to write. `src/declaration-message.ts` and
 * `src/pattern-message.ts` say the same at run time; options in a call are told of by the compiler alone.
 */

export type NoFormat<Pattern extends string> = `Route '${Pattern}' takes no format: leave the option 'format' out`

export type NoOptionalParams<Pattern extends string> =
  `Route '${Pattern}' has no optional parameters: give its parameters before the options`

export type UnknownOption<
  Place extends string,
  Option extends string,
  Known extends readonly string[],
> = `${Place} takes no option '${Option}': write one of ${List<Known>}`

export type ListForOptions =
  "Children stand in the place of the options: write them last, as in resources('news', {}, [ … ])"

export type RepeatedParameter<
  Pattern extends string,
  Parameter extends string,
> = `Pattern '${Pattern}' has the parameter '${Parameter}' twice: rename one of them`

export type TakenName<
  Name extends string,
  First extends string,
  Second extends string,
> = `Patterns '${First}' and '${Second}' both take the name '${Name}': write as: 'another_name' or as: null on one of them`

export type WideName<Place extends string> =
  `Names of ${Place} are known at run time only: write literals, or take them from an array declared as const`

export type WideRoute =
  'The pattern or the name of a route is known at run time only: write a literal, or take it from an object declared as const'

export type WideDeclaration =
  'A declaration is known at run time only: write it as a literal, or take it from an array declared as const'

export type WideOptions<Place extends string> =
  `Options of ${Place} are known at run time only: write them as a literal, or as const`

/** Words with commas between them; ends because each step drops the first. */
type List<Words extends readonly string[], Listed extends string = ''> = Words extends readonly [
  infer Head extends string,
  ...infer Tail extends readonly string[],
]
  ? List<Tail, Listed extends '' ? Head : `${Listed}, ${Head}`>
  : Listed
