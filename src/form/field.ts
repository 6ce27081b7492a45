import { refuse } from './form-error.js'
import { nestedValue, wrongFieldName } from './message.js'

/** What the fields of a form have in common: what they are for, and what their names and ids start with. */
export interface Subject {
  /** `post`, and `post[author]` inside `fields`. */
  readonly name: string
  /** `post`, and `post_author` inside `fields`. */
  readonly id: string
  /** The record that values come from. */
  readonly values: Readonly<Record<string, unknown>>
  /** Called where a field takes files, since the form must then be sent as multipart. */
  readonly onFile: () => void
}

/** Names are taken apart at their brackets, so that what is in them can have none. */
export function checkName(name: string): string {
  return name === '' || /[[\]]/.test(name) ? refuse(wrongFieldName(name)) : name
}

/** Name and id of the field of an attribute. */
export const identify = ({ name, id }: Subject, attribute: string): { readonly id: string; readonly name: string } => ({
  id: `${id}_${attribute.replace(/[^\w:.-]/g, '_')}`,
  name: `${name}[${checkName(attribute)}]`,
})

/** A date as the input of a type takes it. */
const DATES: Readonly<Record<string, readonly [start: number, end: number]>> = {
  date: [0, 10],
  month: [0, 7],
  time: [11, 16],
  'datetime-local': [0, 16],
}

/** Gives a value as a field shows it; undefined where there is none. */
export function valueText(attribute: string, value: unknown, type?: unknown): string | undefined {
  // a method, or what every object inherits, is no value of a record
  if (value === undefined || value === null || typeof value === 'function') return
  if (value instanceof Date) {
    const text = Number.isNaN(value.getTime()) ? '' : value.toISOString()
    const part = DATES[String(type)]
    return part ? text.slice(...part) : text
  }
  return typeof value === 'object' ? refuse(nestedValue(attribute)) : String(value)
}

/** Gives the value of an attribute of the form's record, as a field of the type shows it. */
export const shownValue = ({ values }: Subject, attribute: string, type?: unknown): string | undefined =>
  valueText(attribute, values[attribute], type)

/**
 * Gives a name as people read it.
 *
 * @example
 * humanize('published_at') //=> 'Published at'
 * humanize('authorId') //=> 'Author'
 */
export function humanize(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/(.)_id$/, '$1')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
