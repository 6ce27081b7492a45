import { RoutingError } from '../../src/index.js'
import { type InvalidContext, redirectTo, serve } from '../../src/serve/index.js'
import { routes } from './routes.js'
import type { Article, Store } from './store.js'
import { STYLE } from './style.js'
import { type ArticleDraft, articleForm, articleList, articlePage, commentList, desk, page } from './views.js'

/** Gives the fetch handler of the blog. */
export function createBlog(store: Store): (request: Request) => Response | Promise<Response> {
  /** Finds an article by what its path says, `1-a-walk` or `1`. */
  function find(param: string): Article {
    const article = store.find(Number.parseInt(param, 10))
    if (!article) throw new RoutingError(`There is no article '${param}'`)
    return article
  }

  function findPublished(param: string): Article {
    const article = find(param)
    if (!article.published) throw new RoutingError(`There is no article '${param}'`)
    return article
  }

  /** Shows a form again, with what is wrong in it. */
  function onInvalid({ route, params, issues, format }: InvalidContext) {
    if (format === 'json') return
    if (route.controller === 'comments') {
      const article = findPublished(String(params.article_id))
      const draft = Object(params.comment)
      return page(article.title, articlePage(article, store.comments(article.id), draft, issues))
    }
    // the form takes what has been sent as it was sent
    const draft = { ...Object(params.article), published: params.article && Object(params.article).published === '1' }
    const id = route.action === 'update' ? Number(params.id) : undefined
    return page(id === undefined ? 'New article' : 'Edit article', articleForm(id, draft as ArticleDraft, issues))
  }

  return serve(
    routes,
    {
      articles: {
        index: ({ format }) =>
          format === 'json' ? store.list(false) : page('Articles', articleList(store.list(false))),
        show: ({ params, query }) => {
          const article = findPublished(params.id)
          return page(article.title, articlePage(article, store.comments(article.id)), query.notice)
        },
      },
      comments: {
        create: ({ params, helpers }) => {
          const article = findPublished(params.article_id)
          store.addComment(article.id, params.comment)
          return redirectTo(helpers.article_path(article, { query: { notice: 'commented' } }))
        },
      },
      'admin/articles': {
        index: ({ query }) => page('Desk', desk(store.list(true)), query.notice),
        new: () => page('New article', articleForm(undefined, { published: true })),
        create: ({ params, helpers }) => {
          const article = store.add(params.article)
          return redirectTo(
            article.published
              ? helpers.article_path(article, { query: { notice: 'created' } })
              : helpers.admin_articles_path({ query: { notice: 'created' } }),
          )
        },
        edit: ({ params, query }) => {
          const article = find(params.id)
          const comments = commentList(article, store.comments(article.id))
          return page('Edit article', [articleForm(article.id, article), comments], query.notice)
        },
        update: ({ params, helpers }) => {
          const { id } = find(params.id)
          store.change(id, params.article)
          const article = find(params.id)
          return redirectTo(
            article.published
              ? helpers.article_path(article, { query: { notice: 'updated' } })
              : helpers.admin_articles_path({ query: { notice: 'updated' } }),
          )
        },
        destroy: ({ params, helpers }) => {
          store.remove(find(params.id).id)
          return redirectTo(helpers.admin_articles_path({ query: { notice: 'deleted' } }))
        },
      },
      'admin/comments': {
        destroy: ({ params, helpers }) => {
          const article = find(params.article_id)
          store.removeComment(Number(params.id), article.id)
          return redirectTo(helpers.edit_admin_article_path(article.id, { query: { notice: 'removed' } }))
        },
      },
      assets: {
        style: () =>
          new Response(STYLE, {
            headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=60' },
          }),
      },
    },
    {
      onInvalid,
      onError: (error, { status, format }) => {
        if (status === 500) console.error(error)
        if (format === 'html' && status === 404) return page('Not found', 'There is nothing here.')
        return
      },
    },
  )
}
