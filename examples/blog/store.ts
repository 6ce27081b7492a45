import Database from 'better-sqlite3'
import type { z } from 'zod'
import type * as routes from './routes.js'
import { ARTICLES } from './seed.js'

type Attributes = z.infer<typeof routes.article>

/** An article as the database has it. */
export interface Article extends Attributes {
  readonly id: number
  readonly createdAt: Date
  readonly comments: number
  /** The id and the title, as they stand in paths: `1-a-walk-in-kyoto`. */
  toParam(): string
}

export interface Comment {
  readonly id: number
  readonly author: string
  readonly body: string
  readonly createdAt: Date
}

interface Row {
  readonly id: number
  readonly title: string
  readonly body: string
  readonly category: Attributes['category']
  readonly published: 0 | 1
  readonly created_at: string
  readonly comments: number
}

type CommentRow = Omit<Comment, 'createdAt'> & { readonly created_at: string }

const slug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')

const toArticle = ({ created_at, published, ...row }: Row): Article => ({
  ...row,
  published: published === 1,
  createdAt: new Date(created_at),
  toParam: () => [row.id, slug(row.title)].filter((part) => part !== '').join('-'),
})

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS articles (
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    category TEXT NOT NULL,
    published INTEGER NOT NULL,
    created_at TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS comments (
    id INTEGER PRIMARY KEY,
    article_id INTEGER NOT NULL REFERENCES articles ON DELETE CASCADE,
    author TEXT NOT NULL,
    body TEXT NOT NULL,
    created_at TEXT NOT NULL
  );
`

const SELECT = 'SELECT *, (SELECT count(*) FROM comments WHERE article_id = articles.id) AS comments FROM articles'

/** Opens the database in a file; makes it, with a few articles to read, where there is none. */
export function openStore(file: string) {
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.pragma('foreign_keys = ON')
  database.exec(SCHEMA)

  const sql = {
    list: database.prepare<[number], Row>(`${SELECT} WHERE published >= ? ORDER BY created_at DESC, id DESC`),
    find: database.prepare<[number], Row>(`${SELECT} WHERE id = ?`),
    insert: database.prepare<[string, string, string, number, string]>(
      'INSERT INTO articles (title, body, category, published, created_at) VALUES (?, ?, ?, ?, ?)',
    ),
    update: database.prepare<[string, string, string, number, number]>(
      'UPDATE articles SET title = ?, body = ?, category = ?, published = ? WHERE id = ?',
    ),
    remove: database.prepare<[number]>('DELETE FROM articles WHERE id = ?'),
    comments: database.prepare<[number], CommentRow>('SELECT * FROM comments WHERE article_id = ? ORDER BY id'),
    addComment: database.prepare<[number, string, string, string]>(
      'INSERT INTO comments (article_id, author, body, created_at) VALUES (?, ?, ?, ?)',
    ),
    removeComment: database.prepare<[number, number]>('DELETE FROM comments WHERE id = ? AND article_id = ?'),
  }

  const store = {
    /** The articles, the newest first: those that are published, or all. */
    list: (all: boolean): readonly Article[] => sql.list.all(all ? 0 : 1).map(toArticle),
    find(id: number): Article | undefined {
      const row = sql.find.get(id)
      return row && toArticle(row)
    },
    add({ title, body, category, published }: Attributes, date = new Date()): Article {
      const { lastInsertRowid } = sql.insert.run(title, body, category, Number(published), date.toISOString())
      return store.find(Number(lastInsertRowid)) as Article
    },
    change: (id: number, { title, body, category, published }: Attributes): boolean =>
      sql.update.run(title, body, category, Number(published), id).changes > 0,
    remove: (id: number): boolean => sql.remove.run(id).changes > 0,
    comments: (id: number): readonly Comment[] =>
      sql.comments.all(id).map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) })),
    addComment: (id: number, { author, body }: z.infer<typeof routes.comment>, date = new Date()): boolean =>
      sql.addComment.run(id, author, body, date.toISOString()).changes > 0,
    removeComment: (id: number, article: number): boolean => sql.removeComment.run(id, article).changes > 0,
    close: () => database.close(),
  }

  if (store.list(true).length === 0)
    for (const { comments, date, ...attributes } of ARTICLES) {
      const { id } = store.add(attributes, new Date(date))
      for (const one of comments) store.addComment(id, one, new Date(date))
    }
  return store
}

export type Store = ReturnType<typeof openStore>
