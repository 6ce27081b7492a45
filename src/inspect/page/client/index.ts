import type { PageData } from '../data.js'
import { startBuilder } from './builder.js'
import { find } from './dom.js'
import { startFilters } from './filter.js'
import { startRequests } from './request.js'

/** The script of the page: it runs in a browser, with the library's own matcher and helpers. */

const data = JSON.parse(find<HTMLElement>('data').textContent ?? '') as PageData

/** Brings a node of the picture into view. */
function scrollTo(node: number): void {
  const picture = find<HTMLElement>('picture')
  const box = picture.querySelector<SVGGElement>(`g[data-node="${node}"]`)?.getBBox()
  if (!box) return
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  const { clientHeight, clientWidth } = picture
  picture.scrollTo({ top: box.y - clientHeight / 2, left: box.x + box.width - clientWidth * 0.8, behavior })
}

/** Marks the route that answers, in the table and in the picture with all that lead to it. */
function mark(row: number | undefined): void {
  for (const marked of document.querySelectorAll('.marked')) marked.classList.remove('marked')
  const found = row === undefined ? undefined : data.rows[row]
  if (!found) return
  find<HTMLElement>(`route-${row}`).classList.add('marked')
  scrollTo(found.node)
  let node: string | null = String(found.node)
  while (node !== null) {
    let parent: string | null = null
    for (const part of document.querySelectorAll(`[data-node="${node}"]`)) {
      part.classList.add('marked')
      parent = part.getAttribute('data-parent') ?? parent
    }
    node = parent
  }
}

startFilters(data)
const ask = startRequests(data, mark)
const choose = startBuilder(data, (path) => {
  ask('GET', path)
  find<HTMLInputElement>('path').focus()
})

document.addEventListener('click', ({ target }) => {
  const name = target instanceof Element ? target.closest<HTMLElement>('button.name')?.dataset.name : undefined
  if (name !== undefined) choose(name)
})
