import { createMatcher, draw, namespace, resources, route, scope } from 'resourcery'
import { expectType } from 'tsd'

const routes = draw([
  resources('articles', { member: { publish: 'post' } }, [resources('comments', { only: ['show'] })]),
  namespace('admin', [resources('products', { only: ['index'] })]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts', { only: ['show'] })]),
  route('any', 'files/*path', 'files#show', { format: false }),
])
const { match, recognize } = createMatcher(routes)

const found = recognize('GET', '/articles/1')
switch (found.controller) {
  case 'comments':
    expectType<'show'>(found.action)
    expectType<{ readonly article_id: string; readonly id: string; readonly format?: string }>(found.params)
    break
  case 'admin/products':
    expectType<'index'>(found.action)
    expectType<'admin_products'>(found.name)
    expectType<{ readonly format?: string }>(found.params)
    break
  case 'posts':
    expectType<{ readonly id: string; readonly locale?: 'en' | 'de'; readonly format?: string }>(found.params)
    break
  case 'files':
    expectType<null>(found.name)
    expectType<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'>(found.method)
    expectType<{ readonly path: string }>(found.params)
    break
  case 'articles':
    if (found.action === 'publish') {
      expectType<'POST'>(found.method)
      expectType<'/articles/:id/publish(.:format)'>(found.pattern)
    }
    if (found.action === 'index') expectType<{ readonly format?: string }>(found.params)
    break
  default:
    expectType<never>(found)
}

const perhaps = match('GET', '/')
expectType<'articles' | 'comments' | 'admin/products' | 'posts' | 'files' | undefined>(perhaps?.controller)

// actions that are left out match nothing, whether all four names are left or not
const few = draw([
  resources('articles', { except: ['destroy', 'create'] }),
  resources('photos', { except: ['new', 'edit', 'update', 'destroy'] }),
  resources('events', { except: [] }),
])
const fewMatcher = createMatcher(few)
type Few = ReturnType<typeof fewMatcher.recognize>
type ActionOf<Controller> = Extract<Few, { readonly controller: Controller }>['action']
expectType<'index' | 'new' | 'edit' | 'show' | 'update'>({} as ActionOf<'articles'>)
expectType<'index' | 'create' | 'show'>({} as ActionOf<'photos'>)
expectType<'index' | 'create' | 'new' | 'edit' | 'show' | 'update' | 'destroy'>({} as ActionOf<'events'>)
expectType<'GET' | 'PUT'>({} as Extract<Few, { readonly controller: 'articles' }>['method'])
