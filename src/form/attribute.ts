import { refuse } from './form-error.js'
import { escapeText, type Html, type HtmlValue, htmlText, rawHtml } from './html.js'
import { wrongAttributeName, wrongAttributeValue } from './message.js'

/** The value of an HTML attribute: true leaves the bare name; false, null and undefined leave it out. */
export type AttributeValue = string | number | bigint | boolean | null | undefined

/** HTML attributes by name: `{ class: 'wide', 'data-id': 1, disabled: true }`. */
export interface Attributes {
  readonly [name: string]: AttributeValue
}

const NAME = /^[a-z_:@][\w:.@-]*$/i

/**
 * Gives attributes as they stand in a tag, each with a space before it.
 *
 * @throws FormError where a name or a value cannot be an attribute's.
 */
export function attributeText(attributes: Attributes): string {
  let text = ''
  for (const name of Object.keys(attributes)) {
    const value = attributes[name]
    if (!NAME.test(name)) refuse(wrongAttributeName(name))
    if (value === false || value === null || value === undefined) continue
    if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol')
      refuse(wrongAttributeValue(name, typeof value))
    text += value === true ? ` ${name}` : ` ${name}="${escapeText(String(value))}"`
  }
  return text
}

/** Gives an element without content: `<input>`. */
export const voidTag = (name: string, attributes: Attributes): Html => rawHtml(`<${name}${attributeText(attributes)}>`)

/** Gives an element: `<label>Title</label>`. */
export const tag = (name: string, attributes: Attributes, body?: HtmlValue): Html =>
  rawHtml(`<${name}${attributeText(attributes)}>${htmlText(body)}</${name}>`)
