import {
  type Declaration,
  defaultRoute,
  draw,
  member,
  namespace,
  redirect,
  resource,
  resources,
  root,
  route,
  scope,
} from 'resourcery'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'
import type { Constraint, Method, ResourceOptions } from '../types/declaration.js'

// the call keeps what it is given as literals
expectType<'resources'>(resources('articles').kind)
expectType<readonly ['books', 'toys']>(resources(['books', 'toys']).names)
expectType<'articles'>(resources('articles').names)
expectType<readonly ['index']>(resources('articles', { only: ['index'] }).options.only)
expectType<'admin'>(namespace('admin', []).name)
expectType<'/articles/:id'>(route('get', '/articles/:id', 'articles#show').pattern)
expectType<readonly ('get' | 'post')[]>(route(['get', 'post'], '/a', 'a#b').methods)
expectType<'home#index'>(root('home#index').target)

// all of them are declarations, and nothing else is
for (const one of [resources('a'), resource('a'), namespace('a', []), scope({}, []), member([]), root('a#b')])
  expectAssignable<Declaration>(one)
expectAssignable<Declaration>(defaultRoute())
expectAssignable<Declaration>(redirect('/a', '/b', { status: 302 }))
expectNotAssignable<Declaration>('articles')
expectNotAssignable<Declaration>([resources('articles')])

expectAssignable<ResourceOptions>({ only: ['index'], member: { publish: ['post', 'put'] }, as: null, namespace: false })
expectNotAssignable<ResourceOptions>({ only: ['list'] })
expectNotAssignable<ResourceOptions>({ member: { publish: 'pots' } })
expectNotAssignable<ResourceOptions>({ as: 1 })
expectNotAssignable<Method>('GET')
expectAssignable<Constraint>(/\d+/)
expectAssignable<Constraint>(['en', 1])
expectNotAssignable<Constraint>('number')

// what is refused, beside what is taken
draw([resources('articles')], { naming: 'camelCase', patch: true })
expectError(draw([resources('articles')], { naming: 'kebab-case' }))
redirect('/a', '/b', { keepQuery: true })
expectError(redirect('/a', '/b', { status: 'found' }))
expectError(resources('articles', {}, ['comments']))
expectError(route('gte', '/a', 'a#b'))
