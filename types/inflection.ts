export type Singularize<Word extends string, _Inflections = {}> = Word extends 'news' | 'sheep' | 'series'
  ? Word
  : Word extends 'people'
    ? 'person'
    : Word extends `${infer H}statuses`
      ? `${H}status`
      : Word extends `${infer H}boxes`
        ? `${H}box`
        : Word extends `${infer H}ies`
          ? `${H}y`
          : Word extends `${infer H}s`
            ? H
            : Word
export type Pluralize<Word extends string, _Inflections = {}> = `${Word}s`
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name
