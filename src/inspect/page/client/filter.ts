import { routeFilter } from '../../filter.js'
import type { PageData } from '../data.js'
import { find } from './dom.js'

/** What is typed as a search: a regular expression where it is one, else the text itself. */
function expressionOf(text: string): RegExp | undefined {
  if (!text) return
  try {
    return new RegExp(text, 'i')
  } catch {
    return new RegExp(text.replace(/[^\w\s]/g, '\\$&'), 'i')
  }
}

/** Shows the rows of the table that the filters let through. */
export function startFilters({ rows, filter }: PageData): void {
  const grep = find<HTMLInputElement>('grep')
  const controller = find<HTMLSelectElement>('controller')
  const count = find<HTMLElement>('count')
  const methods = [...document.querySelectorAll<HTMLInputElement>('input[name=method]')]

  const show = () => {
    const chosen = methods.filter(({ checked }) => checked).map(({ value }) => value)
    const isWanted = routeFilter({
      grep: expressionOf(grep.value),
      controller: controller.value || undefined,
      method: chosen.length ? chosen : undefined,
    })
    let shown = 0
    for (const [index, row] of rows.entries()) {
      const isShown = isWanted(row)
      find<HTMLElement>(`route-${index}`).hidden = !isShown
      if (isShown) shown++
    }
    count.textContent = shown === rows.length ? `${shown} routes` : `${shown} of ${rows.length} routes`
  }

  grep.value = filter.grep ?? ''
  if (filter.controller) controller.value = filter.controller
  for (const input of methods) input.checked = filter.methods?.includes(input.value) ?? false
  grep.addEventListener('input', show)
  for (const input of [controller, ...methods]) input.addEventListener('change', show)
  show()
}
