import { beforeAll, describe, expect, test } from 'vitest'
import { type CompilerVersion, compile, type Diagnostic } from './compilers.js'

/** What the compilers say of common mistakes, as a user reads it. */

const PRELUDE = `import { draw, member, namespace, resource, resources, route, scope } from 'resourcery'
const routes = draw([
  resources('articles', { member: { publish: 'post' } }, [resources('comments')]),
  scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [resources('posts')]),
  resources('photos', { format: false, constraints: { id: 'integer' } }),
  resources('tags', { param: 'slug' }),
])
const withOrigin = draw([resources('articles')], { origin: 'https://example.com' })
export { draw, member, namespace, resource, resources, route, routes, scope, withOrigin }
`

const MISTAKES = {
  'a missing prefix parameter, by position': 'routes.article_comment_path(1)',
  'a missing prefix parameter, by name': 'routes.article_comment_path({ id: 2 })',
  'no parameter at all': 'routes.article_path()',
  'an empty object for a parameter': 'routes.article_path({})',
  'too many arguments': 'routes.article_path(1, {}, 3)',
  'a value in the place of the options': 'routes.article_path(1, 2)',
  'null for a parameter': 'routes.article_path(null)',
  'undefined for a parameter': 'routes.article_comment_path(1, undefined)',
  'null under a name': 'routes.article_comment_path({ article_id: null, id: 2 })',
  'an object without id': "routes.article_path({ title: 'x' })",
  'a key that is no parameter': 'routes.article_comment_path({ article_id: 1, id: 2, page: 3 })',
  'an unknown option in a call': "routes.articles_path({ fromat: 'csv' })",
  'a wrong value of an option in a call': 'routes.articles_path({ format: 3 })',
  'a format where there is none': "routes.photo_path(1, { format: 'csv' })",
  'optional parameters where there are none': "routes.photo_path(1, { params: { locale: 'de' } })",
  'a value that the constraint does not allow': "routes.posts_path({ params: { locale: 'fr' } })",
  'a value that is no integer': "routes.photo_path('x')",
  'an optional parameter that does not exist': "routes.posts_path({ params: { language: 'de' } })",
  'a URL without origin': 'routes.articles_url()',
  'a URL without origin, with other options': "routes.article_url(1, { format: 'csv' })",
  'a helper that does not exist': 'routes.artcle_path(1)',
  'a helper of the old kind': 'routes.formatted_article_path(1)',
  'an unknown option in a declaration': "resources('articles', { contoller: 'posts' })",
  'an unknown option of a scope': "scope({ pth: 'x' }, [])",
  'an unknown option of draw': "draw([resources('articles')], { orign: 'https://example.com' })",
  'a wrong value of an option': "resources('articles', { path: 3 })",
  'a method that does not exist': "resources('articles', { member: { publish: 'pots' } })",
  'a method that does not exist, of a route': "route('gte', '/about', 'pages#about')",
  'an action that does not exist': "resources('articles', { only: ['index', 'shwo'] })",
  'children in the place of options': "resources('articles', [resources('comments')])",
  'a child that is no declaration': "resources('articles', {}, ['comments'])",
  'two routes that take one name':
    "draw([resources('articles'), scope({ path: 'old' }, [resources('articles', { only: ['index'] })])])",
  'a route that takes the name of a form':
    "draw([resources('articles'), route('get', '/write', 'articles#write', { as: 'new_article' })])",
  'an action of a member that takes the name of a form': "draw([resources('articles', { member: { new: 'get' } })])",
  'two actions of a member that take one name':
    "draw([resources('articles', { member: { 'mark-read': 'post', mark_read: 'post' } })])",
  'a controller that may be left out': "draw([resources('articles', {} as { readonly controller?: 'posts' })])",
  'a parameter twice in a pattern': "route('get', '/:id/and/:id', 'pages#show', { as: 'both' })",
  'a parameter twice in a nested pattern':
    "draw([scope({ path: '/:id' }, [route('get', 'x/:id', 'a#b', { as: 'x' })])])",
  'a name that is known at run time only': "draw([resources('articles' as string)])",
  'a name that is any': "draw([resources('articles' as any)])",
  'options that are any': "draw([resources('articles', {} as any)])",
  'options that are known at run time only':
    "draw([resources('articles', {} as import('resourcery').ResourceOptions)])",
  'a path that is known at run time only': "draw([resources('articles', { path: 'x' as string })])",
  'a path that may be left out': "draw([resources('articles', {} as { readonly path?: 'x' })])",
  'a path that may be left out beside other options':
    "draw([resources('articles', { only: ['show'] } as { readonly path?: 'x'; readonly only: readonly ['show'] })])",
  'a singular that may be left out':
    "draw([resources('articles', { param: 'slug' } as { readonly singular?: 'x'; readonly param: 'slug' })])",
  'a list of actions that may be left out':
    "draw([resources('articles', {} as { readonly except?: readonly ['show'] })])",
  'extra actions that may be left out':
    "draw([resources('articles', {} as { readonly member?: { readonly publish: 'post' } })])",
  'extra actions that are known at run time only':
    "draw([resources('articles', { member: {} as Record<string, 'get'> })])",
  'a singular that is known at run time only': "draw([resources('articles', { singular: 'x' as string })])",
  'actions that are known at run time only': "draw([resources('articles', { only: [] as ('index' | 'show')[] })])",
  'a path of a scope that is known at run time only': "draw([scope({ path: 'x' as string }, [resources('articles')])])",
  'a pattern that is known at run time only': "draw([route('get', 'x' as string, 'pages#show')])",
  'a namespace that is known at run time only': "draw([namespace('x' as string, [resources('articles')])])",
  'a choice between two names': "draw([resources(Math.random() < 0.5 ? 'articles' : 'posts')])",
  'a choice between two declarations': "draw([Math.random() < 0.5 ? resources('articles') : resources('posts')])",
  'declarations that a condition adds':
    "draw([resources('articles'), ...(Math.random() < 0.5 ? [resources('posts')] : [])])",
  'children that a condition adds':
    "draw([resources('articles', {}, [...(Math.random() < 0.5 ? [resources('comments')] : [])])])",
  'options that may be undefined': "resources('articles', Math.random() < 0.5 ? { only: ['index'] } : undefined)",
  'an option that may be undefined': "draw([resources('articles', { as: Math.random() < 0.5 ? 'texts' : undefined })])",
  'a naming that is known at run time only':
    "draw([resources('articles')], { naming: Math.random() < 0.5 ? 'camelCase' : 'snake_case' })",
  'declarations that are known at run time only': 'draw([...([] as ReturnType<typeof resources>[])])',
} as const

const VERSIONS = ['5.9', '6.0', '7.0'] as const satisfies readonly CompilerVersion[]

const fileOf = (index: number): string => `mistake-${index}.ts`

describe('the compiler says, of', () => {
  const said = new Map<CompilerVersion, readonly Diagnostic[]>()

  beforeAll(() => {
    const files = Object.fromEntries(
      Object.values(MISTAKES).map((mistake, index) => [fileOf(index), `${PRELUDE}${mistake}\n`]),
    )
    for (const version of VERSIONS) said.set(version, compile(version, files))
  }, 120_000)

  test.each(Object.keys(MISTAKES).map((name, index) => [name, index] as const))('%s', (name, index) => {
    const texts = VERSIONS.map((version) =>
      (said.get(version) ?? [])
        .filter(({ file }) => file.endsWith(fileOf(index)))
        .map(({ code, message }) => `${code}: ${message}`)
        .join('\n'),
    )
    for (const text of texts) expect(text).not.toBe('')
    const [first] = texts
    const same = texts.every((text) => text === first)
    const shown = same ? first : VERSIONS.map((version, at) => `TypeScript ${version}\n${texts[at]}`).join('\n\n')
    expect(`${Object.values(MISTAKES)[index]}\n\n${shown}`).toMatchSnapshot(name)
  })
})
