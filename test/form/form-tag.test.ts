import { describe, expect, it } from 'vitest'
import { FormError, formProps, formTag, html } from '../../src/form/index.js'
import { draw, resources } from '../../src/index.js'

const routes = draw([resources('articles')], { origin: 'https://example.com' })

describe('formTag', () => {
  it('asks for PUT, PATCH and DELETE in a hidden field of a POST', () => {
    for (const method of ['put', 'patch', 'delete'] as const)
      expect(String(formTag(routes.article_path(1), { method }))).toBe(
        `<form action="/articles/1" method="post"><input type="hidden" name="_method" value="${method}"></form>`,
      )
  })

  it('posts unless told otherwise, and needs no field for what browsers can send', () => {
    expect(String(formTag(routes.articles_path()))).toBe('<form action="/articles" method="post"></form>')
    expect(String(formTag(routes.articles_path({ query: { a: 1, b: 2 } }), { method: 'get' }))).toBe(
      '<form action="/articles?a=1&amp;b=2" method="get"></form>',
    )
  })

  it('takes the URLs of helpers, attributes and a body', () => {
    expect(
      String(
        formTag(routes.article_url(1), { class: 'wide', 'data-id': 1, novalidate: true, hidden: false }, html`<b></b>`),
      ),
    ).toBe(
      '<form action="https://example.com/articles/1" method="post" class="wide" data-id="1" novalidate><b></b></form>',
    )
    expect(String(formTag('/a', {}, '<b>'))).toBe('<form action="/a" method="post">&lt;b&gt;</form>')
  })

  it('carries a token, under a name of its own if need be, and never in a GET', () => {
    expect(String(formTag('/a', { method: 'delete', token: 'x"y' }))).toContain(
      '<input type="hidden" name="authenticity_token" value="x&quot;y">',
    )
    expect(String(formTag('/a', { token: 'x', tokenName: '_csrf' }))).toBe(
      '<form action="/a" method="post"><input type="hidden" name="_csrf" value="x"></form>',
    )
    expect(String(formTag('/a', { method: 'get', token: 'x' }))).toBe('<form action="/a" method="get"></form>')
  })

  it('leads to paths and to URLs of the web alone', () => {
    const wrong = [
      '',
      'articles/1',
      '//evil.example/a',
      '/\\evil.example/a',
      '/\t/evil.example',
      'javascript:alert(1)/',
      ' /a',
      '/a b',
    ]
    for (const path of wrong) expect(() => formTag(path as '/'), path).toThrow(FormError)
  })

  it('says what is wrong, then what to write', () => {
    expect(() => formTag('//evil.example/')).toThrow(
      "Path '//evil.example/' is not one of this site: write one that starts with one '/', or with 'https://'",
    )
    expect(() => formTag('/', { method: 'trace' as 'put' })).toThrow(
      "Form method 'trace' is unknown: write get, post, put, patch or delete",
    )
    expect(() => formTag('/', { 'a b': 1 })).toThrow(
      "Attribute name 'a b' cannot be written in HTML: write letters, digits, '-', '_', ':', '.' and '@'",
    )
  })

  it('does not let attributes replace where it leads and how', () => {
    const attributes = { action: '/other', method: 'put', ACTION: '/third' } as const
    expect(String(formTag('/a', attributes))).toMatch(/^<form action="\/a" method="post" ACTION="\/third">/)
  })
})

describe('formProps', () => {
  it('gives the props of the form and of its hidden fields', () => {
    expect(formProps(routes.article_path(1), { method: 'put', token: 't' })).toEqual({
      form: { action: '/articles/1', method: 'post' },
      hidden: [
        { type: 'hidden', name: '_method', value: 'put' },
        { type: 'hidden', name: 'authenticity_token', value: 't' },
      ],
    })
    expect(formProps('/a', { method: 'get', token: 't' })).toEqual({
      form: { action: '/a', method: 'get' },
      hidden: [],
    })
    expect(formProps('/a')).toEqual({ form: { action: '/a', method: 'post' }, hidden: [] })
  })
})
