import { requirements } from '../cells.js'
import type { RouteListing } from '../listing.js'
import { targetOf } from '../target.js'
import { type Html, html } from './html.js'

/** Gives a pattern with its parameters and optional parts marked. */
export const patternHtml = (pattern: string): Html =>
  html`${pattern
    .split(/(\(\.:format\)|[:*]\w+)/)
    .map((part) =>
      part.startsWith('(.')
        ? html`<span class="optional">${part}</span>`
        : /^[:*]\w/.test(part)
          ? html`<span class="parameter">${part}</span>`
          : part,
    )}`

export const methodHtml = (method: string): Html => html`<span class="method ${method.toLowerCase()}">${method}</span>`

function row(listing: RouteListing, index: number, isFirst: boolean): Html {
  const { name, method, pattern } = listing
  const asked = requirements(listing)
  const shown =
    name === null
      ? html`<span class="none" aria-label="no name">–</span>`
      : isFirst
        ? html`<button type="button" class="name" data-name="${name}" title="Build a path with ${listing.helper}">${name}</button>`
        : html`<span class="again">${name}</span>`
  return html`<tr role="row" id="route-${index}"><th role="rowheader" scope="row">${shown}</th><td role="cell">${methodHtml(method)}</td><td role="cell"><code>${patternHtml(pattern)}</code></td><td role="cell"><code>${targetOf(listing)}</code>${
    asked && html` <code class="asked">${asked}</code>`
  }</td></tr>\n`
}

/** Gives the table of routes. */
export function tableHtml(listings: readonly RouteListing[]): Html {
  const seen = new Set<string | null>()
  const rows = listings.map((listing, index) => {
    const isFirst = !seen.has(listing.name)
    seen.add(listing.name)
    return row(listing, index, isFirst)
  })
  return html`<table role="table" id="table" aria-labelledby="routes-title">
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Name</th><th role="columnheader" scope="col">Method</th><th role="columnheader" scope="col">Pattern</th><th role="columnheader" scope="col">Controller#action</th></tr></thead>
<tbody role="rowgroup">
${rows}</tbody>
</table>`
}
