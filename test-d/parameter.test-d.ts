import { draw, type PathParam, route } from 'resourcery'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type {
  ConstrainedParam,
  HasId,
  Named,
  NoteValue,
  Parameter,
  ParamValue,
  ParsePattern,
  PathShape,
} from '../types/parameter.js'

declare function value<Type>(): Type

// what can stand for a path parameter
for (const one of ['x', 0, 1n, { id: 1 }, { id: 'x', title: 'y' }, { toParam: () => 'x' }]) {
  expectAssignable<ParamValue>(one)
  expectAssignable<PathParam<'id'>>(one)
}
expectNotAssignable<ParamValue>(null)
expectNotAssignable<ParamValue>(undefined)
expectNotAssignable<ParamValue>(true)
expectNotAssignable<ParamValue>({ title: 'x' })
expectNotAssignable<ParamValue>({ id: null })
expectNotAssignable<ParamValue>([1])

// where a constraint allows some values alone, objects hold these
expectAssignable<ConstrainedParam<'locale', 'en' | 'de'>>({ toParam: () => 'de' as const })
expectAssignable<ConstrainedParam<'locale', 'en' | 'de'>>(value<HasId<'locale', 'en'>>())
expectNotAssignable<ConstrainedParam<'locale', 'en' | 'de'>>('fr')
expectNotAssignable<ConstrainedParam<'locale', 'en' | 'de'>>({ id: 'fr' })

// what a note allows
expectType<number | bigint | `${bigint}`>(value<NoteValue<'integer'>>())
expectType<'en' | 'de'>(value<NoteValue<"'en'|'de'">>())
expectType<'x' | '1' | 1>(value<NoteValue<"'x'|'1'">>())
expectType<'1' | 1 | '2' | 2 | 'x'>(value<NoteValue<"'1'|'2'|'x'">>())
// a text that a number is not written as stays a text
expectType<'01' | '1e3' | 'x'>(value<NoteValue<"'01'|'1e3'|'x'">>())
expectAssignable<NoteValue<'uuid'>>('9b2d0f9e-0b5c-4a53-8f1c-0d2f5a6b7c8d')
expectNotAssignable<NoteValue<'uuid'>>('9b2d0f9e')

// the shape of a path, and what a pattern with special signs says
expectType<'/articles'>(value<PathShape<'/articles'>>())
expectType<`/articles/${string}/comments/${string}`>(value<PathShape<'/articles/:article_id/comments/:id'>>())
type Parsed = ParsePattern<"(/:locale<'en'|'de'>)/files/*path(.:format)">
expectType<`/files/${string}`>(value<Parsed['shape']>())
expectAssignable<[Parameter<'path'>]>(value<Parsed['required']>())
expectAssignable<[Parameter<'locale', 'en' | 'de'>]>(value<Parsed['optional']>())
expectType<string>(value<Parsed['format']>())
expectType<never>(value<ParsePattern<'/photos/:id$'>['format']>())
expectType<'csv'>(value<ParsePattern<"/photos(.:format<'csv'>)">['format']>())

// the named object
expectType<'article_id' | 'id'>(value<keyof Named<'/articles/:article_id/comments/:id'>>())
expectType<'from' | 'to'>(value<keyof Named<'/versions/:from-:to'>>())

// a list of numbers allows each of them
const numbered = draw([route('get', 'pages/:number', 'pages#show', { as: 'page', constraints: { number: [1, 2, 3] } })])
expectType<`/pages/1` | `/pages/2` | `/pages/3`>(numbered.page_path(1))
expectType<`/pages/1` | `/pages/2` | `/pages/3`>(numbered.page_path('3'))
expectError(numbered.page_path(4))
