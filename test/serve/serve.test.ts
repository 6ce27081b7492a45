import { afterEach, describe, expect, it, vi } from 'vitest'
import { html } from '../../src/form/index.js'
import {
  DeclarationError,
  defaultRoute,
  draw,
  namespace,
  redirect,
  resource,
  resources,
  root,
  route,
  scope,
} from '../../src/index.js'
import { redirectTo, serve } from '../../src/serve/index.js'
import { asker, form } from './ask.js'

afterEach(() => vi.restoreAllMocks())

const articles = draw([resources('articles', {}, [resources('comments', { only: ['create'] })])])

/** Actions that show what they are given. */
const show = ({
  params,
  route: { action },
  format,
}: {
  params: object
  route: { action: string }
  format: string
}) => ({
  action,
  params,
  format,
})
const seven = { index: show, create: show, new: show, edit: show, show, update: show, destroy: show }
const ask = asker(serve(articles, { articles: seven, comments: { create: show } }))

describe('serve', () => {
  it('answers each of the seven actions with what it gives', async () => {
    const asked = async (line: string) => ((await ask(line)).json as { action: string }).action
    expect(await asked('GET /articles')).toBe('index')
    expect(await asked('POST /articles')).toBe('create')
    expect(await asked('GET /articles/new')).toBe('new')
    expect(await asked('GET /articles/1/edit')).toBe('edit')
    expect(await asked('GET /articles/1')).toBe('show')
    expect(await asked('PUT /articles/1')).toBe('update')
    expect(await asked('DELETE /articles/1')).toBe('destroy')
  })

  it('gives actions the request, the parameters, the format, the route and the helpers', async () => {
    const seen: unknown[] = []
    const handler = serve(articles, {
      articles: { ...seven, show: (context) => seen.push(context) },
      comments: { create: show },
    })
    const request = new Request('https://example.com/articles/a%20b.json?page=2&f[x]=1')
    await handler(request)
    expect(seen).toEqual([
      {
        request,
        params: { id: 'a b', format: 'json', page: '2', f: { x: '1' } },
        query: { page: '2', f: { x: '1' } },
        format: 'json',
        route: {
          name: 'article',
          method: 'GET',
          pattern: '/articles/:id(.:format)',
          controller: 'articles',
          action: 'show',
          params: { id: 'a b', format: 'json' },
        },
        helpers: articles,
      },
    ])
  })

  it('answers at once where nothing has to be waited for', () => {
    const handler = serve(draw([root('home#index')]), { home: { index: () => 1 } })
    for (const method of ['GET', 'HEAD'])
      expect(handler(new Request('https://example.com/', { method }))).toBeInstanceOf(Response)
  })

  it('calls actions on their controller', async () => {
    class Home {
      readonly greeting = 'hello'
      index() {
        return { greeting: this.greeting }
      }
    }
    const asked = asker(serve(draw([root('home#index')]), { home: new Home() }))
    expect((await asked('GET /')).json).toEqual({ greeting: 'hello' })
  })

  it('finds controllers in namespaces', async () => {
    const routes = draw([
      namespace('admin', [resources('products', { only: ['show'] }), resource('account', { only: ['show'] })]),
    ])
    const asked = asker(serve(routes, { 'admin/products': { show }, 'admin/accounts': { show } }))
    expect((await asked('GET /admin/products/3')).json).toMatchObject({ params: { id: '3' } })
    expect((await asked('GET /admin/account')).status).toBe(200)
  })

  it('refuses controllers that lack what a route leads to', () => {
    const routes = draw([resources('posts', { only: ['index', 'show'] })])
    expect(() => serve(routes, {} as never)).toThrow(
      "There is no controller 'posts', but routes lead to it: write it, or take its routes out",
    )
    expect(() => serve(routes, { posts: { index: show } } as never)).toThrow(DeclarationError)
    for (const posts of [null, 1, undefined])
      expect(() => serve(routes, { posts } as never)).toThrow("Controller 'posts' has no action 'index'")
    expect(() => serve(routes, { posts: { index: show } } as never)).toThrow(
      "Controller 'posts' has no action 'show', but a route leads to it: write it, or take the route out",
    )
  })

  it('asks for no controller of a redirect, nor for what the path names', () => {
    expect(serve(draw([redirect('/a', '/b'), defaultRoute()]), {})).toBeTypeOf('function')
    const byAction = draw([route('get', 'pages/:action', 'pages#')])
    expect(() => serve(byAction, {} as never)).toThrow("There is no controller 'pages'")
    expect(serve(byAction, { pages: {} } as never)).toBeTypeOf('function')
  })

  it('takes names that every object has for names like others', async () => {
    const routes = draw([
      resources('constructor', { only: ['show'], member: { toString: 'get' } }),
      route('get', 'a', 'valueOf#hasOwnProperty'),
    ])
    expect(() => serve(routes, {} as never)).toThrow(DeclarationError)
    expect(() => serve(routes, { constructor: { show } } as never)).toThrow("has no action 'toString'")
    const asked = asker(serve(routes, { constructor: { show, toString: show }, valueOf: { hasOwnProperty: show } }))
    expect((await asked('GET /constructor/1/toString')).json).toMatchObject({ action: 'toString' })
    expect((await asked('GET /a')).status).toBe(200)
  })
})

describe('what actions give', () => {
  const give = (value: unknown) => {
    const routes = draw([route('get', 'a', 'a#b')])
    return asker(serve(routes, { a: { b: () => value } }))
  }

  it('is sent as it is where it is a response', async () => {
    const answer = await give(new Response('x', { status: 418, headers: { 'x-a': 'b' } }))('GET /a')
    expect([answer.status, answer.text, answer.headers.get('x-a')]).toEqual([418, 'x', 'b'])
  })

  it('is sent as JSON', async () => {
    for (const value of [{ a: [1] }, [1, 2], 0, false, null]) {
      const answer = await give(value)('GET /a')
      expect([answer.status, answer.type, answer.json]).toEqual([200, 'application/json', value])
    }
  })

  it('is sent as HTML where it is HTML', async () => {
    const answer = await give(html`<p>${'<'}</p>`)('GET /a', undefined, { accept: 'application/json' })
    expect([answer.type, answer.text]).toEqual(['text/html; charset=utf-8', '<p>&lt;</p>'])
  })

  it('is sent by format where it is text, and never as HTML that the text could hold', async () => {
    const asked = give('<b>, "x"')
    const answers = await Promise.all(
      ['GET /a', 'GET /a.json', 'GET /a.csv', 'GET /a.txt', 'GET /a.xml'].map((line) => asked(line)),
    )
    expect(answers.map(({ type, text }) => [type, text])).toEqual([
      ['text/html; charset=utf-8', '&lt;b&gt;, &quot;x&quot;'],
      ['application/json', '"<b>, \\"x\\""'],
      ['text/csv; charset=utf-8', '<b>, "x"'],
      ['text/plain; charset=utf-8', '<b>, "x"'],
      ['application/json', '"<b>, \\"x\\""'],
    ])
  })

  it('is nothing', async () => {
    const answer = await give(undefined)('GET /a')
    expect([answer.status, answer.text, answer.type]).toEqual([204, '', null])
    expect((await give(undefined)('HEAD /a')).status).toBe(204)
  })

  it('may come later', async () => {
    expect((await give(Promise.resolve({ a: 1 }))('GET /a')).json).toEqual({ a: 1 })
    // biome-ignore lint/suspicious/noThenProperty: query builders are awaited so
    const query = { then: (resolve: (value: unknown) => void) => resolve({ rows: 2 }) }
    expect((await give(query)('GET /a')).json).toEqual({ rows: 2 })
  })

  it('is a fault where JSON cannot hold it', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    const circle: Record<string, unknown> = {}
    circle.self = circle
    for (const value of [() => 1, Symbol('a'), 1n, circle]) expect((await give(value)('GET /a')).status).toBe(500)
    expect(String(console.mock.calls[0]?.[0])).toBe(
      "Error: Action 'a#b' gives a function: give a Response, HTML, or what JSON can hold",
    )
  })

  it('leads elsewhere by redirectTo', async () => {
    const answer = await give(redirectTo('/articles/1'))('GET /a')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/articles/1'])
    expect(redirectTo('https://example.org/', 308).status).toBe(308)
    for (const path of ['//evil.example/', '/\\evil.example/', 'javascript:alert(1)/', '/a\r\nx: y', ''])
      expect(() => redirectTo(path as '/'), path).toThrow(TypeError)
    expect(() => redirectTo('//evil.example/' as '/')).toThrow(
      "'//evil.example/' is no place to redirect to: write a path that starts with one '/', or with 'https://'",
    )
  })
})

describe('formats', () => {
  const format = async (path: string, accept?: string) =>
    ((await ask(`GET ${path}`, undefined, accept === undefined ? {} : { accept })).json as { format: string }).format

  it('come from the path, else from what is accepted, else are HTML', async () => {
    expect(await format('/articles/1.csv', 'application/json')).toBe('csv')
    expect(await format('/articles')).toBe('html')
    const cases = {
      'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8': 'html',
      'application/json': 'json',
      'application/json, text/plain, */*': 'json',
      'text/html;q=0.5, application/json;q=0.9': 'json',
      'text/html, application/json': 'html',
      'application/ld+json': 'json',
      'APPLICATION/JSON ; Q=0.4, text/csv; q=0.3': 'json',
      '*/*': 'html',
      'image/png': 'html',
      'application/json;q=0': 'html',
      'application/json;q=x': 'html',
      '': 'html',
      ',;,': 'html',
      constructor: 'html',
    }
    for (const [accept, expected] of Object.entries(cases))
      expect(await format('/articles', accept), accept).toBe(expected)
  })

  it('come from the route where it fixes one', async () => {
    const routes = draw([scope({ defaults: { format: 'json' } }, [route('get', 'a', 'a#b', { format: false })])])
    const asked = asker(serve(routes, { a: { b: ({ format }) => format } }))
    expect((await asked('GET /a', undefined, { accept: 'text/html' })).json).toBe('json')
  })
})

describe('parameters', () => {
  const paramsOf = async (...asked: Parameters<typeof ask>) => ((await ask(...asked)).json as { params: object }).params

  it('come from the path over the body over the query', async () => {
    expect(await paramsOf('PUT /articles/1?id=2&a=2&b=2', form({ id: '3', a: '3', 'c[d]': '3' }))).toEqual({
      id: '1',
      a: '3',
      b: '2',
      c: { d: '3' },
    })
  })

  it('come from JSON and multipart forms too', async () => {
    expect(await paramsOf('POST /articles', { article: { title: 'a' } })).toEqual({ article: { title: 'a' } })
    const data = new FormData()
    data.append('article[title]', 'a')
    expect(await paramsOf('POST /articles', data)).toEqual({ article: { title: 'a' } })
  })

  it('of the path come from the path or not at all', async () => {
    const routes = draw([
      scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [
        resources('posts', { only: ['index', 'update'] }),
      ]),
    ])
    const asked = asker(serve(routes, { posts: { index: show, update: show } }))
    expect((await asked('GET /posts?locale=xx&format=pdf&page=1')).json).toEqual({
      action: 'index',
      params: { page: '1' },
      format: 'html',
    })
    expect((await asked('PUT /posts/1', form({ locale: 'xx', a: '1' }))).json).toEqual({
      action: 'update',
      params: { id: '1', a: '1' },
      format: 'html',
    })
    expect((await asked('GET /de/posts?locale=xx')).json).toMatchObject({ params: { locale: 'de' } })
  })

  it('inherit nothing', async () => {
    const seen: object[] = []
    const handler = serve(draw([route('any', 'a', 'a#b')]), { a: { b: ({ params }) => seen.push(params) } })
    for (const query of ['', '?x=1', '?constructor[y]=1']) await handler(new Request(`https://example.com/a${query}`))
    expect(seen.map((params) => 'toString' in params || '__proto__' in params)).toEqual([false, false, false])
    expect(seen.map((params) => 'constructor' in params)).toEqual([false, false, true])
  })

  it('under the name of the resource are nested, where create and update take them', async () => {
    expect((await ask('POST /articles.json', form({ article: '1' }))).json).toEqual({
      status: 400,
      error: 'Bad Request',
      message: "Parameter 'article' holds no parameters: write 'article[…]'",
    })
    expect((await ask('PUT /articles/1', { article: null })).status).toBe(400)
    expect((await ask('PUT /articles/1', { article: [1] })).status).toBe(400)
    expect((await ask('POST /articles/1/comments', form({ comment: '1' }))).status).toBe(400)
    expect((await ask('POST /articles/1/comments', form({ article: '1' }))).status).toBe(200)
    expect((await ask('GET /articles?article=1')).status).toBe(200)
  })

  it('may not be malformed, contradictory or too large', async () => {
    expect((await ask('GET /articles?a=1&a[b]=2')).status).toBe(400)
    expect((await ask('GET /articles?a=%FF')).status).toBe(400)
    expect((await ask('POST /articles', '{', { 'content-type': 'application/json' })).status).toBe(400)
    expect((await ask('POST /articles', { a: 'x'.repeat(1 << 20) })).status).toBe(413)
    const asked = asker(
      serve(articles, { articles: seven, comments: { create: show } }, { limits: { keys: 1, size: 20 } }),
    )
    expect((await asked('GET /articles?a=1&b=2')).status).toBe(400)
    expect((await asked('GET /articles?a=12345678901234567890')).status).toBe(413)
    expect((await asked('POST /articles', form({ a: '12345678901234567890' }))).status).toBe(413)
  })

  it('leave the body to the action', async () => {
    const read = async ({ request }: { request: Request }) => [request.method, await request.text()]
    const asked = asker(
      serve(articles, { articles: { ...seven, create: read, update: read }, comments: { create: show } }),
    )
    expect((await asked('POST /articles', { a: 1 })).json).toEqual(['POST', '{"a":1}'])
    expect((await asked('POST /articles', 'plain', { 'content-type': 'text/plain' })).json).toEqual(['POST', 'plain'])
    expect((await asked('POST /articles/1', form({ a: '1', _method: 'put' }))).json).toEqual(['PUT', 'a=1&_method=put'])
  })
})

describe('method override', () => {
  it('reads the form of a POST, and takes its field out of the parameters', async () => {
    expect((await ask('POST /articles/1', form({ _method: 'put', 'article[title]': 'a' }))).json).toEqual({
      action: 'update',
      params: { id: '1', article: { title: 'a' } },
      format: 'html',
    })
    expect((await ask('POST /articles/1', form({ _method: 'delete' }))).json).toMatchObject({ action: 'destroy' })
  })

  it('reads nothing else', async () => {
    expect((await ask('POST /articles/1?_method=put', form({}))).status).toBe(405)
    expect((await ask('POST /articles/1', { _method: 'put' })).status).toBe(405)
    expect((await ask('POST /articles/1', form({ _method: 'get' }))).status).toBe(405)
    expect((await ask('POST /articles/1', form({}), { 'x-http-method-override': 'PUT' })).status).toBe(405)
    expect((await ask('PUT /articles/1', form({ _method: 'delete' }))).json).toMatchObject({ action: 'update' })
    expect((await ask('GET /articles/1?_method=delete')).json).toMatchObject({ action: 'show' })
  })

  it('reads the header, or nothing at all, where that is asked for', async () => {
    const controllers = { articles: seven, comments: { create: show } }
    const byHeader = asker(serve(articles, controllers, { methodOverride: { header: true } }))
    const header = { 'x-http-method-override': 'DELETE' }
    expect((await byHeader('POST /articles/1', undefined, header)).json).toMatchObject({ action: 'destroy' })
    expect((await byHeader('POST /articles/1', form({ _method: 'put' }))).json).toMatchObject({ action: 'update' })
    const never = asker(serve(articles, controllers, { methodOverride: false }))
    expect((await never('POST /articles/1', form({ _method: 'put' }), header)).status).toBe(405)
    expect((await never('POST /articles', form({ _method: 'put' }))).json).toMatchObject({ params: { _method: 'put' } })
  })
})

describe('HEAD, OPTIONS and redirects', () => {
  it('answers HEAD as GET, without the body', async () => {
    const get = await ask('GET /articles/1')
    const head = await ask('HEAD /articles/1')
    expect([head.status, head.text, head.type]).toEqual([200, '', get.type])
    expect((await ask('HEAD /nowhere')).text).toBe('')
    expect((await ask('HEAD /articles/1/comments')).status).toBe(405)
  })

  it('answers OPTIONS with the methods of the path', async () => {
    const answer = await ask('OPTIONS /articles/1')
    expect([answer.status, answer.text, answer.headers.get('allow')]).toEqual([
      204,
      '',
      'GET, HEAD, PUT, DELETE, OPTIONS',
    ])
    expect((await ask('OPTIONS /nowhere')).status).toBe(404)
  })

  it('leaves OPTIONS and HEAD to the routes that name them', async () => {
    const routes = draw([route('options', 'a', 'a#options'), route(['head', 'get'], 'b', 'a#head')])
    const asked = asker(
      serve(routes, { a: { options: () => 'mine', head: () => new Response('x', { headers: { 'x-a': 'b' } }) } }),
    )
    expect((await asked('OPTIONS /a')).text).toBe('mine')
    expect((await asked('HEAD /b')).headers.get('x-a')).toBe('b')
  })

  it('follows redirects', async () => {
    const routes = draw([
      redirect('/stories/:id', '/articles/%{id}'),
      redirect('/feed', 'https://feeds.example/', { status: 302, keepQuery: true }),
    ])
    const asked = asker(serve(routes, {}))
    const answers = [await asked('GET /stories/a%20b?x=1'), await asked('GET /feed?x=1')]
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [301, '/articles/a%20b'],
      [302, 'https://feeds.example/?x=1'],
    ])
    expect((await asked('POST /feed')).status).toBe(405)
  })
})

describe('errors', () => {
  it('are answered with 404, 405 and 400', async () => {
    expect((await ask('GET /nowhere')).status).toBe(404)
    const wrong = await ask('PATCH /articles/1')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, PUT, DELETE, OPTIONS'])
    expect((await ask('GET /articles/%zz')).status).toBe(400)
  })

  it('are a page for browsers and JSON for those who ask for it', async () => {
    const page = await ask('GET /<script>')
    expect(page.type).toBe('text/html; charset=utf-8')
    expect(page.text).toContain('<h1>404 Not Found</h1>')
    expect(page.text).not.toContain('<script>')
    const expected = { status: 404, error: 'Not Found', message: "No route answers GET '/nowhere.json'" }
    expect((await ask('GET /nowhere.json')).json).toEqual(expected)
    expect((await ask('GET /nowhere', undefined, { accept: 'application/json' })).json).toMatchObject({ status: 404 })
  })

  const failing = (thrown: unknown, options: Parameters<typeof serve>[2] = {}) =>
    asker(
      serve(
        draw([route('get', 'a', 'a#now'), route('get', 'b', 'a#later')]),
        {
          a: {
            now: () => {
              throw thrown
            },
            later: async () => {
              throw thrown
            },
          },
        },
        options,
      ),
    )

  it('of the application say nothing of themselves', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    const error = Object.assign(new Error('password is hunter2'), { status: 404 })
    for (const line of ['GET /a', 'GET /b', 'GET /a.json', 'GET /b.json', 'HEAD /a']) {
      const answer = await failing(error)(line)
      expect(answer.status).toBe(500)
      expect(answer.text).not.toMatch(/hunter2|\.ts|at /)
    }
    expect(console.mock.calls.map(([logged]) => logged)).toEqual(Array(5).fill(error))
    expect((await failing(undefined)('GET /a')).status).toBe(500)
    expect((await failing('text')('GET /b')).status).toBe(500)
  })

  it('may be responses', async () => {
    for (const line of ['GET /a', 'GET /b'])
      expect((await failing(new Response('no', { status: 403 }))(line)).status).toBe(403)
  })

  it('are told to a hook, which may answer', async () => {
    const told: unknown[] = []
    const asked = failing(new Error('x'), {
      onError: (error, { status, format, request }) => {
        told.push([String(error), status, format, request.method])
        return status === 404 ? html`<h1>Lost</h1>` : status === 405 ? new Response('no', { status: 400 }) : undefined
      },
    })
    const lost = await asked('GET /nowhere')
    expect([lost.status, lost.text]).toEqual([404, '<h1>Lost</h1>'])
    expect((await asked('PUT /a')).status).toBe(400)
    expect((await asked('GET /a.json')).json).toEqual({ status: 500, error: 'Internal Server Error' })
    expect(told).toEqual([
      ["RoutingError: No route answers GET '/nowhere'", 404, 'html', 'GET'],
      ["MethodNotAllowedError: No route answers PUT '/a': use GET", 405, 'html', 'PUT'],
      ['Error: x', 500, 'json', 'GET'],
    ])
  })

  it('keep the Allow header where the hook gives a value', async () => {
    const answer = await failing(0, { onError: () => ({ wrong: true }) })('PUT /a')
    expect([answer.status, answer.headers.get('allow'), answer.json]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      { wrong: true },
    ])
  })

  it('of a refused request are not logged', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    expect((await failing(0)('GET /nowhere')).status).toBe(404)
    expect(console).not.toHaveBeenCalled()
  })

  it('name the hook whose value cannot be sent', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    expect((await failing(0, { onError: () => () => 1 })('GET /nowhere')).status).toBe(404)
    const routes = draw([
      resources('posts', {
        only: ['create'],
        attributes: { '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [{ message: 'no' }] }) } },
      }),
    ])
    const asked = asker(serve(routes, { posts: { create: show } }, { onInvalid: () => () => 1 }))
    expect((await asked('POST /posts')).status).toBe(500)
    expect(console.mock.calls.map(([error]) => String(error))).toEqual([
      "Error: Action 'onError' gives a function: give a Response, HTML, or what JSON can hold",
      "Error: Action 'onInvalid' gives a function: give a Response, HTML, or what JSON can hold",
    ])
  })

  it('of the hook do not come through', async () => {
    const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {})
    const asked = failing(new Error('first'), {
      onError: () => {
        throw new Error('second')
      },
    })
    expect((await asked('GET /a')).status).toBe(500)
    expect((await asked('GET /nowhere')).status).toBe(404)
    expect(console.mock.calls.map(([error]) => String(error))).toEqual(['Error: second', 'Error: second'])
  })

  it('say so where the host has read the body before', async () => {
    const errors: unknown[] = []
    const handler = serve(
      articles,
      { articles: seven, comments: { create: show } },
      { onError: (error) => void errors.push(error) },
    )
    const request = new Request('https://example.com/articles', { method: 'POST', body: form({ a: '1' }) })
    await request.text()
    expect((await handler(request)).status).toBe(500)
    expect(String(errors[0])).toContain('has been read already')
  })
})

describe('the default route', () => {
  const routes = draw([resources('notes', { only: ['index'] }), defaultRoute()])
  class Others {
    hidden = 1
    list() {
      return 'list'
    }
  }
  const asked = asker(
    serve(routes, { notes: { index: show, archive: () => 'archive' }, others: new Others() as never }),
  )

  it('leads to any action of any controller', async () => {
    expect((await asked('GET /notes/archive.txt')).status).toBe(200)
    expect((await asked('GET /others/list')).text).toBe('list')
  })

  it('leads to nothing else', async () => {
    const paths = [
      '/others/constructor',
      '/others/toString',
      '/others/hidden',
      '/others/__proto__',
      '/constructor/name',
      '/__proto__/toString',
      '/toString',
      '/nobody/x',
      '/notes/none',
    ]
    for (const path of paths) expect((await asked(`GET ${path}`)).status, path).toBe(404)
  })
})
