/** Text that is HTML already. */
export interface Html {
  readonly html: string
}

type Inside = Html | string | number | null | undefined | false | readonly Inside[]

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] as string)

const textOf = (value: Inside): string => {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return 'html' in value ? value.html : value.map(textOf).join('')
}

/**
 * Gives HTML in which all that is put in is escaped, but HTML itself; a list is its parts, and what is absent is nothing.
 *
 * @example
 * html`<td title="${'"'}">${'<b>'}</td>`.html //=> '<td title="&quot;">&lt;b&gt;</td>'
 */
export const html = (texts: TemplateStringsArray, ...values: readonly Inside[]): Html => ({
  html: texts.reduce((all, text, index) => all + textOf(values[index - 1]) + text),
})

/** Gives text that is HTML already: our own, or what has been made safe in another way. */
export const trusted = (text: string): Html => ({ html: text })

/** Gives data as JSON that may stand in a script element: nothing in it ends the element, or starts a comment. */
export const jsonText = (data: unknown): Html =>
  trusted(
    JSON.stringify(data).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
