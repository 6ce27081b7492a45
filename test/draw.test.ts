import { describe, expect, test, vi } from 'vitest'
import { namespace, resources, scope } from '../src/declaration.js'
import { DeclarationError } from '../src/declaration-error.js'
import { draw, routesOf } from '../src/draw.js'
import { UrlGenerationError } from '../src/generation-error.js'
import { createMatcher } from '../src/matcher.js'
import { redirect, root, route } from '../src/route-declaration.js'
import { urlFor } from '../src/url-for.js'

const routes = draw([
  resources('articles', { member: { publish: 'post' } }, [resources('comments')]),
  namespace('admin', [resources('people')]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts')]),
  route('get', 'blog(/:year(/:month))', 'blog#index', { as: 'blog' }),
  resources('photos', { format: false, constraints: { id: 'integer' } }),
])

/** The sentence that a call is refused with. */
function refusal(call: () => unknown): string {
  try {
    return `not refused: ${String(call())}`
  } catch (error) {
    if (error instanceof UrlGenerationError) return error.message
    throw error
  }
}

/** What the types refuse too, past the types. */
const untyped = routes as unknown as Record<string, (...args: unknown[]) => unknown>

describe('a route set', () => {
  test('has its helpers as real properties, and nothing else in sight', () => {
    const keys = Object.keys(draw([resources('articles', { only: ['index'] })]))
    expect(keys).toEqual(['articles_path', 'articles_url', 'hash_for_articles_path', 'hash_for_articles_url'])
    expect(Object.keys(draw([resources('line_items', { only: ['index'] })], { naming: 'camelCase' }))).toEqual([
      'lineItemsPath',
      'lineItemsUrl',
      'hashForLineItemsPath',
      'hashForLineItemsUrl',
    ])
    expect(Object.getPrototypeOf(routes)).toBeNull()
    expect(Object.isFrozen(routes)).toBe(true)
  })

  test('takes resources that are called like properties of objects', () => {
    const odd = draw([resources('constructors'), resources('hasOwnProperties')])
    expect(odd.constructor_path(1)).toBe('/constructors/1')
    expect(odd.hasOwnProperty_path(1)).toBe('/hasOwnProperties/1')
  })

  test('refuses two patterns under one name', () => {
    const past = draw as unknown as (declaration: readonly unknown[]) => unknown
    const declaration = [resources('articles'), scope({ path: 'old' }, [resources('articles')])]
    expect(() => past(declaration)).toThrow(DeclarationError)
  })
})

test('an origin that is none is refused where it is given', () => {
  for (const origin of ['example.com', 'https://example.com/path', ''])
    expect(() => draw([resources('articles')], { origin })).toThrow(
      /^URL needs an origin, not '.*': write scheme and host alone/,
    )
})

test('camelCase names helpers and parameters, and leaves nameless routes without', () => {
  const camel = draw([resources('blog_posts', {}, [resources('comments')]), route('get', 'a/:some_id', 'a#b')], {
    naming: 'camelCase',
  })
  expect(camel.blogPostCommentPath({ blogPostId: 1, id: 2 })).toBe('/blog_posts/1/comments/2')
  expect(routesOf(camel).map(({ pattern }) => pattern)).toContain('/a/:someId(.:format)')
  expect(Object.keys(camel).filter((key) => /null|undefined/i.test(key))).toEqual([])
})

test('a route named after the hash of another is refused', () => {
  const past = draw as unknown as (declaration: readonly unknown[]) => unknown
  const declaration = [resources('articles'), route('get', 'x', 'a#b', { as: 'hash_for_article' })]
  expect(() => past(declaration)).toThrow(
    "Route 'hash_for_article' needs the helper 'hash_for_article_path', which another route has: write as: 'another_name' or as: null on it",
  )
})

describe('a path helper', () => {
  test('takes parameters by position, by name, and models', () => {
    expect(routes.article_comment_path(1, 2)).toBe('/articles/1/comments/2')
    expect(routes.article_comment_path({ article_id: 1, id: 2 })).toBe('/articles/1/comments/2')
    expect(routes.article_comment_path({ id: 7 }, { id: 8 })).toBe('/articles/7/comments/8')
    expect(routes.article_path({ id: 1, toParam: () => '1-hello' } as { id: number })).toBe('/articles/1-hello')
    expect(routes.article_path(12n)).toBe('/articles/12')
    expect(routes.article_path(0)).toBe('/articles/0')
    expect(routes.article_path({ id: 3 }, { format: 'pdf' })).toBe('/articles/3.pdf')
  })

  test('reads nothing but parameters from a model', () => {
    const article = {
      id: 1,
      format: 'pdf',
      query: { a: 1 },
      anchor: 'x',
      host: 'evil.example',
      params: { locale: 'de' },
    }
    expect(routes.article_path(article)).toBe('/articles/1')
    const both = { article_id: 1, id: 2, format: 'pdf', page: 3 }
    expect(routes.article_comment_path(both)).toBe('/articles/1/comments/2')
  })

  test('takes options', () => {
    expect(routes.articles_path({ format: 'csv' })).toBe('/articles.csv')
    expect(
      routes.articles_path({
        query: { page: 2, tags: ['a', 'b'], f: { x: [1] }, none: null, empty: [], zero: 0, no: false, blank: '' },
      }),
    ).toBe('/articles?page=2&tags%5B%5D=a&tags%5B%5D=b&f%5Bx%5D%5B%5D=1&zero=0&no=false&blank=')
    expect(routes.articles_path({ query: {} })).toBe('/articles')
    expect(routes.articles_path({ anchor: 'a b/c?d' })).toBe('/articles#a%20b/c?d')
    expect(routes.articles_path({ trailingSlash: true, query: { a: 1 } })).toBe('/articles/?a=1')
    expect(routes.articles_path({ trailingSlash: true, format: 'csv' })).toBe('/articles.csv')
    expect(routes.posts_path({ params: { locale: 'de' } })).toBe('/de/posts')
    expect(routes.posts_path()).toBe('/posts')
    for (const locale of [undefined, null]) expect(untyped.posts_path?.({ params: { locale } })).toBe('/posts')
    expect(routes.post_path(1, { params: { locale: 'en' }, format: 'json' })).toBe('/en/posts/1.json')
    expect(routes.blog_path({ params: { year: 2026, month: 11 } })).toBe('/blog/2026/11')
    expect(routes.blog_path({ params: { year: 2026 } })).toBe('/blog/2026')
    expect(untyped.article_path?.(1, null)).toBe('/articles/1')
  })

  test('writes literal text as a path has it, and what is encoded already as it is', () => {
    const set = draw([route('get', 'caf%C3%A9/über', 'a#b', { as: 'a' })])
    expect(set.a_path()).toBe('/caf%C3%A9/%C3%BCber')
  })

  test('writes the slashes of a glob, and takes no segment that a browser would resolve', () => {
    const set = draw([route('get', 'files/*path', 'files#show', { as: 'file', format: false })])
    expect(set.file_path('a/b c/d')).toBe('/files/a/b%20c/d')
    for (const path of ['../a', 'a/../b', 'a/.', 'a//b', '/a', 'a/'])
      expect(refusal(() => set.file_path(path))).toMatch(/^Route 'file' cannot take '.*' as 'path'/)
  })

  test('writes a slash where all of a pattern is optional', () => {
    const set = draw([route('get', '(/:year(/:month))', 'a#b', { as: 'a', format: false })])
    expect(set.a_path()).toBe('/')
    expect(set.a_path({ params: { year: 2026 } })).toBe('/2026')
  })

  test('writes a slash where the group that starts with it is left out', () => {
    const set = draw([route('get', '(/:locale)posts', 'posts#index', { as: 'posts', format: false })])
    expect(set.posts_path()).toBe('/posts')
    expect(createMatcher(set).match('GET', '/posts')).toMatchObject({ name: 'posts', params: {} })
  })

  test('starts with one slash, lest a value be read as a host', () => {
    const set = draw([
      scope({ path: '(:locale)' }, [route('get', '(:page)', 'a#b', { as: 'a', format: false })]),
      route('get', '(/:year(/:month))', 'a#b', { as: 'b' }),
    ])
    expect(set.a_path({ params: { locale: 'en', page: 'x' } })).toBe('/en/x')
    expect(set.a_path({ params: { locale: 'en' } })).toBe('/en')
    expect(refusal(() => set.a_path({ params: { page: 'evil.example' } }))).toBe(
      "Route 'a' has no place for 'page' here: leave it out, or write the optional parameters before it",
    )
    expect(set.b_path({ params: { year: 2026 }, format: 'csv' })).toBe('/2026.csv')
    expect(set.b_path({ format: 'csv' })).toBe('/.csv')
    expect(createMatcher(set).match('GET', '/.csv')).toMatchObject({ name: 'b', params: { format: 'csv' } })
  })

  test('writes an optional group where all of its parameters are given', () => {
    const set = draw([route('get', 'blog(/:year-:month)', 'a#b', { as: 'a' })])
    expect(set.a_path({ params: { year: 2026, month: 11 } })).toBe('/blog/2026-11')
    expect(refusal(() => set.a_path({ params: { year: 2026 } }))).toBe(
      "Route 'a' has no place for 'year' here: leave it out, or write the optional parameters before it",
    )
  })

  test('takes a format as an optional parameter where the pattern does not end with it', () => {
    const set = draw([
      route('get', 'a(/:format)', 'a#b', { as: 'a', format: false }),
      route('get', 'b(.:format)/c', 'a#b', { as: 'b', format: false }),
    ]) as unknown as typeof untyped
    expect(set.a_path?.({ params: { format: 'csv' } })).toBe('/a/csv')
    expect(set.b_path?.({ params: { format: 'csv' } })).toBe('/b.csv/c')
    expect(refusal(() => set.b_path?.({ format: 'csv' }))).toBe(
      "Route '/b(.:format)/c' takes no format: leave the option 'format' out",
    )
  })

  test.each([
    [
      'no argument',
      () => untyped.article_path?.(),
      "Route 'article' needs the parameter 'id': write id in this order, or by name",
    ],
    [
      'one of two',
      () => untyped.article_comment_path?.(1),
      "Route 'article_comment' needs the parameter 'id': write article_id, id in this order, or by name",
    ],
    [
      'null',
      () => untyped.article_path?.(null),
      "Route 'article' needs the parameter 'id': write id in this order, or by name",
    ],
    [
      'an object without id',
      () => untyped.article_path?.({ title: 'x' }),
      "Route 'article' needs the parameter 'id': write id in this order, or by name",
    ],
    [
      'an empty text',
      () => routes.article_path(''),
      "Route 'article' cannot take '' as 'id': write a text without empty, '.' and '..' segments, a finite number, a bigint, or an object with toParam() or id",
    ],
    [
      'dots',
      () => routes.article_path('..'),
      "Route 'article' cannot take '..' as 'id': write a text without empty, '.' and '..' segments, a finite number, a bigint, or an object with toParam() or id",
    ],
    [
      'NaN',
      () => routes.article_path(Number.NaN),
      "Route 'article' cannot take NaN as 'id': write a text without empty, '.' and '..' segments, a finite number, a bigint, or an object with toParam() or id",
    ],
    [
      'half a character',
      () => routes.article_path('\ud800'),
      "Text '\ud800' has half a surrogate pair: write well-formed Unicode",
    ],
    [
      'an argument too many',
      () => untyped.article_path?.(1, {}, 3),
      "Route 'article' takes 2 arguments at most: write options, which come last, as one object",
    ],
    [
      'options that are none',
      () => untyped.article_path?.(1, 2),
      "Route 'article' takes an object as its options and was given 2: write them as in { format: 'csv' }",
    ],
    [
      'an unknown option',
      () => untyped.articles_path?.({ fromat: 'csv' }),
      "Route 'articles' takes no option 'fromat': write one of format, query, anchor, trailingSlash, params",
    ],
    [
      'a format where there is none',
      () => untyped.photo_path?.(1, { format: 'csv' }),
      "Route '/photos/:id' takes no format: leave the option 'format' out",
    ],
    [
      'optional parameters where there are none',
      () => untyped.photo_path?.(1, { params: { locale: 'de' } }),
      "Route '/photos/:id' has no optional parameters: give its parameters before the options",
    ],
    [
      'optional parameters where there is but the format',
      () => untyped.article_path?.(1, { params: { format: 'csv' } }),
      "Route '/articles/:id' has no optional parameters: give its parameters before the options",
    ],
    [
      'a value that a list lacks',
      () => untyped.posts_path?.({ params: { locale: 'fr' } }),
      "Route 'posts' cannot take 'fr' as 'locale': write a text that matches /^(?:en|de)$/",
    ],
    [
      'no integer',
      () => untyped.photo_path?.('x'),
      "Route 'photo' cannot take 'x' as 'id': write a text that matches /^\\d+$/i",
    ],
    [
      'an unknown optional parameter',
      () => untyped.posts_path?.({ params: { language: 'de' } }),
      "Route 'posts' has no optional parameter 'language': write one of locale",
    ],
    [
      'a month without its year',
      () => routes.blog_path({ params: { month: 11 } }),
      "Route 'blog' has no place for 'month' here: leave it out, or write the optional parameters before it",
    ],
    [
      'a URL without origin',
      () => untyped.articles_url?.(),
      "URL needs an origin, not undefined: write scheme and host alone, as in { origin: 'https://example.com' }, here or in draw()",
    ],
    [
      'an origin with a path',
      () => routes.articles_url({ origin: 'https://example.com/x' }),
      "URL needs an origin, not 'https://example.com/x': write scheme and host alone, as in { origin: 'https://example.com' }, here or in draw()",
    ],
    [
      'a function in the query',
      () => routes.articles_path({ query: { a: () => 1 } }),
      "Query cannot hold what is under 'a': write texts, finite numbers, booleans, lists and objects, at most 32 levels deep",
    ],
  ])('refuses %s', (_, call, sentence) => {
    expect(refusal(call)).toBe(sentence)
  })

  test('refuses a query that is a text', () => {
    expect(refusal(() => untyped.articles_path?.({ query: 'page=2' }))).toMatch(
      /^Query cannot hold what is under 'query'/,
    )
  })

  test('refuses a query that holds itself', () => {
    const query: Record<string, unknown> = {}
    query.self = query
    expect(refusal(() => routes.articles_path({ query }))).toMatch(
      /^Query cannot hold what is under 'self(\[self\])+': .* at most 32 levels deep$/,
    )
  })
})

describe('a format', () => {
  const set = draw([
    resources('articles', { only: ['show'], constraints: { format: /json|xml/ } }),
    resources('photos', { only: ['show'], constraints: { id: /.+/ } }),
    resources('feeds', { only: ['index'], format: 'rss' }),
  ])

  test('that a constraint does not take is refused', () => {
    expect(set.article_path(1, { format: 'json' })).toBe('/articles/1.json')
    expect(refusal(() => set.article_path(1, { format: 'csv' }))).toBe(
      "Route 'article' cannot take 'csv' as 'format': write a text that matches /^(?:json|xml)$/",
    )
    expect(set.feeds_path({ format: 'rss' })).toBe('/feeds.rss')
    expect(refusal(() => set.feeds_path({ format: 'csv' as 'rss' }))).toMatch(/cannot take 'csv' as 'format'/)
  })

  test('that the constraint before it would take has no place', () => {
    const apart = draw([
      scope({ path: '(:locale)', constraints: { locale: /[a-z.]+/ } }, [resources('posts', { only: ['index'] })]),
    ])
    expect(apart.posts_path({ params: { locale: 'de' }, format: 'csv' })).toBe('/de/posts.csv')
    const last = draw([
      route('get', 'posts(/:tag(-:page))', 'posts#index', {
        as: 'posts',
        constraints: { tag: /[a-z.]+/, page: /[\d.a-z]+/ },
      }),
    ])
    expect(last.posts_path({ params: { tag: 'a' } })).toBe('/posts/a')
    expect(last.posts_path({ params: { tag: 'a', page: 1 } })).toBe('/posts/a-1')
    expect(last.posts_path({ params: { tag: 'a' }, format: 'r-s' })).toBe('/posts/a.r-s')
    for (const params of [{ tag: 'a' }, { tag: 'a', page: 1 }])
      expect(refusal(() => last.posts_path({ params, format: 'csv' }))).toBe(
        "Route 'posts' has no place for 'format' here: leave it out, or write the optional parameters before it",
      )
    expect(set.photo_path('a.b')).toBe('/photos/a%2Eb')
    expect(refusal(() => set.photo_path('a', { format: 'csv' }))).toBe(
      "Route 'photo' has no place for 'format' here: leave it out, or write the optional parameters before it",
    )
  })

  test('that is no text, or none that a path can end in, is refused', () => {
    for (const format of ['', '.', '..'])
      expect(refusal(() => routes.article_path(1, { format }))).toMatch(
        /^Route 'article' cannot take '\.*' as 'format'/,
      )
    expect(refusal(() => untyped.article_path?.(1, { format: 7 }))).toBe(
      "Option 'format' of route 'article' is 7: write a format, as in 'csv'",
    )
  })
})

describe('in production', () => {
  /** Helpers as a bundle for production has them. */
  const helpers = (): Record<string, (...args: unknown[]) => unknown> => {
    vi.stubEnv('NODE_ENV', 'production')
    try {
      return draw([resources('articles', {}, [resources('comments')]), resources('photos', { format: false })], {
        origin: 'https://example.com',
      }) as never
    } finally {
      vi.unstubAllEnvs()
    }
  }

  test('values are checked as ever', () => {
    const set = helpers()
    for (const args of [[], [null], [''], ['..'], [Number.NaN], [true], [{ title: 'x' }]]) {
      expect(refusal(() => set.article_path?.(...args))).toMatch(/^Route 'article' (needs|cannot take) /)
      expect(refusal(() => set.article_url?.(...args))).toMatch(/^Route 'article' (needs|cannot take) /)
    }
    expect(refusal(() => set.article_comment_path?.(1))).toMatch(/^Route 'article_comment' needs the parameter 'id'/)
    expect(refusal(() => set.articles_url?.({ origin: 'example.com' }))).toMatch(
      /^URL needs an origin, not 'example.com'/,
    )
    expect(refusal(() => set.articles_path?.({ query: { a: () => 1 } }))).toMatch(/^Query cannot hold/)
  })

  test('what the types refuse has no effect, or no place', () => {
    const set = helpers()
    expect(set.article_path?.(1, {}, 3)).toBe('/articles/1')
    expect(set.article_path?.(1, 2)).toBe('/articles/1')
    expect(set.articles_path?.({ fromat: 'csv', id: 7, page: 2 })).toBe('/articles')
    expect(set.articles_path?.({ origin: 'https://evil.example' })).toBe('/articles')
    for (const options of [{ format: 'csv' }, { params: { locale: 'de' } }])
      expect(refusal(() => set.photo_path?.(1, options))).toMatch(
        /^Route 'photo' has no place for '(format|locale)' here/,
      )
  })
})

test('where there is no process, as in a browser, values are checked and nothing else is', () => {
  vi.stubGlobal('process', undefined)
  try {
    const set = draw([resources('articles')]) as unknown as typeof untyped
    expect(set.article_path?.(1, {}, 3)).toBe('/articles/1')
    expect(refusal(() => set.article_path?.(''))).toMatch(/^Route 'article' cannot take '' as 'id'/)
  } finally {
    vi.unstubAllGlobals()
  }
})

describe('URLs and hashes', () => {
  test('take the origin of draw or of the call', () => {
    const set = draw([resources('articles')], { origin: 'https://example.com/' })
    expect(set.article_url(1)).toBe('https://example.com/articles/1')
    expect(set.articles_url({ origin: 'http://localhost:3000', format: 'json' })).toBe(
      'http://localhost:3000/articles.json',
    )
  })

  test('a hash says the same as its path, and urlFor turns it into the text', () => {
    expect(routes.hash_for_article_comment_path(1, { id: 2 }, { format: 'json' })).toEqual({
      controller: 'comments',
      action: 'show',
      useRoute: 'article_comment',
      onlyPath: true,
      article_id: 1,
      id: 2,
      format: 'json',
    })
    expect(urlFor(routes, routes.hash_for_article_comment_path(1, { id: 2 }, { format: 'json' }))).toBe(
      '/articles/1/comments/2.json',
    )
    expect(urlFor(routes, routes.hash_for_posts_path({ params: { locale: 'de' } }))).toBe('/de/posts')
    expect(urlFor(routes, { ...routes.hash_for_articles_url(), origin: 'https://example.com' })).toBe(
      'https://example.com/articles',
    )
  })

  test('urlFor finds the route of a controller and an action', () => {
    expect(urlFor(routes, { controller: 'admin/people', action: 'edit', id: 7 })).toBe('/admin/people/7/edit')
    expect(urlFor(routes, { controller: 'comments', action: 'index', article_id: 1, query: { page: 2 } })).toBe(
      '/articles/1/comments?page=2',
    )
    expect(urlFor(routes, { controller: 'articles', action: 'update', id: 1 })).toBe('/articles/1')
    expect(refusal(() => urlFor(routes, { controller: 'people', action: 'edit', id: 7 }))).toBe(
      "No route leads to people#edit with the parameter 'id': write those of one of its routes",
    )
    expect(refusal(() => urlFor(routes, { useRoute: 'nothing' }))).toBe(
      "Route 'nothing' does not exist: write the name of a route in useRoute",
    )
    expect(refusal(() => urlFor(routes, { useRoute: 'article', id: 1, page: 2 }))).toMatch(
      /^Route 'article' takes no option 'page'/,
    )
  })
})

describe('options of draw', () => {
  const camel = draw(
    [
      resources('line_items', {}, [resources('comments')]),
      scope({ path: '/:user_id', constraints: { user_id: 'integer' } }, [resources('old_posts')]),
      redirect('/old/:post_id', '/posts/%{post_id}'),
    ],
    { naming: 'camelCase' },
  )

  test('camelCase names helpers and parameters', () => {
    expect(camel.lineItemCommentPath({ lineItemId: 1, id: 2 })).toBe('/line_items/1/comments/2')
    expect(camel.newOldPostPath({ userId: 7 })).toBe('/7/old_posts/new')
    expect(camel.hashForOldPostPath(7, 1)).toMatchObject({ useRoute: 'oldPost', userId: 7, id: 1 })
    expect(routesOf(camel).find(({ redirect: to }) => to)).toMatchObject({
      pattern: '/old/:postId(.:format)',
      redirect: { to: '/posts/%{postId}' },
    })
    const found = createMatcher(camel).match('GET', '/7/old_posts/1')
    expect({ ...found?.params }).toEqual({ userId: '7', id: '1' })
  })

  test('a base path is part of every path, and of what is matched', () => {
    const based = draw([resources('articles')], { basePath: '/app' })
    expect(based.article_path(1)).toBe('/app/articles/1')
    expect(createMatcher(based).match('GET', '/app/articles/1')?.name).toBe('article')
    expect(createMatcher(based).match('GET', '/articles/1')).toBeUndefined()
  })

  test('a base path stays in front of what has no other prefix', () => {
    const based = draw(
      [
        resources('articles', { shallow: true }, [resources('comments')]),
        resources('posts', { pathPrefix: '/:year' }),
        resources('pages', { namespace: 'api', shallow: true }, [resources('notes')]),
      ],
      { basePath: '/app' },
    )
    expect(based.comment_path(2)).toBe('/app/comments/2')
    expect(based.post_path(2026, 1)).toBe('/app/2026/posts/1')
    expect(based.api_note_path(3)).toBe('/app/api/notes/3')
    expect(routesOf(based).filter(({ pattern }) => !pattern.startsWith('/app/'))).toEqual([])
  })

  test('a base path that no path has is refused', () => {
    expect(() => draw([resources('articles')], { basePath: '/app?x' })).toThrow("Pattern '/app?x' holds '?'")
  })

  test('a trailing slash is written, and left out on demand', () => {
    const slashed = draw([resources('articles')], { trailingSlash: true })
    expect(slashed.articles_path()).toBe('/articles/')
    expect(slashed.article_path(1)).toBe('/articles/1/')
    expect(slashed.article_path(1, { format: 'csv' })).toBe('/articles/1.csv')
    expect(slashed.article_path(1, { trailingSlash: false })).toBe('/articles/1')
    const open = slashed as unknown as Record<string, (...args: unknown[]) => unknown>
    expect(open.article_path?.(1, { trailingSlash: undefined })).toBe('/articles/1/')
  })

  test('a trailing slash stands behind optional segments, and behind no format', () => {
    const set = draw(
      [
        root('home#index'),
        route('get', 'one/:id', 'a#b', { as: 'one', format: true }),
        route('get', 'three(/:year)', 'a#b', { as: 'three' }),
        route('get', 'five/:format', 'a#b', { as: 'five', format: false }),
        route('get', '(/:a(/:b))', 'a#b', { as: 'seven' }),
      ],
      { trailingSlash: true },
    )
    expect([set.root_path(), set.one_path(1, 'csv'), set.three_path(), set.five_path('csv'), set.seven_path()]).toEqual(
      ['/', '/one/1.csv', '/three/', '/five/csv', '/'],
    )
    expect(set.three_path({ params: { year: 1 } })).toBe('/three/1/')
    expect(set.seven_path({ params: { a: 1, b: 2 } })).toBe('/1/2/')
  })

  test('patch adds its row, inflections their words', () => {
    const set = draw([resources('octopodes')], { patch: true, inflections: { irregular: [['octopus', 'octopodes']] } })
    expect(set.octopus_path(1)).toBe('/octopodes/1')
    expect(createMatcher(set).match('PATCH', '/octopodes/1')?.action).toBe('update')
  })
})
