import { describe, expect, test } from 'vitest'
import { openEditor } from './editor.js'

/** What an editor shows: hovers, signatures and lists of completion, as a user reads them. */

const PROGRAM = `import { createMatcher, draw, namespace, redirect, resource, resources, root, route, scope } from 'resourcery'
import type { RouteSet } from 'resourcery'
import type { Controllers } from 'resourcery/serve'
const routes = draw([
  resources('articles', { member: { publish: 'post' } }, [resources('comments')]),
  namespace('admin', [resources('products', { only: ['index', 'show'] })]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts')]),
  resources('photos', { format: false, constraints: { id: 'integer' } }),
])
const withOrigin = draw([resources('articles')], { origin: 'https://example.com' })
const declaration = [resources('articles')] as const
interface Routes extends RouteSet<typeof declaration> {}
const named: Routes = draw(declaration)
const found = createMatcher(routes).match('GET', '/articles/1')
`
const SHOWN = "if (found?.controller === 'articles' && found.action === 'show')"
const CONTROLLERS = 'const controllers: Controllers<typeof routes> ='

const editor = openEditor(PROGRAM)

describe('hovers show', () => {
  test.each([
    'routes.article_comment_path|',
    'routes.article_comment_path|(1, 2)',
    'routes.articles_path|()',
    'routes.article_url|',
    "routes.article_url|(1, { origin: 'https://example.com' })",
    'withOrigin.article_url|',
    'routes.hash_for_article_path|',
    'routes.hash_for_article_path|(1)',
    'routes.hash_for_article_url|',
    'routes.photo_path|',
    'routes.posts_path|',
    'named|.article_path',
    'const path| = routes.article_comment_path(1, 2)',
    'const longer| = routes.articles_path({ query: { page: 2 } })',
    'const hash| = routes.hash_for_article_path(1)',
    `${SHOWN} found|`,
    `${SHOWN} found.params|`,
    'const controller| = found?.controller',
  ])('%s', (line) => {
    const shown = editor.hover(line)
    expect(shown).not.toMatch(/Resources<|\bany\b|Entries/)
    expect(`\n${shown}\n`).toMatchSnapshot()
  })

  test.each(['resources|', 'namespace|', 'draw|', 'createMatcher|'])('%s', (line) => {
    expect(`\n${editor.hover(line)}\n`).toMatchSnapshot()
  })

  test('no more of a match than names, methods and patterns', () => {
    const shown = editor.hover('found|')
    expect(shown).not.toMatch(/Resources<|Options|\bany\b/)
    expect(`\n${shown}\n`).toMatchSnapshot()
  })
})

describe('signatures name the parameters', () => {
  test.each([
    'routes.articles_path(|',
    'routes.article_comment_path(|',
    'routes.article_comment_path(1, |',
    'routes.article_comment_path(1, 2, |',
    'routes.article_comment_path({ |',
    'routes.article_url(|',
    'routes.hash_for_article_path(|',
    "resources('articles', |",
    "scope({ path: 'x' }, |",
    "route('get', |",
  ])('%s', (line) => {
    expect(`\n${editor.signature(line)}\n`).toMatchSnapshot()
  })
})

describe('completion offers', () => {
  test.each([
    "resources('articles', { | })",
    "resources('articles', { only: ['index'], | })",
    "resources('articles', { only: ['|'] })",
    "resources('articles', { except: ['|'] })",
    "resources('articles', { member: { publish: '|' } })",
    "resource('account', { | })",
    "namespace('admin', { | }, [])",
    'scope({ | }, [])',
    "route('|')",
    "route('get', '/about', 'pages#about', { | })",
    "root('home#index', { | })",
    "redirect('/a', '/b', { | })",
    'draw([], { | })',
    "draw([], { naming: '|' })",
    'routes.article_comment_path({ | })',
    'routes.article_comment_path({ article_id: 1, | })',
    'routes.articles_path({ | })',
    'routes.article_path(1, { | })',
    'routes.article_url(1, { | })',
    'routes.posts_path({ | })',
    'routes.posts_path({ params: { | } })',
    "routes.posts_path({ params: { locale: '|' } })",
    "if (found?.controller === '|') {}",
    "if (found?.controller === 'admin/products' && found.action === '|') {}",
    `${SHOWN} found.|`,
    `${SHOWN} found.params.|`,
    `${CONTROLLERS} { | }`,
    `${CONTROLLERS} { articles: { | } }`,
    `${CONTROLLERS} { articles: { show: ({ | }) => 1 } }`,
    `${CONTROLLERS} { articles: { show: ({ params }) => params.| } }`,
  ])('%s', (line) => {
    const offered = editor.completions(line)
    // where there is nothing to offer, the compiler offers all names that it knows
    expect(offered.length, 'as many names').toBeLessThan(30)
    expect(`\n${offered.join('\n')}\n`).toMatchSnapshot()
  })

  test('every helper of the routes, and nothing else', () => {
    const offered = editor.completions('routes.|')
    expect(offered).toHaveLength(19 * 4)
    expect(offered.filter((name) => name.includes('article_comment'))).toMatchSnapshot()
  })
})
