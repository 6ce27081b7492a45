import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MethodNotAllowedError, RoutingError } from '../src/error.js'
import { compileMatcher } from '../src/match.js'
import { type Part, parsePattern } from '../src/path.js'
import type { Route } from '../types/route.js'
import { resource, row } from './routes.js'

/** What a request comes to: `action`, or `action { params }`; undefined where nothing matches. */
const asker = (routes: readonly Route[]) => {
  // made where it is asked, so that what makes it counts as run by the test
  return (request: string): string | undefined => {
    const [method, path] = request.split(' ') as [string, string]
    const found = compileMatcher(routes).match(method, path)
    if (!found) return
    const params = JSON.stringify(found.params)
    return params === '{}' ? String(found.action) : `${found.action} ${params}`
  }
}

/** What is thrown for a request. */
const refusal = (routes: readonly Route[], method: string, path: string): RoutingError => {
  const { match, recognize } = compileMatcher(routes)
  expect(match(method, path)).toBeUndefined()
  try {
    recognize(method, path)
  } catch (error) {
    if (error instanceof RoutingError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}

describe('a match', () => {
  it('holds name, method, pattern, controller, action and parameters', () => {
    const { match, recognize } = compileMatcher([
      row('GET', '/articles/:article_id/comments/:id(.:format)', 'show', { name: 'article_comment' }),
    ])
    const expected = {
      name: 'article_comment',
      method: 'GET',
      pattern: '/articles/:article_id/comments/:id(.:format)',
      controller: 'things',
      action: 'show',
      params: { article_id: '7', id: 'x', format: 'json' },
    }
    expect(match('GET', '/articles/7/comments/x.json')).toEqual(expected)
    expect(recognize('get', '/articles/7/comments/x.json')).toEqual(expected)
    expect(Object.keys(recognize('get', '/articles/7/comments/x.json'))).toEqual(Object.keys(expected))
  })

  it('takes controller and action from the path where the pattern names them', () => {
    const routes = [row('ANY', '/:controller(/:action(/:id))(.:format)', '', { controller: null, action: null })]
    const { recognize } = compileMatcher(routes)
    expect(recognize('GET', '/books/list/3')).toMatchObject({ controller: 'books', action: 'list' })
    expect(recognize('GET', '/books/list/3').params).toEqual({ controller: 'books', action: 'list', id: '3' })
    expect(recognize('GET', '/books')).toMatchObject({ controller: 'books', action: 'index' })
  })

  it('takes one of them from the path where the pattern names but one', () => {
    const { recognize } = compileMatcher([row('GET', '/a/:controller', 'list'), row('GET', '/b/:action', '')])
    expect(recognize('GET', '/a/books')).toMatchObject({ controller: 'books', action: 'list' })
    expect(recognize('GET', '/b/list')).toMatchObject({ controller: 'things', action: 'list' })
  })

  it('holds the redirect of a route that redirects', () => {
    const redirect = { to: '/articles/%{name}', status: 301 }
    const routes = [row('GET', '/stories/:name(.:format)', '', { controller: null, action: null, redirect })]
    expect(compileMatcher(routes).recognize('GET', '/stories/a')).toMatchObject({ redirect, action: null })
  })
})

describe('methods', () => {
  it('must fit, in any case', () => {
    const ask = asker(resource('messages'))
    expect(ask('GET /messages')).toBe('index')
    expect(ask('post /messages')).toBe('create')
    expect(ask('Put /messages/1')).toBe('update {"id":"1"}')
    expect(ask('DELETE /messages')).toBeUndefined()
  })

  it('lets HEAD through to GET, and says so', () => {
    const { recognize } = compileMatcher(resource('messages'))
    expect(recognize('HEAD', '/messages')).toMatchObject({ action: 'index', method: 'GET' })
  })

  it('prefers a HEAD route to a GET route of the same pattern, but not to a more specific one', () => {
    const ask = asker([row('GET', '/a'), row('HEAD', '/a', 'head'), row('GET', '/b'), row('HEAD', '/:id', 'head')])
    expect(ask('HEAD /a')).toBe('head')
    expect(ask('GET /a')).toBe('/a')
    expect(ask('HEAD /b')).toBe('/b')
    expect(ask('HEAD /c')).toBe('head {"id":"c"}')
  })

  it('lets any method through to ANY, which then has the request’s method in upper case', () => {
    const { recognize } = compileMatcher([row('ANY', '/a')])
    for (const method of ['GET', 'POST', 'HEAD', 'purge', 'TRACE']) {
      expect(recognize(method, '/a').method).toBe(method.toUpperCase())
    }
  })

  it('answers each of several methods of one pattern', () => {
    const ask = asker([row('PATCH', '/a', 'patch'), row('OPTIONS', '/a', 'options'), row('ANY', '/a', 'any')])
    expect(['PATCH', 'OPTIONS', 'GET', 'LINK'].map((method) => ask(`${method} /a`))).toEqual([
      'patch',
      'options',
      'any',
      'any',
    ])
  })
})

describe('parameters', () => {
  it('come in the order of the path, encoded or not, with a format or without', () => {
    const { recognize } = compileMatcher([
      row('GET', '/a/:first_id/b/:second_id/c/:id(.:format)'),
      row('GET', '/x/:id/y/:other'),
      row('GET', '/z/:z-:y/:a', 'z', { defaults: { extra: '1' } }),
    ])
    const namesOf = (path: string) => Object.keys(recognize('GET', path).params)
    for (const path of ['/a/1/b/2/c/3', '/a/1/b/2%20/c/3', '/a/1/b/2/c/3/', '/a/1/b/2/c/3?q'])
      expect(namesOf(path)).toEqual(['first_id', 'second_id', 'id'])
    expect(namesOf('/a/1/b/2/c/3.json')).toEqual(['first_id', 'second_id', 'id', 'format'])
    expect(namesOf('/x/1/y/2')).toEqual(['id', 'other'])
    expect(namesOf('/z/1-2/3')).toEqual(['z', 'y', 'a', 'extra'])
  })
})

describe('a pattern of many parameters', () => {
  it.each([7, 8, 9, 20])('gives all %i of them', (size) => {
    const values = Array.from({ length: size }, (_, index) => `${index}`)
    const { recognize } = compileMatcher([
      row('GET', `/a${values.map((value) => `/:p${value}`).join('')}(.:format)`),
      row('GET', `/b${values.map((value) => `/:p${value}`).join('')}(.:format)`, 'b', { constraints: { p0: ['0'] } }),
      row('GET', `/c.d${values.map((value) => `/:p${value}`).join('')}(.:format)`, 'c'),
    ])
    const path = values.join('/')
    for (const start of ['/a/', '/b/', '/c.d/']) {
      expect(Object.values(recognize('GET', start + path).params)).toEqual(values)
      expect(Object.values(recognize('GET', `${start}${path}.json`).params)).toEqual([...values, 'json'])
    }
  })
})

describe('a path of more than a hundred characters', () => {
  const long = 'abcdefghij-'.repeat(10)
  const ask = asker([
    row('GET', '/a/:id(.:format)', 'show'),
    row('GET', '/a/:a_id/b/:id(.:format)', 'nested'),
    row('GET', `/${long}/:id(.:format)`, 'text'),
  ])

  it.each([
    [`/a/${long}`, `show {"id":"${long}"}`],
    [`/a/${long}.json`, `show {"id":"${long}","format":"json"}`],
    [`/a/${long}%20x`, `show {"id":"${long} x"}`],
    [`/a/${long}/`, `show {"id":"${long}"}`],
    [`/a/${long}?page=1#top`, `show {"id":"${long}"}`],
    [`/a/${long}/b/2`, `nested {"a_id":"${long}","id":"2"}`],
    [`/a/1/b/${long}.json`, `nested {"a_id":"1","id":"${long}","format":"json"}`],
    [`/a/${long}/%62/2`, `nested {"a_id":"${long}","id":"2"}`],
    [`/a/1.json/b/${long}`, undefined],
    [`/${long}/1`, `text {"id":"1"}`],
    [`/${long}/1.json`, `text {"id":"1","format":"json"}`],
    [`/${long}//1`, undefined],
    [`/a//b/${long}`, undefined],
    [`/a/${long}/c`, undefined],
    [`/a/${long}%`, undefined],
  ])('%s', (path, found) => {
    expect(ask(`GET ${path}`)).toBe(found)
  })
})

describe('among several patterns', () => {
  it('a literal wins over a parameter, whatever the order', () => {
    const ask = asker([row('GET', '/messages/:id(.:format)'), row('GET', '/messages/new(.:format)', 'new')])
    expect(ask('GET /messages/new')).toBe('new')
    expect(ask('GET /messages/new.json')).toBe('new {"format":"json"}')
    expect(ask('GET /messages/news')).toBe('/messages/:id(.:format) {"id":"news"}')
  })

  it('the first place that differs decides', () => {
    const ask = asker([row('GET', '/:a/b/:c'), row('GET', '/a/:b/:c'), row('GET', '/:a/:b/c'), row('GET', '/a/:b/c')])
    expect(ask('GET /a/b/c')).toBe('/a/:b/c {"b":"b"}')
    expect(ask('GET /a/b/x')).toBe('/a/:b/:c {"b":"b","c":"x"}')
    expect(ask('GET /x/b/c')).toBe('/:a/b/:c {"a":"x","c":"c"}')
    expect(ask('GET /x/y/c')).toBe('/:a/:b/c {"a":"x","b":"y"}')
    expect(ask('GET /x/y/z')).toBeUndefined()
  })

  it('a literal that no route of the method has is a parameter’s value', () => {
    const ask = asker(resource('messages'))
    expect(ask('GET /messages/new')).toBe('new')
    expect(ask('PUT /messages/new')).toBe('update {"id":"new"}')
  })

  it('the first declared wins where both have a parameter', () => {
    const ask = asker([row('GET', '/:a', 'first'), row('GET', '/:b', 'second')])
    expect(ask('GET /x')).toBe('first {"a":"x"}')
  })

  it('the first declared wins where a parameter meets a glob', () => {
    expect(asker([row('GET', '/*path', 'glob'), row('GET', '/:id', 'parameter')])('GET /x')).toBe('glob {"path":"x"}')
    expect(asker([row('GET', '/:id', 'parameter'), row('GET', '/*path', 'glob')])('GET /x')).toBe(
      'parameter {"id":"x"}',
    )
  })

  it('a literal wins over a glob, whatever the order', () => {
    const ask = asker([row('GET', '/*path', 'glob'), ...resource('messages')])
    expect(ask('GET /messages')).toBe('index')
    expect(ask('GET /messages/1')).toBe('show {"id":"1"}')
    expect(ask('GET /messages/1/2')).toBe('glob {"path":"messages/1/2"}')
  })

  it('two globs are compared no further: the first declared wins', () => {
    const ask = asker([row('GET', '/*a/:b', 'first'), row('GET', '/*a/edit', 'second')])
    expect(ask('GET /x/edit')).toBe('first {"a":"x","b":"edit"}')
  })

  it('a constraint that fails gives way to the next', () => {
    const ask = asker([
      row('GET', '/:id', 'number', { constraints: { id: 'integer' } }),
      row('GET', '/:id', 'word', { constraints: { id: { source: '[a-z]+', flags: '' } } }),
      row('GET', '/:slug', 'rest'),
    ])
    expect(ask('GET /12')).toBe('number {"id":"12"}')
    expect(ask('GET /ab')).toBe('word {"id":"ab"}')
    expect(ask('GET /a-1')).toBe('rest {"slug":"a-1"}')
  })
})

describe('a segment of text and parameters', () => {
  it('takes the value between its texts', () => {
    const ask = asker([row('GET', '/v:version/~:user/:name.png')])
    expect(ask('GET /v2/~me/a.b.png')).toBe('/v:version/~:user/:name.png {"version":"2","user":"me","name":"a.b"}')
    expect(ask('GET /2/~me/a.png')).toBeUndefined()
    expect(ask('GET /v/~me/a.png')).toBeUndefined()
    expect(ask('GET /v2/~me/.png')).toBeUndefined()
  })

  it('gives the first parameter as much as it can have', () => {
    const ask = asker([row('GET', '/:name-:version', 'show')])
    expect(ask('GET /a-b-1')).toBe('show {"name":"a-b","version":"1"}')
    expect(ask('GET /a-')).toBeUndefined()
    expect(ask('GET /-a')).toBeUndefined()
    expect(ask('GET /a--')).toBe('show {"name":"a","version":"-"}')
  })

  it('finds the way that its constraints allow', () => {
    const ask = asker([row('GET', '/:id-:slug', 'show', { constraints: { id: 'integer' } })])
    expect(ask('GET /12-a-b-c')).toBe('show {"id":"12","slug":"a-b-c"}')
    expect(ask('GET /a-12')).toBeUndefined()
    const words = asker([row('GET', '/:a-:b-:c', 'show', { constraints: { c: ['x-y', 'x'] } })])
    expect(words('GET /1-2-3-x-y')).toBe('show {"a":"1-2","b":"3","c":"x-y"}')
  })

  it('goes on behind its literal text with a slash or with a parameter', () => {
    const ask = asker([row('GET', '/v:version', 'version'), row('GET', '/v/:id', 'id'), row('GET', '/v', 'list')])
    expect(ask('GET /v')).toBe('list')
    expect(ask('GET /v/')).toBe('list')
    expect(ask('GET /v/2')).toBe('id {"id":"2"}')
    expect(ask('GET /v2')).toBe('version {"version":"2"}')
    expect(ask('GET /v2/2')).toBeUndefined()
    expect(ask('GET /v//2')).toBeUndefined()
  })

  it('counts as literal up to its first parameter: the longer literal wins', () => {
    const ask = asker([
      row('GET', '/:id(.:format)', 'id'),
      row('GET', '/feed.:extension', 'extension'),
      row('GET', '/feed.xml', 'xml'),
      row('GET', '/v:version', 'version'),
    ])
    expect(ask('GET /feed.xml')).toBe('xml')
    expect(ask('GET /feed.atom')).toBe('extension {"extension":"atom"}')
    expect(ask('GET /v1')).toBe('version {"version":"1"}')
    expect(ask('GET /v')).toBe('id {"id":"v"}')
  })

  it('is no more specific than a parameter after that: the first declared wins', () => {
    const mixed = row('GET', '/:id.json', 'json')
    const plain = row('GET', '/:id(.:format)', 'id')
    expect(asker([mixed, plain])('GET /1.json')).toBe('json {"id":"1"}')
    expect(asker([plain, mixed])('GET /1.json')).toBe('id {"id":"1","format":"json"}')
  })

  it('is compared with others by the best of each kind: of these the first declared wins', () => {
    const glob = row('GET', '/:y/*z', 'glob')
    const mixed = row('GET', '/:u-:v/*z', 'mixed')
    const literal = row('GET', '/:y/a', 'literal')
    // each wins over the next of these three: what is declared first among the best of plain and of mixed segments decides
    expect(asker([glob, mixed])('GET /a-b/a')).toMatch(/^glob/)
    expect(asker([mixed, literal])('GET /a-b/a')).toMatch(/^mixed/)
    expect(asker([literal, glob])('GET /a-b/a')).toMatch(/^literal/)
    expect(asker([glob, mixed, literal])('GET /a-b/a')).toMatch(/^mixed/)
    expect(asker([glob, literal, mixed])('GET /a-b/a')).toMatch(/^literal/)
  })

  it('is compared further with one that has the same texts', () => {
    const ask = asker([row('GET', '/:a-:b/:c', 'c'), row('GET', '/:x-:y/new', 'new')])
    expect(ask('GET /1-2/new')).toBe('new {"x":"1","y":"2"}')
    expect(ask('GET /1-2/3')).toBe('c {"a":"1","b":"2","c":"3"}')
  })
})

describe('optional groups', () => {
  it('leave their parameters out where they are absent', () => {
    const ask = asker([row('GET', '/blog(/:year(/:month(/:day)))(.:format)', 'blog')])
    expect(ask('GET /blog')).toBe('blog')
    expect(ask('GET /blog/2024')).toBe('blog {"year":"2024"}')
    expect(ask('GET /blog/2024/1/2.json')).toBe('blog {"year":"2024","month":"1","day":"2","format":"json"}')
    expect(ask('GET /blog/2024/1/2/3')).toBeUndefined()
  })

  it('may come first, and may be all there is', () => {
    const ask = asker([
      row('GET', '(/:locale)/posts', 'posts', { constraints: { locale: ['en', 'de'] } }),
      row('GET', '(/:locale)', 'home', { constraints: { locale: ['en', 'de'] } }),
    ])
    expect(ask('GET /posts')).toBe('posts')
    expect(ask('GET /de/posts')).toBe('posts {"locale":"de"}')
    expect(ask('GET /fr/posts')).toBeUndefined()
    expect(ask('GET /')).toBe('home')
    expect(ask('GET /en')).toBe('home {"locale":"en"}')
  })

  it('may end in a dot and a parameter of any name', () => {
    const ask = asker([row('GET', '/download(.:ext)', 'download'), row('GET', '/:a/b(.:ext/:c)', 'b')])
    expect(ask('GET /download.zip')).toBe('download {"ext":"zip"}')
    expect(ask('GET /download')).toBe('download')
    expect(ask('GET /a/b.x/y')).toBe('b {"a":"a","ext":"x","c":"y"}')
    expect(ask('GET /a/b')).toBe('b {"a":"a"}')
  })

  it('leave a slash where the one that starts with it is absent, and a format after that', () => {
    const ask = asker([row('GET', '/(:locale)(.:format)', 'home'), row('GET', '(/a)x(/:id)', 'x')])
    expect(ask('GET /')).toBe('home')
    expect(ask('GET /.json')).toBe('home {"format":"json"}')
    expect(ask('GET /x/1')).toBe('x {"id":"1"}')
    expect(ask('GET /ax')).toBe('x')
  })

  it('prefer to be present', () => {
    expect(asker([row('GET', '/a(/:b)(/:c)', 'a')])('GET /a/1')).toBe('a {"b":"1"}')
    expect(asker([row('GET', '/:name(-:version)', 'show')])('GET /a-1')).toBe('show {"name":"a","version":"1"}')
  })

  it('may be many, but not without end', () => {
    expect(() => compileMatcher([row('GET', `/a${'(/b)'.repeat(7)}`)])).toThrow(
      /^Pattern '\/a\(\/b\).*' has more than 64 combinations of optional groups: split it into several routes$/,
    )
    expect(asker([row('GET', `/a${'(/b)'.repeat(6)}`, 'a')])('GET /a/b/b/b')).toBe('a')
    expect(() => compileMatcher([row('GET', `/a${'(/b)'.repeat(5000)}`)])).toThrow('combinations')
  })
})

describe('formats and dots', () => {
  it('end a value where a format may follow', () => {
    const ask = asker(resource('messages'))
    expect(ask('GET /messages/a.b')).toBe('show {"id":"a","format":"b"}')
    expect(ask('GET /messages/a.b.c')).toBeUndefined()
    expect(ask('GET /messages/a.')).toBeUndefined()
    expect(ask('GET /messages/.a')).toBeUndefined()
    expect(ask('GET /messages.json')).toBe('index {"format":"json"}')
    expect(ask('GET /messages.json/1')).toBeUndefined()
    expect(ask('GET /messages/1.2/edit')).toBeUndefined()
    expect(ask('GET /messages/1/edit.json')).toBe('edit {"id":"1","format":"json"}')
  })

  it('are part of a value where none may', () => {
    const ask = asker([row('GET', '/photos/:id'), row('GET', '/photos/:id/edit')])
    expect(ask('GET /photos/1.2.jpg')).toBe('/photos/:id {"id":"1.2.jpg"}')
    expect(ask('GET /photos/a.b/edit')).toBe('/photos/:id/edit {"id":"a.b"}')
  })

  it('are part of a value that is constrained, which takes what it can', () => {
    const host = row('GET', '/hosts/:id(.:format)', 'host', { constraints: { id: { source: '[^/]+', flags: '' } } })
    expect(asker([host])('GET /hosts/a.example.json')).toBe('host {"id":"a.example.json"}')
    const version = row('GET', '/v/:id(.:format)', 'v', { constraints: { id: { source: '\\d+\\.\\d+', flags: '' } } })
    expect(asker([version])('GET /v/1.2.json')).toBe('v {"id":"1.2","format":"json"}')
    expect(asker([version])('GET /v/1.json')).toBeUndefined()
  })

  it('follow a regular expression that looks ahead to them', () => {
    const constraints = { id: { source: '([^/]+?)(?=\\.json|\\.rss|$|/)', flags: '' } }
    const ask = asker([
      row('GET', '/d/:id(.:format)', 'd', { constraints }),
      row('GET', '/d/:id/x', 'x', { constraints }),
    ])
    expect(ask('GET /d/example.org')).toBe('d {"id":"example.org"}')
    expect(ask('GET /d/example.org.json')).toBe('d {"id":"example.org","format":"json"}')
    expect(ask('GET /d/example.org/x')).toBe('x {"id":"example.org"}')
  })

  it('of a fixed format are literal', () => {
    const ask = asker([row('GET', '/feed.xml', 'feed', { defaults: { format: 'xml' } })])
    expect(ask('GET /feed.xml')).toBe('feed {"format":"xml"}')
    expect(ask('GET /feed')).toBeUndefined()
  })

  it('may be required', () => {
    const ask = asker([row('GET', '/articles/:id.:format', 'show')])
    expect(ask('GET /articles/1.json')).toBe('show {"id":"1","format":"json"}')
    expect(ask('GET /articles/1')).toBeUndefined()
  })
})

describe('globs', () => {
  it('take one segment or more', () => {
    const ask = asker([row('GET', '/pages/*path', 'pages')])
    expect(ask('GET /pages/a')).toBe('pages {"path":"a"}')
    expect(ask('GET /pages/a/b.c/d%20e%2Ff')).toBe('pages {"path":"a/b.c/d e/f"}')
    expect(ask('GET /pages')).toBeUndefined()
    expect(ask('GET /pages/a//b')).toBeUndefined()
  })

  it('leave a format to their last segment', () => {
    const ask = asker([row('GET', '/*path(.:format)', 'all')])
    expect(ask('GET /x.json')).toBe('all {"path":"x","format":"json"}')
    expect(ask('GET /a.b/c.tar.gz')).toBe('all {"path":"a.b/c.tar","format":"gz"}')
    expect(ask('GET /a.b/c')).toBe('all {"path":"a.b/c"}')
    expect(ask('GET /a/.env')).toBe('all {"path":"a/.env"}')
  })

  it('leave the rest of the pattern its due', () => {
    const ask = asker([row('GET', '/books/*section/:title(.:format)', 'book'), row('GET', '/*a/foo/*b', 'two')])
    expect(ask('GET /books/x/y/z')).toBe('book {"section":"x/y","title":"z"}')
    expect(ask('GET /books/x')).toBeUndefined()
    expect(ask('GET /x/y/foo/z')).toBe('two {"a":"x/y","b":"z"}')
    expect(ask('GET /x/foo/y/foo/z')).toBe('two {"a":"x","b":"y/foo/z"}')
    expect(ask('GET /foo/x')).toBeUndefined()
  })

  it('start and end with no slash, and cut no encoded character in two', () => {
    const ask = asker([row('GET', '/f*x', 'start'), row('GET', '/*x-b', 'end')])
    expect(ask('GET /fa/b')).toBe('start {"x":"a/b"}')
    expect(ask('GET /f/a')).toBeUndefined()
    expect(ask('GET /a/c-b')).toBe('end {"x":"a/c"}')
    expect(ask('GET /a/-b')).toBeUndefined()
    expect(asker([row('GET', '/*x(2F)*y', 'cut')])('GET /a%2Fb2Fc')).toBe('cut {"x":"a/b","y":"c"}')
    expect(asker([row('GET', '/*x(F)*y', 'cut')])('GET /a%2FbFc')).toBe('cut {"x":"a/b","y":"c"}')
  })

  it('may be constrained', () => {
    const constraints = { path: { source: '.+\\.(?:js|css)', flags: '' } }
    const ask = asker([row('GET', '/assets/*path', 'asset', { constraints }), row('GET', '/*all', 'all')])
    expect(ask('GET /assets/a/b.js')).toBe('asset {"path":"a/b.js"}')
    expect(ask('GET /assets/a/b.png')).toBe('all {"all":"assets/a/b.png"}')
  })

  it('are what a parameter becomes whose regular expression takes slashes', () => {
    const constraints = { id: { source: '.+', flags: '' } }
    const ask = asker([
      row('GET', '/wiki/:id/edit', 'edit', { constraints }),
      row('GET', '/wiki/:id', 'show', { constraints }),
    ])
    expect(ask('GET /wiki/a/b.c')).toBe('show {"id":"a/b.c"}')
    expect(ask('GET /wiki/a/b/edit')).toBe('edit {"id":"a/b"}')
    const wide = asker([
      row('GET', '/words/:id', 'words', { constraints: { id: { source: '[a-z/]+', flags: '' } } }),
      row('GET', '/numbers/:id', 'numbers', { constraints: { id: { source: '\\d+/\\d+', flags: '' } } }),
      row('GET', '/list/:id', 'list', { constraints: { id: ['a/a'] } }),
    ])
    expect(wide('GET /words/a/b')).toBe('words {"id":"a/b"}')
    expect(wide('GET /numbers/1/2')).toBe('numbers {"id":"1/2"}')
    // a value of a list is written in one segment
    expect(wide('GET /list/a%2Fa')).toBe('list {"id":"a/a"}')
    expect(wide('GET /list/a/a')).toBeUndefined()
  })

  it('are not what a parameter becomes whose regular expression takes none: what follows is compared', () => {
    const constraints = { a: { source: '[a-z]+', flags: '' } }
    const ask = asker([row('GET', '/:a/:b', 'b', { constraints }), row('GET', '/:a/new', 'new', { constraints })])
    expect(ask('GET /x/new')).toBe('new {"a":"x"}')
  })
})

describe('defaults', () => {
  it('fill in what the path does not give, and lose to what it does', () => {
    const ask = asker([
      row('GET', '/photos/:id(.:format)', 'show', { defaults: { format: 'jpg', size: 3, wide: true } }),
    ])
    expect(ask('GET /photos/1')).toBe('show {"id":"1","format":"jpg","size":3,"wide":true}')
    expect(ask('GET /photos/1.png')).toBe('show {"id":"1","format":"png","size":3,"wide":true}')
  })
})

describe('constraints', () => {
  const ask = asker([
    row('GET', '/integer/:id', 'integer', { constraints: { id: 'integer' } }),
    row('GET', '/uuid/:id', 'uuid', { constraints: { id: 'uuid' } }),
    row('GET', '/list/:id', 'list', { constraints: { id: ['en', 'é/ö', 7, 'a.b'] } }),
    row('GET', '/regexp/:id', 'regexp', { constraints: { id: { source: 'a|b+', flags: 'i' } } }),
    row('GET', '/format(.:format)', 'format', { constraints: { format: ['json', 'xml'] } }),
  ])
  const answers = (path: string) => ask(`GET ${path}`) !== undefined

  it('integer takes decimal digits', () => {
    expect(['0', '12', '007'].every((id) => answers(`/integer/${id}`))).toBe(true)
    expect(['-1', '1.0', '1e3', '', '%D9%A1', '1%0A'].some((id) => answers(`/integer/${id}`))).toBe(false)
  })

  it('uuid takes any case', () => {
    expect(answers('/uuid/123e4567-e89b-12d3-a456-426614174000')).toBe(true)
    expect(answers('/uuid/123E4567-E89B-12D3-A456-426614174000')).toBe(true)
    expect(answers('/uuid/123e4567e89b12d3a456426614174000')).toBe(false)
  })

  it('a list takes its values, compared as decoded', () => {
    expect(['en', '7', '%65n', '%C3%A9%2F%C3%B6', 'a.b'].every((id) => answers(`/list/${id}`))).toBe(true)
    expect(['EN', 'e', '77', 'é/ö'].some((id) => answers(`/list/${id}`))).toBe(false)
  })

  it('a regular expression must take the whole value', () => {
    expect(['a', 'A', 'bbb'].every((id) => answers(`/regexp/${id}`))).toBe(true)
    expect(['aa', 'ab', 'xa', 'a%0A'].some((id) => answers(`/regexp/${id}`))).toBe(false)
  })

  it('give no empty value, though they would take it', () => {
    const any = asker([row('GET', '/x/:id-b', 'any', { constraints: { id: { source: 'a*', flags: '' } } })])
    expect(any('GET /x/aa-b')).toBe('any {"id":"aa"}')
    expect(any('GET /x/-b')).toBeUndefined()
  })

  it('apply to a format', () => {
    expect(['', '.json', '.xml'].every((format) => answers(`/format${format}`))).toBe(true)
    expect(answers('/format.csv')).toBe(false)
  })
})

describe('the path', () => {
  const ask = asker([...resource('messages'), row('GET', '/', 'root'), row('GET', '/cafés/@:user', 'café')])

  it('may end in a slash, a query and a fragment', () => {
    for (const end of ['', '/', '?a=/b.c', '/?a', '#a/b', '/#?', '?', '?a#b']) {
      expect(ask(`GET /messages/1${end}`)).toBe('show {"id":"1"}')
      expect(ask(`GET /messages${end}`)).toBe('index')
    }
    expect(ask('GET /')).toBe('root')
    expect(ask('GET /?a=1')).toBe('root')
  })

  it('has no empty segments', () => {
    for (const path of ['//', '//messages', '/messages//', '/messages//1', '/messages/1//', '///']) {
      expect(ask(`GET ${path}`)).toBeUndefined()
    }
  })

  it('starts with a slash', () => {
    for (const path of ['', 'messages', '?', 'http://example.org/messages', '*']) {
      expect(compileMatcher(resource('messages')).match('GET', path)).toBeUndefined()
    }
  })

  it('is compared with regard to case', () => {
    expect(ask('GET /Messages')).toBeUndefined()
    expect(ask('GET /messages/New')).toBe('show {"id":"New"}')
  })

  it('is decoded once, after it is split', () => {
    expect(ask('GET /messages/a%2Fb')).toBe('show {"id":"a/b"}')
    expect(ask('GET /messages/a%2fb%2Ec')).toBe('show {"id":"a/b.c"}')
    expect(ask('GET /messages/a%252Fb')).toBe('show {"id":"a%2Fb"}')
    expect(ask('GET /messages/a+b%2Bc')).toBe('show {"id":"a+b+c"}')
    expect(ask('GET /messages/%3F%23')).toBe('show {"id":"?#"}')
    expect(ask('GET /messages/%F0%9F%98%80.%C3%A9')).toBe('show {"id":"😀","format":"é"}')
    expect(ask('GET /messages/a%00b')).toBe('show {"id":"a\\u0000b"}')
  })

  it('matches literal text however it is encoded', () => {
    expect(ask('GET /%6dessages/%6E%65w')).toBe('new')
    for (const path of ['/cafés/@me', '/caf%C3%A9s/@me', '/caf%c3%a9s/%40me', '/%63af%C3%A9s/@%6d%65']) {
      expect(ask(`GET ${path}`)).toBe('café {"user":"me"}')
    }
    expect(ask('GET /messages%2F1')).toBeUndefined()
    expect(asker([row('GET', '/caf%C3%A9s/:id', 'show')])('GET /cafés/1')).toBe('show {"id":"1"}')
  })

  it('matches it so where no text of the table needs to be encoded', () => {
    const plain = (path: string) => asker(resource('messages'))(`GET ${path}`)
    expect(plain('/messages/%6Eew')).toBe('new')
    expect(plain('/messages/%6eew.json')).toBe('new {"format":"json"}')
    expect(plain('/messages/1/%65dit')).toBe('edit {"id":"1"}')
    expect(plain('/messages/%31')).toBe('show {"id":"1"}')
    const signs = asker([
      row('GET', '/:id', 'id'),
      ...['-a', '0b', '9c', '~d', '_e', 'Zf'].map((one) => row('GET', `/${one}`)),
    ])
    for (const path of ['/%2Da', '/%2da', '/%30b', '/%39c', '/%7Ed', '/%5Fe', '/%5Af'])
      expect(signs(`GET ${path}`), path).toBe(decodeURIComponent(path))
    const long = 'abcdefghij'.repeat(11)
    const deep = asker([row('GET', '/:a/:b', 'b'), row('GET', '/:a/new', 'new')])
    expect(deep(`GET /${long}/%6Eew`)).toBe(`new {"a":"${long}"}`)
  })

  it('is not split at an encoded separator', () => {
    const mixed = asker([row('GET', '/:name-:version', 'show')])
    expect(mixed('GET /a-b%2D1')).toBe('show {"name":"a","version":"b-1"}')
    expect(mixed('GET /a%2Db')).toBeUndefined()
  })
})

describe('a refusal', () => {
  const routes = resource('messages')

  it('is a 404 where no pattern fits the path', () => {
    const error = refusal(routes, 'get', '/posts?a=1')
    expect(error).toBeInstanceOf(RoutingError)
    expect(error).not.toBeInstanceOf(MethodNotAllowedError)
    expect(error).toMatchObject({ name: 'RoutingError', status: 404, message: "No route answers GET '/posts?a=1'" })
  })

  it('is a 405 with the methods that fit, in a fixed order', () => {
    const error = refusal([...routes].reverse(), 'POST', '/messages/1')
    expect(error).toBeInstanceOf(MethodNotAllowedError)
    expect(error).toMatchObject({
      name: 'MethodNotAllowedError',
      status: 405,
      allowed: ['GET', 'PUT', 'DELETE'],
      message: "No route answers POST '/messages/1': use GET, PUT, DELETE",
    })
    expect(refusal(routes, 'PURGE', '/messages')).toMatchObject({ allowed: ['GET', 'POST'] })
    expect(refusal(routes, 'PURGE', '/message')).toMatchObject({ status: 404 })
    expect(refusal(routes, 'POST', '/messages/new')).toMatchObject({ allowed: ['GET', 'PUT', 'DELETE'] })
  })

  it('lists HEAD where a route has it', () => {
    const heads = [row('HEAD', '/a'), row('OPTIONS', '/a'), row('PATCH', '/a')]
    expect(refusal(heads, 'GET', '/a')).toMatchObject({ allowed: ['PATCH', 'HEAD', 'OPTIONS'] })
  })

  it('heeds constraints', () => {
    const numbers = [row('GET', '/:id', 'show', { constraints: { id: 'integer' } })]
    expect(refusal(numbers, 'PUT', '/1')).toMatchObject({ status: 405 })
    expect(refusal(numbers, 'PUT', '/a')).toMatchObject({ status: 404 })
  })

  it('is a 400 where the percent-encoding is malformed, whatever the routes are', () => {
    for (const path of [
      '/messages/%',
      '/messages/%f',
      '/messages/%zz',
      '/%e9',
      '/nowhere/%C3',
      '/%ED%A0%80',
      '/%C0%AF',
      '/%F8%80%80%80',
    ]) {
      expect(refusal(routes, 'GET', path)).toMatchObject({ status: 400 })
      expect(refusal(routes, 'PUT', path)).toMatchObject({ status: 400 })
    }
    expect(refusal(routes, 'GET', '/messages/%').message).toBe(
      "Path '/messages/%' has malformed percent-encoding: write '%25' for a percent sign, and UTF-8 for the rest",
    )
    expect(compileMatcher(routes).match('GET', '/messages/1?a=%')?.params).toEqual({ id: '1' })
  })
})

describe('a catch-all', () => {
  const rows = resource('posts')

  it('lets wrong methods through', () => {
    const ask = asker([...rows, row('ANY', '/*path(.:format)', 'missing')])
    expect(ask('PUT /posts')).toBe('missing {"path":"posts"}')
    expect(ask('GET /posts')).toBe('index')
  })

  it('never makes a 405 out of a 404', () => {
    const glob = [...rows, row('GET', '/*path', 'missing')]
    expect(refusal(glob, 'POST', '/nowhere')).toMatchObject({ status: 404 })
    expect(refusal(glob, 'PUT', '/posts')).toMatchObject({ allowed: ['GET', 'POST'] })
    const marked = [...rows, row('GET', '/:controller(/:action(/:id))', '', { catchAll: true })]
    expect(refusal(marked, 'POST', '/nowhere')).toMatchObject({ status: 404 })
  })
})

describe('every generated path', () => {
  const patterns = [
    '/a/:x',
    '/a/:x/b/:y(.:format)',
    '/:x-:y',
    '/:x--:y/:z',
    '/:x(-:y)',
    '/:x.:y',
    '/:x.v:y',
    '/v:x/:y.png',
    '/*x',
    '/f/*x(.:format)',
    '/*x/:y',
    '/x(/:y(/:z))(.:format)',
  ]
  const fill = (parts: readonly Part[], params: Record<string, string>): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        if (!('name' in part)) return fill(part, params)
        const pieces = part.isGlob ? (params[part.name] as string).split('/') : [params[part.name] as string]
        return pieces
          .map((piece) =>
            [...encodeURIComponent(piece)]
              .map((unit) =>
                part.reserved.includes(unit) ? `%${unit.charCodeAt(0).toString(16).toUpperCase()}` : unit,
              )
              .join(''),
          )
          .join('/')
      })
      .join('')
  const value = fc
    .oneof(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      fc.string({ minLength: 1, unit: fc.constantFrom('-', '.', 'v', '/', 'a', '%', ' ', '😀', 'p', '2') }),
    )
    .filter((text) => !/\p{Surrogate}/u.test(text))

  it.each(patterns)('%s matches its route and gives the same parameters back', (pattern) => {
    const parts = parsePattern(pattern)
    const { recognize } = compileMatcher([row('GET', pattern)])
    const names = [...pattern.matchAll(/[:*](\w+)/g)].map(([, name]) => name as string)
    const globs = [...pattern.matchAll(/\*(\w+)/g)].map(([, name]) => name as string)
    fc.assert(
      fc.property(fc.array(value, { minLength: names.length, maxLength: names.length }), (values) => {
        const params = Object.fromEntries(names.map((name, index) => [name, values[index] as string]))
        for (const name of globs) fc.pre(!/^\/|\/\/|\/$/.test(params[name] as string))
        expect({ ...recognize('GET', fill(parts, params)).params }).toEqual(params)
      }),
      { seed: 42, numRuns: 300 },
    )
  })
})
