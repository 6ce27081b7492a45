import { describe, expect, it } from 'vitest'
import { methodOverride, readParams } from '../../src/form/index.js'

const post = (fields: Record<string, string>, init: RequestInit & { readonly query?: string } = {}): Request =>
  new Request(`https://example.com/posts/1${init.query ?? ''}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    ...init,
  })

describe('methodOverride', () => {
  it('gives a POST the method that its form asks for, in any case, and keeps its fields', async () => {
    for (const method of ['put', 'PATCH', 'Delete']) {
      const request = await methodOverride(
        post({ _method: method, 'post[title]': 'a b', other: '1' }, { headers: { 'x-a': 'b' } }),
      )
      expect(request.method).toBe(method.toUpperCase())
      expect([request.url, request.headers.get('x-a')]).toEqual(['https://example.com/posts/1', 'b'])
      expect(await readParams(request)).toEqual({ _method: method, post: { title: 'a b' }, other: '1' })
    }
  })

  it('reads multipart forms too', async () => {
    const body = new FormData()
    body.append('_method', 'put')
    body.append('file', new File(['x'], 'x.txt'))
    const request = await methodOverride(post({}, { body }))
    expect(request.method).toBe('PUT')
    expect((await request.formData()).get('file')).toBeInstanceOf(File)
  })

  it('asks for nothing but PUT, PATCH and DELETE', async () => {
    for (const method of ['get', 'head', 'options', 'post', 'trace', 'connect', '', 'put ', 'PUT\n', '__proto__']) {
      const request = await methodOverride(post({ _method: method }))
      expect(request.method, method).toBe('POST')
      expect(await readParams(request)).toHaveProperty('_method')
    }
    const nested = await methodOverride(post({ '_method[]': 'put' }))
    expect(nested.method).toBe('POST')
  })

  it('overrides nothing but POST', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const request = post({ _method: 'delete' }, { method })
      expect(await methodOverride(request)).toBe(request)
    }
    const get = new Request('https://example.com/?_method=delete')
    expect(await methodOverride(get)).toBe(get)
  })

  it('looks at neither the query, nor JSON, nor the header', async () => {
    const headers = { 'x-http-method-override': 'PUT' }
    expect((await methodOverride(post({}, { query: '?_method=put', headers }))).method).toBe('POST')
    const json = { body: '{"_method":"put"}', headers: { ...headers, 'content-type': 'application/json' } }
    expect((await methodOverride(post({}, json))).method).toBe('POST')
  })

  it('looks at the header where it is asked for', async () => {
    const headers = { 'x-http-method-override': 'put', 'content-type': 'application/json' }
    const request = await methodOverride(post({}, { body: '{"a":1}', headers }), { header: true })
    expect(request.method).toBe('PUT')
    expect(await readParams(request)).toEqual({ a: 1 })
    const wrong = await methodOverride(post({}, { headers: { 'x-http-method-override': 'GET' } }), { header: true })
    expect(wrong.method).toBe('POST')
    const get = new Request('https://example.com/', { headers })
    expect((await methodOverride(get, { header: true })).method).toBe('GET')
  })

  it('refuses a form that is too large', async () => {
    await expect(methodOverride(post({ a: 'x'.repeat(100) }), { size: 50 })).rejects.toThrow('more than 50 bytes')
  })
})
