import { draw, redirect, resources, route } from '../../src/index.js'
import { ROUTES } from '../../src/tables.js'
import type { Drawn, Route } from '../../types/index.js'

/** What would run, end an element or leave an attribute, were it not escaped. */
export const HOSTILE = `</script><script>window.hacked=1</script><!--"'><img src=x onerror=window.hacked=1>`

/** A route set that no declaration gives, with hostile text wherever text can be. */
export const hostileRoutes: Drawn = {
  [ROUTES]: {
    routes: ['GET', 'POST'].map(
      (method, index): Route => ({
        name: index ? null : HOSTILE,
        method: method as 'GET',
        pattern: `/${HOSTILE.replace(/[()]/g, '')}/:id`,
        controller: index ? null : HOSTILE,
        action: index ? null : HOSTILE,
        constraints: { id: [HOSTILE] },
        defaults: { [HOSTILE]: HOSTILE },
        ...(index && { redirect: { to: HOSTILE, status: 301 } }),
      }),
    ),
    declaration: [],
    options: {},
  },
}

/** A set that a declaration gives, with as much hostility as one takes. */
export const oddRoutes = draw([
  resources('constructor'),
  route('get', `/<b>&amp;"'/:__proto__`, 'pages#odd', { as: 'odd', defaults: { note: HOSTILE } }),
  route('get', '/expression/:x', 'pages#expression', { as: 'expression', constraints: { x: /<\/script>|"'/ } }),
  redirect('/away', `/${HOSTILE}`),
])
