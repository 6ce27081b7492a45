import { describe, expect, it } from 'vitest'
import { ParameterError, readParams } from '../../src/form/index.js'

type Body = ConstructorParameters<typeof Response>[0]

const request = (body: Body, type?: string): Request =>
  new Request('https://example.com/posts', {
    method: 'POST',
    body,
    headers: type ? { 'content-type': type } : {},
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit)

/** The status of what is refused. */
const status = async (asked: Promise<unknown>): Promise<number> => {
  try {
    await asked
  } catch (error) {
    if (error instanceof ParameterError) return error.status
    throw error
  }
  throw new Error('nothing was refused')
}

const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

describe('readParams', () => {
  const expected = { post: { title: 'é', tags: ['x', 'y'] } }

  it('reads the same from a urlencoded form, a multipart form and JSON', async () => {
    const pairs = [
      ['post[title]', 'é'],
      ['post[tags][]', 'x'],
      ['post[tags][]', 'y'],
    ] as const
    const multipart = new FormData()
    for (const [name, value] of pairs) multipart.append(name, value)
    expect(await readParams(request(new URLSearchParams(pairs.map((pair) => [...pair]))))).toEqual(expected)
    expect(await readParams(request(multipart))).toEqual(expected)
    expect(await readParams(request(JSON.stringify(expected), JSON_TYPE))).toEqual(expected)
    expect(await readParams(request(JSON.stringify(expected), 'Application/vnd.api+JSON; charset=utf-8'))).toEqual(
      expected,
    )
  })

  it('leaves files as they are', async () => {
    const form = new FormData()
    form.append('post[file]', new File([new Uint8Array([0, 255, 10])], 'a b.bin', { type: 'application/x-thing' }))
    const { post } = (await readParams(request(form))) as { post: { file: File } }
    expect([post.file.name, post.file.type]).toEqual(['a b.bin', 'application/x-thing'])
    expect([...new Uint8Array(await post.file.arrayBuffer())]).toEqual([0, 255, 10])
  })

  it('leaves bodies of other types alone', async () => {
    for (const type of ['text/plain', 'application/octet-stream', 'text/json', 'application/jsonp']) {
      const asked = request('{"a":1}', type)
      expect(await readParams(asked)).toEqual({})
      expect(await asked.text()).toBe('{"a":1}')
    }
    expect(await readParams(new Request('https://example.com/'))).toEqual({})
  })

  it('takes an empty body for one without parameters', async () => {
    expect(await readParams(request('', FORM))).toEqual({})
    expect(await readParams(request('', JSON_TYPE))).toEqual({})
  })

  it('keeps what JSON can hold, without prototypes', async () => {
    const params = await readParams(request('{"a":[1,null,true,{"b":"x"}],"constructor":{"c":0.5}}', JSON_TYPE))
    expect(params).toEqual({ a: [1, null, true, { b: 'x' }], constructor: { c: 0.5 } })
    expect(Object.getPrototypeOf(params)).toBeNull()
    expect(Object.getPrototypeOf(params.constructor)).toBeNull()
  })

  it('names what is no object, as Rails does', async () => {
    expect(await readParams(request('[1,2]', JSON_TYPE))).toEqual({ _json: [1, 2] })
    expect(await readParams(request('null', JSON_TYPE))).toEqual({ _json: null })
  })

  it('refuses what is malformed', async () => {
    const wrong: readonly (readonly [Body, string])[] = [
      ['{"a":', JSON_TYPE],
      [new Uint8Array([0x7b, 0xff, 0x7d]), JSON_TYPE],
      ['{"__proto__":{"x":1}}', JSON_TYPE],
      ['{"a":[{"__proto__":1}]}', JSON_TYPE],
      ['a=%zz', FORM],
      [new Uint8Array([0x61, 0x3d, 0xff]), FORM],
      ['a=1&a[b]=2', FORM],
      ['no boundary', 'multipart/form-data'],
      ['--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nbroken off', 'multipart/form-data; boundary=x'],
      ['', 'multipart/form-data; boundary=x'],
    ]
    for (const [body, type] of wrong) expect(await status(readParams(request(body, type))), `${type} ${body}`).toBe(400)
  })

  it('limits depth, number and size of each', async () => {
    const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    expect(await readParams(request(deep(32), JSON_TYPE))).toHaveProperty('a')
    expect(await status(readParams(request(deep(33), JSON_TYPE)))).toBe(400)
    expect(await status(readParams(request('['.repeat(100_000) + ']'.repeat(100_000), JSON_TYPE)))).toBe(400)
    expect(await status(readParams(request('{"a":1,"b":{"c":2}}', JSON_TYPE), { keys: 2 }))).toBe(400)
    expect(await status(readParams(request('a=1&b=2', FORM), { keys: 1 }))).toBe(400)
    const form = new FormData()
    form.append('a', '1')
    form.append('b', '2')
    expect(await status(readParams(request(form), { keys: 1 }))).toBe(400)
    expect(await status(readParams(request(`a=${'x'.repeat(1 << 20)}`, FORM)))).toBe(413)
    expect(await status(readParams(request(`"${'x'.repeat(1 << 20)}"`, JSON_TYPE)))).toBe(413)
    form.append('c', 'x'.repeat(2 << 20))
    expect(await status(readParams(request(form), { multipartSize: 1 << 20 }))).toBe(413)
  })

  it('stops reading as soon as there is too much', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent++
        controller.enqueue(new Uint8Array(1024).fill(97))
      },
    })
    expect(await status(readParams(request(endless, FORM), { size: 10_000 }))).toBe(413)
    expect(sent).toBeLessThan(15)
  })

  it('believes a length that is announced and too large', async () => {
    const asked = request(new ReadableStream({ pull() {} }), FORM)
    asked.headers.set('content-length', '99999999')
    expect(await status(readParams(asked))).toBe(413)
  })

  it('takes a body that is as long as the limit, and says so', async () => {
    const asked = request('a=12345', FORM)
    asked.headers.set('content-length', '7')
    expect(await readParams(asked, { size: 7 })).toEqual({ a: '12345' })
  })

  it('does not believe a length that is announced and too small', async () => {
    const asked = request('a=12345', FORM)
    asked.headers.set('content-length', '1')
    expect(await status(readParams(asked, { size: 3 }))).toBe(413)
  })

  it('refuses a body that breaks off', async () => {
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error('gone'))
      },
    })
    expect(await status(readParams(request(broken, FORM)))).toBe(400)
  })

  it('says so where somebody has read the body before', async () => {
    const asked = request('a=1', FORM)
    await asked.text()
    await expect(readParams(asked)).rejects.toThrow('The body of the request has been read already')
  })
})
