import { createExplain, type ExplainedRoute, type Explanation, type NearMiss, type Rival } from '../../explain.js'
import { targetOf } from '../../target.js'
import type { PageData } from '../data.js'
import { element, fill, find, methodElement, patternElement } from './dom.js'

/** A path as it is pasted: of a URL, the path and the query. */
const pathOf = (text: string): string => text.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/'

function paramsElement(params: Rival['params']): HTMLElement | undefined {
  const entries = Object.entries(params)
  if (!entries.length) return
  return element(
    'dl',
    { class: 'params' },
    ...entries.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, JSON.stringify(value))]),
  )
}

const routeLine = (route: ExplainedRoute): HTMLElement =>
  element('p', { class: 'route' }, methodElement(route.method), ' ', patternElement(route.pattern))

function answerElements({ route, params }: NonNullable<Explanation['answer']>): (HTMLElement | undefined)[] {
  const name = route.name === null ? '' : `, ${route.name}`
  return [
    element('p', { class: 'found' }, element('strong', {}, targetOf(route)), name),
    routeLine(route),
    paramsElement(params),
  ]
}

const listElement = (routes: readonly (Rival | NearMiss)[]): HTMLElement =>
  element(
    'ul',
    { class: 'rivals' },
    ...routes.map(({ route, why }) =>
      element(
        'li',
        {},
        methodElement(route.method),
        ' ',
        patternElement(route.pattern),
        ' ',
        element('span', { class: 'why' }, why),
      ),
    ),
  )

const detailsElement = (summary: string, routes: readonly (Rival | NearMiss)[], isOpen: boolean): HTMLElement =>
  element('details', isOpen ? { open: '' } : {}, element('summary', {}, summary), listElement(routes))

function rivalElements({ answer, rivals, nearMisses }: Explanation): HTMLElement[] {
  const sorted = [...rivals].sort(
    (first, second) => Number(first.reason === 'method') - Number(second.reason === 'method'),
  )
  const more = `${rivals.length} more ${rivals.length === 1 ? 'fits' : 'fit'} the path`
  const near = `${nearMisses.length} would fit, but for what ${nearMisses.length === 1 ? 'it asks' : 'they ask'}`
  return [
    ...(rivals.length ? [detailsElement(more, sorted, !answer)] : []),
    ...(nearMisses.length ? [detailsElement(near, nearMisses, !answer)] : []),
  ]
}

/** What the rest of the page does when another route answers. */
type OnAnswer = (row: number | undefined) => void

/** Shows what becomes of the request that is typed; gives what puts a request there. */
export function startRequests({ rows }: PageData, onAnswer: OnAnswer): (method: string, path: string) => void {
  const method = find<HTMLSelectElement>('method')
  const path = find<HTMLInputElement>('path')
  const answer = find<HTMLElement>('answer')
  const explain = createExplain(rows)

  const allowedElements = (allowed: readonly string[]): HTMLElement =>
    element(
      'p',
      { class: 'buttons' },
      ...allowed.map((one) => {
        const button = element('button', { type: 'button' }, `Try ${one}`)
        button.addEventListener('click', () => ask(one, path.value))
        return button
      }),
    )

  const show = () => {
    if (!path.value.trim()) {
      fill(answer, element('p', { class: 'hint' }, 'Type a path: the route that answers it comes here.'))
      onAnswer(undefined)
      return
    }
    const explanation = explain(method.value, pathOf(path.value))
    const { answer: found, refusal } = explanation
    fill(
      answer,
      ...(found ? answerElements(found) : []),
      refusal &&
        element('p', { class: 'refusal' }, element('strong', {}, String(refusal.status)), ` ${refusal.message}`),
      refusal?.allowed && allowedElements(refusal.allowed),
      ...rivalElements(explanation),
    )
    onAnswer(found && rows.findIndex((row) => isRow(row, found.route)))
  }

  const ask = (otherMethod: string, otherPath: string) => {
    method.value = otherMethod
    path.value = otherPath
    show()
  }

  method.addEventListener('change', show)
  path.addEventListener('input', show)
  show()
  return ask
}

const isRow = (row: ExplainedRoute, route: ExplainedRoute): boolean =>
  row.pattern === route.pattern &&
  row.method === route.method &&
  row.controller === route.controller &&
  row.action === route.action
