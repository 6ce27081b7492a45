import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { draw, namespace, resources, scope } from '../../src/index.js'
import { serve } from '../../src/serve/index.js'
import { handler as notes } from './app.js'
import { HOSTS, type Running } from './hosts.js'

const DIRECT = 18_000
const SENT = 2_000

const give = ({ params, query, format }: { params: object; query: object; format: string }) => ({
  params,
  query,
  format,
})
const seven = { index: give, create: give, new: give, edit: give, show: give, update: give, destroy: give }
const faults: unknown[] = []

const handler = serve(
  draw([
    resources('articles', { attributes: z.object({ title: z.string() }) }, [resources('comments')]),
    namespace('admin', [resources('products')]),
    scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [
      resources('pages', { constraints: { id: 'integer' } }),
    ]),
  ]),
  { articles: seven, comments: seven, 'admin/products': seven, pages: seven },
  {
    onError: (error, { status }) => {
      if (status === 500) faults.push(error)
    },
  },
)

/** Pieces of requests: sound ones, odd ones, and noise. */
const noise = fc.string({ unit: 'binary', maxLength: 20 })
const segment = fc.oneof(
  fc.constantFrom(
    'articles',
    'comments',
    'admin',
    'products',
    'pages',
    'new',
    'edit',
    'en',
    'xx',
    '1',
    '12.json',
    'a.b',
    '',
  ),
  fc.constantFrom(
    '%',
    '%zz',
    '%2F',
    '%00',
    '%FF',
    '%C3%A9',
    '%e2%82',
    '..',
    '.',
    '%2e%2e',
    '__proto__',
    'constructor',
    'a'.repeat(2000),
  ),
  noise.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
)
const sound = [
  '/articles',
  '/articles/1',
  '/articles/1.json',
  '/articles/1/comments',
  '/articles/new',
  '/admin/products/x',
  '/de/pages/7',
]
const path = fc.oneof(
  fc.constantFrom(...sound),
  fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`),
)
const name = fc.oneof(
  fc.constantFrom(
    'article',
    'article[title]',
    'article[title',
    'article]',
    'a[]',
    'a[][b]',
    'a[b]',
    'a',
    '[]',
    '_method',
    '__proto__[x]',
    'constructor[prototype][x]',
    `a${'[b]'.repeat(40)}`,
  ),
  noise,
)
const value = fc.oneof(fc.constantFrom('put', 'delete', 'patch', 'get', 'x', '', '%', '%ff'), noise)
const pairs = fc.array(fc.tuple(name, value, fc.boolean()), { maxLength: 6 }).map((list) =>
  list
    .map(([key, text, encoded]) => {
      const clean = [key, text].map((part) => part.replace(/\p{Surrogate}/gu, ''))
      return (encoded ? clean.map(encodeURIComponent) : clean).join('=')
    })
    .join('&'),
)
const json = fc.oneof(
  fc.json(),
  fc.constantFrom(
    '{',
    '[[',
    '"',
    '{"__proto__":1}',
    '{"article":{"title":"x"}}',
    '{"article":[]}',
    '1',
    `${'['.repeat(5000)}`,
  ),
)
const multipart = fc.array(fc.tuple(name, value), { maxLength: 4 }).map((list) =>
  list
    .map(([key, text]) => `--b\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${text}\r\n`)
    .join('')
    .concat('--b--'),
)
const body = fc.oneof(
  fc.record({ type: fc.constant('application/x-www-form-urlencoded'), text: fc.oneof(pairs, noise) }),
  fc.record({
    type: fc.constantFrom('application/json', 'application/vnd.api+json; charset=x'),
    text: fc.oneof(json, noise),
  }),
  fc.record({
    type: fc.constantFrom('multipart/form-data; boundary=b', 'multipart/form-data', 'multipart/form-data; boundary="'),
    text: fc.oneof(multipart, noise),
  }),
  fc.record({
    type: fc.oneof(fc.constantFrom('text/plain', 'application/', ';', ''), fc.string({ unit: 'grapheme-ascii' })),
    text: noise,
  }),
)
const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE')
const accept = fc.oneof(
  fc.constantFrom('text/html', 'application/json', '*/*', 'a;q=z,,'),
  fc.string({ unit: 'grapheme-ascii' }),
)
const asked = fc.record({ method, path, query: fc.oneof(fc.constant(''), pairs), body: fc.option(body), accept })

/** Headers as clients may send them; those that no client can send are left out. */
function headersOf(fields: Readonly<Record<string, string>>): Headers {
  const headers = new Headers()
  for (const [key, text] of Object.entries(fields))
    try {
      headers.set(key, text)
    } catch {
      // not a header
    }
  return headers
}

describe('under mixed requests', () => {
  it(`each of ${DIRECT} is answered, with no fault and no stack trace`, async () => {
    const statuses = new Map<number, number>()
    const samples = fc.sample(asked, { numRuns: DIRECT, seed: 20 })
    await Promise.all(
      samples.map(async ({ method: verb, path: where, query, body: sent, accept: wanted }) => {
        const has = sent && verb !== 'GET' && verb !== 'HEAD'
        const request = new Request(`https://example.com${where}${query && `?${query}`}`, {
          method: verb,
          headers: headersOf({ accept: wanted, ...(has && { 'content-type': sent.type }) }),
          body: has ? sent.text : null,
        })
        const response = await handler(request)
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const text = await response.text()
        if (verb === 'HEAD') expect(text).toBe('')
        expect(text).not.toMatch(/\n\s+at /)
        if (response.headers.get('content-type') === 'application/json' && verb !== 'HEAD') JSON.parse(text)
      }),
    )
    expect(faults).toEqual([])
    expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(DIRECT)
    // all that can happen has happened, and often
    for (const status of [200, 400, 404, 405, 422])
      expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(200)
    expect([...statuses.keys()].sort()).toEqual([200, 204, 400, 404, 405, 422])
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('on a real server', () => {
  let running: Running

  beforeAll(async () => {
    running = await HOSTS.node()
  })
  afterAll(() => running.close())

  /** Writes bytes to the server, as no client would, and gives the status that comes back; undefined where it hangs up. */
  const write = (bytes: Buffer): Promise<string | undefined> =>
    new Promise((resolve) => {
      const socket = connect(running.port, '127.0.0.1', () => socket.end(bytes))
      let text = ''
      socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')))
      socket.on('data', (data) => {
        text += data.toString('latin1')
      })
      socket.on('error', (error) => resolve(error.message))
      socket.on('close', () => resolve(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]))
    })

  const bytesOf = ({
    method: verb,
    path: where,
    query,
    body: sent,
    accept: wanted,
  }: typeof asked extends fc.Arbitrary<infer Asked> ? Asked : never): Buffer => {
    const text = Buffer.from(sent?.text ?? '')
    const clean = (line: string) => line.replace(/[^\x21-\x7e]/g, '')
    const head = [
      `${verb} ${clean(where.replace('articles', 'notes'))}${query && `?${clean(query)}`} HTTP/1.1`,
      'Host: example.com',
      'Connection: close',
      `Accept: ${clean(wanted)}`,
      ...(sent ? [`Content-Type: ${clean(sent.type)}`, `Content-Length: ${text.length}`] : []),
    ]
    return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), text])
  }

  it(`each of ${SENT} is answered, in whatever order`, async () => {
    const samples = fc.sample(asked, { numRuns: SENT, seed: 8 })
    const counts = new Map<string | undefined, number>()
    for (let start = 0; start < SENT; start += 50) {
      const answers = await Promise.all(samples.slice(start, start + 50).map((sample) => write(bytesOf(sample))))
      for (const status of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
    }
    expect([...counts.keys()].filter((status) => !/^(200|204|303|400|404|405|500)$/.test(String(status)))).toEqual([])
    for (const status of ['200', '400', '404', '405']) expect(counts.get(status) ?? 0, status).toBeGreaterThan(20)
  })

  it('goes on after bodies that break off, and after noise', async () => {
    const broken = [
      'POST /notes HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"',
      'POST /notes HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n5\r\na=',
      'POST /notes HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      'GET /notes',
      '\0\0\0\0',
    ]
    for (let round = 0; round < 20; round++) await Promise.all(broken.map((text) => write(Buffer.from(text))))
    expect(await write(Buffer.from('GET /notes HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'))).toBe('200')
    const direct = await notes(new Request('https://example.com/notes'))
    expect(direct.status).toBe(200)
  })
})
