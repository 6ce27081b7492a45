import type { FormPath, FormSubject } from '../../types/form.js'
import { createBuilder, type FormBuilder } from './builder.js'
import { checkName, humanize } from './field.js'
import { refuse } from './form-error.js'
import { type FormOptions, formTag } from './form-tag.js'
import { type Html, type HtmlValue, html } from './html.js'
import { wrongSubject } from './message.js'

/** Where a form leads, and how it is sent. */
export interface FormForOptions {
  readonly url: FormPath
  /** The method that the form asks for, and the HTML attributes of its tag. */
  readonly html?: FormOptions
  /** A token against cross-site requests: goes into a hidden field. */
  readonly token?: string | undefined
}

type Values = Readonly<Record<string, unknown>>

/**
 * Gives a form for a record, or for a name alone. Its fields are named under the name (`post[title]`), which is what
 * `{ post }`, or the option `as`, or the name itself says.
 *
 * @throws FormError where the form has no name, or something in it cannot be written as HTML.
 * @example
 * formFor({ post }, { url: routes.post_path(post), html: { method: 'put' } }, (f) => html`
 *   ${f.label('title')} ${f.text('title')}
 *   ${f.submit()}
 * `)
 */
export function formFor(
  name: string,
  options: FormForOptions,
  body: (fields: FormBuilder<Readonly<Record<string, unknown>>>) => HtmlValue,
): Html
export function formFor<Record extends object>(
  record: Record,
  options: FormForOptions & { readonly as: string },
  body: (fields: FormBuilder<Record>) => HtmlValue,
): Html
export function formFor<const Name extends string, Record extends object>(
  subject: FormSubject<Name, Record>,
  options: FormForOptions & { readonly as?: never },
  body: (fields: FormBuilder<Record>) => HtmlValue,
): Html
export function formFor(
  subject: string | object,
  { url, html: attributes = {}, token, as }: FormForOptions & { readonly as?: string },
  body: (fields: FormBuilder<never>) => HtmlValue,
): Html {
  const [name, values] = read(subject, as)
  let multipart = false
  const onFile = () => {
    multipart = true
  }
  const { method } = attributes
  const verb = method === 'put' || method === 'patch' ? 'Update' : 'Create'
  const builder = createBuilder(
    { name: checkName(name), id: name.replace(/[^\w:.-]/g, '_'), values, onFile },
    `${verb} ${humanize(name).toLowerCase()}`,
  )
  // the builder knows names at run time alone; the overloads say which it takes
  const content = html`${body(builder as never)}`
  return formTag(url, { token, enctype: multipart ? 'multipart/form-data' : undefined, ...attributes }, content)
}

/** The name of a form, and the record that its values come from. */
function read(subject: string | object, as: string | undefined): readonly [name: string, values: Values] {
  if (typeof subject === 'string') return [subject, {}]
  if (as !== undefined) return [as, subject as Values]
  const [entry, ...others] = Object.entries(subject)
  return entry && others.length === 0 && typeof entry[1] === 'object' && entry[1] !== null
    ? [entry[0], entry[1] as Values]
    : refuse(wrongSubject())
}
