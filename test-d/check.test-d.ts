import { resources, route, scope } from 'resourcery'
import { expectError, expectType } from 'tsd'
import type { CheckOptions, CheckPattern, Repeated } from '../types/check.js'

declare function value<Type>(): Type

// options: nothing to say of those that are known, a sentence at each other
expectType<unknown>(value<CheckOptions<'scope()', {}>>())
expectType<unknown>(value<CheckOptions<'scope()', { path: 'x'; as: 'y' }>>())
expectType<'onyl' | 'exept'>(value<keyof CheckOptions<'resources()', { onyl: []; exept: []; path: 'x' }>>())

// patterns: themselves, or a sentence where a parameter stands twice
expectType<'/:article_id/:id'>(value<CheckPattern<'/:article_id/:id'>>())
expectType<"Pattern '/:id/*id' has the parameter 'id' twice: rename one of them">(value<CheckPattern<'/:id/*id'>>())
expectType<never>(value<Repeated<'/articles'>>())
expectType<never>(value<Repeated<'/:id/:ids/:i'>>())
expectType<'a'>(value<Repeated<'/:a-:b(/:a)'>>())

route('get', '/:a/:b', 'a#b')
expectError(route('get', '/:a/:a', 'a#b'))
scope({ path: 'x' }, [])
expectError(scope({ pth: 'x' }, []))
resources('articles', { only: ['index'] })
expectError(resources('articles', { onyl: ['index'] }))
