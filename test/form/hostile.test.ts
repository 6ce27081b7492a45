import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FormError, formFor, formTag, html, parseParams } from '../../src/form/index.js'
import { elementOf, entriesOf, within } from './document.js'

/** Texts that break out of what is not escaped, and any other; a NUL and half of a surrogate pair cannot be written in HTML. */
const hostile = fc
  .oneof(
    fc.constantFrom(
      '"><script>alert(1)</script>',
      "' onmouseover='alert(1)",
      '</textarea><img src=x onerror=alert(1)>',
      '</option></select>',
      '<!--',
      ']]>',
      '&lt;&amp;&#39;',
      '&copy',
      '\n\r\n\r',
      '\u2028\u00a0',
      '`${',
    ),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', ';', '#', '/', '=', '\n', '\r', '\t', ' ', 'a', '`') }),
  )
  .map((text) => text.replace(/[\0\p{Surrogate}]/gu, ''))

const name = hostile.filter((text) => text !== '' && !/[[\]]/.test(text) && text !== '__proto__')
const runs = { numRuns: 500 }

describe('hostile values', () => {
  it('come out of a form as they went in, with nothing beside them', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, hostile, (title, body, kind, token) => {
        const record = { title, body, kind }
        const form = elementOf(
          formFor({ post: record }, { url: '/posts/1', html: { method: 'put', title }, token }, (f) => [
            f.label('title', title),
            f.text('title', { placeholder: body }),
            f.textArea('body'),
            f.select('kind', [[title, kind]]),
            f.submit(body),
          ]),
        )
        expect(within(form).map((one) => one.name)).toEqual([
          'form',
          'input',
          'input',
          'label',
          'input',
          'textarea',
          'select',
          'option',
          'button',
        ])
        expect(form.attributes).toEqual({ action: '/posts/1', method: 'post', title })
        expect(form.children[2]?.text).toBe(title)
        expect(form.children[3]?.attributes).toEqual({
          type: 'text',
          id: 'post_title',
          name: 'post[title]',
          value: title,
          placeholder: body,
        })
        expect(parseParams(entriesOf(form))).toEqual({ _method: 'put', authenticity_token: token, post: record })
      }),
      runs,
    )
  })

  it('are as harmless as names of fields and of forms', () => {
    fc.assert(
      fc.property(name, name, hostile, (subject, attribute, value) => {
        const form = elementOf(
          formFor({ [attribute]: value }, { url: '/', as: subject }, (f) => f.text(attribute, { value })),
        )
        expect(form.children).toHaveLength(1)
        expect(form.children[0]?.attributes.name).toBe(`${subject}[${attribute}]`)
        expect(entriesOf(form)).toEqual([[`${subject}[${attribute}]`, value]])
      }),
      runs,
    )
  })

  it('are no attribute names, or harmless ones', () => {
    fc.assert(
      fc.property(hostile, hostile, (attribute, value) => {
        try {
          const form = elementOf(formTag('/', { [attribute]: value }))
          expect(Object.keys(form.attributes)).toHaveLength(
            ['action', 'method'].includes(attribute.toLowerCase()) ? 2 : 3,
          )
          expect(form.children).toEqual([])
        } catch (error) {
          expect(error).toBeInstanceOf(FormError)
        }
      }),
      runs,
    )
  })

  it('are no paths, or lead to this site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
        ),
        (path) => {
          try {
            const { action } = elementOf(formTag(path as '/')).attributes
            expect(action).toBe(path)
            if (!/^https?:/i.test(path)) expect(new URL(path, 'https://here.example').host).toBe('here.example')
          } catch (error) {
            if (!(error instanceof FormError)) throw error
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('come out of a template as they went in', () => {
    fc.assert(
      fc.property(hostile, hostile, (text, attribute) => {
        const element = elementOf(html`<p title="${attribute}">${text}</p>`)
        expect(element).toEqual({ name: 'p', attributes: { title: attribute }, text, children: [] })
      }),
      runs,
    )
  })
})
