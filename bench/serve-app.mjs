/** One application of thirty resources, routed by `serve` or by Hono, on the same Node server: `node serve-app.mjs serve`. */
import { serve as listen } from '@hono/node-server'
import { Hono } from 'hono'
import { draw, resources } from '../dist/index.js'
import { serve } from '../dist/serve.js'

export const NAMES = Array.from(
  { length: 30 },
  (_, index) => `${['book', 'toy', 'lamp', 'chair', 'table', 'cup'][index % 6]}_${'abcde'[Math.floor(index / 6)]}s`,
)

const singular = (name) => name.slice(0, -1)
const record = (id) => ({ id: Number(id), title: `Title ${id}`, tags: ['a', 'b'], published: true })
const list = (page) => ({ page, records: [1, 2, 3].map(record) })

function ours() {
  const routes = draw(NAMES.map((name) => resources(name, {}, [resources('comments')])))
  const actions = {
    index: ({ query }) => list(query.page ?? '1'),
    create: ({ params, route }) => ({ created: params[singular(route.controller)] }),
    new: () => record(0),
    edit: ({ params }) => record(params.id),
    show: ({ params }) => record(params.id),
    update: ({ params, route }) => ({ updated: params[singular(route.controller)] }),
    destroy: ({ params }) => ({ destroyed: params.id }),
  }
  return serve(routes, Object.fromEntries([...NAMES, 'comments'].map((name) => [name, actions])))
}

function theirs() {
  const app = new Hono()
  const nested = async (c, name) => {
    const fields = await c.req.parseBody()
    return { title: fields[`${name}[title]`], body: fields[`${name}[body]`] }
  }
  const draw = (path, name) => {
    app.get(path, (c) => c.json(list(c.req.query('page') ?? '1')))
    app.post(path, async (c) => c.json({ created: await nested(c, name) }))
    app.get(`${path}/new`, (c) => c.json(record(0)))
    app.get(`${path}/:id/edit`, (c) => c.json(record(c.req.param('id'))))
    app.get(`${path}/:id`, (c) => c.json(record(c.req.param('id'))))
    app.put(`${path}/:id`, async (c) => c.json({ updated: await nested(c, name) }))
    app.delete(`${path}/:id`, (c) => c.json({ destroyed: c.req.param('id') }))
  }
  for (const name of NAMES) {
    draw(`/${name}`, singular(name))
    draw(`/${name}/:${singular(name)}_id/comments`, 'comment')
  }
  return (request) => app.fetch(request)
}

if (process.send) {
  const fetch = process.argv[2] === 'serve' ? ours() : theirs()
  listen({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send(port))
  process.on('disconnect', () => process.exit())
}
