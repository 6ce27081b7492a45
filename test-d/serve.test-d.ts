import {
  collection,
  type Drawn,
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
import {
  type ContextOf,
  type Controllers,
  type NestedParams,
  redirectTo,
  serve,
  type Validator,
} from 'resourcery/serve'
import { expectAssignable, expectError, expectNotAssignable, expectType } from 'tsd'

const routes = draw([
  root('home#index'),
  resources('articles', { member: { publish: ['post', 'put'] } }, [
    resources('comments', { only: ['create', 'destroy'] }),
  ]),
  namespace('admin', [resources('products', { only: ['index', 'update'] }), resource('account', { only: ['show'] })]),
  redirect('/old', '/articles'),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de', 'fr', 'ja', 'ru'] } }, [
    route('get', 'about', 'pages#about'),
  ]),
  route('any', 'files/*path', 'files#show', { format: false }),
])
type Set = typeof routes

// the controllers that are routed, and their actions; a redirect has none
expectType<'home' | 'articles' | 'comments' | 'admin/products' | 'admin/accounts' | 'pages' | 'files'>(
  null as unknown as keyof Controllers<Set>,
)
expectType<'index' | 'create' | 'new' | 'edit' | 'show' | 'update' | 'destroy' | 'publish'>(
  null as unknown as keyof Controllers<Set>['articles'],
)
expectType<'index' | 'update'>(null as unknown as keyof Controllers<Set>['admin/products'])

// an action that is left out is none
const few = draw([resources('articles', { except: ['destroy', 'create'] })])
expectType<'index' | 'new' | 'edit' | 'show' | 'update'>(null as unknown as keyof Controllers<typeof few>['articles'])

// parameters of the path
type ParamsIn<Context> = Context extends { readonly params: infer Params } ? Params : never
type ParamsOf<Name extends keyof Controllers<Set>, Action extends keyof Controllers<Set>[Name]> = ParamsIn<
  ContextOf<Set, Name, Action>
>
expectType<{ readonly format?: string }>(null as unknown as ParamsOf<'articles', 'index'>)
expectType<{ readonly id: string; readonly format?: string }>(null as unknown as ParamsOf<'articles', 'show'>)
expectType<{ readonly id: string; readonly format?: string }>(null as unknown as ParamsOf<'articles', 'publish'>)
expectType<{ readonly article_id: string; readonly id: string; readonly format?: string }>(
  null as unknown as ParamsOf<'comments', 'destroy'>,
)
expectType<{ readonly locale?: 'en' | 'de' | 'fr' | 'ja' | 'ru'; readonly format?: string }>(
  null as unknown as ParamsOf<'pages', 'about'>,
)
expectType<{ readonly path: string }>(null as unknown as ParamsOf<'files', 'show'>)
expectType<{}>(null as unknown as ParamsOf<'home', 'index'>)

// the body under the singular, in create and update alone
expectType<{ readonly article?: NestedParams; readonly format?: string }>(
  null as unknown as ParamsOf<'articles', 'create'>,
)
expectType<{ readonly article_id: string; readonly comment?: NestedParams; readonly format?: string }>(
  null as unknown as ParamsOf<'comments', 'create'>,
)
expectType<{ readonly id: string; readonly product?: NestedParams; readonly format?: string }>(
  null as unknown as ParamsOf<'admin/products', 'update'>,
)

// the route, the helpers, the query
type Route = ContextOf<Set, 'articles', 'publish'>['route']
expectType<'POST' | 'PUT'>(null as unknown as Route['method'])
expectType<'publish_article'>(null as unknown as Route['name'])
expectType<'/articles/:id/publish(.:format)'>(null as unknown as Route['pattern'])
expectType<'new_article'>(null as unknown as ContextOf<Set, 'articles', 'new'>['route']['name'])
expectType<'PUT'>(null as unknown as ContextOf<Set, 'articles', 'update'>['route']['method'])
declare const context: ContextOf<Set, 'articles', 'show'>
expectType<`/articles/${string}`>(context.helpers.article_path(1))
expectType<NestedParams>(context.query)
expectType<string>(context.format)
expectType<Request>(context.request)
expectError(context.params.ID)

// one function for each action, no fewer and no more
const small = draw([resources('posts', { only: ['index', 'show'] })])
expectType<(request: Request) => Response | Promise<Response>>(
  serve(small, { posts: { index: () => redirectTo('/posts'), show: async ({ params }) => params.id } }),
)
expectError(serve(small, {}))
expectError(serve(small, { posts: { index: () => 1 } }))
expectError(serve(small, { posts: { index: () => 1, show: () => 1, edit: () => 1 } }))
expectError(serve(small, { posts: { index: () => 1, show: () => 1 }, others: {} }))
expectError(serve(small, { posts: { index: () => 1, show: 1 } }))
expectError(serve(small, { posts: { index: () => 1, show: ({ params }: { params: { slug: string } }) => params } }))
const given = { posts: { index: () => 1, show: () => 1, edit: () => 1 } }
expectError(serve(small, given))
const held = { posts: { index: () => 1, show: () => 1, count: 1 } }
serve(small, held)
expectAssignable<Controllers<typeof small>>({ posts: { index: () => 1, show: () => 1 } })
expectNotAssignable<Controllers<typeof small>>({ posts: { index: () => 1 } })
expectError(serve(small, { posts: { index: () => 1, show: () => 1 } }, { methodOveride: true }))

// attributes: what the validator gives; test/serve/attributes.test.ts has validators of libraries
declare const attributes: Validator<{ title: string; views: number }>
declare const name: Validator<{ name: number }>
declare const url: Validator<{ url: string }>
const checked = draw([
  resources(['posts', 'drafts'], { attributes }),
  resources('books', { only: [] }, [
    collection([resources('tags', { attributes: name })]),
    member([resource('cover', { attributes: url, only: ['update'] })]),
  ]),
  namespace('admin', [
    scope({ module: 'shop' }, [resources('wares', { singular: 'ware_item', attributes, only: ['create'] })]),
  ]),
])
type Checked<
  Name extends keyof Controllers<typeof checked>,
  Action extends keyof Controllers<typeof checked>[Name],
> = ParamsIn<ContextOf<typeof checked, Name, Action>>
expectType<{ readonly format?: string; readonly post: { title: string; views: number } }>(
  null as unknown as Checked<'posts', 'create'>,
)
expectType<{ readonly id: string; readonly format?: string; readonly draft: { title: string; views: number } }>(
  null as unknown as Checked<'drafts', 'update'>,
)
expectType<{ readonly id: string; readonly format?: string }>(null as unknown as Checked<'posts', 'destroy'>)
expectAssignable<{ readonly tag: { name: number } }>(null as unknown as Checked<'tags', 'create'>)
expectAssignable<{ readonly cover: { url: string } }>(null as unknown as Checked<'covers', 'update'>)
expectAssignable<{ readonly ware_item: { title: string; views: number } }>(
  null as unknown as Checked<'admin/shop/wares', 'create'>,
)

// only the resource that routes an action types its body
const shared = draw([
  resources('posts', { only: ['create'], attributes }),
  resources('drafts', { only: ['update'], controller: 'posts' }),
])
expectType<{ readonly format?: string; readonly post: { title: string; views: number } }>(
  null as unknown as ContextOf<typeof shared, 'posts', 'create'>['params'],
)
expectType<{ readonly id: string; readonly format?: string; readonly draft?: NestedParams }>(
  null as unknown as ContextOf<typeof shared, 'posts', 'update'>['params'],
)

// several paths that lead to one action
const several = draw([resources('posts', { only: ['show'] }), route('get', 'latest', 'posts#show')])
expectType<{ readonly id: string; readonly format?: string } | { readonly format?: string }>(
  null as unknown as ContextOf<typeof several, 'posts', 'show'>['params'],
)

// the naming of the set
const camel = draw([resources('blog_posts', { only: ['update'] }, [resources('line_items', { only: ['create'] })])], {
  naming: 'camelCase',
  patch: true,
})
expectType<{ readonly blogPostId: string; readonly format?: string; readonly lineItem?: NestedParams }>(
  null as unknown as ContextOf<typeof camel, 'line_items', 'create'>['params'],
)
expectType<'PUT' | 'PATCH'>(null as unknown as ContextOf<typeof camel, 'blog_posts', 'update'>['route']['method'])
expectType<'blogPost'>(null as unknown as ContextOf<typeof camel, 'blog_posts', 'update'>['route']['name'])

// what a path may name may be anything; what is routed is demanded all the same
const open = draw([resources('notes', { only: ['show'] }), defaultRoute()])
serve(open, { notes: { show: ({ params }) => params.id, archive: () => 1 }, others: { list: () => 1 } })
expectError(serve(open, { notes: { archive: () => 1 } }))
const byAction = draw([route('get', 'pages/:action', 'pages#show')])
serve(byAction, { pages: { show: () => 1, imprint: () => 1 } })
expectError(serve(byAction, { others: { show: () => 1 } }))

// a route set that is known at run time only takes any controllers
declare const wide: Drawn<unknown, {}>
serve(wide, { anything: { at: () => 1 } })
expectError(serve(wide, { anything: 1 }))
