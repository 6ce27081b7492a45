import { draw, resources, route, scope } from 'resourcery'
import { expectError, expectType } from 'tsd'
import type { RequiredNames } from '../types/hash.js'

declare function value<Type>(): Type

expectType<[]>(value<RequiredNames<'/articles'>>())
expectType<['article_id', 'id']>(value<RequiredNames<'/articles/:article_id/comments/:id'>>())
expectType<readonly ['path']>(value<Readonly<RequiredNames<'(/:locale)/files/*path$'>>>())

const routes = draw([
  resources('articles', {}, [resources('comments', { only: ['show'] })]),
  scope({ path: '(:locale)' }, [route('get', 'help', 'pages#help', { as: 'help' })]),
])
interface Comment {
  readonly controller: 'comments'
  readonly action: 'show'
  readonly useRoute: 'article_comment'
  readonly onlyPath: true
}

// parameters by position and by name, and the id of an object
expectType<1>(routes.hash_for_article_comment_path(1, 'x').article_id)
expectType<'x'>(routes.hash_for_article_comment_path(1, 'x').id)
expectType<2>(routes.hash_for_article_comment_path({ article_id: { id: 2 }, id: 3n }).article_id)
expectType<3n>(routes.hash_for_article_comment_path({ article_id: { id: 2 }, id: 3n }).id)
expectType<1>(routes.hash_for_article_comment_path({ article_id: 1, id: 'x' }).article_id)
expectType<Comment['useRoute']>(routes.hash_for_article_comment_path(1, 2).useRoute)
expectType<Comment['onlyPath']>(routes.hash_for_article_comment_path(1, 2).onlyPath)

// options stand beside the parameters, optional parameters among them
expectType<'csv'>(routes.hash_for_articles_path({ format: 'csv' }).format)
expectType<'csv'>(routes.hash_for_article_comment_path(1, 2, { format: 'csv' }).format)
expectType<2>(routes.hash_for_articles_path({ query: { page: 2 } }).query.page)
expectError(routes.hash_for_articles_path({ formt: 'csv' }))
expectError(routes.hash_for_article_comment_path({ article_id: 1, idd: 2 }))
expectType<'de'>(routes.hash_for_help_path({ params: { locale: 'de' } }).locale)
expectError(routes.hash_for_help_path({ params: { locale: 'de' } }).params)
expectError(routes.hash_for_article_comment_path(1))
