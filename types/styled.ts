import type { RequiredOrigin } from './arguments.js'
import type { Entry, TargetOf } from './entry.js'
import type { HashHelper, OriginUrlHelper, PathHelper, UrlHashHelper, UrlHelper } from './helper.js'
import type { CamelCase } from './inflection.js'
import type { ParsePattern } from './parameter.js'
import type { TakeName } from './path.js'
import type { HelperNames } from './route-set.js'
import type { ShortPattern } from './table.js'

/** A route name in the naming of the options. */
export type StyledName<Name extends string, Options> = Options extends { readonly naming: 'camelCase' }
  ? CamelCase<Name>
  : Name

/** The names of the helpers in the naming of the options. */
export type StyledHelperNames<Found extends Entry, Options> = HelperNamesIn<
  StyledName<Found['names'], Options>,
  Options
>

type HelperNamesIn<Name extends string, Options> = Options extends { readonly naming: 'camelCase' }
  ? `${Name}Path` | `${Name}Url` | `hashFor${Capitalize<Name>}Path` | `hashFor${Capitalize<Name>}Url`
  : HelperNames<Name>

/** A helper of a declaration that is drawn with a naming or a trailing slash of its own. */
export type StyledHelper<Helper, Options, Found extends Entry> = StyledHelperOf<
  Helper,
  Options,
  StyledTable<Found, Options>
>

type StyledTable<Found extends Entry, Options> = { readonly '': never } & {
  readonly [Each in Found as StyledName<Each['names'], Options>]: Each
}

type StyledHelperOf<
  Helper,
  Options,
  Entries extends Record<string, unknown>,
> = Helper extends `${infer Name}${'_path' | 'Path'}`
  ? unknown extends Entries[Name]
    ? Hashed<Name> extends infer Of extends string
      ? StyledHash<OwnName<Of, Entries[Of], Options>, Entries[Of], Options, 'path'>
      : never // unreachable: helpers are named after routes
    : PathHelper<HelperPattern<Name, Entries[Name], Options>>
  : Helper extends `${infer Name}${'_url' | 'Url'}`
    ? unknown extends Entries[Name]
      ? Hashed<Name> extends infer Of extends string
        ? StyledHash<OwnName<Of, Entries[Of], Options>, Entries[Of], Options, 'url'>
        : never // unreachable: helpers are named after routes
      : Options extends RequiredOrigin
        ? UrlHelper<HelperPattern<Name, Entries[Name], Options>>
        : OriginUrlHelper<HelperPattern<Name, Entries[Name], Options>>
    : never // unreachable: helpers end in path or url

/** The route whose hash a helper gives: `hash_for_article` is article's, `hashForArticle` too. */
type Hashed<Name> = Name extends `hash_for_${infer Of}`
  ? Of
  : Name extends `hashFor${infer Of}`
    ? Uncapitalize<Of>
    : never

type StyledHash<Name extends string, Of, Options, Kind> = Kind extends 'path'
  ? HashHelper<StyledName<Name, Options>, TargetOf<Name, Of>, Styled<ShortPattern<Name, Of>, Options>>
  : UrlHashHelper<StyledName<Name, Options>, TargetOf<Name, Of>, Styled<ShortPattern<Name, Of>, Options>>

/** The pattern of a helper, by the styled name of its route. */
type HelperPattern<Name extends string, Of, Options> = Styled<ShortPattern<OwnName<Name, Of, Options>, Of>, Options>

/** The route name of a styled one. */
type OwnName<Name extends string, Of, Options> = Of extends Entry ? NameStyled<Name, Of['names'], Options> : never

/** Those of several names that are styled so; distributes over the names. */
type NameStyled<Name extends string, Own extends string, Options> = Own extends unknown
  ? StyledName<Own, Options> extends Name
    ? Own
    : never
  : never // unreachable: all are asked

type Styled<Pattern extends string, Options> = Slashed<StyledPattern<Pattern, Options>, Options>

/** A pattern whose paths end in a slash; one that ends in a slash or asks for a format stays as it is. */
export type Slashed<Pattern extends string, Options> = Options extends { readonly trailingSlash: true }
  ? Pattern extends `${string}/`
    ? Pattern
    : AsksForFormat<Pattern> extends true
      ? Pattern
      : Pattern extends `${infer Path}$`
        ? `${Path}/$`
        : `${Pattern}/`
  : Pattern

type AsksForFormat<Pattern extends string> = Pattern extends `${string}${':' | '*'}format${string}`
  ? 'format' extends ParsePattern<Pattern>['required'][number]['name']
    ? true
    : false
  : false

/** A pattern in the naming of the options. */
export type StyledPattern<Pattern extends string, Options> = Options extends { readonly naming: 'camelCase' }
  ? CamelPattern<Pattern>
  : Pattern

/** A pattern whose parameters are named in camelCase; ends because each step passes one parameter. */
type CamelPattern<Pattern extends string, Done extends string = ''> = Pattern extends `${infer Head}:${infer Rest}`
  ? TakeName<Rest> extends readonly [infer Name extends string, infer After extends string]
    ? CamelPattern<After, `${Done}${CamelGlobs<Head>}:${CamelCase<Name>}`>
    : never // unreachable: TakeName gives a pair
  : `${Done}${CamelGlobs<Pattern>}`

/** The same for globs. */
type CamelGlobs<Pattern extends string, Done extends string = ''> = Pattern extends `${infer Head}*${infer Rest}`
  ? TakeName<Rest> extends readonly [infer Name extends string, infer After extends string]
    ? CamelGlobs<After, `${Done}${Head}*${CamelCase<Name>}`>
    : never // unreachable: TakeName gives a pair
  : `${Done}${Pattern}`
