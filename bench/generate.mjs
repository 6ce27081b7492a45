/**
 * Nanoseconds a path beside what one would write by hand, and beside path-to-regexp. `node bench/generate.mjs [rounds]`
 */
import { compile } from 'path-to-regexp'
import { draw, resources } from '../dist/index.js'
import { judge, median, ratio, round, table } from './race.mjs'

const [rounds = '25'] = process.argv.slice(2)
const COUNT = 512
const WARM_UP = 200
const PASSES = 6

/** By hand: a closure for each number of parameters over the texts around them, which encodes what needs it. */
const SAFE = new Uint8Array(128)
for (const sign of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_~!$&'()*+,;=:@")
  SAFE[sign.charCodeAt(0)] = 1
const encoded = (given) => {
  const value = typeof given === 'object' ? given.id : given
  if (typeof value === 'number') return value
  for (let at = 0; at < value.length; at++) if (SAFE[value.charCodeAt(at)] !== 1) return encodeURIComponent(value)
  return value
}
const closure = ([one, two, three, four]) =>
  four !== undefined
    ? (first, second, third) => `${one}${encoded(first)}${two}${encoded(second)}${three}${encoded(third)}${four}`
    : three !== undefined
      ? (first, second) => `${one}${encoded(first)}${two}${encoded(second)}${three}`
      : two !== undefined
        ? (first) => `${one}${encoded(first)}${two}`
        : () => one
const byHand = {
  articles: closure(['/articles']),
  article: closure(['/articles/', '']),
  comment: closure(['/articles/', '/comments/', '']),
  edit: closure(['/articles/', '/comments/', '/votes/', '/edit']),
  format: (id, { format }) => `/articles/${encoded(id)}.${encoded(format)}`,
  query: (id, { query }) =>
    `/articles/${encoded(id)}?${Object.entries(query)
      .map(([name, value]) => `${encoded(name)}=${encodeURIComponent(value).replace(/%20/g, '+')}`)
      .join('&')}`,
}

const routes = draw([resources('articles', {}, [resources('comments', {}, [resources('votes')])])])
const ours = {
  articles: routes.articles_path,
  article: routes.article_path,
  comment: routes.article_comment_path,
  edit: routes.edit_article_comment_vote_path,
  format: routes.article_path,
  query: routes.article_path,
}

const compiled = {
  articles: compile('/articles'),
  article: compile('/articles/:id'),
  comment: compile('/articles/:article_id/comments/:id'),
  edit: compile('/articles/:article_id/comments/:comment_id/votes/:id/edit'),
  format: compile('/articles/:id.:format'),
}
const text = (value) => (typeof value === 'object' ? String(value.id) : String(value))
const theirs = {
  articles: () => compiled.articles(),
  article: (id) => compiled.article({ id: text(id) }),
  comment: (article, id) => compiled.comment({ article_id: text(article), id: text(id) }),
  edit: (article, comment, id) => compiled.edit({ article_id: text(article), comment_id: text(comment), id: text(id) }),
  format: (id, { format }) => compiled.format({ id: text(id), format }),
  query: (id, { query }) => `${compiled.article({ id: text(id) })}?${new URLSearchParams(query)}`,
}

const ids = Array.from({ length: COUNT }, (_, index) => 1000 + ((index * 7919) % 900_000))
const slugs = ids.map((id) => `slug-${id.toString(36)}`)
const rough = ids.map((id) => `a b/ü${id % 97}`)
const models = ids.map((id) => ({ id, title: 'A title' }))
const FORMAT = { format: 'csv' }
const QUERY = { query: { page: 2, q: 'foo bar' } }

/** Of each case the helper and what it is called with. */
const CASES = {
  'no parameter': ['articles', ids, 0],
  'numeric id': ['article', ids, 1],
  'nested ids': ['comment', ids, 2],
  'three ids': ['edit', ids, 3],
  'string ids': ['comment', slugs, 2],
  'encoded ids': ['comment', rough, 2],
  models: ['comment', models, 2],
  format: ['format', ids, 1, FORMAT],
  query: ['query', ids, 1, QUERY],
}

const loopOf = (label, helper, count, options) => {
  const given = [...Array(count).fill('values[index]'), ...(options ? ['options'] : [])].join(', ')
  // a loop of its own, so that what it calls is known to the compiler: engines keep one of the same text, so it is labelled;
  // reading a character makes one flat string of the parts
  return new Function(
    'helper',
    'options',
    `return (values) => { // ${label}
      let sum = 0
      for (let index = 0; index < values.length; index++) sum += helper(${given}).charCodeAt(1)
      return sum
    }`,
  )(helper, options)
}

const contestants = []
for (const [name, [helper, values, count, options]] of Object.entries(CASES)) {
  const given = [...Array(count).fill(values[1]), ...(options ? [options] : [])]
  const makers = { resourcery: ours, 'by hand': byHand, 'path-to-regexp': theirs }
  const paths = Object.values(makers).map((helpers) => decodeURIComponent(helpers[helper](...given)))
  if (new Set(paths).size > 1) throw new Error(`${name}: the paths differ: ${paths.join(', ')}`)
  for (const [maker, helpers] of Object.entries(makers))
    contestants.push({
      name,
      maker,
      prepare: () => values,
      run: loopOf(`${name}, ${maker}`, helpers[helper], count, options),
      count: COUNT,
    })
}

for (let time = 0; time < WARM_UP; time++) for (const { prepare, run } of contestants) run(prepare())
const times = {}
for (let time = 0; time < Number(rounds); time++)
  for (const [{ name, maker }, took] of round(contestants, PASSES)) {
    times[maker] ??= {}
    times[maker][name] ??= []
    times[maker][name].push(took)
  }

const beside = (maker, name) => ratio(times.resourcery[name], times[maker][name])
console.log('\nGenerating: nanoseconds a path\n')
table([
  ['case', 'resourcery', 'by hand', 'path-to-regexp', 'of by hand', 'of path-to-regexp'],
  ...Object.keys(CASES).map((name) => [
    name,
    ...['resourcery', 'by hand', 'path-to-regexp'].map((maker) => median(times[maker][name]).toFixed(0)),
    beside('by hand', name).toFixed(2),
    beside('path-to-regexp', name).toFixed(2),
  ]),
])
console.log()
/** What is aimed at, and where by hand is no nearer to it, what is reached. */
const MOST = { 'by hand': 1.15, 'path-to-regexp': 0.4 }
const REACHED = {
  'string ids': { 'path-to-regexp': 0.55 },
  'encoded ids': { 'path-to-regexp': 0.92 },
}
const holds = judge(
  Object.keys(CASES).flatMap((name) =>
    Object.keys(MOST).map((maker) => [
      `${name}, of the time ${maker === 'by hand' ? maker : `of ${maker}`}`,
      beside(maker, name),
      REACHED[name]?.[maker] ?? MOST[maker],
    ]),
  ),
)
process.exitCode = holds ? 0 : 1
