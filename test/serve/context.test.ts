import { describe, expect, it } from 'vitest'
import { draw, resources } from '../../src/index.js'
import { splitUrl } from '../../src/serve/context.js'
import { acceptedFormat } from '../../src/serve/format.js'
import { serve } from '../../src/serve/index.js'
import { asker, form } from './ask.js'

describe('splitUrl', () => {
  it.each([
    ['https://example.com/a/b?c=/d', ['/a/b', 'c=/d']],
    ['https://example.com/a', ['/a', '']],
    ['https://example.com/?', ['/', '']],
    ['https://example.com/a?b?c', ['/a', 'b?c']],
    ['https://example.com/a?b#c', ['/a', 'b']],
    ['https://example.com/a#b?c', ['/a', '']],
    ['https://example.com/#/b', ['/', '']],
    ['https://example.com', ['/', '']],
  ])('takes %s apart', (url, parts) => {
    expect(splitUrl(url)).toEqual(parts)
  })
})

describe('acceptedFormat', () => {
  it('goes by the weight, not by other parameters', () => {
    expect(acceptedFormat('application/json;v=0, text/csv')).toBe('json')
    expect(acceptedFormat('application/json;v=1;q=0.1, text/csv;q=0.2')).toBe('csv')
  })

  it('does not read a header that is longer than any client sends', () => {
    const long = (length: number) => `application/json${' '.repeat(length)}`.slice(0, length)
    expect(acceptedFormat(long(500))).toBe('json')
    expect(acceptedFormat(long(501))).toBe('html')
  })
})

describe('the request of an action', () => {
  const read = ({ request }: { request: Request }) => ({ method: request.method, url: request.url })
  const routes = draw([resources('posts', { only: ['update', 'destroy'] })])
  const header = { 'x-http-method-override': 'DELETE' }

  it('has the method that the header asks for, without a body too', async () => {
    const ask = asker(serve(routes, { posts: { update: read, destroy: read } }, { methodOverride: { header: true } }))
    const { json } = await ask('POST /posts/1', undefined, header)
    expect(json).toEqual({ method: 'DELETE', url: 'https://example.com/posts/1' })
  })

  it('is not overridden by a header that is not asked for', async () => {
    const ask = asker(serve(routes, { posts: { update: read, destroy: read } }, { methodOverride: { header: false } }))
    expect((await ask('POST /posts/1', undefined, header)).status).toBe(405)
    expect((await ask('POST /posts/1', form({ _method: 'put' }))).json).toMatchObject({ method: 'PUT' })
  })

  it('is overridden by a multipart form', async () => {
    const ask = asker(serve(routes, { posts: { update: read, destroy: read } }))
    const data = new FormData()
    data.append('_method', 'delete')
    expect((await ask('POST /posts/1', data)).json).toMatchObject({ method: 'DELETE' })
  })
})

describe('a request that brings nothing', () => {
  it('has the parameters of its route as the matcher gives them, and an empty query that nobody can fill', async () => {
    const seen: { params: object; query: object; route: { params: object } }[] = []
    const handler = serve(draw([resources('posts', { only: ['show'] })]), {
      posts: { show: (context) => void seen.push(context) },
    })
    for (const query of ['', '?', '?a=1']) await handler(new Request(`https://example.com/posts/1${query}`))
    expect(seen.map(({ params, route }) => params === route.params)).toEqual([true, true, false])
    expect(seen.map(({ query }) => Object.isFrozen(query))).toEqual([true, true, false])
  })
})
