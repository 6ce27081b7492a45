import { beforeAll, describe, expect, test } from 'vitest'
import { COMPILERS, type CompilerOptions, type CompilerVersion, compileUnder, type Diagnostic } from './compilers.js'

/** One program, compiled by every supported compiler under the settings that applications use. */

const PROGRAM = `import { createMatcher, draw, namespace, type ParamsOf, type PatternOf, resources, route, type RouteName, scope, urlFor } from 'resourcery'

export const routes = draw([
  resources('articles', { member: { publish: 'post' } }, [resources('comments', { only: ['index', 'show'] })]),
  namespace('admin', [resources('people')]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts')]),
  route('get', 'files/*path', 'files#show', { as: 'file' }),
])

export const a: '/articles' = routes.articles_path()
export const b: \`/articles/\${string}/comments/\${string}\` = routes.article_comment_path({ article_id: 1, id: 2 })
export const c: string = routes.admin_person_url({ id: 7 }, { origin: 'https://example.com', format: 'json' })
export const d: string = urlFor(routes, routes.hash_for_posts_path({ params: { locale: 'de' } }))
export const e: PatternOf<typeof routes, 'file'> = '/files/*path(.:format)'
export const f: ParamsOf<typeof routes, 'article_comment'> = { article_id: 1, id: { id: 2 } }
export const g: RouteName<typeof routes> = 'publish_article'

const match = createMatcher(routes).match('GET', '/articles/1')
if (match?.controller === 'admin/people' && match.action === 'show') {
  const id: string = match.params.id
  console.log(id)
}
// @ts-expect-error: a comment needs its article
routes.article_comment_path(1)
// @ts-expect-error: no such helper
routes.article_commnt_path(1, 2)
// @ts-expect-error: no such option
resources('articles', { onyl: ['index'] })
`

const SETTINGS: Readonly<Record<string, CompilerOptions>> = {
  'strict, every declaration file checked': { skipLibCheck: false },
  'not strict': { strict: false, skipLibCheck: true },
  exactOptionalPropertyTypes: { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false },
  'a bundler': { module: 'ESNext', moduleResolution: 'bundler', skipLibCheck: false },
}

describe.each(Object.keys(COMPILERS) as CompilerVersion[])('TypeScript %s', (version) => {
  let said: Readonly<Record<string, readonly Diagnostic[]>>

  beforeAll(() => {
    said = compileUnder(version, { 'program.ts': PROGRAM }, SETTINGS)
  })

  test.each(Object.keys(SETTINGS))('%s', (name) => {
    expect(said[name]).toEqual([])
  })
})
