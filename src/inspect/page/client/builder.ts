import { createHelpers } from '../../../helper.js'
import { parsePattern, pathParameters } from '../../../path.js'
import type { PageData, PageRow } from '../data.js'
import { callOf, type Entered } from './call.js'
import { element, fill, find } from './dom.js'

const field = (name: string, text: string, placeholder = '', width = 'middle'): HTMLElement =>
  element(
    'label',
    { class: width },
    `${text} `,
    element('input', {
      type: 'text',
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
      'data-field': name,
      placeholder,
    }),
  )

const check = (name: string, text: string): HTMLElement =>
  element('label', { class: 'check' }, element('input', { type: 'checkbox', 'data-field': name }), ` ${text}`)

/** A hint of what a parameter may be. */
function hintOf({ constraints }: PageRow, name: string): string {
  const constraint = constraints[name]
  if (constraint === undefined) return ''
  if (typeof constraint === 'string') return constraint
  return Array.isArray(constraint) ? constraint.join(' | ') : `/${(constraint as { source: string }).source}/`
}

/** A button that does something. */
function button(text: string, act: (self: HTMLElement) => unknown): HTMLElement {
  const made = element('button', { type: 'button' }, text)
  made.addEventListener('click', () => act(made))
  return made
}

/** A button that copies a text, where the browser lets a page do that. */
const copyButton = (label: string, text: string): HTMLElement | undefined =>
  navigator.clipboard &&
  button(label, async (self) => {
    await navigator.clipboard.writeText(text)
    self.textContent = 'Copied'
  })

/** Builds helper calls; gives what chooses a route. `tryPath` is what to do with a path that is built. */
export function startBuilder({ rows, options }: PageData, tryPath: (path: string) => void): (name: string) => void {
  // a table without names has no builder
  const name = document.querySelector<HTMLSelectElement>('#name')
  if (!name) return () => {}
  const kind = find<HTMLSelectElement>('kind')
  const parameters = find<HTMLElement>('parameters')
  const more = find<HTMLElement>('options')
  const built = find<HTMLElement>('built')

  const rowOf = (): PageRow => rows.find((row) => row.name === name.value) as PageRow
  const parts = (row: PageRow) => pathParameters(parsePattern(row.pattern))

  const entered = (row: PageRow): Entered => {
    const values = new Map<string, string>()
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-field]'))
      values.set(input.dataset.field as string, input.type === 'checkbox' ? (input.checked ? 'true' : '') : input.value)
    const { required, optional } = parts(row)
    return { values, required, optional: optional.filter((one) => one !== 'format') }
  }

  const show = () => {
    const row = rowOf()
    const call = callOf(entered(row))
    const helper = kind.value === 'url' ? row.url : row.path
    const code = `routes.${helper}(${call.code})`
    if (call.lacking.length) {
      const hint = `Fill in ${call.lacking.map((one) => `'${one}'`).join(' and ')}`
      fill(built, element('p', {}, element('code', { class: 'code' }, code)), element('p', { class: 'hint' }, hint))
      return
    }
    const [path, url] = createHelpers(row, options)
    let result: string
    try {
      result = String((kind.value === 'url' ? url : path)(...call.args))
    } catch (error) {
      fill(
        built,
        element('p', {}, element('code', { class: 'code' }, code)),
        element('p', { class: 'refusal' }, (error as Error).message),
      )
      return
    }
    fill(
      built,
      element('p', {}, element('code', { class: 'code' }, code)),
      element('p', {}, element('code', { class: 'code result' }, result)),
      element(
        'p',
        { class: 'buttons' },
        copyButton('Copy call', code),
        copyButton(`Copy ${kind.value}`, result),
        button('Try it', () => tryPath(result)),
      ),
    )
  }

  const reset = () => {
    const row = rowOf()
    const { required, optional } = parts(row)
    fill(parameters, ...required.map((one) => field(`param:${one}`, one, hintOf(row, one))))
    const others = optional.filter((one) => one !== 'format')
    fill(
      more,
      ...others.map((one) => field(`optional:${one}`, one, hintOf(row, one))),
      optional.includes('format') && field('format', 'format', hintOf(row, 'format') || 'csv'),
      field('query', 'query', 'page=2&sort=name', 'long'),
      field('anchor', 'anchor'),
      kind.value === 'url' && field('origin', 'origin', options.origin ?? 'https://example.com'),
      check('trailingSlash', 'trailing slash'),
    )
    show()
  }

  for (const select of [name, kind]) select.addEventListener('change', reset)
  for (const fields of [parameters, more]) fields.addEventListener('input', show)
  reset()
  return (chosen) => {
    name.value = chosen
    reset()
    const [first] = parameters.querySelectorAll('input')
    ;(first ?? name).focus()
  }
}
