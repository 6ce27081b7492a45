import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { printModule } from '../../src/cli/import/module.js'
import { ordersAgree } from '../../src/cli/import/order.js'
import { readRails } from '../../src/cli/import/rails.js'
import { recover, recoverSection } from '../../src/cli/import/recover.js'
import { keyOf, keysLike, row, withNames } from '../../src/cli/import/row.js'
import * as language from '../../src/index.js'
import type { Route } from '../../types/index.js'
import { randomDeclarations } from '../random-declaration.js'
import { IN_PROCESS } from './command.js'
import { argumentsOf, bodyOf, run } from './written.js'

/** What is written for the output of rails routes, without what all modules have in common. */
function imported(output: string): string {
  const [section = expect.fail('no route')] = readRails(output).sections
  return argumentsOf(printModule([recoverSection(section)]))
}

/** In the process of the tests they are run for each mutant. */
const RUNS = IN_PROCESS ? 60 : 400

describe('recover', () => {
  test('draws the table of any declaration anew, with rows missing too', () => {
    let drawn = 0
    fc.assert(
      fc.property(
        randomDeclarations,
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 3 }),
        (declarations, patch, gone) => {
          let rows: readonly Route[]
          try {
            rows = language.routesOf(language.draw(declarations as never, { patch } as never) as never)
          } catch {
            return fc.pre(false)
          }
          drawn++
          const missing = gone.map((one) => one % rows.length)
          const wanted = withNames(rows.filter((_, index) => !missing.includes(index)).map((one) => row({ ...one })))
          const recovered = recover(wanted)
          expect(recovered.leftOut).toEqual([])
          const text = printModule([{ ...recovered, engine: undefined, mountedAt: undefined }])
          expect(text, 'no resource draws nothing').not.toContain('only: [] })')
          const found = run(bodyOf(text))
          expect([...keysLike(found, wanted)].sort()).toEqual(wanted.map(keyOf).sort())
          expect(ordersAgree(wanted, found)).toBe(true)
        },
      ),
      {
        numRuns: RUNS,
        // two members of one shallow pattern without a name, before one that has it
        examples: [
          [
            [
              {
                kind: 'resources',
                names: ['sheep', 'articles'],
                options: {},
                children: [
                  {
                    kind: 'scope',
                    options: { shallow: true, constraints: { id: 'integer' } },
                    children: [{ kind: 'resources', names: ['sheep'], options: { as: null }, children: [] }],
                  },
                ],
              },
            ] as never,
            false,
            [],
          ],
        ],
      },
    )
    expect(drawn).toBeGreaterThan(RUNS / 4)
  })

  test('nests, and takes extra actions for options', () => {
    expect(
      imported(`
        publish_post POST   /posts/:id/publish(.:format)                 posts#publish
        search_posts GET    /posts/search(.:format)                      posts#search
                     POST   /posts/search(.:format)                      posts#search
    preview_new_post POST   /posts/new/preview(.:format)                 posts#preview
       post_comments POST   /posts/:post_id/comments(.:format)           comments#create
        post_comment DELETE /posts/:post_id/comments/:id(.:format)       comments#destroy
               posts GET    /posts(.:format)                             posts#index
                post GET    /posts/:id(.:format)                         posts#show`),
    ).toMatchInlineSnapshot(`
      "[
        resources(
          'posts',
          {
            only: ['index', 'show'],
            member: { publish: 'post' },
            collection: { search: ['get', 'post'] },
            new: { preview: 'post' },
          },
          [
            resources('comments', { only: ['create', 'destroy'] }),
          ],
        ),
      ]"
    `)
  })

  test('finds shallow resources', () => {
    expect(
      imported(`
  publish_comment POST   /comments/:id/publish(.:format)              comments#publish
    comment_likes GET    /comments/:comment_id/likes(.:format)        likes#index
             like DELETE /likes/:id(.:format)                         likes#destroy
    post_comments GET    /posts/:post_id/comments(.:format)           comments#index
                  POST   /posts/:post_id/comments(.:format)           comments#create
 new_post_comment GET    /posts/:post_id/comments/new(.:format)       comments#new
          comment GET    /comments/:id(.:format)                      comments#show
                  DELETE /comments/:id(.:format)                      comments#destroy
            posts GET    /posts(.:format)                             posts#index
             post GET    /posts/:id(.:format)                         posts#show`),
    ).toMatchInlineSnapshot(`
      "[
        resources('posts', { only: ['index', 'show'] }, [
          resources(
            'comments',
            { shallow: true, except: ['edit', 'update'], member: { publish: 'post' } },
            [
              resources('likes', { shallow: true, only: ['index', 'destroy'] }),
            ],
          ),
        ]),
      ]"
    `)
  })

  test('tells a singular resource from a plural one', () => {
    expect(
      imported(`
       new_session GET    /session/new(.:format)    sessions#new
           session DELETE /session(.:format)        sessions#destroy
                   POST   /session(.:format)        sessions#create
              news GET    /news(.:format)           news#show
          series_index GET /series(.:format)        series#index`),
    ).toMatchInlineSnapshot(`
      "[
        resource('session', { only: ['create', 'new', 'destroy'] }),
        resource('news', { only: ['show'] }),
        resources('series', { only: ['index'] }),
      ]"
    `)
  })

  test('finds namespaces and scopes by what paths, names and controllers share', () => {
    expect(
      imported(`
       admin_users GET    /admin/users(.:format)           admin/users#index
     backend_posts GET    /intern/posts(.:format)          backend/posts#index
         api_tags  GET    /api/v1/tags(.:format)           api/v1/tags#index
            things GET    /legacy/things(.:format)         legacy/things#index
       old_widgets GET    /old/widgets(.:format)           widgets#index
             gears GET    /parts/gears(.:format)           gears#index`),
    ).toMatchInlineSnapshot(`
      "[
        namespace('admin', [
          resources('users', { only: ['index'] }),
        ]),
        namespace('backend', { path: 'intern' }, [
          resources('posts', { only: ['index'] }),
        ]),
        namespace('api', [
          scope({ path: 'v1', module: 'v1' }, [
            resources('tags', { only: ['index'] }),
          ]),
        ]),
        scope({ path: 'legacy', module: 'legacy' }, [
          resources('things', { only: ['index'] }),
        ]),
        scope({ path: 'old', as: 'old' }, [
          resources('widgets', { only: ['index'] }),
        ]),
        scope({ path: 'parts' }, [
          resources('gears', { only: ['index'] }),
        ]),
      ]"
    `)
  })

  test('keeps what routes ask of their parameters', () => {
    expect(
      imported(`
             posts GET    (/:locale)/posts(.:format)       posts#index {:locale=>/en|de/}
              post GET    (/:locale)/posts/:id(.:format)   posts#show {:locale=>/en|de/, :id=>/\\d+/}
             feed  GET    /feed(.:format)                  posts#feed {:format=>/xml/}
             tree  GET    /tree(.:format)                  users#tree {:all=>true, :depth=>3}
             files GET    /files/*path                     files#show`),
    ).toMatchInlineSnapshot(`
      "[
        scope({ path: '(/:locale)', constraints: { locale: ['en', 'de'] } }, [
          resources('posts', { constraints: { id: /\\d+/ }, only: ['index', 'show'] }),
        ]),
        route('get', '/feed', 'posts#feed', { format: 'xml' }),
        route('get', '/tree', 'users#tree', { defaults: { all: true, depth: 3 } }),
        route('get', '/files/*path', 'files#show', { as: 'files', format: false }),
      ]"
    `)
  })

  test('finds names, parameters and controllers that are not the usual ones', () => {
    expect(
      imported(`
          articles GET    /posts(.:format)                 writing/texts#index
           article GET    /posts/:slug(.:format)           writing/texts#show
     article_notes GET    /posts/:article_slug/notes(.:format) notes#index
                   GET    /people/:person_id/notes(.:format)   notes#index
                   POST   /people/:person_id/notes(.:format)   notes#create
          person   GET    /people/:id(.:format)            people#show
                   PATCH  /people/:id(.:format)            people#update
                   PUT    /people/:id(.:format)            people#update`),
    ).toMatchInlineSnapshot(`
      "
        [
          resources('posts', {
            as: 'articles',
            controller: 'writing/texts',
            param: 'slug',
            only: ['index', 'show'],
          }),
          scope({ path: 'posts/:article_slug' }, [
            resources('notes', { as: 'article_notes', only: ['index'] }),
          ]),
          resources('people', { only: ['show', 'update'] }, [
            resources('notes', { as: null, only: ['index', 'create'] }),
          ]),
        ],
        { patch: true },
      "
    `)
  })

  test('leaves what is no resource as it is', () => {
    expect(
      imported(`
              root GET      /                              home#index
             login GET|POST /login(.:format)               sessions#login
         dashboard GET      /home(.:format)                home#dashboard
               old GET      /old(.:format)                 redirect(302, /new)
                            /*rest(.:format)               errors#missing
             about GET      /about(.:format)               pages#about {:id=>#<Object>}
             trace TRACE    /trace(.:format)               pages#trace
            sidekiq         /sidekiq                       Sidekiq::Web
              hook POST     /hook(.:format)                Inline handler (Proc/Lambda)
              away GET      /away(.:format)                redirect(301)`),
    ).toMatchInlineSnapshot(`
      "// Left out: /about(.:format) {:id=>#<Object>}
      //   the route is drawn, without what it asks of its parameters
      // Left out: trace TRACE /trace(.:format) pages#trace
      //   there are no routes for TRACE
      // Left out: sidekiq /sidekiq Sidekiq::Web
      //   it leads to no controller
      // Left out: hook POST /hook(.:format) Inline handler (Proc/Lambda)
      //   it leads to no controller
      // Left out: away GET /away(.:format) redirect(301)
      //   a redirect is drawn where it leads to a text
      [
        root('home#index'),
        route(['get', 'post'], '/login', 'sessions#login'),
        route('get', '/home', 'home#dashboard', { as: 'dashboard' }),
        redirect('/old', '/new', { status: 302 }),
        route('any', '/*rest', 'errors#missing'),
        route('get', '/about', 'pages#about'),
      ]"
    `)
  })

  test('takes rows of a resource in any order that does not decide', () => {
    expect(
      imported(`
              post GET    /posts/:id(.:format)         posts#show
             posts GET    /posts(.:format)             posts#index
          new_post GET    /posts/new(.:format)         posts#new`),
    ).toMatchInlineSnapshot(`
      "[
        resources('posts', { only: ['index', 'new', 'show'] }),
      ]"
    `)
  })

  test('writes one by one what no resource draws, and what stands in it apart', () => {
    expect(
      imported(`
     post_comments GET    /posts/:post_id/comments(.:format) comments#index
             posts GET    /posts(.:format)             posts#index {:kind=>"all"}
              post GET    /posts/:id(.:format)         posts#show`),
    ).toMatchInlineSnapshot(`
      "[
        scope({ path: 'posts/:post_id' }, [
          resources('comments', { as: 'post_comments', only: ['index'] }),
        ]),
        // No resource draws the routes of posts as they are
        route('get', '/posts', 'posts#index', { defaults: { kind: 'all' } }),
        route('get', '/posts/:id', 'posts#show', { as: 'post' }),
      ]"
    `)
  })

  test('leaves out what no route draws, and says why', () => {
    expect(
      imported(`
             twice GET    /a/:id/b/:id(.:format)       a#b
              post GET    /posts/:id(.:format)         posts#show
               old POST   /old(.:format)               redirect(301, /new)
                   PUT    /all(.:format)               a#b {:id=>/x/}
                   GET    /some(.:format)              redirect(301, /new) {:id=>/x/}`),
    ).toMatchInlineSnapshot(`
      "// Left out: GET /a/:id/b/:id(.:format) a#b
      //   Pattern '/a/:id/b/:id(.:format)' has the parameter 'id' twice: rename one of them
      // Left out: POST /old(.:format) redirect(301, /new)
      //   a redirect answers GET alone
      // Left out: PUT /all(.:format) a#b
      //   no route draws it as it is
      // Left out: GET /some(.:format) redirect(301, /new)
      //   no route draws it as it is
      [
        resources('posts', { only: ['show'] }),
      ]"
    `)
  })

  test('answers PATCH where an update says so', () => {
    const patched = (lines: string) => /patch: true/.test(imported(lines))
    expect(
      patched(`
              post PATCH  /posts/:id(.:format)         posts#update
                   PUT    /posts/:id(.:format)         posts#update`),
    ).toBe(true)
    for (const lines of [
      `
              post PUT    /posts/:id(.:format)         posts#update`,
      `
              post PATCH  /posts/:id(.:format)         posts#update`,
      `
              post PATCH  /posts/:id(.:format)         posts#update
                   DELETE /posts/:id(.:format)         posts#destroy`,
      `
              post PATCH  /posts/:id(.:format)         posts#update
              page PUT    /pages/:id(.:format)         pages#update`,
      `
              post PATCH  /posts/:id(.:format)         posts#change
                   PUT    /posts/:id(.:format)         posts#change`,
      `
              post PUT    /posts/:id(.:format)         posts#update
                   PATCH  /posts/:id(.:format)         posts#update`,
    ])
      expect(patched(lines), lines).toBe(false)
  })

  test('takes an update for one where PATCH and PUT come in a pair', () => {
    expect(
      imported(`
              post PATCH  /posts/:id(.:format)         posts#update
                   PUT    /posts/:id(.:format)         posts#update
              page PUT    /pages/:id(.:format)         pages#update
              text PATCH  /texts/:id(.:format)         texts#update
                   DELETE /texts/:id(.:format)         texts#destroy
              note PATCH  /notes/:id(.:format)         notes#update
              memo PUT    /memos/:id(.:format)         memos#update`),
    ).toMatchInlineSnapshot(`
      "
        [
          resources('posts', { only: ['update'] }),
          route('put', '/pages/:id', 'pages#update', { as: 'page' }),
          route('patch', '/texts/:id', 'texts#update', { as: 'text' }),
          resources('texts', { only: ['destroy'] }),
          route('patch', '/notes/:id', 'notes#update', { as: 'note' }),
          route('put', '/memos/:id', 'memos#update', { as: 'memo' }),
        ],
        { patch: true },
      "
    `)
  })

  test('tells apart rows that agree in the path alone', () => {
    expect(
      imported(`
             posts GET    /posts(.:format)             posts#index
              post GET    /posts/:id                   posts#show
             pages GET    /pages(.:format)             pages#index
              page GET    /pages/:id(.:format)         pages#show
                   PUT    /pages/:slug(.:format)       pages#update
             texts GET    /texts(.:format)             texts#index
      create_texts POST   /texts(.:format)             texts#create
             notes GET    /notes(.:format)             notes#index
           comment GET    /notes/:id(.:format)         notes#show
             memos GET    /memos(.:format)             memos#index
                   GET    /memos/:id(.:format)         memos#show
                   GET    /lists/:id(.:format)         lists#show
              list DELETE /lists/:id(.:format)         lists#destroy
                   GET    /rooms(.:format)             rooms#index
                   GET    /rooms/:id(.:format)         rooms#show`),
    ).toMatchInlineSnapshot(`
      "[
        resources('posts', { only: ['index'] }),
        resources('posts', { format: false, only: ['show'] }),
        resources('pages', { only: ['index', 'show'] }),
        route('put', '/pages/:slug', 'pages#update'),
        resources('texts', { only: ['index'] }),
        resources('texts', { as: 'create_texts', only: ['create'] }),
        resources('notes', { singular: 'comment', only: ['index', 'show'] }),
        route('get', '/memos/:id', 'memos#show'),
        resources('memos', { only: ['index'] }),
        route('get', '/lists/:id', 'lists#show'),
        resources('lists', { only: ['destroy'] }),
        resources('rooms', { as: null, only: ['index', 'show'] }),
      ]"
    `)
  })

  test('reads one row as a singular or as a plural resource, as its controller says', () => {
    expect(
      imported(`
              news GET    /news(.:format)              news#index
           account GET    /account(.:format)           accounts#show
          settings GET    /settings(.:format)          settings#show
           weather GET    /weather(.:format)           forecasts#show
          new_item GET    /items/new(.:format)         items#new
         edit_item GET    /items/:id/edit(.:format)    items#edit
         new_login GET    /login/new(.:format)         sessions#new
             login POST   /login(.:format)             sessions#create
         new_sheep GET    /sheep/new(.:format)         sheep#new
        new_signup GET    /signup/new(.:format)        users#new
          new_memo GET    /memos/new(.:format)         notes#new
       new_options GET    /options/new(.:format)       settings#new`),
    ).toMatchInlineSnapshot(`
      "[
        route('get', '/news', 'news#index'),
        resource('account', { only: ['show'] }),
        resource('settings', { only: ['show'] }),
        route('get', '/weather', 'forecasts#show'),
        resources('items', { only: ['new', 'edit'] }),
        resource('login', { controller: 'sessions', only: ['create', 'new'] }),
        resources('sheep', { only: ['new'] }),
        resource('signup', { controller: 'users', only: ['new'] }),
        resources('memos', { controller: 'notes', only: ['new'] }),
        resource('options', { controller: 'settings', only: ['new'] }),
      ]"
    `)
  })

  test('the order that decides is kept', () => {
    const rows = readRails(`
      all  GET /posts/:slug(.:format)  pages#show
      post GET /posts/:id(.:format)    posts#show
           PUT /posts/:id(.:format)    posts#update`).sections[0]?.rows
    expect(recover(rows ?? []).calls.map(({ kind }) => kind)).toEqual(['route', 'resources'])
    expect(
      imported(`
             posts GET  /posts(.:format)      posts#index
              page GET  /posts/:slug(.:format) pages#show
              post GET  /posts/:id(.:format)  posts#show
          new_post GET  /posts/new(.:format)  posts#new`),
    ).toMatchInlineSnapshot(`
      "[
        resources('posts', { only: ['index'] }),
        route('get', '/posts/:slug', 'pages#show', { as: 'page' }),
        resources('posts', { only: ['new', 'show'] }),
      ]"
    `)
  })
})
