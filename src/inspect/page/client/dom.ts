/** Gives an element of the page, which is there because the page has put it there. */
export const find = <Found extends Element>(id: string): Found => document.getElementById(id) as unknown as Found

type Inside = Node | string | false | undefined

/** Gives a new element; a `class` and other attributes, then what is in it, as text where it is text. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  ...inside: Inside[]
): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...inside.filter((one): one is Node | string => one !== undefined && one !== false && one !== ''))
  return made
}

/** Puts new elements in place of what is in one. */
export const fill = (place: Element, ...inside: Inside[]): void =>
  place.replaceChildren(...inside.filter((one): one is Node | string => one !== undefined && one !== false))

/** Gives a pattern with its parameters and its format marked. */
export const patternElement = (pattern: string): HTMLElement =>
  element(
    'code',
    {},
    ...pattern
      .split(/(\(\.:format\)|[:*]\w+)/)
      .map((part) =>
        part.startsWith('(.')
          ? element('span', { class: 'optional' }, part)
          : /^[:*]\w/.test(part)
            ? element('span', { class: 'parameter' }, part)
            : part,
      ),
  )

export const methodElement = (method: string): HTMLElement =>
  element('span', { class: `method ${method.toLowerCase()}` }, method)
