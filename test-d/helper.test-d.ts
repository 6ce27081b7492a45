import {
  draw,
  namespace,
  type OriginUrlHelper,
  type PathHelper,
  redirect,
  resource,
  resources,
  root,
  route,
  scope,
  type UrlHelper,
} from 'resourcery'
import { expectError, expectNotAssignable, expectType } from 'tsd'

const routes = draw([
  root('home#index'),
  resources('articles', { member: { publish: 'post' }, collection: { search: ['get', 'post'] } }, [
    resources('comments'),
  ]),
  resources(['books', 'toys'], { only: ['index', 'show'] }),
  resource('account'),
  namespace('admin', [resources('products')]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts')]),
  resources('photos', { format: false, constraints: { id: 'integer' } }),
  resources('tags', { param: 'slug' }),
  route('get', 'files/*path', 'files#show', { as: 'file' }),
  route('get', 'versions/:from-:to', 'versions#show', { as: 'versions' }),
  redirect('old/:id', '/articles/%{id}', { as: 'old' }),
])

// a helper prints its pattern
expectType<PathHelper<'/articles'>>(routes.articles_path)
expectType<PathHelper<'/articles/:article_id/comments/:id'>>(routes.article_comment_path)
expectType<PathHelper<'/articles/:id/publish'>>(routes.publish_article_path)
expectType<PathHelper<'/account'>>(routes.account_path)
expectType<PathHelper<'/'>>(routes.root_path)
expectType<OriginUrlHelper<'/admin/products/:id'>>(routes.admin_product_url)

// results are shapes
expectType<'/articles'>(routes.articles_path())
expectType<`/articles${string}`>(routes.articles_path({ format: 'csv' }))
expectNotAssignable<'/articles'>(routes.articles_path({ format: 'csv' }))
expectType<`/articles/${string}`>(routes.article_path(1))
expectType<`/articles/${string}`>(routes.article_path(1, { format: 'csv' }))
expectType<`/articles/${string}/edit`>(routes.edit_article_path(1))
expectType<`/articles/${string}/edit${string}`>(routes.edit_article_path(1, { query: { page: 2 } }))
expectType<`/articles/${string}/comments/${string}`>(routes.article_comment_path({ article_id: 1, id: 2 }))
expectType<`/files/${string}`>(routes.file_path('a/b'))
expectType<`/versions/${string}-${string}`>(routes.versions_path('1', '2'))
expectType<`${string}/articles${string}`>(routes.articles_url({ origin: 'https://example.com' }))

// parameter values
routes.article_path('x')
routes.article_path(1n)
routes.article_path({ id: 1 })
routes.article_path({ toParam: () => 'x' })
const article = { id: 1, title: 'x', format: 'pdf' }
routes.article_path(article)
routes.article_comment_path(article, 2, { anchor: 'top' })
routes.article_comment_path({ article_id: article, id: 2 }, { trailingSlash: true })
routes.tag_path({ slug: 'x' })
expectError(routes.article_path())
expectError(routes.article_path(null))
expectError(routes.article_path(undefined))
expectError(routes.article_path(true))
expectError(routes.article_path({ title: 'x' }))
expectError(routes.article_comment_path(1))
expectError(routes.article_comment_path(1, {}))
expectError(routes.article_comment_path({ id: 2 }))
expectError(routes.article_comment_path({ article_id: 1, id: 2, page: 3 }))
expectError(routes.article_path(1, { fromat: 'csv' }))
expectError(routes.article_path(1, {}, {}))

// constraints are types
routes.posts_path({ params: { locale: 'de' } })
expectError(routes.posts_path({ params: { locale: 'fr' } }))
routes.photo_path(1)
routes.photo_path('12')
expectError(routes.photo_path('x'))
expectError(routes.photo_path(1, { format: 'csv' }))

// no helpers that Rails dropped, none for what is not routed
expectError(routes.formatted_article_path)
expectError(routes.edit_book_path)
expectError(routes.article_comment_pth)

// an origin in draw is enough
const withOrigin = draw([resources('articles')], { origin: 'https://example.com' })
expectType<UrlHelper<'/articles'>>(withOrigin.articles_url)
expectType<`${string}/articles`>(withOrigin.articles_url())
expectError(routes.articles_url())
expectError(routes.article_url(1, { format: 'csv' }))

// hashes are literal
expectType<{
  readonly controller: 'articles'
  readonly action: 'show'
  readonly useRoute: 'article'
  readonly onlyPath: true
  readonly id: 1
}>(routes.hash_for_article_path(1))
expectType<{
  readonly controller: 'admin/products'
  readonly action: 'index'
  readonly useRoute: 'admin_products'
  readonly onlyPath: false
}>(routes.hash_for_admin_products_url())

// other namings
const camel = draw([resources('line_items', {}, [resources('comments')])], { naming: 'camelCase' })
expectType<PathHelper<'/line_items/:lineItemId/comments/:id'>>(camel.lineItemCommentPath)
camel.lineItemCommentPath({ lineItemId: 1, id: 2 })
camel.hashForNewLineItemPath()
expectError(camel.line_items_path)

const slashed = draw([resources('articles')], { trailingSlash: true })
expectType<'/articles/'>(slashed.articles_path())
expectType<`/articles/${string}/edit/`>(slashed.edit_article_path(1))
const ends = draw(
  [
    root('home#index'),
    route('get', 'one/:id', 'a#b', { as: 'always', format: true }),
    route('get', 'two', 'a#b', { format: 'json' }),
    route('get', 'three(/:year)', 'a#b', { as: 'three' }),
    route('get', 'four(/:format)', 'a#b', { as: 'four', format: false }),
    route('get', 'five/:format', 'a#b', { as: 'five', format: false }),
    route('get', 'six/:format_id', 'a#b', { as: 'six', format: false }),
    route('get', '(/:a(/:b))', 'a#b', { as: 'seven' }),
    resources('nine', { only: ['show'], constraints: { id: 'integer' } }),
    route('get', 'eight(-:kind)', 'a#b', { as: 'eight', format: false }),
  ],
  { trailingSlash: true },
)
expectType<'/'>(ends.root_path())
expectType<`/one/${string}.${string}`>(ends.always_path(1, 'csv'))
expectType<'/two/'>(ends.two_path())
expectType<`/two${string}`>(ends.two_path({ format: 'json' }))
expectType<'/three/'>(ends.three_path())
expectType<'/four/'>(ends.four_path())
expectType<`/five/${string}`>(ends.five_path('csv'))
expectType<`/six/${string}/`>(ends.six_path(1))
expectType<'/'>(ends.seven_path())
expectType<'/eight/'>(ends.eight_path())
expectType<`/${string}`>(ends.three_path({ format: 'csv' }))
ends.nine_path(1, { format: 'csv' })
expectType<`/nine/${string}/`>(ends.nine_path(1))
expectError(ends.root_path({ format: 'csv' }))
expectError(ends.eight_path({ format: 'csv' }))
expectError(ends.two_path({ format: 'csv' }))

const based = draw([resources('articles')], { basePath: '/app' })
expectType<'/app/articles'>(based.articles_path())

// a value of a list is shown in the path where the path has it as it is: without a sign that is encoded there
const listed = draw([
  resources('guides', { constraints: { id: ['en', 'en-US', 3] } }),
  resources('releases', { constraints: { id: ['1.0', 2.5] } }),
  route('get', 'compare/:from-:to', 'pages#compare', { as: 'compare', constraints: { to: ['a-b', 'c'] } }),
])
expectType<'/guides/en' | '/guides/en-US' | '/guides/3'>(listed.guide_path('en'))
expectType<`/releases/${string}`>(listed.release_path('1.0'))
expectError(listed.release_path('3.0'))
expectType<`/compare/${string}-${string}`>(listed.compare_path('x', 'a-b'))

// values that look like parameters are none
const signs = draw(
  [route('get', 'at/:time', 'pages#at', { as: 'at', constraints: { time: ['0:some_min', '1:some_min'] } })],
  { naming: 'camelCase' },
)
signs.atPath('0:some_min')
expectType<`/at/${string}`>(signs.atPath('1:some_min'))

// groups that are left out leave a slash, and what may be put into one is any text
const grouped = draw([
  route('get', '(/:locale)posts', 'posts#index', { as: 'posts', format: false }),
  route('get', 'feed(-:kind).xml', 'feeds#show', { as: 'feed', format: false }),
  route('get', 'blog(-:kind)', 'blog#index', { as: 'blog' }),
])
expectType<'/posts'>(grouped.posts_path())
expectType<'/feed.xml'>(grouped.feed_path())
expectType<`/${string}`>(grouped.feed_path({ params: { kind: 'news' } }))
expectType<`/blog${string}`>(grouped.blog_path({ params: { kind: 'news' } }))

// a base path stays in front of what has no other prefix
const outside = draw(
  [
    resources('articles', { shallow: true }, [resources('comments')]),
    resources('posts', { pathPrefix: '/:year' }),
    resources('pages', { namespace: 'api', shallow: true }, [resources('notes')]),
  ],
  { basePath: '/app' },
)
expectType<`/app/comments/${string}`>(outside.comment_path(2))
expectType<`/app/${string}/posts`>(outside.posts_path(2026))
expectType<`/app/api/notes/${string}`>(outside.api_note_path(3))

// what is known at run time only has no helpers, rather than helpers that ask for nothing
expectError(draw([] as any).articles_path)
expectError(draw([resources('articles') as any]).articles_path)
expectError(draw([] as never).articles_path)

// a list of values of unknown length, or of unknown values, leaves the parameter a text
declare const languages: string[]
declare const language: string
const worded = draw([
  scope({ path: ':locale', constraints: { locale: languages } }, [resources('posts', { only: ['index'] })]),
  resources('pages', { only: ['show'], constraints: { id: ['home', language] } }),
])
expectType<`/${string}/posts`>(worded.posts_path('en'))
expectType<`/pages/${string}`>(worded.page_path('contact'))
