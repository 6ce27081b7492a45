import type { FormAttribute } from '../../types/form.js'
import { type Attributes, attributeText, tag, voidTag } from './attribute.js'
import { type CheckboxOptions, type Choice, checkbox, radio, type SelectOptions, select } from './choice.js'
import { humanize, identify, type Subject, shownValue } from './field.js'
import { escapeText, type Html, type HtmlValue, html, htmlText, rawHtml } from './html.js'

/**
 * Makes the fields of a form. Names nest under that of the form (`post[title]`), ids match labels (`post_title`), values
 * come from the form's record; attributes of your own win.
 */
export interface FormBuilder<Values> {
  /** A label; its text is the attribute's name as people read it, unless given. */
  label(attribute: FormAttribute<Values>, text?: HtmlValue, attributes?: Attributes): Html
  /** A text field, or another input by `{ type: 'email' }`. */
  text(attribute: FormAttribute<Values>, attributes?: Attributes): Html
  number(attribute: FormAttribute<Values>, attributes?: Attributes): Html
  /** A password field; it never shows the record's value. */
  password(attribute: FormAttribute<Values>, attributes?: Attributes): Html
  /** A file field; the form is then sent as multipart. */
  file(attribute: FormAttribute<Values>, attributes?: Attributes): Html
  hidden(attribute: FormAttribute<Values>, attributes?: Attributes): Html
  textArea(attribute: FormAttribute<Values>, attributes?: Attributes): Html
  /** A checkbox, and before it a hidden field that is sent where it is not checked. */
  checkbox(attribute: FormAttribute<Values>, options?: CheckboxOptions): Html
  radio(attribute: FormAttribute<Values>, value: string | number, attributes?: Attributes): Html
  select(attribute: FormAttribute<Values>, choices: readonly Choice[], options?: SelectOptions): Html
  /** Fields for a record inside the record: `post[author][name]`. */
  fields<Name extends FormAttribute<Values>>(
    attribute: Name,
    body: (fields: FormBuilder<NonNullable<Values[Name]>>) => HtmlValue,
  ): Html
  /** A button that sends the form; its text is `Create post` or `Update post` unless given. */
  submit(text?: HtmlValue, attributes?: Attributes): Html
}

/** Gives the builder of a form's fields; `submitText` is what its button says. */
export function createBuilder(subject: Subject, submitText: string): FormBuilder<Readonly<Record<string, unknown>>> {
  const input =
    (type: string, shown = true) =>
    (attribute: string, attributes: Attributes = {}): Html => {
      const value = shown ? shownValue(subject, attribute, attributes.type ?? type) : undefined
      return voidTag('input', { type, ...identify(subject, attribute), value, ...attributes })
    }
  return {
    label: (attribute, text = humanize(attribute), attributes = {}) =>
      tag('label', { for: identify(subject, attribute).id, ...attributes }, text),
    text: input('text'),
    number: input('number'),
    password: input('password', false),
    hidden: input('hidden'),
    file: (attribute, attributes = {}) => {
      subject.onFile()
      const { id, name } = identify(subject, attribute)
      return voidTag('input', { type: 'file', id, name: attributes.multiple ? `${name}[]` : name, ...attributes })
    },
    textArea: (attribute, { value = shownValue(subject, attribute), ...attributes } = {}) => {
      const opening = `<textarea${attributeText({ ...identify(subject, attribute), ...attributes })}>`
      // a parser of HTML drops a line feed that comes first
      return rawHtml(`${opening}\n${escapeText(String(value ?? ''))}</textarea>`)
    },
    checkbox: (attribute, options = {}) => html`${checkbox(subject, attribute, options)}`,
    radio: (attribute, value, attributes = {}) => radio(subject, attribute, value, attributes),
    select: (attribute, choices, options = {}) => select(subject, attribute, choices, options),
    fields: (attribute, body) => {
      const values = subject.values[attribute] ?? {}
      const inner = { ...subject, ...identify(subject, attribute), values: values as Subject['values'] }
      // the builder knows names at run time alone; the types of the record are those that the caller sees
      return rawHtml(htmlText(body(createBuilder(inner, submitText) as never)))
    },
    submit: (text = submitText, attributes = {}) => tag('button', { type: 'submit', ...attributes }, text),
  }
}
