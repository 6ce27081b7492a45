/** The value of an option, or what holds without it. */
export type Option<Options, Key extends string, Default> = Key extends keyof Options
  ? Options[Key] extends undefined
    ? Default
    : Exclude<Options[Key], undefined>
  : Default

/** Whether one of some options is a `string` that is known at run time only. */
export type HasWide<Options, Keys> = string extends Options[keyof Options & Keys] ? true : false

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
        ? Changes[Key]
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
