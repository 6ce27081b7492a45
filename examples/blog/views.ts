import { formFor, formTag, type Html, type HtmlValue, html } from '../../src/form/index.js'
import { CATEGORIES, routes } from './routes.js'
import type { Article, Comment } from './store.js'

/** What is wrong with a form: a sentence, and the field that it is about. */
export interface Problem {
  readonly message: string
  readonly path: readonly (string | number)[]
}

const NOTICES: Readonly<Record<string, string>> = {
  created: 'The article is there.',
  updated: 'The article is changed.',
  deleted: 'The article is gone.',
  commented: 'Thank you for your comment.',
  removed: 'The comment is gone.',
}

/** A page; `notice` names what has just been done. */
export function page(title: string, content: HtmlValue, notice?: unknown): Html {
  const said = typeof notice === 'string' && Object.hasOwn(NOTICES, notice) ? NOTICES[notice] : undefined
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Small Hours</title>
<link rel="stylesheet" href="${routes.style_path()}">
<link rel="icon" href="data:,">
</head>
<body>
<header>
<a class="name" href="${routes.root_path()}">Small Hours</a>
<nav><a href="${routes.articles_path()}">Articles</a><a href="${routes.admin_articles_path()}">Desk</a></nav>
</header>
<main>
${said && html`<p class="notice" role="status">${said}</p>`}
${content}
</main>
<footer>Written between one and four.</footer>
</body>
</html>`
}

const date = (value: Date): string => value.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
const many = (count: number): string => (count === 1 ? '1 comment' : `${count} comments`)
const paragraphs = (text: string): readonly Html[] => text.split(/(?:\r?\n){2,}/).map((part) => html`<p>${part}</p>`)

const meta = ({ category, createdAt, comments }: Article): Html =>
  html`<p class="meta"><span class="tag">${category}</span>${date(createdAt)} · ${many(comments)}</p>`

const issues = (problems: readonly Problem[]): HtmlValue =>
  problems.length > 0 &&
  html`<ul class="issues" role="alert">${problems.map(({ message }) => html`<li>${message}</li>`)}</ul>`

/** The articles, each with its first paragraph. */
export const articleList = (articles: readonly Article[]): Html =>
  html`<div class="list">${articles.map(
    (article) => html`<article>
<h2><a href="${routes.article_path(article)}">${article.title}</a></h2>
${meta(article)}
${paragraphs(article.body)[0]}
</article>`,
  )}</div>`

/** An article with its comments and a form for another; `draft` is a comment that is to be corrected. */
export const articlePage = (
  article: Article,
  comments: readonly Comment[],
  draft: object = {},
  problems: readonly Problem[] = [],
): Html => html`<article>
<h1>${article.title}</h1>
${meta(article)}
${paragraphs(article.body)}
</article>
<section>
<h3>${many(comments.length)}</h3>
${comments.map((one) => html`<div class="comment">${paragraphs(one.body)}<p class="meta">${one.author}, ${date(one.createdAt)}</p></div>`)}
${formFor(
  draft as { author?: string; body?: string },
  { as: 'comment', url: routes.article_comments_path(article), html: { class: 'fields' } },
  (f) => html`${issues(problems)}
<div>${f.label('author', 'Name')}${f.text('author', { autocomplete: 'name' })}</div>
<div>${f.label('body', 'Comment')}${f.textArea('body')}</div>
${f.submit('Send comment')}`,
)}
</section>`

/** The desk: all articles, and what can be done with them. */
export const desk = (articles: readonly Article[]): Html => html`<div class="top">
<h1>Desk</h1>
<a class="button" href="${routes.new_admin_article_path()}">Write an article</a>
</div>
<table>
<thead><tr><th>Title</th><th>State</th><th></th></tr></thead>
<tbody>${articles.map(
  (article) => html`<tr>
<td><a href="${routes.article_path(article)}">${article.title}</a></td>
<td>${article.published ? 'published' : 'draft'}</td>
<td><div>
<a href="${routes.edit_admin_article_path(article.id)}">Edit</a>
${formTag(
  routes.admin_article_path(article.id),
  { method: 'delete' },
  html`<button class="quiet" aria-label="Delete ${article.title}">Delete</button>`,
)}
</div></td>
</tr>`,
)}</tbody>
</table>`

/** What the form of an article shows: of one that is new nothing. */
export type ArticleDraft = Partial<Pick<Article, 'title' | 'body' | 'category' | 'published'>>

/** The form of an article: of the one with this id, or of a new one. */
export const articleForm = (id: number | undefined, draft: ArticleDraft, problems: readonly Problem[] = []): Html =>
  html`<div class="top"><h1>${id === undefined ? 'New article' : 'Edit article'}</h1></div>${formFor(
    draft,
    {
      as: 'article',
      url: id === undefined ? routes.admin_articles_path() : routes.admin_article_path(id),
      html: { method: id === undefined ? 'post' : 'put', class: 'fields' },
    },
    (f) => html`${issues(problems)}
<div>${f.label('title')}${f.text('title')}</div>
<div>${f.label('category')}${f.select('category', CATEGORIES)}</div>
<div>${f.label('body', 'Text')}${f.textArea('body', { class: 'long' })}</div>
<div class="check">${f.checkbox('published')}${f.label('published', 'Everybody may read it')}</div>
${f.submit()}`,
  )}`

/** The comments of an article, each with a button that removes it. */
export const commentList = (article: Article, comments: readonly Comment[]): HtmlValue =>
  comments.length > 0 &&
  html`<h3>${many(comments.length)}</h3>
${comments.map(
  (one) => html`<div class="comment">${paragraphs(one.body)}<div class="meta">${one.author}
${formTag(
  routes.admin_article_comment_path(article.id, one.id),
  { method: 'delete' },
  html`<button class="quiet">Remove</button>`,
)}</div></div>`,
)}`
