import { describe, expect, test } from 'vitest'
import { resources } from '../src/declaration.js'
import { draw } from '../src/draw.js'
import { UrlGenerationError } from '../src/generation-error.js'
import { checkOrigin } from '../src/helper.js'

const set = draw([resources('articles', {}, [resources('comments')]), resources('pages', { param: 'slug' })], {
  origin: 'https://example.com',
})
/** What the types refuse too, past the types. */
const untyped = set as unknown as Record<string, (...args: unknown[]) => unknown>

describe('an origin', () => {
  test.each(['https://example.com', 'http://localhost:3000', 'HTTPS://A', 'a://b', 'z9+.-://b', 'https://[::1]:80'])(
    '%s is one, and the slash at its end is left out',
    (origin) => {
      expect(checkOrigin(origin)).toBe(origin)
      expect(checkOrigin(`${origin}/`)).toBe(origin)
    },
  )

  test.each([
    undefined,
    null,
    7,
    ['https://example.com'],
    '',
    'example.com',
    '//example.com',
    'https:/example.com',
    'https://',
    'https:///',
    '1a://example.com',
    '_://example.com',
    ' https://example.com',
    'https://example.com//',
    'https://example.com/a',
    'https://example.com/ ',
    'https://example.com?a',
    'https://example.com#a',
    'https://example.com\\a',
    'https://example .com',
    'https://example.com\n',
  ])('%j is none', (origin) => {
    expect(() => checkOrigin(origin)).toThrow(UrlGenerationError)
  })
})

describe('arguments are told apart', () => {
  const toParam = () => 'x'

  test.each<[string, unknown[], string]>([
    ['articles_url', [], '/articles'],
    ['articles_url', [{ format: 'csv' }], '/articles.csv'],
    ['article_url', [{ id: 1 }], '/articles/1'],
    ['article_url', [{ toParam }], '/articles/x'],
    ['article_url', [{ id: 1 }, { format: 'csv' }], '/articles/1.csv'],
    ['page_url', [{ slug: 'a' }], '/pages/a'],
    ['page_url', [{ slug: 'a' }, { format: 'csv' }], '/pages/a.csv'],
    ['page_url', [{ slug: 'a', id: 7 }], '/pages/7'],
    ['page_url', [{ slug: 'a', toParam }], '/pages/x'],
    ['page_url', [{ slug: 'a', toParam: 'b' }], '/pages/a'],
    ['article_comment_url', [{ article_id: 1, id: 2 }], '/articles/1/comments/2'],
    ['article_comment_url', [{ article_id: 1, id: 2 }, null], '/articles/1/comments/2'],
    ['article_comment_url', [{ article_id: 1, id: 2 }, { format: 'csv' }], '/articles/1/comments/2.csv'],
    ['article_comment_url', [{ article_id: { id: 1 }, id: { toParam } }], '/articles/1/comments/x'],
    ['article_comment_url', [{ id: 1 }, { id: 2 }], '/articles/1/comments/2'],
    ['article_comment_url', [{ id: 1 }, { toParam }], '/articles/1/comments/x'],
    ['article_comment_url', [{ id: 1 }, 'x'], '/articles/1/comments/x'],
    ['article_comment_url', [{ id: 1 }, 2], '/articles/1/comments/2'],
    ['article_comment_url', [{ id: 1 }, 2n], '/articles/1/comments/2'],
    ['article_comment_url', ['x', { id: 2 }, { format: 'csv' }], '/articles/x/comments/2.csv'],
  ])('%s of %o', (name, args, path) => {
    expect(untyped[name]?.(...args)).toBe(`https://example.com${path}`)
  })

  test.each<[string, unknown[], string]>([
    ['article_url', [null], "'article' needs the parameter 'id'"],
    ['article_url', [{ title: 'x' }], "'article' needs the parameter 'id'"],
    ['article_comment_url', [null, 2], "'article_comment' needs the parameter 'article_id'"],
    ['article_comment_url', [{ id: 1 }], "'article_comment' needs the parameter 'article_id'"],
    ['article_comment_url', [{ id: 1 }, true], "'article_comment' takes an object as its options and was given true"],
  ])('%s of %o is refused', (name, args, sentence) => {
    expect(() => untyped[name]?.(...args)).toThrow(`Route ${sentence}`)
  })
})

test('a hash has what stands for models, the optional parameters, and the options', () => {
  const slashed = draw([resources('articles')], { origin: 'https://example.com', trailingSlash: true })
  expect(slashed.article_url(1)).toBe('https://example.com/articles/1/')
  expect(slashed.article_url(1, { trailingSlash: false })).toBe('https://example.com/articles/1')
  expect(slashed.hash_for_article_url({ id: 7 }, { origin: 'https://example.org', anchor: 'a' })).toStrictEqual({
    controller: 'articles',
    action: 'show',
    useRoute: 'article',
    onlyPath: false,
    id: 7,
    origin: 'https://example.org',
    anchor: 'a',
  })
  expect(set.hash_for_page_path({ slug: 'x' })).toStrictEqual({
    controller: 'pages',
    action: 'show',
    useRoute: 'page',
    onlyPath: true,
    slug: 'x',
  })
})
