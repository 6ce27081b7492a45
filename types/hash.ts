import type { HasId, HasToParam, Id, Parameter, ParamValue, ParsePattern, Special } from './parameter.js'
import type { Simplify } from './utility.js'

/** The names of a pattern's required parameters in path order. */
export type RequiredNames<Pattern extends string> = Pattern extends Special
  ? NamesIn<ParsePattern<Pattern>['required']>
  : PlainNames<Pattern>

type NamesIn<Required extends readonly Parameter[]> = { readonly [Index in keyof Required]: Required[Index]['name'] }

/** Ends because each step passes one parameter. */
type PlainNames<
  Pattern extends string,
  Found extends readonly string[] = [],
> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? PlainNames<Tail, [...Found, Name]>
    : [...Found, Rest]
  : Found

/** What `hash_for_*` gives. */
export type RouteHash<
  Name extends string,
  Target extends string,
  Pattern extends string,
  Arguments,
  OnlyPath,
> = Target extends `${infer Controller}#${infer Action}`
  ? Simplify<
      {
        readonly controller: NullOr<Controller>
        readonly action: NullOr<Action>
        readonly useRoute: Name
        readonly onlyPath: OnlyPath
      } & HashParams<RequiredNames<Pattern>, Arguments>
    >
  : never // unreachable: a target has controller and action

/** A redirect has neither controller nor action. */
type NullOr<Part> = Part extends '-' | '>' ? null : Part

/** The parameters of a hash, then its options. */
type HashParams<Names, Arguments> = Names extends readonly []
  ? Arguments extends readonly [infer Options]
    ? HashOptions<Options>
    : {}
  : Arguments extends readonly [infer Named, ...infer Rest]
    ? IsByPosition<Names, Arguments> extends true
      ? Zip<Names, Arguments>
      : NamedValues<Names, Named> & (Rest extends readonly [infer Options] ? HashOptions<Options> : {})
    : {}

type IsByPosition<Names, Arguments> = Arguments extends
  | readonly [Id, ...unknown[]]
  | readonly [unknown, ParamValue, ...unknown[]]
  ? true
  : Names extends readonly [string]
    ? Arguments extends readonly [ParamValue, ...unknown[]]
      ? true
      : false
    : false

type Zip<Names, Arguments> = Names extends readonly [infer Name extends string, ...infer Others]
  ? Arguments extends readonly [infer Value, ...infer Rest]
    ? { readonly [Key in Name]: IdOf<Value> } & Zip<Others, Rest>
    : {}
  : Arguments extends readonly [infer Options]
    ? HashOptions<Options>
    : {}

type NamedValues<Names, Named> = {
  readonly [Key in Names extends readonly (infer Name)[] ? Name & string : never]: Key extends keyof Named
    ? IdOf<Named[Key]>
    : Id
}

/** What stands for a parameter value in a hash: the value itself, or the `id` of an object. */
type IdOf<Value> = Value extends Id
  ? Value
  : Value extends HasToParam<Id>
    ? Id
    : Value extends HasId<unknown, infer Own extends Id>
      ? Own
      : Id

/** The options of a hash; optional parameters stand beside the others. Distributes over options that may be undefined. */
type HashOptions<Options> = Options extends undefined
  ? {}
  : Options extends { readonly params: infer Params }
    ? Omit<Options, 'params'> & Params
    : Options

/** What `urlFor` takes: a route's name, or controller and action; then the parameters and options of its helper. */
export interface UrlHash {
  readonly controller?: string | null
  readonly action?: string | null
  readonly useRoute?: string
  /** Whether a path is wanted, not a URL; true unless given. */
  readonly onlyPath?: boolean
  readonly [parameter: string]: unknown
}
