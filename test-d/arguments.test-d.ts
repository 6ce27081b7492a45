import { expectType } from 'tsd'
import type { PathResults, ResultKind, ShapeOfPattern } from '../types/arguments.js'

declare function value<Type>(): Type

// which result a call gives: whether options may have added to the path
expectType<'bare'>(value<ResultKind<[]>>())
expectType<'bare'>(value<ResultKind<[1]>>())
expectType<'bare'>(value<ResultKind<[{ id: 1 }, 'x']>>())
expectType<'alone'>(value<ResultKind<[{ article_id: 1 }]>>())
expectType<'more'>(value<ResultKind<[1, { format: 'csv' }]>>())

// one object is the options where there is no parameter, else the parameters
expectType<`/articles${string}`>(value<PathResults<'/articles'>['alone']>())
expectType<`/articles/${string}`>(value<PathResults<'/articles/:id'>['alone']>())
expectType<`/articles/${string}/edit`>(value<PathResults<'/articles/:id/edit'>['alone']>())
expectType<`/articles/${string}/edit${string}`>(value<PathResults<'/articles/:id/edit'>['more']>())

// the shape of any pattern; what is optional is left out of it, and options may put it in front
expectType<'/'>(value<ShapeOfPattern<'/'>>())
expectType<`/files/${string}`>(value<ShapeOfPattern<'/files/*path'>>())
expectType<`/${string}-${string}`>(value<ShapeOfPattern<'/:from-:to'>>())
expectType<'/posts'>(value<ShapeOfPattern<'(/:locale)/posts'>>())
expectType<`/${string}`>(value<PathResults<'(/:locale)/posts'>['more']>())
