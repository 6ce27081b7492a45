/** What the playground shows at first. */
export const EXAMPLE = `import { createMatcher, draw, namespace, resources } from 'resourcery'

export const routes = draw([
  resources('articles', { member: { publish: 'post' } }, [
    resources('comments', { only: ['index', 'show'] }),
  ]),
  namespace('admin', [resources('products', { only: ['index', 'edit'] })]),
])

console.log(routes.article_comment_path(1, 2, { query: { page: 3 } }))
console.log(createMatcher(routes).match('GET', '/articles/7.json')?.params)

// an id is missing here: the compiler says so before anything runs
routes.article_comment_path({ id: 2 })
`
