import { type Attributes, tag, voidTag } from './attribute.js'
import { identify, type Subject, shownValue, valueText } from './field.js'
import type { Html } from './html.js'

/** A choice of a select: its text, or its text and its value. */
export type Choice = string | number | readonly [text: string, value: string | number]

/** Attributes of a select. */
export interface SelectOptions extends Attributes {
  /** What stands before the choices, with an empty value. */
  readonly prompt?: string
  /** Whether several may be chosen: the parameter is then a list. */
  readonly multiple?: boolean
}

/** Attributes of a checkbox. */
export interface CheckboxOptions extends Attributes {
  /** What is sent where it is checked; `1` unless given. */
  readonly value?: string | number
  /** What is sent where it is not; `0` unless given, and nothing where it is null. */
  readonly unchecked?: string | number | null
}

/** A checkbox, and before it the hidden field that is sent without it. */
export function checkbox(subject: Subject, attribute: string, options: CheckboxOptions): readonly Html[] {
  const { value = '1', unchecked = '0', ...attributes } = options
  const { id, name } = identify(subject, attribute)
  const current = subject.values[attribute]
  const checked = current === true || (current !== false && shownValue(subject, attribute) === String(value))
  const box = voidTag('input', { type: 'checkbox', id, name, value, checked, ...attributes })
  return unchecked === null ? [box] : [voidTag('input', { type: 'hidden', name, value: unchecked }), box]
}

/** One of several radio buttons. */
export function radio(subject: Subject, attribute: string, value: string | number, attributes: Attributes): Html {
  const { id, name } = identify(subject, attribute)
  const own = `${id}_${String(value).replace(/[^\w:.-]/g, '_')}`
  const checked = shownValue(subject, attribute) === String(value)
  return voidTag('input', { type: 'radio', id: own, name, value, checked, ...attributes })
}

/** A select with its options; those are selected whose value the record has. */
export function select(
  subject: Subject,
  attribute: string,
  choices: readonly Choice[],
  { prompt, multiple = false, ...attributes }: SelectOptions,
): Html {
  const { id, name } = identify(subject, attribute)
  const current = subject.values[attribute]
  const chosen = new Set((Array.isArray(current) ? current : [current]).map((one) => valueText(attribute, one)))
  const options = choices.map((choice) => {
    const [text, value] = typeof choice === 'object' ? choice : [String(choice), choice]
    return tag('option', { value, selected: chosen.has(String(value)) }, text)
  })
  if (prompt !== undefined) options.unshift(tag('option', { value: '' }, prompt))
  return tag('select', { id, name: multiple ? `${name}[]` : name, multiple, ...attributes }, options)
}
