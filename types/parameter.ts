import type { IsMadeOf, TakeName, WordSign } from './path.js'

/** A path parameter's value as itself. */
export type Id = string | number | bigint

/** An object that stands for the path parameter `Name` by its `id`. */
// biome-ignore lint/correctness/noUnusedVariables: the name is there to be read in hovers and messages
export interface HasId<out Name, out Value = Id> {
  readonly id: Value
}

/** An object that stands for a path parameter by what its `toParam` gives; `toParam` wins over `id`. */
export interface HasToParam<out Value = Id> {
  toParam(): Value
}

/** What a helper takes for the path parameter `Name`: a string, a number, a bigint, an object with `toParam()` or with `id`. */
export type PathParam<Name> = Id | HasId<Name> | HasToParam

/** What a helper takes for the path parameter `Name` where a constraint allows `Value` alone. */
export type ConstrainedParam<Name, Value> = Value | HasId<Name, Value> | HasToParam<Value>

/** Anything that can stand for a path parameter. */
export type ParamValue = Id | HasId<unknown> | HasToParam

/** The signs that end a parameter's name, or that mean more than themselves in a pattern. */
export type Special =
  | '/'
  | `${string}${'(' | '*' | '<' | '$' | '\\'}${string}`
  | `${string}:${string}${'.' | '-' | '~' | '!' | '&' | "'" | '+' | ',' | ';' | '=' | '@' | ')' | '%'}${string}`

/**
 * The positional arguments for a pattern with parameters: one for each, then the options. How many there are is asked first, since a
 * part that is asked for in vain is dear. Takes one parameter a step; ends with the last.
 */
export type Positional<Pattern extends string, Options> = Pattern extends `${string}:${string}:${string}`
  ? Pattern extends `${string}:${infer First}/${infer Rest}`
    ? [PathParam<First>, ...Positional<Rest, Options>]
    : never // unreachable: a slash ends all parameters but the last
  : OnePositional<Pattern, Options>

/** The same for a pattern with one parameter. */
export type OnePositional<Pattern extends string, Options> = Pattern extends `${string}:${infer Last}`
  ? [PathParam<Last extends `${infer Name}/${string}` ? Name : Last>, options?: Options]
  : never // unreachable: Pattern has a parameter

/** The positional arguments for parameters. */
export type PositionalOf<Required extends readonly Parameter[]> = {
  [Index in keyof Required]: ValueOf<Required[Index]>
}

export type ValueOf<Of> =
  Of extends Parameter<infer Name, infer Value>
    ? Id extends Value
      ? PathParam<Name>
      : ConstrainedParam<Name, Value>
    : never // unreachable: Of is a parameter

/** The names of a pattern's parameters; ends because each step passes one. */
type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamNames<Tail>
    : Rest
  : never

/** The parameters of a pattern as one object: `{ article_id: 1, id: 2 }`. */
export type NamedParams<Pattern extends string> = {
  // one key that is renamed to many: the names are found only when somebody looks at them
  readonly [Only in Pattern as ParamNames<Only>]: PathParam<string>
}

/** The parameters of a pattern with special signs as one object. */
export type SpecialParams<Required extends readonly Parameter[]> = {
  readonly [Each in Required[number] as Each['name']]: ValueOf<Each>
}

/** The named object for any pattern. */
export type Named<Pattern extends string> = Pattern extends Special
  ? SpecialParams<ParsePattern<Pattern>['required']>
  : NamedParams<Pattern>

/**
 * The shape of the path that a pattern gives without options: `/articles/${string}`.
 * Takes one parameter a step; ends with the pattern.
 */
export type PathShape<Pattern extends string> = Pattern extends `${string}:${string}/${string}`
  ? Pattern extends `${infer Head}:${string}/${infer Tail}`
    ? `${Head}${string}/${PathShape<Tail>}`
    : never // unreachable: Pattern is such a pattern
  : Pattern extends `${infer Head}:${string}`
    ? `${Head}${string}`
    : Pattern

/** A parameter of a pattern: its name, and the values that it may have. */
export interface Parameter<out Name extends string = string, out Value = unknown> {
  readonly name: Name
  readonly value: Value
}

/** What a pattern with special signs says. */
export interface ParsedPattern {
  readonly shape: string
  readonly required: readonly Parameter[]
  readonly optional: readonly Parameter[]
  /** The formats that the path may have; never, where it has none. */
  readonly format: string
}

/** What a pattern says, sign by sign; ends with the pattern. */
export type ParsePattern<
  Pattern extends string,
  Shape extends string = '',
  Required extends readonly Parameter[] = [],
  Optional extends readonly Parameter[] = [],
  Depth extends readonly unknown[] = [],
> = Pattern extends `${'' | '(.:format)'}${'' | '/'}`
  ? {
      shape: EndOf<Pattern, Shape>
      required: Required
      optional: Optional
      // the root has none
      format: `${Shape}${Pattern}` extends '/' ? never : string
    }
  : Pattern extends '$' | '/$'
    ? { shape: EndOf<Pattern, Shape>; required: Required; optional: Optional; format: never }
    : Pattern extends `(.:format<${infer Note}>)${'' | '/'}`
      ? {
          shape: EndOf<Pattern, Shape>
          required: Required
          optional: Optional
          format: NoteValue<Note> & string
        }
      : Pattern extends `(${infer Rest}`
        ? ParsePattern<Rest, Shape, Required, Optional, [...Depth, '(']>
        : Pattern extends `)${infer Rest}`
          ? Depth extends readonly ['(', ...infer Outer]
            ? ParsePattern<Rest, Shape, Required, Optional, Outer>
            : ParsePattern<Rest, Shape, Required, Optional, Depth>
          : Pattern extends `${':' | '*'}${infer Rest}`
            ? TakeName<Rest> extends readonly [infer Name extends string, infer After extends string]
              ? After extends `<${infer Note}>${infer Tail}`
                ? AddParameter<Tail, Shape, Required, Optional, Depth, Parameter<Name, NoteValue<Note>>>
                : AddParameter<After, Shape, Required, Optional, Depth, Parameter<Name, Id>>
              : never // unreachable: TakeName gives a pair
            : Pattern extends `\\${infer Escaped}${infer Rest}`
              ? ParsePattern<Rest, Depth extends [] ? `${Shape}${Escaped}` : Shape, Required, Optional, Depth>
              : Pattern extends `${infer Sign}${infer Rest}`
                ? ParsePattern<Rest, Depth extends [] ? `${Shape}${Sign}` : Shape, Required, Optional, Depth>
                : never // unreachable: a text is empty or starts with a sign

/**
 * A path with the slash that `trailingSlash` puts behind what is left of its pattern. It starts with one also where the group that
 * starts with it is left out.
 */
type EndOf<Rest extends string, Shape extends string> = Rest extends `${string}/${'' | '$'}`
  ? Shape extends `${string}/`
    ? Shape
    : `${Shape}/`
  : Shape extends `/${string}`
    ? Shape
    : `/${Shape}`

type AddParameter<
  Rest extends string,
  Shape extends string,
  Required extends readonly Parameter[],
  Optional extends readonly Parameter[],
  Depth extends readonly unknown[],
  Found extends Parameter,
> = Depth extends []
  ? ParsePattern<
      Rest,
      `${Shape}${ShapeOf<Found['value'], PlainSign<Shape, Rest>>}`,
      [...Required, Found],
      Optional,
      Depth
    >
  : ParsePattern<Rest, Shape, Required, [...Optional, Found], Depth>

/** The signs that no path encodes in a value which stands there; a `-` may part it from another value in its segment. */
type PlainSign<Before, After> = [Before, After] extends [`${string}/`, '' | `${'/' | '$' | '(.:format'}${string}`]
  ? WordSign | '-'
  : WordSign

/** What a path has for a value: the value of a list itself, where nothing in it is encoded. */
type ShapeOf<Value, Sign extends string> = Value extends string | number
  ? `${Value}` extends infer Text extends string
    ? string extends Text
      ? string
      : IsMadeOf<Text, Sign> extends true
        ? Text
        : string
    : never // unreachable: a template is text
  : string

/** The values that a note allows: `integer`, `uuid`, or values in quotes. */
export type NoteValue<Note extends string> = Note extends 'integer'
  ? number | bigint | `${bigint}`
  : Note extends 'uuid'
    ? `${string}-${string}-${string}-${string}-${string}`
    : ListedValues<Note>

/** Ends because each step passes one value. */
type ListedValues<Note extends string, Found = never> = Note extends `'${infer Value}'|${infer Rest}`
  ? ListedValues<Rest, Found | Value | NumberOf<Value>>
  : Note extends `'${infer Value}'`
    ? Found | Value | NumberOf<Value>
    : Found

/** The number that is written as a text; of `01` there is none. */
type NumberOf<Text extends string> = Text extends `${infer Found extends number}`
  ? number extends Found
    ? never
    : Found
  : never
