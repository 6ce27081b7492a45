import { expectType } from 'tsd'
import type { FinishPattern, IsLiteral, JoinPath, NamePart, ReplaceAll, TakeName } from '../types/path.js'

declare function value<Type>(): Type

// one slash between segments, whoever writes it
expectType<'/articles'>(value<JoinPath<'', 'articles'>>())
expectType<'/articles/new'>(value<JoinPath<'/articles', 'new'>>())
expectType<'/articles/new'>(value<JoinPath<'/articles', '/new/'>>())
expectType<'/a/b/c'>(value<JoinPath<'/a', 'b//c'>>())
expectType<'/a'>(value<JoinPath<'/a', ''>>())
expectType<''>(value<JoinPath<'', ''>>())
expectType<'(/:locale)/posts'>(value<JoinPath<JoinPath<'', '(:locale)'>, 'posts'>>())
expectType<'/a(/:b)'>(value<JoinPath<'/a', '(:b)'>>())

// the format that a pattern takes
expectType<'/articles(.:format)'>(value<FinishPattern<'/articles', '*'>>())
expectType<'/articles'>(value<FinishPattern<'/articles', false>>())
expectType<'/articles.:format'>(value<FinishPattern<'/articles', true>>())

// the first slash stays outside where all is optional, and there alone
expectType<'/(:a)(/:b)'>(value<FinishPattern<'(/:a)(/:b)', false>>())
expectType<'(/:a)(/:b)/x'>(value<FinishPattern<'(/:a)(/:b)/x', false>>())
expectType<'(/:a)(/:b)/x(/:c)'>(value<FinishPattern<'(/:a)(/:b)/x(/:c)', false>>())

// which patterns name their route
expectType<true>(value<IsLiteral<'/about/the-team'>>())
expectType<false>(value<IsLiteral<'/about/:name'>>())
expectType<false>(value<IsLiteral<'/feed.xml'>>())
expectType<false>(value<IsLiteral<'(/:locale)'>>())
expectType<false>(value<IsLiteral<'/über/uns'>>())
expectType<false>(value<IsLiteral<'/日本'>>())

expectType<'line_items'>(value<NamePart<'line-items'>>())
expectType<'a_b_c'>(value<NamePart<'a/b-c'>>())
expectType<'articles'>(value<NamePart<'articles'>>())
expectType<'a_b' | 'c'>(value<NamePart<'a-b' | 'c'>>())
expectType<never>(value<NamePart<never>>())

expectType<'a:b:c'>(value<ReplaceAll<'a*b*c', '*', ':'>>())
expectType<''>(value<ReplaceAll<'', '*', ':'>>())

// a name ends at the first sign that no name has
expectType<readonly ['id', '']>(value<Readonly<TakeName<'id'>>>())
expectType<readonly ['from', '-:to']>(value<Readonly<TakeName<'from-:to'>>>())
expectType<readonly ['Id_2', '.:format']>(value<Readonly<TakeName<'Id_2.:format'>>>())
expectType<readonly ['', '/x']>(value<Readonly<TakeName<'/x'>>>())
