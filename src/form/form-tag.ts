import type { FormMethod, FormPath } from '../../types/form.js'
import { isAddress } from './address.js'
import { type Attributes, tag, voidTag } from './attribute.js'
import { refuse } from './form-error.js'
import type { Html, HtmlValue } from './html.js'
import { wrongMethod, wrongPath } from './message.js'

/** The field that carries the method which a browser cannot send. */
export const METHOD_FIELD = '_method'

const METHODS: readonly string[] = ['get', 'post', 'put', 'patch', 'delete'] satisfies FormMethod[]

/** What a form is sent with. */
export interface SendOptions {
  /** The method that the form asks for; `post` unless given. */
  readonly method?: FormMethod
  /** A token against cross-site requests: goes into a hidden field, unless the method is `get`. */
  readonly token?: string | undefined
  /** The name of the token's field; `authenticity_token` unless given. */
  readonly tokenName?: string
}

/** How a form is sent, and the HTML attributes of its tag. */
export interface FormOptions extends SendOptions, Attributes {
  readonly method?: FormMethod
  readonly token?: string | undefined
  readonly tokenName?: string
}

/** A hidden field, as attributes of HTML and as props of JSX alike. */
export interface HiddenField {
  readonly type: 'hidden'
  readonly name: string
  readonly value: string
}

/** A form as props: those of the form, and those of its hidden fields. */
export interface FormProps {
  readonly form: { readonly action: string; readonly method: 'get' | 'post' }
  readonly hidden: readonly HiddenField[]
}

/**
 * Gives a form as props, for JSX: those of the form itself, and those of its hidden fields, which carry the method that
 * browsers cannot send and the token.
 *
 * @throws FormError where the path is not one of this site, or the method is unknown.
 * @example
 * const { form, hidden } = formProps(routes.article_path(1), { method: 'delete' })
 * // <form {...form}>{hidden.map((field) => <input key={field.name} {...field} />)}<button>Delete</button></form>
 */
export function formProps(path: FormPath, options: SendOptions = {}): FormProps {
  const { method = 'post', token, tokenName = 'authenticity_token' } = options
  if (!isAddress(path)) refuse(wrongPath(path))
  if (!METHODS.includes(method)) refuse(wrongMethod(method))
  const hidden: HiddenField[] = []
  if (method !== 'get' && method !== 'post') hidden.push({ type: 'hidden', name: METHOD_FIELD, value: method })
  if (method !== 'get' && token !== undefined) hidden.push({ type: 'hidden', name: tokenName, value: token })
  return { form: { action: path, method: method === 'get' ? 'get' : 'post' }, hidden }
}

/**
 * Gives a form: a browser sends it with GET or POST, and with a hidden field `_method` where it asks for another method.
 *
 * @throws FormError where the path is not one of this site, the method is unknown, or an attribute cannot be written.
 * @example
 * String(formTag(routes.article_path(1), { method: 'put', class: 'wide' }, html`<button>Save</button>`))
 * //=> '<form action="/articles/1" method="post" class="wide"><input type="hidden" name="_method" value="put"><button>Save</button></form>'
 */
export function formTag(path: FormPath, options: FormOptions = {}, body?: HtmlValue): Html {
  const { method, token, tokenName, ...attributes } = options
  const { form, hidden } = formProps(path, {
    ...(method !== undefined && { method }),
    ...(tokenName !== undefined && { tokenName }),
    token,
  })
  return tag('form', { ...form, ...attributes, ...form }, [
    hidden.map((field) => voidTag('input', { ...field })),
    body as HtmlValue,
  ])
}
