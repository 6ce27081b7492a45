/** The value of an option, or what holds without it; both where at run time it may be undefined. */
export type Option<Options, Key extends string, Default> = Key extends keyof Options
  ? Or<Options[Key], Default>
  : Default

/** Distributes over the value. */
type Or<Value, Default> = Value extends undefined ? Default : Value

/** Whether a type is a choice between several; never where it is not. Both parameters distribute: each member is held against each. */
export type Several<Member, All = Member> = Member extends unknown ? (All extends Member ? never : true) : never // unreachable: all are asked

/**
 * Whether a list is known at run time only: a choice between lists, one that may hold less than its type says, or one with
 * a choice in it; never where it is not. Both parameters distribute.
 */
export type IsWideList<List, All = List> = List extends readonly [] | readonly [unknown, ...unknown[]]
  ? All extends List
    ? number extends List['length']
      ? true
      : { [Index in keyof List]: Several<List[Index]> }[number]
    : true
  : true

/**
 * Whether options are a choice between several, some may be left out, or a choice stands for one of some of them, or for any where it
 * may be undefined at run time; never where none does.
 */
export type ChosenOptions<Options, Keys> =
  | Several<Options>
  | ([Options] extends [Required<Options>] ? never : true)
  | {
      [Key in keyof Options]: Several<Options[Key]> extends never
        ? never
        : Key extends Keys
          ? true
          : Undefined<Options[Key]>
    }[keyof Options]

/** Whether a value may be undefined; never where it may not. Distributes over the value. */
type Undefined<Value> = Value extends undefined ? true : never

/** Whether one of some options is a `string` that is known at run time only; never where none is. */
export type HasWide<Options, Keys> = string extends Options[keyof Options & Keys] ? true : never

/** The text of an option that may be null, what holds without the option, and what holds for null. */
export type TextOption<Options, Key extends string, Default, ForNull = Default> =
  Option<Options, Key, Default> extends infer Text
    ? // asked first, since null passes for any text where null checks are off
      Text extends null
      ? ForNull
      : Text
    : never // unreachable: infer without constraint fits all

/** An object type with some of its properties changed. */
export type Change<Before, Changes> = keyof Changes extends never
  ? Before
  : {
      [Key in keyof Before | keyof Changes]: Key extends keyof Changes
        ? Or<Changes[Key], Key extends keyof Before ? Before[Key] : undefined>
        : Key extends keyof Before
          ? Before[Key]
          : never
    }

/** A controller in its module; one with a leading slash is in none. */
export type ControllerIn<
  Around extends { readonly module: string },
  Controller extends string,
> = Controller extends `/${string}` ? WithoutSlash<Controller> : `${Around['module']}${Controller}`

type WithoutSlash<Text> = Text extends `/${infer Rest}` ? Rest : never // unreachable: Text starts with a slash
