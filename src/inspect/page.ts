import type { Drawn, DrawOptions } from '../../types/index.js'
import { routesOf } from '../draw.js'
import { METHODS, ROUTES } from '../tables.js'
import type { RouteFilter } from './filter.js'
import { helperNames, inspectRoutes, type RouteListing } from './listing.js'
import type { PageData } from './page/data.js'
import { type Html, html, jsonText, trusted } from './page/html.js'
import { picture } from './page/picture.js'
import { methodHtml, tableHtml } from './page/table.js'
import { type Tree, treeOf } from './page/tree.js'

/** The script and the style of the page, bundled when the package is built, and their hashes (CSP level 3, section 2.3.1). */
declare const PAGE_SCRIPT: string
declare const PAGE_SCRIPT_HASH: string
declare const PAGE_STYLE: string
declare const PAGE_STYLE_HASH: string

/** What the page says, and how its filters are set at first. */
export interface PageOptions extends RouteFilter {
  /** The title, `Routes` unless given. */
  readonly title?: string | undefined
}

/** Nothing is fetched, and no script or style runs but the page's own. */
const POLICY = [
  "default-src 'none'",
  `script-src '${PAGE_SCRIPT_HASH}'`,
  `style-src '${PAGE_STYLE_HASH}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

/** The controllers of a table, and the namespaces that they are in. */
function controllersOf(listings: readonly RouteListing[]): readonly string[] {
  const found = listings.flatMap(({ controller }) =>
    controller === null ? [] : controller.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/')),
  )
  return [...new Set(found)].sort()
}

const option = (value: string, text = value): Html => html`<option value="${value}">${text}</option>`

function dataOf(routes: Drawn, { ends }: Tree, { grep, controller, method }: PageOptions): PageData {
  const helpers = helperNames(routes)
  const { origin, trailingSlash } = routes[ROUTES].options as DrawOptions
  return {
    rows: routesOf(routes).map((row, index) => {
      const named = row.name === null ? undefined : helpers.get(row.name)
      return { ...row, path: named?.path ?? null, url: named?.url ?? null, node: ends[index] as number }
    }),
    options: { ...(origin !== undefined && { origin }), ...(trailingSlash !== undefined && { trailingSlash }) },
    filter: {
      grep: grep instanceof RegExp ? grep.source : grep,
      controller,
      methods: method === undefined ? undefined : [method].flat().map((one) => one.toUpperCase()),
    },
  }
}

const requestHtml = (): Html => html`<section class="panel" aria-labelledby="request-title">
<h2 id="request-title">Try a request</h2>
<div class="fields"><label class="short">Method <select id="method">${METHODS.filter((method) => method !== 'any').map((method) => option(method.toUpperCase()))}</select></label>
<label class="long">Path <input id="path" type="text" inputmode="url" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="/articles/1"></label></div>
<div id="answer" class="answer" role="status" aria-live="polite"></div>
</section>`

function builderHtml(listings: readonly RouteListing[]): Html {
  const names = [...new Set(listings.flatMap(({ name }) => name ?? []))].sort()
  return html`<section class="panel" aria-labelledby="builder-title">
<h2 id="builder-title">Build a path</h2>
${
  names.length
    ? html`<div class="fields"><label class="long">Route <select id="name">${names.map((name) => option(name))}</select></label>
<label class="short">Helper <select id="kind">${option('path')}${option('url', 'URL')}</select></label></div>
<div id="parameters" class="fields"></div>
<details><summary>Options</summary><div id="options" class="fields"></div></details>
<div id="built" class="answer" role="status" aria-live="polite"></div>`
    : html`<p>No route has a name, so there are no helpers.</p>`
}
</section>`
}

const routesHtml = (listings: readonly RouteListing[]): Html => html`<section aria-labelledby="routes-title">
<div class="bar"><h2 id="routes-title">Table</h2>
<div class="fields"><label class="long">Search <input id="grep" type="search" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="name, path or target"></label>
<label class="middle">Controller <select id="controller">${option('', 'All')}${controllersOf(listings).map((controller) => option(controller))}</select></label>
<fieldset><legend>Methods</legend>${METHODS.map((method) => method.toUpperCase())
  .filter((method) => listings.some((listing) => listing.method === method))
  .map(
    (method) =>
      html`<label class="toggle"><input type="checkbox" name="method" value="${method}">${methodHtml(method)}</label>`,
  )}</fieldset></div>
<p id="count" role="status" aria-live="polite">${counted(listings.length, 'route')}</p></div>
${tableHtml(listings)}
</section>`

/**
 * Gives the route table as one HTML page that fetches nothing: the table with filters, what becomes of a request as it is typed, a
 * builder of helper calls, and the tree of paths as a picture. It works with the library's own matcher and helpers, and a Content
 * Security Policy lets no other script run.
 *
 * @throws Error where a pattern has more than 64 combinations of optional groups.
 * @example
 * new Response(routesPage(routes, { title: 'Routes of the shop' }), { headers: { 'content-type': 'text/html; charset=utf-8' } })
 */
export function routesPage(routes: Drawn, options: PageOptions = {}): string {
  const { title = 'Routes' } = options
  const listings = inspectRoutes(routes)
  const tree = treeOf(listings)
  const names = new Set(listings.flatMap(({ name }) => name ?? []))
  const controllers = new Set(listings.flatMap(({ controller }) => controller ?? []))
  const about = [
    counted(listings.length, 'route'),
    counted(names.size, 'name'),
    counted(controllers.size, 'controller'),
  ].join(', ')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${trusted(PAGE_STYLE)}</style>
</head>
<body>
<header><h1>${title}</h1><p>${about}</p></header>
<noscript><p class="panel">The table and the picture need no script; filters, requests and helpers do.</p></noscript>
<main>
<div class="pair">
${requestHtml()}
${builderHtml(listings)}
</div>
<section class="panel" aria-labelledby="picture-title">
<h2 id="picture-title">Tree of paths</h2>
<div class="scroll" id="picture" tabindex="0" role="region" aria-label="Picture of the tree">${picture(tree, `The paths of ${counted(listings.length, 'route')} as a tree; the table below lists them all`)}</div>
</section>
${routesHtml(listings)}
</main>
<script type="application/json" id="data">${jsonText(dataOf(routes, tree, options))}</script>
<script>${trusted(PAGE_SCRIPT)}</script>
</body>
</html>
`.html
}
