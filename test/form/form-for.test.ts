import { describe, expect, it } from 'vitest'
import { FormError, formFor, html, parseParams } from '../../src/form/index.js'
import { elementOf, entriesOf, within } from './document.js'

const post = {
  title: 'Hello',
  body: '\nfirst\r\nlast',
  published: true,
  pinned: false,
  kind: 'news',
  tags: ['a', 'c'],
  author: { name: 'Ann', address: { city: 'Kyoto' } },
  at: new Date('2024-05-06T07:08:09Z'),
  views: 12n,
  nothing: null,
}

const put = { url: '/posts/1', html: { method: 'put' } } as const

describe('formFor', () => {
  it('names fields under the singular, with ids that match the labels and values of the record', () => {
    const form = formFor({ post }, put, (f) => html`${f.label('title')}${f.text('title', { class: 'wide' })}`)
    expect(String(form)).toBe(
      '<form action="/posts/1" method="post"><input type="hidden" name="_method" value="put">' +
        '<label for="post_title">Title</label>' +
        '<input type="text" id="post_title" name="post[title]" value="Hello" class="wide"></form>',
    )
  })

  it('takes a name without a record, or a record with its name apart', () => {
    const named = formFor('post', { url: '/posts' }, (f) => [f.text('title'), f.submit()])
    expect(String(named)).toBe(
      '<form action="/posts" method="post"><input type="text" id="post_title" name="post[title]">' +
        '<button type="submit">Create post</button></form>',
    )
    const apart = formFor(post, { url: '/posts', as: 'post' }, (f) => f.text('title'))
    expect(String(apart)).toContain('name="post[title]" value="Hello"')
    expect(() => formFor(post as never, { url: '/posts' }, () => '')).toThrow(FormError)
    expect(() => formFor('a[b]', { url: '/posts' }, () => '')).toThrow(FormError)
  })

  it('sends back what the record holds', () => {
    const form = elementOf(
      formFor({ post }, put, (f) => [
        f.text('title'),
        f.textArea('body'),
        f.checkbox('published'),
        f.checkbox('pinned'),
        f.select('kind', ['news', ['An essay', 'essay']]),
        f.select('tags', ['a', 'b', 'c'], { multiple: true }),
        f.fields('author', (g) => [g.text('name'), g.fields('address', (h) => h.text('city'))]),
        f.hidden('views'),
        f.text('nothing'),
      ]),
    )
    expect(parseParams(entriesOf(form))).toEqual({
      _method: 'put',
      post: {
        title: 'Hello',
        body: '\nfirst\r\nlast',
        published: '1',
        pinned: '0',
        kind: 'news',
        tags: ['a', 'c'],
        author: { name: 'Ann', address: { city: 'Kyoto' } },
        views: '12',
        nothing: '',
      },
    })
  })

  it('gives each label the id of its field', () => {
    const form = elementOf(
      formFor({ post }, put, (f) => [
        [f.label('title'), f.text('title')],
        [f.label('body'), f.textArea('body')],
        [f.label('published'), f.checkbox('published')],
        [f.label('kind'), f.select('kind', ['news'])],
        f.fields('author', (g) => [g.label('name'), g.text('name')]),
      ]),
    )
    const all = within(form)
    const targets = all.filter(({ name }) => name === 'label').map(({ attributes }) => attributes.for)
    expect(targets).toEqual(['post_title', 'post_body', 'post_published', 'post_kind', 'post_author_name'])
    for (const id of targets) expect(all.filter(({ attributes }) => attributes.id === id)).toHaveLength(1)
  })

  it('shows dates as their inputs take them', () => {
    const value = (type: string) =>
      within(elementOf(formFor({ post }, put, (f) => f.text('at', { type })))).at(-1)?.attributes.value
    expect(['date', 'month', 'time', 'datetime-local', 'text'].map(value)).toEqual([
      '2024-05-06',
      '2024-05',
      '07:08',
      '2024-05-06T07:08',
      '2024-05-06T07:08:09.000Z',
    ])
  })

  it('checks boxes by true and by their value', () => {
    const checked = (value: unknown, options = {}) =>
      String(formFor({ post: { x: value } }, put, (f) => f.checkbox('x', options))).includes(' checked')
    expect([true, '1', 1, false, '0', null, undefined, 'yes'].map((value) => checked(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ])
    expect(checked('yes', { value: 'yes', unchecked: 'no' })).toBe(true)
    expect(String(formFor('post', put, (f) => f.checkbox('x', { unchecked: null })))).not.toContain(
      'type="hidden" name="post',
    )
  })

  it('marks the radio button and the choices that the record has', () => {
    const form = elementOf(
      formFor({ post }, put, (f) => [
        f.radio('kind', 'news'),
        f.radio('kind', 'essay'),
        f.select('title', ['x'], { prompt: 'Choose' }),
      ]),
    )
    const [, news, essay, select] = form.children
    expect(news?.attributes).toEqual({
      type: 'radio',
      id: 'post_kind_news',
      name: 'post[kind]',
      value: 'news',
      checked: '',
    })
    expect(essay?.attributes).not.toHaveProperty('checked')
    expect(select?.children.map(({ attributes, text }) => [attributes.value, text])).toEqual([
      ['', 'Choose'],
      ['x', 'x'],
    ])
  })

  it('is sent as multipart where it takes files, and never shows a password', () => {
    const form = elementOf(
      formFor({ post }, put, (f) => [f.file('title'), f.password('title'), f.file('tags', { multiple: true })]),
    )
    expect(form.attributes.enctype).toBe('multipart/form-data')
    expect(form.children.map(({ attributes }) => attributes.value)).toEqual(['put', undefined, undefined, undefined])
    expect(form.children.at(-1)?.attributes.name).toBe('post[tags][]')
  })

  it('says on its button what it does', () => {
    const text = (method: 'post' | 'put' | 'patch') =>
      elementOf(formFor('blog_post', { url: '/', html: { method } }, (f) => f.submit())).children.at(-1)?.text
    expect((['post', 'put', 'patch'] as const).map(text)).toEqual([
      'Create blog post',
      'Update blog post',
      'Update blog post',
    ])
    expect(String(formFor('post', put, (f) => f.submit('Go', { class: 'big' })))).toContain(
      '<button type="submit" class="big">Go</button>',
    )
  })

  it('reads labels out of names', () => {
    const label = (name: string) => elementOf(formFor('post', put, (f) => f.label(name))).children.at(-1)?.text
    expect(['title', 'published_at', 'authorName', 'author_id', 'id'].map(label)).toEqual([
      'Title',
      'Published at',
      'Author name',
      'Author',
      'Id',
    ])
  })

  it('takes no value from what every object has', () => {
    expect(String(formFor({ post: {} as Record<string, string> }, put, (f) => f.text('constructor')))).toContain(
      'id="post_constructor" name="post[constructor]">',
    )
  })

  it('refuses an object where a text is wanted', () => {
    expect(() => formFor({ post }, put, (f) => f.text('author'))).toThrow(
      "Attribute 'author' holds an object: write f.fields('author', …), or give the option value",
    )
  })
})
