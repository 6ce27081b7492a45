import { z } from 'zod'
import { draw, namespace, resources, root, route } from '../../src/index.js'

export const CATEGORIES = ['Travel', 'Food', 'Letters'] as const

/** What an article's form may send. */
export const article = z.object({
  title: z.string().trim().min(1, 'An article needs a title').max(120, 'A title of 120 characters is long enough'),
  body: z.string().trim().min(1, 'An article needs a text'),
  category: z.enum(CATEGORIES, 'Choose one of the categories'),
  published: z.stringbool(),
})

/** What a comment's form may send. */
export const comment = z.object({
  author: z.string().trim().min(1, 'Please sign your comment').max(60, 'A name of 60 characters is long enough'),
  body: z.string().trim().min(1, 'Please write something').max(2000, 'Please be brief'),
})

export const routes = draw([
  root('articles#index'),
  resources('articles', { only: ['index', 'show'] }, [
    resources('comments', { only: ['create'], attributes: comment }),
  ]),
  namespace('admin', [
    resources('articles', { attributes: article, except: ['show'] }, [resources('comments', { only: ['destroy'] })]),
  ]),
  route('get', 'style.css', 'assets#style', { as: 'style', format: false }),
])
