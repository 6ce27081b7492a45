/** What a validator finds wrong: a sentence, and where in the value. */
export interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** What a validator answers: the value as it is to be used, or what is wrong with it. */
export type ValidatorResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }

/** A validator by the Standard Schema specification (https://standardschema.dev, version 1): zod, valibot, arktype and others give one. */
export interface Validator<out Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => ValidatorResult<Output> | Promise<ValidatorResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

/** What a validator gives for a value that it takes. */
export type OutputOf<Schema> = Schema extends { readonly '~standard': { readonly types?: infer Types } }
  ? NonNullable<Types> extends { readonly output: infer Output }
    ? Output
    : unknown
  : unknown
