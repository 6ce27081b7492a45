import type { NoFormat, NoOptionalParams } from './message.js'
import type {
  Id,
  NamedParams,
  OnePositional,
  Parameter,
  ParamValue,
  ParsedPattern,
  ParsePattern,
  PathShape,
  Positional,
  PositionalOf,
  Special,
  SpecialParams,
  ValueOf,
} from './parameter.js'
import type { WithoutNotes } from './table.js'

/** What every helper takes besides path parameters. */
export interface CommonOptions {
  /** The query: nested objects and lists in Rails' bracket form; `undefined` and `null` are left out. */
  readonly query?: object
  /** What follows `#`. */
  readonly anchor?: string
  /** Whether the path ends in a slash. */
  readonly trailingSlash?: boolean
}

/** Options of a path helper: `{ format: 'csv', query: { page: 2 } }`. */
export interface PathOptions extends CommonOptions {
  /** The format: `csv` makes `/articles.csv`. */
  readonly format?: string
}

/** Options of a path helper whose pattern has a format of its own, or optional parameters. */
export interface PatternOptions<Format, Params> extends CommonOptions {
  /** The format: `csv` makes `/articles.csv`. */
  readonly format?: Format
  /** The optional parameters of the pattern. */
  readonly params?: Params
}

/** What a URL helper takes besides: `{ origin: 'https://example.com' }`. */
export interface OriginOption {
  /** Scheme, host and port: `https://example.com`; the one given to `draw` unless given here. */
  readonly origin?: string
}

/** What a URL helper needs where `draw` was given no origin. */
export interface RequiredOrigin {
  /** Scheme, host and port: `https://example.com`; `draw` was given none. */
  readonly origin: string
}

/** Options of a URL helper. */
export interface UrlOptions extends PathOptions, OriginOption {}

/** Options of a URL helper where `draw` was given no origin. */
export interface OriginUrlOptions extends PathOptions, RequiredOrigin {}

/** How many parameters a pattern has, as far as it matters; `special` for one with signs that mean more than themselves. */
type KindOf<Pattern> = Pattern extends Special
  ? 'special'
  : Pattern extends `${string}:${string}:${string}`
    ? 'several'
    : Pattern extends `${string}:${string}`
      ? 'one'
      : 'none'

/**
 * The arguments of a helper: path parameters by position or as one named object, then options. The compiler infers
 * `Arguments` where they stand alone, in branches that are never chosen.
 */
export type HelperArguments<Pattern extends string, Arguments, Options, Kind = KindOf<Pattern>> = Kind extends 'several'
  ? Arguments extends SeveralByPosition
    ? // spread, because the compiler then remembers what it found; otherwise it is worked out twice in a call
      [...Positional<Pattern, Options>]
    : Arguments extends unknown
      ? [named: NamedParams<Pattern>, options?: Options]
      : Arguments
  : Kind extends 'one'
    ? Arguments extends OneByPosition
      ? [...OnePositional<Pattern, Options>]
      : Arguments extends unknown
        ? [named: NamedParams<Pattern>, options?: Options]
        : Arguments
    : Kind extends 'none'
      ? Arguments extends unknown
        ? [options?: Options]
        : Arguments
      : SpecialArguments<ParsePattern<Pattern>, Arguments, SpecialOptions<Pattern, Options>>

/** The arguments of a helper whose options are needed, since the origin is among them. */
export type OriginArguments<Pattern extends string, Arguments> = Pattern extends Special
  ? SpecialOriginArguments<ParsePattern<Pattern>, Arguments, SpecialOptions<Pattern, OriginUrlOptions>>
  : Pattern extends `${string}:${string}`
    ? Arguments extends (Pattern extends `${string}:${string}:${string}` ? SeveralByPosition : OneByPosition)
      ? Required<Positional<Pattern, OriginUrlOptions>>
      : Arguments extends unknown
        ? [named: NamedParams<Pattern>, options: OriginUrlOptions]
        : Arguments
    : Arguments extends unknown
      ? [options: OriginUrlOptions]
      : Arguments

type SpecialArguments<Parsed extends ParsedPattern, Arguments, Options> =
  Arguments extends ByPositionOf<Parsed['required']>
    ? [...PositionalOf<Parsed['required']>, options?: Options]
    : Arguments extends unknown
      ? [named: SpecialParams<Parsed['required']>, options?: Options]
      : Arguments

type SpecialOriginArguments<Parsed extends ParsedPattern, Arguments, Options> =
  Arguments extends ByPositionOf<Parsed['required']>
    ? [...PositionalOf<Parsed['required']>, options: Options]
    : Arguments extends unknown
      ? [named: SpecialParams<Parsed['required']>, options: Options]
      : Arguments

/** The options of a pattern with special signs. */
type SpecialOptions<Pattern extends string, Options> = Options extends RequiredOrigin
  ? OptionsOf<Pattern, ParsePattern<Pattern>> & RequiredOrigin
  : Options extends OriginOption
    ? OptionsOf<Pattern, ParsePattern<Pattern>> & Pick<Options, keyof Options & 'origin'>
    : OptionsOf<Pattern, ParsePattern<Pattern>>

type OptionsOf<Pattern extends string, Parsed extends ParsedPattern> = PatternOptions<
  [Parsed['format']] extends [never] ? NoFormat<PatternText<Pattern>> : Parsed['format'],
  Parsed['optional'] extends readonly []
    ? NoOptionalParams<PatternText<Pattern>>
    : { readonly [Each in Parsed['optional'][number] as Each['name']]?: ValueOf<Each> }
>

/** A pattern as sentences show it. */
type PatternText<Pattern extends string> = WithoutNotes<Pattern extends `${infer Path}$` ? Path : Pattern>

/**
 * Arguments that are read by position: none, or a first one that cannot be the named object, or a second one that is a
 * parameter value. With one parameter a first argument that is a parameter value is that parameter.
 */
type ByPositionOf<Required extends readonly Parameter[]> = Required extends readonly []
  ? unknown
  : Required extends readonly [Parameter]
    ? OneByPosition
    : SeveralByPosition

type OneByPosition =
  | readonly []
  | readonly [ParamValue | null | undefined, ...unknown[]]
  | readonly [unknown, ParamValue, ...unknown[]]
type SeveralByPosition =
  | readonly []
  | readonly [Id | null | undefined, ...unknown[]]
  | readonly [unknown, ParamValue, ...unknown[]]

/** Arguments without options. By a name of its own the compiler takes it as it is; else it would instantiate it for each call. */
type Bare = [] | [...unknown[], ParamValue]

/** Which result a helper gives for its arguments: `bare` without options, `alone` for one that may be options or the named object. */
export type ResultKind<Arguments> = Arguments extends Bare ? 'bare' : Arguments extends [unknown] ? 'alone' : 'more'

/**
 * The shapes of what a helper gives, by kind of result. An interface, because the compiler then works out the one that a
 * call asks for and no other.
 */
export interface PathResults<Pattern extends string> {
  readonly bare: ShapeOfPattern<Pattern>
  readonly alone: HasNoParams<Pattern> extends true ? LongerShape<Pattern> : ShapeOfPattern<Pattern>
  readonly more: LongerShape<Pattern>
}

/** The shape of the path of any pattern without options. */
export type ShapeOfPattern<Pattern extends string> = Pattern extends Special
  ? ParsePattern<Pattern>['shape']
  : PathShape<Pattern>

type HasNoParams<Pattern extends string> = Pattern extends Special
  ? ParsePattern<Pattern>['required'] extends readonly []
    ? true
    : false
  : Pattern extends `${string}:${string}`
    ? false
    : true

/** The shape of a path to which options may add: any text, where an optional group may stand with more of the path behind it. */
type LongerShape<Pattern extends string> = Pattern extends `${string}(${string}`
  ? Pattern extends `${string}(/${string}`
    ? `/${string}`
    : Pattern extends `${string})${infer Behind}`
      ? Behind extends '' | '$' | '/' | `(.:format<${string}`
        ? WithMore<ShapeOfPattern<Pattern>>
        : `/${string}`
      : never // unreachable: what is opened is closed
  : WithMore<ShapeOfPattern<Pattern>>

/** A path with any text behind it; what already ends in any text stays as it is. */
type WithMore<Path extends string> = `${Path}x` extends Path
  ? Path
  : Path extends `${infer Head}/`
    ? `${Head}${string}`
    : `${Path}${string}`
