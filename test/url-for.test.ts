import { describe, expect, test } from 'vitest'
import { namespace, resources, scope } from '../src/declaration.js'
import { draw } from '../src/draw.js'
import { UrlGenerationError } from '../src/generation-error.js'
import { defaultRoute, route } from '../src/route-declaration.js'
import { urlFor } from '../src/url-for.js'

const routes = draw([
  resources('articles', { only: ['index', 'show'] }, [resources('comments', { only: ['index', 'show'] })]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts', { only: ['index'] })]),
  namespace('admin', [resources('products', { only: ['show'] })]),
  route('get', 'search/:term', 'search#show', { as: null }),
  route('get', 'search/:term/:page', 'search#show', { as: null }),
  route('get', 'about/:topic', 'pages#about', { as: 'about', format: false }),
])

/** A hash that the types would refuse. */
const hash = (given: object): never => given as never
const refusal = (given: object): string => {
  try {
    return `gave ${urlFor(routes, hash(given))}`
  } catch (error) {
    if (!(error instanceof UrlGenerationError)) throw error
    return error.message
  }
}

describe('urlFor finds', () => {
  test('the route that takes all parameters, and no other of its action', () => {
    expect(urlFor(routes, { controller: 'search', action: 'show', term: 'a' })).toBe('/search/a')
    expect(urlFor(routes, { controller: 'search', action: 'show', term: 'a', page: 2 })).toBe('/search/a/2')
    expect(urlFor(routes, { controller: 'articles', action: 'index' })).toBe('/articles')
    expect(urlFor(routes, { controller: 'articles', action: 'index', id: undefined })).toBe('/articles')
    expect(urlFor(routes, { controller: 'articles', action: 'index', id: null })).toBe('/articles')
  })

  test('optional parameters and options beside', () => {
    expect(urlFor(routes, { controller: 'posts', action: 'index', locale: 'de', format: 'csv', query: { a: 1 } })).toBe(
      '/de/posts.csv?a=1',
    )
    expect(urlFor(routes, { useRoute: 'posts', locale: 'en' })).toBe('/en/posts')
  })

  test('no route whose path says controller and action', () => {
    const all = draw([resources('articles', { only: ['index'] }), defaultRoute()])
    expect(() => urlFor(all, { controller: 'photos', action: 'index' })).toThrow('No route leads to photos#index')
    const pages = draw([route('get', 'pages(/:action)', 'pages#', { as: 'pages' })])
    expect(urlFor(pages, hash({ controller: 'pages', action: 'index' }))).toBe('/pages')
    expect(() => urlFor(pages, hash({ controller: 'pages', action: 'help' }))).toThrow('No route leads to pages#help')
  })

  test('an origin in the hash, or in draw', () => {
    const given = { useRoute: 'article', onlyPath: false, id: 1 } as const
    expect(urlFor(routes, { ...given, origin: 'https://example.org' })).toBe('https://example.org/articles/1')
    const drawn = draw([resources('articles')], { origin: 'https://example.com' })
    expect(urlFor(drawn, given)).toBe('https://example.com/articles/1')
    expect(urlFor(drawn, { ...given, origin: 'https://example.org' })).toBe('https://example.org/articles/1')
  })
})

describe('urlFor refuses', () => {
  test('a controller and an action without a route', () => {
    expect(refusal({ controller: 'articles', action: 'edit', id: 1 })).toBe(
      "No route leads to articles#edit with the parameter 'id': write those of one of its routes",
    )
    expect(refusal({ controller: 'articles', action: 'show' })).toBe(
      'No route leads to articles#show with no parameters: write those of one of its routes',
    )
    expect(refusal({ controller: 'articles', action: 'show', id: 1, page: 2, format: 'csv' })).toBe(
      "No route leads to articles#show with the parameters 'id' and 'page': write those of one of its routes",
    )
  })

  test('a route that does not exist', () => {
    expect(refusal({ useRoute: 'artcle', id: 1 })).toBe(
      "Route 'artcle' does not exist: write the name of a route in useRoute",
    )
    expect(refusal({ useRoute: {} })).toBe('Route an object does not exist: write the name of a route in useRoute')
    expect(refusal({ useRoute: null })).toBe('Route null does not exist: write the name of a route in useRoute')
    expect(refusal({ useRoute: 7 })).toBe('Route 7 does not exist: write the name of a route in useRoute')
  })

  test('parameters that are missing, by name', () => {
    const sentence =
      "Route 'article_comment' needs the parameter 'article_id': write article_id, id in this order, or by name"
    expect(refusal({ useRoute: 'article_comment' })).toBe(sentence)
    expect(refusal({ useRoute: 'article_comment', article_id: null })).toBe(sentence)
    expect(refusal({ useRoute: 'article_comment', id: 2 })).toBe(sentence)
    expect(refusal({ useRoute: 'article_comment', article_id: 1 })).toMatch(/needs the parameter 'id'/)
  })

  test('what is neither a parameter nor an option', () => {
    expect(refusal({ useRoute: 'posts', page: 2 })).toBe(
      "Route 'posts' takes no option 'page': write one of locale, format, query, anchor, trailingSlash, params, origin",
    )
    expect(refusal({ useRoute: 'article', id: 1, page: 2 })).toMatch(/write one of id, format, query/)
  })

  test('a format where the route has none', () => {
    expect(refusal({ useRoute: 'about', topic: 'a', format: 'csv' })).toBe(
      "Route 'about' has no place for 'format' here: leave it out, or write the optional parameters before it",
    )
  })

  test('a value that the route cannot take, by the route or by its action', () => {
    expect(refusal({ useRoute: 'article', id: '' })).toMatch(/^Route 'article' cannot take '' as 'id'/)
    expect(refusal({ controller: 'articles', action: 'show', id: '' })).toMatch(/^Route 'article' cannot take/)
    expect(refusal({ controller: 'search', action: 'show', term: '' })).toMatch(/^Route 'search#show' cannot take/)
  })

  test('a URL without an origin', () => {
    expect(refusal({ useRoute: 'article', id: 1, onlyPath: false })).toMatch(
      /^URL needs an origin, not undefined: write scheme and host alone/,
    )
  })
})
