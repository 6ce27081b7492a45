import { request as send } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOSTS, type Running } from './hosts.js'

describe.each(Object.entries(HOSTS))('served by %s', (name, start) => {
  let running: Running

  beforeAll(async () => {
    running = await start()
  })
  afterAll(() => running.close())

  const ask = (method: string, path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`http://127.0.0.1:${running.port}${path}`, { method, redirect: 'manual', ...init })

  /** The status of a request whose path no client of ours would write. */
  const status = (path: string, method = 'GET'): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      send({ host: '127.0.0.1', port: running.port, path, method }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })

  it('routes with parameters of path and query', async () => {
    expect(await (await ask('GET', '/notes?page=7')).json()).toEqual({ page: '7' })
    expect(await (await ask('GET', '/notes/a%20b.json?f[x]=%C3%A9')).json()).toEqual({
      id: 'a b',
      format: 'json',
      f: { x: 'é' },
    })
  })

  it('sends HTML', async () => {
    const answer = await ask('GET', '/notes/new')
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/html; charset=utf-8',
      '<h1>A &lt;new&gt; note</h1>',
    ])
  })

  it('reads forms, JSON and files', async () => {
    const made = await ask('POST', '/notes', { body: new URLSearchParams({ 'note[title]': 'é x' }) })
    expect([made.status, made.headers.get('location')]).toEqual([303, '/notes/%C3%A9%20x'])
    const headers = { 'content-type': 'application/json' }
    expect(await (await ask('PUT', '/notes/1', { headers, body: '{"note":{"title":"x"}}' })).json()).toEqual({
      id: '1',
      note: { title: 'x' },
      method: 'PUT',
    })
    const form = new FormData()
    form.append('file[upload]', new File(['some text'], 'a.txt'))
    expect(await (await ask('POST', '/notes/1/files', { body: form })).json()).toEqual({
      name: 'a.txt',
      text: 'some text',
    })
  })

  it('overrides methods', async () => {
    const put = new URLSearchParams({ _method: 'put', 'note[title]': 'x' })
    expect(await (await ask('POST', '/notes/1', { body: put })).json()).toEqual({
      id: '1',
      note: { title: 'x' },
      method: 'PUT',
    })
    expect((await ask('POST', '/notes/1', { body: new URLSearchParams({ _method: 'delete' }) })).status).toBe(204)
  })

  it('answers HEAD, OPTIONS and redirects', async () => {
    const head = await ask('HEAD', '/notes/1')
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'application/json', ''])
    const options = await ask('OPTIONS', '/notes')
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, OPTIONS'])
    const old = await ask('GET', '/old')
    expect([old.status, old.headers.get('location')]).toEqual([301, '/notes'])
  })

  it('refuses with 404, 405, 400 and 413, and keeps its secrets', async () => {
    expect((await ask('GET', '/nowhere')).status).toBe(404)
    const wrong = await ask('DELETE', '/notes')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    expect(await status('/notes/%zz')).toBe(400)
    expect(await status('/notes?a=%ff')).toBe(400)
    const headers = { 'content-type': 'application/json' }
    expect((await ask('POST', '/notes', { headers, body: '{' })).status).toBe(400)
    expect((await ask('POST', '/notes', { headers, body: `"${'x'.repeat(2 << 20)}"` })).status).toBe(413)
    const failed = await ask('GET', '/notes/1/edit')
    expect([failed.status, (await failed.text()).includes('secret')]).toEqual([500, false])
  })

  if (['express5', 'fastify5', 'hono'].includes(name))
    it('leaves the routes of the host to the host', async () => {
      expect(await (await ask('GET', '/health')).text()).toBe('fine')
    })
})
