import { describe, expect, test } from 'vitest'
import { attributeText } from '../../src/form/attribute.js'
import { humanize, valueText } from '../../src/form/field.js'
import {
  type FormBuilder,
  FormError,
  formFor,
  formTag,
  type HtmlValue,
  ParameterError,
  parseParams,
  readParams,
} from '../../src/form/index.js'
import * as message from '../../src/form/message.js'

/** What is written letter by letter: attributes, names, sentences. */

/** The HTML of the fields of a form for a post. */
const fields = (values: object, body: (fields: FormBuilder<Readonly<Record<string, unknown>>>) => HtmlValue): string =>
  String(formFor({ post: values }, { url: '/posts' }, body as (fields: FormBuilder<object>) => HtmlValue)).replace(
    /^<form[^>]*>|<\/form>$/g,
    '',
  )

describe('attributes', () => {
  test('are left out where there is no value, and bare where it is true', () => {
    const given = { a: null, b: undefined, c: false, d: true, e: '', f: 0, g: 7n, 'data-h': '"' }
    expect(attributeText(given)).toBe(' d e="" f="0" g="7" data-h="&quot;"')
  })

  test.each([
    ['an object', {}, 'object'],
    ['a list', [], 'object'],
    ['a function', () => 'x', 'function'],
    ['a symbol', Symbol('x'), 'symbol'],
  ])('refuse %s', (_, value, kind) => {
    expect(() => attributeText({ title: value as never })).toThrow(
      new FormError(`HTML attribute 'title' is given as ${kind}: write a string, a number or a boolean`),
    )
  })
})

describe('fields', () => {
  test('have the type that they are called by', () => {
    const html = fields({ n: 3, h: 'x', p: 'secret', f: 'file' }, (f) => [
      f.number('n'),
      f.hidden('h'),
      f.password('p'),
      f.file('f'),
    ])
    expect(html).toBe(
      '<input type="number" id="post_n" name="post[n]" value="3">' +
        '<input type="hidden" id="post_h" name="post[h]" value="x">' +
        '<input type="password" id="post_p" name="post[p]">' +
        '<input type="file" id="post_f" name="post[f]">',
    )
  })

  test('have ids without characters that an id does not have', () => {
    expect(fields({}, (f) => f.text('a b/c' as never))).toContain('id="post_a_b_c" name="post[a b/c]"')
    expect(fields({}, (f) => f.radio('a b' as never, 'x/y'))).toContain('id="post_a_b_x_y"')
    expect(String(formFor('blog post', { url: '/posts' }, (f) => f.text('a' as never)))).toContain(
      'id="blog_post_a" name="blog post[a]"',
    )
  })

  test('show nothing where there is nothing', () => {
    expect(fields({ a: null }, (f) => f.textArea('a'))).toBe('<textarea id="post_a" name="post[a]">\n</textarea>')
    expect(valueText('at', new Date(Number.NaN), 'date')).toBe('')
    expect(valueText('at', () => 1)).toBeUndefined()
  })

  test('cannot be without a name, or have one that nests', () => {
    for (const name of ['', 'a[b', 'a]'])
      expect(() => fields({}, (f) => f.text(name as never))).toThrow(
        `Field name '${name}' cannot be nested: write a name without '[' and ']'`,
      )
  })

  test('are labelled by words', () => {
    const words = {
      published_at: 'Published at',
      authorId: 'Author',
      author_id: 'Author',
      id: 'Id',
      id_card: 'Id card',
      line2Text: 'Line2 text',
      'a--b__c': 'A b c',
      ab_idea: 'Ab idea',
      ' x ': 'X',
    }
    for (const [name, text] of Object.entries(words)) expect(humanize(name)).toBe(text)
  })
})

describe('a checkbox', () => {
  const hidden = (value: string) => `<input type="hidden" name="post[on]" value="${value}">`
  const box = (value: string, checked: boolean) =>
    `<input type="checkbox" id="post_on" name="post[on]" value="${value}"${checked ? ' checked' : ''}>`

  test('is checked where the record has its value, or true', () => {
    expect(fields({ on: true }, (f) => f.checkbox('on'))).toBe(hidden('0') + box('1', true))
    expect(fields({ on: false }, (f) => f.checkbox('on'))).toBe(hidden('0') + box('1', false))
    expect(fields({ on: 'yes' }, (f) => f.checkbox('on', { value: 'yes', unchecked: 'no' }))).toBe(
      hidden('no') + box('yes', true),
    )
    expect(fields({ on: false }, (f) => f.checkbox('on', { value: 'false' }))).toBe(hidden('0') + box('false', false))
    expect(fields({ on: 1 }, (f) => f.checkbox('on', { unchecked: null }))).toBe(box('1', true))
  })
})

test('a select has a prompt where one is given', () => {
  expect(fields({ c: 'b' }, (f) => f.select('c', ['a', ['Bee', 'b']]))).toBe(
    '<select id="post_c" name="post[c]"><option value="a">a</option><option value="b" selected>Bee</option></select>',
  )
  expect(fields({}, (f) => f.select('c', [1], { prompt: '' }))).toContain(
    '<option value=""></option><option value="1">1</option>',
  )
})

describe('a subject', () => {
  const refused = "The form has no name: write formFor('post', …), formFor({ post }, …), or the option as: 'post'"

  test.each([
    ['nothing', {}],
    ['two records', { post: {}, page: {} }],
    ['a text', { post: 'x' }],
    ['null', { post: null }],
  ])('of %s is refused', (_, subject) => {
    expect(() => formFor(subject as never, { url: '/posts' }, () => '')).toThrow(new FormError(refused))
  })
})

describe('parameters', () => {
  const read = (body: string | Uint8Array<ArrayBuffer>, type: string, limits?: object): Promise<unknown> =>
    readParams(new Request('http://a.b/', { method: 'POST', body, headers: { 'content-type': type } }), limits)
  const status = (promise: Promise<unknown>): Promise<unknown> =>
    promise.then(
      (params) => params,
      (error) => [error.name, error.status, error.message],
    )

  test('are read by the content type, whatever its case and its parameters', async () => {
    for (const type of ['application/json', 'Application/JSON ; charset=utf-8', 'application/vnd.api+json'])
      expect(await read('{"a":1}', type)).toEqual({ a: 1 })
    for (const type of ['text/application/x+json', 'application/x+json+xml', 'application/json5', 'text/plain'])
      expect(await read('{"a":1}', type)).toEqual({})
  })

  test('may be as long as the limit, and no longer', async () => {
    expect(await read('a=12345', 'application/x-www-form-urlencoded', { size: 7 })).toEqual({ a: '12345' })
    expect(await status(read('a=123456', 'application/x-www-form-urlencoded', { size: 7 }))).toEqual([
      'ParameterError',
      413,
      'The parameters have more than 7 bytes: send fewer',
    ])
    const streamed = (chunks: readonly string[], size: number) => {
      const body = new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
          controller.close()
        },
      })
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return readParams(new Request('http://a.b/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit), {
        size,
      })
    }
    expect(await streamed(['a=1', '2345'], 7)).toEqual({ a: '12345' })
    expect(await status(streamed(['a=1', '23456'], 7))).toEqual(['ParameterError', 413, expect.any(String)])
    // bytes count, not letters
    expect(await status(read('a=ü', 'application/x-www-form-urlencoded', { size: 3 }))).toEqual([
      'ParameterError',
      413,
      expect.any(String),
    ])
  })

  test('that cannot be read are refused by what they are', async () => {
    const bad = new Uint8Array([0xff, 0xfe])
    expect(await status(read(bad, 'application/json'))).toEqual([
      'ParameterError',
      400,
      message.malformedBody('JSON in UTF-8'),
    ])
    expect(await status(read(bad, 'application/x-www-form-urlencoded'))).toEqual([
      'ParameterError',
      400,
      message.malformedBody('a form in UTF-8'),
    ])
    expect(await status(read('{', 'application/json'))).toEqual(['ParameterError', 400, message.malformedBody('JSON')])
    expect(await status(read('x', 'multipart/form-data; boundary=b'))).toEqual([
      'ParameterError',
      400,
      message.malformedBody('a multipart form'),
    ])
    expect(await status(read('', 'multipart/form-data; boundary=b'))).toEqual([
      'ParameterError',
      400,
      expect.any(String),
    ])
    expect(await status(read('a=%ff', 'application/x-www-form-urlencoded'))).toEqual([
      'ParameterError',
      400,
      message.malformedQuery(),
    ])
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
    const headers = { 'content-type': 'application/json' }
    const request = new Request('http://a.b/', { method: 'POST', body: broken, headers, duplex: 'half' } as RequestInit)
    expect(await status(readParams(request))).toEqual(['ParameterError', 400, message.brokenBody()])
  })

  test('may be as many as the limit, in text and in JSON', async () => {
    expect(parseParams('a=1&b=2', { keys: 2 })).toEqual({ a: '1', b: '2' })
    expect(() => parseParams('a=1&b=2&c=3', { keys: 2 })).toThrow('There are more than 2 parameters: send fewer')
    expect(await read('{"a":{"b":1}}', 'application/json', { keys: 2 })).toEqual({ a: { b: 1 } })
    expect(await status(read('{"a":{"b":1,"c":2}}', 'application/json', { keys: 2 }))).toEqual([
      'ParameterError',
      400,
      expect.any(String),
    ])
  })

  test('lose one question mark at the start', () => {
    expect(parseParams('?a=?')).toEqual({ a: '?' })
    expect(parseParams('a=?b')).toEqual({ a: '?b' })
    expect(parseParams('a%5B%5D=%C3%BC')).toEqual({ a: ['ü'] })
  })

  test('of JSON that is no object have a name of ours', async () => {
    for (const value of [[1, { a: 2 }], 7, null, 'x'])
      expect(await read(JSON.stringify(value), 'application/json')).toEqual({ _json: value })
  })
})

describe('sentences', () => {
  test('shorten what is longer than 80 letters', () => {
    const [fits, longer] = ['a'.repeat(80), 'b'.repeat(81)]
    expect(message.wrongFieldName(fits)).toContain(`'${fits}'`)
    expect(message.wrongFieldName(longer)).toContain(`'${'b'.repeat(80)}…'`)
  })

  test('are thrown by errors with names of their own', () => {
    expect(new FormError('no').name).toBe('FormError')
    expect(new ParameterError('no')).toMatchObject({ name: 'ParameterError', status: 400 })
    expect(() => formTag(7 as never)).toThrow("Path '7' is not one of this site")
  })
})
