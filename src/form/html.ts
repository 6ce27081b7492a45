/** The key behind which HTML keeps its text: no JSON and no form can forge it, and every copy of the package has the same. */
export const HTML: unique symbol = Symbol.for('resourcery.html')

/** HTML that is safe to send: `html`, `rawHtml` and the form helpers make it, and putting it into more HTML escapes it no second time. */
export interface Html {
  readonly [HTML]: string
  /** Gives the HTML as text. */
  toString(): string
  toJSON(): string
}

/** What may be put into HTML: text is escaped, HTML stays, a list is joined; null, undefined, true and false leave nothing. */
export type HtmlValue = Html | string | number | bigint | boolean | null | undefined | readonly HtmlValue[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // a parser of HTML reads a bare carriage return as a line feed
  '\r': '&#13;',
}

/** Gives text as HTML that shows it, in an element and in a quoted attribute. */
export const escapeText = (text: string): string => text.replace(/[&<>"'\r]/g, (sign) => ENTITIES[sign] as string)

function read(this: Html): string {
  return this[HTML]
}

/**
 * Takes text as HTML, as it stands: only for what a template engine has made, never for what a user has sent.
 *
 * @example
 * html`<main>${rawHtml(renderToString(page))}</main>`
 */
export const rawHtml = (text: string): Html => Object.freeze({ [HTML]: text, toString: read, toJSON: read })

/**
 * Tells HTML from text.
 *
 * @example
 * isHtml(html`<p></p>`) //=> true
 * isHtml('<p></p>') //=> false
 */
export const isHtml = (value: unknown): value is Html =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Html>)[HTML] === 'string'

/** Gives the text of what is put into HTML. */
export function htmlText(value: HtmlValue): string {
  if (isHtml(value)) return value[HTML]
  if (value === null || value === undefined || typeof value === 'boolean') return ''
  return Array.isArray(value) ? value.map(htmlText).join('') : escapeText(String(value))
}

/**
 * Makes HTML of a template: what is put in is escaped, unless it is HTML itself. Write attributes in quotes, and put
 * nothing into a `<script>` or a `<style>`.
 *
 * @example
 * String(html`<p title="${'a "b"'}">${'<i>'}</p>`) //=> '<p title="a &quot;b&quot;">&lt;i&gt;</p>'
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let text = strings[0] as string
  for (let index = 0; index < values.length; index++) text += htmlText(values[index]) + strings[index + 1]
  return rawHtml(text)
}
