import { describe, expect, test } from 'vitest'
import { printModule } from '../../src/cli/import/module.js'
import { recover } from '../../src/cli/import/recover.js'
import { row, withNames } from '../../src/cli/import/row.js'
import { argumentsOf, run, titled } from './written.js'

/** What is written for the table of a declaration. */
function written(declaration: string): string {
  const rows = withNames(run(`return draw(${declaration})`).map((one) => row({ ...one })))
  return argumentsOf(printModule([{ ...recover(rows), engine: undefined, mountedAt: undefined }]))
}

const list = (lines: string): string => `[\n${lines.replace(/^/gm, '  ')}\n]`

/** Declarations as they are written, each under what it shows. */
const DECLARATIONS = titled(String.raw`
# a resource
resources('posts'),

# a singular resource
resource('profile'),

# resources side by side
resources('posts', { only: ['index'] }),
resource('profile'),

# actions that are named
resources('posts', { only: ['index', 'show'] }),

# one action that is left out
resources('posts', { except: ['destroy'] }),

# no action but a child
resources('posts', { only: [] }, [
  resources('comments'),
]),

# another path
resources('posts', { path: 'nachrichten' }),

# another name
resources('posts', { as: 'messages' }),

# another controller
resources('posts', { controller: 'messages' }),

# another parameter
resources('posts', { param: 'slug' }),

# no format
resources('posts', { format: false }),

# a constraint
resources('posts', { constraints: { id: /\d+/ } }),

# defaults
resources('posts', { defaults: { kind: 'text' } }),

# member actions
resources('posts', { member: { publish: 'post' } }),

# a member action of two methods
resources('posts', { member: { vote: ['get', 'post'] } }),

# collection actions
resources('posts', { collection: { search: 'get' } }),

# further actions of new
resources('posts', { new: { preview: 'post' } }),

# all three
resources('posts', {
  member: { publish: 'post' },
  collection: { search: 'get' },
  new: { preview: 'post' },
}),

# a child
resources('posts', {}, [
  resources('comments'),
]),

# a child of a child
resources('posts', {}, [
  resources('comments', {}, [
    resources('votes'),
  ]),
]),

# a singular child
resources('posts', {}, [
  resource('summary'),
]),

# a child of a singular resource
resource('profile', {}, [
  resources('photos'),
]),

# children of a parent with another parameter
resources('posts', { param: 'slug' }, [
  resources('comments'),
]),

# a shallow child
resources('posts', {}, [
  resources('comments', { shallow: true }),
]),

# a route of a member
resources('posts', {}, [
  member([
    route('get', 'history/:version', 'version', { as: 'version' }),
  ]),
]),

# a route of a collection
resources('posts', {}, [
  collection([
    route('get', 'archive/:year', 'archive', { as: 'archive' }),
  ]),
]),

# a route of a parent
resources('posts', {}, [
  route('get', 'stats'),
]),

# a namespace
namespace('admin', [
  resources('posts'),
]),

# a namespace in a namespace
namespace('admin', [
  namespace('shop', [
    resources('posts'),
  ]),
]),

# a namespace of single routes
namespace('admin', [
  root('home#index'),
  route('get', 'stats', 'pages#stats'),
]),

# a scope in a namespace at another path
namespace('admin', { path: 'intern' }, [
  scope({ path: ':locale' }, [
    resources('posts'),
  ]),
]),

# a scope of a path
scope({ path: 'old' }, [
  resources('posts'),
]),

# a scope of a path with a parameter
scope({ path: ':locale' }, [
  resources('posts'),
  resources('photos'),
]),

# the controller of a module
resources('posts', { controller: 'api/posts' }),

# a longer name
resources('posts', { as: 'old_posts' }),

# a scope of all three
scope({ path: 'v1', module: 'api', as: 'v1' }, [
  resources('posts'),
]),

# a scope with an optional parameter
scope({ path: '(/:locale)' }, [
  resources('posts'),
]),

# a scope with a constraint
scope({ path: ':locale', constraints: { locale: /de|en/ } }, [
  resources('posts'),
]),

# the root
root('home#index'),

# a route that is named by its path
route('get', '/about/team', 'pages#team'),

# a route with a name
route('get', '/users/:name', 'users#page', { as: 'user' }),

# a route without a name
route('get', '/users/:name', 'users#show'),

# a route of two methods
route(['get', 'post'], '/login', 'sessions#create', { as: 'session' }),

# a route of any method
route('any', '/all', 'pages#all'),

# a route with a glob
route('get', '/files/*path', 'files#show', { as: 'file', format: false }),

# a redirect
redirect('/stories', '/articles'),

# a redirect with a status
redirect('/stories', '/articles', { status: 302 }),

# the catch-all
defaultRoute(),

# an option in a child of a namespace
namespace('admin', [
  resources('posts', { only: ['index'] }, [
    resources('comments', { except: ['new', 'edit'] }),
  ]),
]),

# another path and another controller
resources('posts', { as: 'messages', controller: 'api/posts', except: ['destroy'] }),

# a namespace in a resource
resources('posts', {}, [
  namespace('admin', [
    resources('votes'),
  ]),
]),

# no name
resources('posts', { as: null }),

# the singular of a name
resources('news', { singular: 'item' }),

# a singular resource with another name
resource('profile', { as: 'account' }),

# a singular resource with another controller
resource('profile', { controller: 'accounts' }),

# a singular resource with further actions
resource('profile', { member: { publish: 'post' } }),

# a singular resource with a route in it
resource('profile', {}, [
  route('get', 'log', 'logs#show'),
]),

# children of no name
resources('posts', {}, [
  resources('comments', { as: null }),
]),

# a child without the name of its parent
scope({ path: 'posts/:post_id' }, [
  resources('comments'),
]),
resources('posts'),

# a child with another prefix
scope({ path: 'posts/:post_id' }, [
  resources('comments', { as: 'blog_comments' }),
]),
resources('posts'),

# a controller outside of the namespace
scope({ path: 'admin', as: 'admin' }, [
  resources('posts'),
]),
namespace('admin', [
  resources('photos'),
]),

# a route to a controller outside of the namespace
namespace('admin', [
  resources('posts'),
]),
route('get', '/admin/help', 'pages#help'),

# a namespace at another path
namespace('admin', { path: 'intern' }, [
  resources('posts'),
]),

# constraints and format of a member
resources('posts', { format: false, constraints: { id: /\d+/ } }),

# a fixed format
resources('posts', { format: 'json' }),

# values of a constraint
scope({ path: ':locale', constraints: { locale: ['de', 'en'] } }, [
  resources('posts'),
]),

# a child that asks more
resources('posts', { constraints: { id: /\d+/ } }, [
  resources('comments', { constraints: { id: /[a-z]+/ } }),
]),

# defaults of two
resources('posts', { defaults: { kind: 'text', size: 3 } }),

# a child of a member with further actions
resources('posts', { member: { publish: 'post' } }, [
  resources('comments', { collection: { search: 'get' } }),
]),

# what stands in a member by its path alone
scope({ path: 'posts/:id' }, [
  resource('summary'),
]),
resources('posts'),

# a resource in a collection
resources('posts', {}, [
  collection([
    resources('drafts', { only: ['index'] }),
  ]),
]),

# routes of member and collection
resources('posts', {}, [
  member([
    route('get', 'log/:day', 'log', { as: 'log' }),
    route('post', 'log/:day', 'write'),
  ]),
  collection([
    route('get', 'of/:year', 'of', { as: 'of' }),
  ]),
]),

# a redirect with a name
redirect('/stories', '/articles', { as: 'old' }),

# a redirect in a namespace
namespace('admin', [
  resources('posts'),
  redirect('stories', '/articles'),
]),

# a redirect of a name that is its path's
redirect('/old/stories', '/articles'),

# a root in a namespace with a resource
namespace('admin', [
  resources('posts'),
  root('home#index'),
]),

# a route that gives its action
route('get', '/:action', 'pages#'),

# an order that decides
route('get', '/posts/:slug', 'pages#show', { as: 'page' }),
resources('posts'),

# a parent without actions of its own
resources('posts', { only: [] }, [
  resources('comments'),
  resources('votes', { only: ['create'] }),
]),

# a parent in a parent without actions
resources('blogs', { only: [] }, [
  resources('posts', { only: [] }, [
    resources('comments'),
  ]),
]),

# a further action without a resource
resources('posts', { only: [], member: { publish: 'post' } }),

# PATCH
route('patch', '/settings', 'settings#change'),

# a route that gives its action by default
route('get', '/:controller/list', '#list', { as: 'list' }),

# a route that gives neither controller nor action
route('get', '/:controller/:action/:id'),

# a route of a namespace with a name
namespace('admin', [
  resources('posts'),
  route('get', 'log/:day', 'logs#day', { as: 'log' }),
]),

# a route without the name of its path
route('get', '/about', 'pages#about', { as: null }),

# what is no root
route('post', '/', 'home#create', { as: 'start' }),

# a root with a name
root('home#index', { as: 'home' }),

# a route of another controller in a member
resources('posts', {}, [
  member([
    route('post', 'publish', 'publications#create'),
  ]),
]),

# a route at another path than its action in a member
resources('posts', {}, [
  member([
    route('post', 'go', 'publish', { as: 'publish' }),
  ]),
]),

# a route at another path than its action, without a name
resources('posts', {}, [
  collection([
    route('post', 'go', 'publish', { as: null }),
  ]),
]),

# further actions and children of a singular resource
resource('profile', { member: { publish: 'post', logs: 'get' } }, [
  resources('photos'),
]),

# a resource of two words
resources('line-items'),

# a further action of two words
resources('posts', { member: { 'put-back': 'post' } }),

# routes that differ in the pattern
route('get', '/a/:x', 'pages#a'),
route('post', '/b/:x', 'pages#a'),

# routes that differ in the controller
route('get', '/a/:x', 'pages#a'),
route('post', '/a/:x', 'texts#a'),

# routes that differ in the action
route('get', '/a/:x', 'pages#a'),
route('post', '/a/:x', 'pages#b'),

# routes that differ in a constraint
route('get', '/a/:x', 'pages#a', { constraints: { x: 'integer' } }),
route('post', '/a/:x', 'pages#a'),

# routes that differ in a default
route('get', '/a/:x', 'pages#a', { defaults: { x: 1 } }),
route('post', '/a/:x', 'pages#a', { defaults: { x: 2 } }),

# two redirects
redirect('/a', '/c'),
redirect('/b', '/c'),

# a default and a constraint of the format
route('get', '/a', 'pages#a', {
  constraints: { format: ['json', 'xml'] },
  defaults: { format: 'json' },
}),

# a constraint of the format alone
resources('posts', { constraints: { format: ['json'] } }),

# a default of the format alone
route('get', '/a', 'pages#a', { defaults: { format: 'json' } }),

# a fixed format with more that is asked
scope({ path: ':locale', constraints: { locale: ['de', 'en'] } }, [
  resources('posts', { format: 'json', constraints: { id: 'uuid' } }),
]),

# a format that the children do not have
resources('posts', { format: false }, [
  resources('comments'),
]),

# a constraint that the children do not have
namespace('admin', [
  resources('posts', { constraints: { id: 'integer' } }),
  resources('photos'),
]),

# further actions alone, of a collection
resources('posts', { only: [], collection: { search: ['get', 'post'] } }),

# further actions alone, of both
resources('posts', { only: [], member: { publish: 'post' }, collection: { search: 'get' } }),

# further actions alone, in a namespace
namespace('admin', [
  resources('posts', { only: [], member: { publish: 'post' } }),
]),

# further actions alone, with another parameter
resources('line-items', { param: 'slug', only: [], member: { 'put-back': 'post' } }),

# further actions of another controller
route('post', '/posts/:id/publish', 'articles#publish', { as: 'publish_post' }),

# further actions of another name
route('post', '/posts/:id/publish', 'posts#publish', { as: 'publish_article' }),

# further actions of another action
route('post', '/posts/:id/publish', 'posts#go', { as: 'publish_post' }),

# further actions without a name
route('post', '/posts/:id/publish', 'posts#publish'),

# further actions behind an optional segment
route('post', '(/:locale)/posts/:id/publish', 'posts#publish', { as: 'publish_post' }),

# one route with the parameter of a parent
route('get', '/posts/:post_id/stats', 'stats#of', { as: 'post_stats' }),

# two routes with the parameter of a parent
resources('posts', { only: [] }, [
  route('get', 'stats', 'stats#of'),
  route('get', 'graph', 'stats#graph'),
]),

# routes with the parameters of two parents
route('get', '/posts/:post_id/stats', 'stats#of', { as: 'post_stats' }),
route('get', '/pages/:page_id/stats', 'stats#of', { as: 'page_stats' }),

# children of two parents without actions
resources('posts', { only: [] }, [
  resources('comments'),
]),
resources('pages', { only: [] }, [
  resources('comments'),
]),

# children of one parent with two parameters
resources('posts', { only: [] }, [
  resources('comments'),
]),
resources('posts', { param: 'slug', only: [] }, [
  resources('votes'),
]),

# a child without a name of a parent without actions
resources('posts', { only: [] }, [
  resources('comments', { as: null }),
  resources('votes'),
]),

# children of a parent without actions in a namespace
namespace('admin', [
  resources('products', { only: [] }, [
    resource('stock'),
  ]),
]),

# children of a parent of two words without actions
resources('line-items', { only: [] }, [
  resources('notes'),
]),

# a parent without actions in a singular resource
resource('profile', {}, [
  resources('photos', { only: [] }, [
    resources('tags'),
  ]),
]),

# a parent without actions in a resource
resources('posts', {}, [
  resources('comments', { only: [] }, [
    resources('votes'),
  ]),
]),

# a child and a further action of a parent without others
resources('posts', { only: [], member: { publish: 'post' } }, [
  resources('comments'),
]),

# what stands below a parent by its path alone
scope({ path: 'posts/:post_id' }, [
  resources('comments'),
]),

# what stands below a parent whose name is not that of its path
scope({ path: 'nachrichten/:post_id' }, [
  resources('comments', { as: 'post_comments' }),
]),

# a further action of a resource at a path of two
scope({ path: 'old' }, [
  resources('posts', { only: [], member: { publish: 'post' } }),
]),

# many values
route('get', '/:kind', 'pages#of', {
  constraints: {
    kind: [
      'articles-of-the-day',
      'articles-of-the-week',
      'articles-of-the-month',
      'articles-of-the-year',
      'articles',
    ],
  },
}),

# a further action that tells the name of the collection
resources('posts', {
  only: ['show'],
  collection: { search: 'get', 'top-ten': ['get', 'post'] },
}),

# further actions that tell nothing of it
resources('posts', { only: [], member: { publish: 'post' }, collection: { search: 'get' } }),
resources('posts', { only: ['show'] }, [
  resources('comments'),
]),

# a child, and the same resource apart
resources('posts', { only: [] }, [
  resources('comments', { only: ['index'] }),
]),
resources('comments'),

# a child with all actions, and a member of the same apart
resources('posts', { only: [] }, [
  resources('comments'),
]),
resources('comments', { only: ['show'] }),

# a child, and a member of another resource
resources('posts', { only: [] }, [
  resources('comments', { only: ['index'] }),
]),
resources('notes', { only: ['show'] }),

# a child, and a member of another controller
resources('posts', { only: [] }, [
  resources('comments', { only: ['index'] }),
]),
resources('comments', { controller: 'notes', only: ['show', 'update'] }),

# a resource in a namespace, and a member of the same outside
namespace('admin', [
  resources('comments', { only: ['index'] }),
]),
resources('comments', { only: ['show'] }),

# a shallow child of which there are members alone
resources('posts', { only: ['index'] }, [
  resources('comments', { shallow: true, only: ['index', 'show'] }),
]),

# what stands at the path of a resource with another parameter
scope({ path: 'posts/:user_id' }, [
  resources('votes'),
]),
resources('posts'),

# what starts like the path of a resource
route('get', '/profiles', 'people#all'),
resource('profile'),

# what starts like a path of new
resources('posts', { collection: { newest: 'get', renew: 'post' } }),

# what stands at the path of new with a name of its own
route('post', '/posts/new/preview', 'posts#preview', { as: 'preview' }),
resources('posts'),

# a form alone
resources('things', { only: ['new'] }),
resource('profile', { only: ['edit'] }),
route('get', '/things/renew', 'things#renew'),

# a scope with a dot
scope({ path: 'v1.0' }, [
  resources('things'),
]),

# scopes in scopes
scope({ path: 'old', as: 'old' }, [
  scope({ path: 'v1', as: 'v1' }, [
    resources('posts'),
  ]),
]),

# a namespace in a scope
scope({ path: 'old' }, [
  namespace('admin', [
    resources('posts'),
  ]),
]),

# a scope of two segments
scope({ path: 'old/v1', as: 'v1' }, [
  resources('posts'),
]),

# an optional scope with a namespace
scope({ path: '(/:locale)' }, [
  namespace('admin', [
    resources('posts'),
  ]),
  resources('photos'),
]),

# a namespace of single routes alone
namespace('admin', [
  route('get', 'stats', 'pages#stats'),
  route('get', 'log', 'pages#log'),
]),

# one route in what may be a namespace
route('get', '/admin/stats', 'admin/pages#stats'),

# a route with a constraint
route('get', '/years/:year', 'years#page', { as: 'year', constraints: { year: /\d{4}/ } }),

# a route with defaults
route('get', '/start', 'pages#start', { defaults: { kind: 'first' } }),

# a route with an optional segment
route('get', '/list(/:page)', 'lists#page', { as: 'list' }),
`)

describe('a declaration comes back from its table as it was written', () => {
  test.each(DECLARATIONS)('%s', (_, declaration) => {
    expect(written(list(declaration))).toBe(list(declaration))
  })
})
