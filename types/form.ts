/** A method that a form may ask for; browsers send the first two, the others travel in a field `_method`. */
export type FormMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Where a form leads: what a path helper or a URL helper gives. */
export type FormPath = `${string}/${string}`

/** What nested parameters hold; numbers, booleans and null come from JSON alone. */
export type ParamValue = string | number | boolean | null | File | readonly ParamValue[] | NestedParams

/** Nested parameters: `post[title]=a` is `{ post: { title: 'a' } }`. Has no prototype. */
export interface NestedParams {
  readonly [name: string]: ParamValue | undefined
}

/** What nested parameters may come to; what is beyond is refused. */
export interface ParamLimits {
  /** How deep parameters may be nested: `a[b][c]` is three deep. 32 unless given. */
  readonly depth?: number
  /** How many fields a query or a form may have, and how many keys a JSON body. 10,000 unless given. */
  readonly keys?: number
  /** How many bytes a query, a urlencoded form or a JSON body may have. 1 MiB unless given. */
  readonly size?: number
  /** How many bytes a multipart form with its files may have. 16 MiB unless given. */
  readonly multipartSize?: number
}

/** The record of `{ post }`: what a form is for, under its name. */
export type FormSubject<Name extends string, Values extends object> = { readonly [Only in Name]: Values }

/** The attributes of a record that a form may have fields for. */
export type FormAttribute<Values> = keyof Values & string
