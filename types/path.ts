/** Whether a pattern is made of letters, digits, `_`, `-` and `/` alone, so that it names its route. */
export type IsLiteral<Pattern extends string> = IsMadeOf<Pattern, WordSign | '-' | '/'>

/** Whether a text is made of these signs alone; ends at the first that is another. */
export type IsMadeOf<Text extends string, Sign extends string> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Sign
    ? IsMadeOf<Tail, Sign>
    : false
  : true

/** Names that make another path than route names. A union by a name of its own, which the compiler takes as it is. */
export type Compound = `${string}-${string}` | `${string}/${string}`

/** A resource's, namespace's or action's name as a part of route names: `line-items` is `line_items`. */
export type NamePart<Text extends string> = Text extends Compound
  ? ReplaceAll<ReplaceAll<Text, '-', '_'>, '/', '_'>
  : Text

/** A text with each `From` replaced by `To`; ends because each step takes one `From` away. */
export type ReplaceAll<
  Text extends string,
  From extends string,
  To extends string,
  Done extends string = '',
> = Text extends `${infer Head}${From}${infer Tail}`
  ? ReplaceAll<Tail, From, To, `${Done}${Head}${To}`>
  : `${Done}${Text}`

/** A path and what follows it, with one slash between segments, and inside the parentheses of an optional segment. */
export type JoinPath<Path extends string, Segment extends string> = Segment extends ''
  ? Path
  : Segment extends `${string}${'/' | '('}${string}`
    ? WithoutEnd<SlashInside<SqueezeSlashes<`${Path}/${Segment}`>>>
    : `${Path}/${Segment}`

type SqueezeSlashes<Path extends string> = Path extends `${infer Head}//${infer Tail}`
  ? SqueezeSlashes<`${Head}/${Tail}`>
  : Path

/** Moves the slash before an optional segment into it: `/a/(:b)` is `/a(/:b)`. */
type SlashInside<Path extends string, Done extends string = ''> = Path extends `${infer Head}/(${infer Tail}`
  ? Tail extends `(${infer Inner}`
    ? SlashInside<`/(${Inner}`, `${Done}${Head}(`>
    : Tail extends `/${infer Inner}`
      ? SlashInside<`/${Inner}`, `${Done}${Head}(`>
      : SlashInside<`/${Tail}`, `${Done}${Head}(`>
  : `${Done}${Path}`

type WithoutEnd<Path extends string> = Path extends `${infer Head}/` ? Head : Path

/**
 * The pattern of a row: its path, and `(.:format)` unless the route has no format. A pattern whose last segment is empty
 * or that ends in a format takes none.
 */
export type FinishPattern<Path extends string, Format> = Path extends '' | `(${string}`
  ? WithFormat<SlashOutside<Path extends '' ? '/' : Path>, Format>
  : WithFormat<Path, Format>

type WithFormat<Pattern extends string, Format> = Format extends false
  ? Pattern
  : Pattern extends `${string}${'/' | '.:format' | '.:format)'}`
    ? Pattern
    : Format extends '*'
      ? `${Pattern}(.:format)`
      : Format extends true
        ? `${Pattern}.:format`
        : `${Pattern}(.:format<'${Format & string}'>)`

/** Where all segments are optional the first slash stays outside, so that the path is never empty. */
type SlashOutside<Path extends string> = Path extends `(/${infer Inner})${infer Tail}`
  ? AreOptional<Tail> extends true
    ? `/(${Inner})${Tail}`
    : Path
  : Path

/** Whether a path is made of optional segments alone; ends because each step passes one. */
type AreOptional<Path extends string> = Path extends `(/:${string})${infer Tail}`
  ? AreOptional<Tail>
  : Path extends ''
    ? true
    : false

/** The signs that end a note or a value in it, or that mean something in a pattern. */
type NoteSign = "'" | '|' | '>' | ' ' | ':' | '*' | '(' | ')' | '/' | '\\'

/**
 * What a constraint leaves in the pattern that types carry: `:locale<'en'|'de'>`, `:id<integer>`. A RegExp leaves nothing, nor does
 * a list with a value that cannot stand there.
 */
export type Note<Constraints, Parameter extends string> = Parameter extends keyof Constraints
  ? Constraints[Parameter] extends infer Kind extends 'integer' | 'uuid'
    ? `<${Kind}>`
    : Constraints[Parameter] extends readonly (string | number)[]
      ? // a list that may hold anything at run time is text
        number extends Constraints[Parameter]['length']
        ? ''
        : [Extract<Constraints[Parameter][number], `${string}${NoteSign}${string}`>] extends [never]
          ? `<${JoinValues<Constraints[Parameter]>}>`
          : ''
      : ''
  : ''

/** The values of a list, each in quotes and with `|` between them; ends because each step drops the first value. */
type JoinValues<Values extends readonly (string | number)[], Joined extends string = ''> = Values extends readonly [
  infer Head extends string | number,
  ...infer Tail extends readonly (string | number)[],
]
  ? JoinValues<Tail, Joined extends '' ? `'${Head}'` : `${Joined}|'${Head}'`>
  : Joined

/** A path that a declaration gives, with the notes of the constraints on its parameters. */
export type AnnotatePath<Path extends string, Constraints> = keyof Constraints extends never
  ? Path
  : Path extends `${string}${':' | '*'}${string}`
    ? AnnotateWorker<Path, Constraints>
    : Path

/** Ends because each step passes one parameter. */
type AnnotateWorker<
  Path extends string,
  Constraints,
  Done extends string = '',
> = Path extends `${infer Head}${infer Tail}`
  ? Head extends ':' | '*'
    ? TakeName<Tail> extends readonly [infer Name extends string, infer Rest extends string]
      ? AnnotateWorker<Rest, Constraints, `${Done}${Head}${Name}${Note<Constraints, Name>}`>
      : never // unreachable: TakeName gives a pair
    : AnnotateWorker<Tail, Constraints, `${Done}${Head}`>
  : Done

type Lower =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z'
export type WordSign = Lower | Uppercase<Lower> | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '_'

/** The name that a text starts with, and the rest; ends at the first sign that no name has. */
export type TakeName<Text extends string, Name extends string = ''> = Text extends `${infer Head}${infer Tail}`
  ? Head extends WordSign
    ? TakeName<Tail, `${Name}${Head}`>
    : readonly [Name, Text]
  : readonly [Name, Text]
