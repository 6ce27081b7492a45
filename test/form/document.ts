import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** An element as a parser of HTML reads it. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly children: readonly Element[]
}

function read(node: DefaultTreeAdapterTypes.Element): Element {
  const children = node.childNodes.filter((child): child is DefaultTreeAdapterTypes.Element => 'tagName' in child)
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
  return {
    name: node.tagName,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    text,
    children: children.map(read),
  }
}

/** The elements of a piece of HTML. */
export const elementsOf = (html: unknown): readonly Element[] =>
  parseFragment(String(html))
    .childNodes.filter((child): child is DefaultTreeAdapterTypes.Element => 'tagName' in child)
    .map(read)

/** The one element of a piece of HTML. */
export function elementOf(html: unknown): Element {
  const [element, ...others] = elementsOf(html)
  if (!element || others.length) throw new Error(`not one element: ${html}`)
  return element
}

/** All elements inside an element, and itself. */
export const within = (element: Element): readonly Element[] => [element, ...element.children.flatMap(within)]

/** What a browser sends for a form as it stands: pairs of names and values (HTML standard, "constructing the entry list"). */
export function entriesOf(form: Element): readonly (readonly [string, string])[] {
  return within(form).flatMap(({ name, attributes, text, children }) => {
    const field = attributes.name
    if (field === undefined) return []
    if (name === 'textarea') return [[field, text] as const]
    if (name === 'select')
      return children
        .filter((one) => 'selected' in one.attributes)
        .map((one) => [field, one.attributes.value ?? ''] as const)
    if (name !== 'input') return []
    const { type, value = 'on' } = attributes
    return (type === 'checkbox' || type === 'radio') && !('checked' in attributes)
      ? []
      : [[field, 'value' in attributes ? value : ''] as const]
  })
}
