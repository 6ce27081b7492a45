import { describe, expect, it } from 'vitest'
import { type HtmlValue, html, isHtml, rawHtml } from '../../src/form/index.js'

describe('html', () => {
  it('escapes text and leaves HTML as it is', () => {
    const inner = html`<b>${'<i> & "q" \'s\''}</b>`
    expect(String(inner)).toBe('<b>&lt;i&gt; &amp; &quot;q&quot; &#39;s&#39;</b>')
    expect(String(html`<p>${inner}</p>`)).toBe(`<p>${inner}</p>`)
  })

  it('writes numbers, joins lists, and leaves out what is nothing', () => {
    const values: readonly HtmlValue[] = [0, 1n, ['a', ['<', html`<br>`]], null, undefined, true, false, '']
    expect(String(html`${values}`)).toBe('01a&lt;<br>')
  })

  it('takes text as HTML where it is told to', () => {
    expect(String(html`${rawHtml('<hr>')}`)).toBe('<hr>')
  })

  it('is told from text and from what looks like HTML', () => {
    const forged = JSON.parse('{"html":"<hr>","Symbol(resourcery.html)":"<hr>"}')
    expect([html``, rawHtml(''), '<hr>', forged, null].map(isHtml)).toEqual([true, true, false, false, false])
    expect(String(html`${forged}`)).toBe('[object Object]')
  })

  it('is its text in JSON', () => {
    expect(JSON.stringify({ page: html`<p>${'&'}</p>` })).toBe('{"page":"<p>&amp;</p>"}')
  })
})
