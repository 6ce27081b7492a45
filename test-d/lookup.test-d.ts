import {
  draw,
  type HelperName,
  type ParamsOf,
  type PathOf,
  type PathParam,
  type PatternOf,
  type RouteName,
  resources,
  route,
  scope,
} from 'resourcery'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'

declare function value<Type>(): Type

const routes = draw([
  resources('articles', { only: ['index', 'show'] }, [resources('comments', { only: ['show'] })]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts', { only: ['index'] })]),
  resources('photos', { only: ['show'], format: false, constraints: { id: 'integer' } }),
  route('get', '/:x', 'pages#show'),
])
type Set = typeof routes

// the names of routes and helpers; a nameless route has none
expectType<'articles' | 'article' | 'article_comment' | 'posts' | 'photo'>(value<RouteName<Set>>())
expectAssignable<HelperName<Set>>('hash_for_article_comment_url')
expectAssignable<HelperName<Set>>('articles_path')
expectNotAssignable<HelperName<Set>>('article_comment')
expectNotAssignable<HelperName<Set>>('edit_article_path')

// patterns as the route table has them, without the notes that types carry
expectType<'/articles/:article_id/comments/:id(.:format)'>(value<PatternOf<Set, 'article_comment'>>())
expectType<'/photos/:id'>(value<PatternOf<Set, 'photo'>>())
expectType<'(/:locale)/posts(.:format)'>(value<PatternOf<Set, 'posts'>>())
expectType<'/articles(.:format)' | '/photos/:id'>(value<PatternOf<Set, 'articles' | 'photo'>>())
expectError(value<PatternOf<Set, 'artcle'>>())

// parameters and shapes
expectType<{ readonly article_id: PathParam<string>; readonly id: PathParam<string> }>(
  value<ParamsOf<Set, 'article_comment'>>(),
)
expectType<{}>(value<ParamsOf<Set, 'articles'>>())
expectType<{}>(value<ParamsOf<Set, 'posts'>>())
expectType<`/articles/${string}/comments/${string}`>(value<PathOf<Set, 'article_comment'>>())
expectType<'/posts'>(value<PathOf<Set, 'posts'>>())

// the slash of the set
const slashed = draw([resources('articles', { only: ['index', 'show'] })], { trailingSlash: true })
expectType<'/articles/' | `/articles/${string}/`>(value<PathOf<typeof slashed, 'articles' | 'article'>>())
expectType<'/articles(.:format)'>(value<PatternOf<typeof slashed, 'articles'>>())

// the naming of the set
const camel = draw([resources('line_items', { only: ['show'] })], { naming: 'camelCase' })
expectType<'lineItem'>(value<RouteName<typeof camel>>())

// what is no route set has no names
expectType<never>(value<RouteName<{ articles_path(): string }>>())
