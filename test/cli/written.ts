import * as language from '../../src/index.js'
import type { Route } from '../../types/index.js'

/** Modules as `resourcery import` writes them. */

/** What a module gives to `draw`, as text. */
export const argumentsOf = (module: string): string =>
  module
    .replace(/^import .*\n\n/, '')
    .replace(/^export const routes = draw\(/m, '')
    .replace(/\)\n$/, '')

/** A module as the body of a function that returns its routes. */
export const bodyOf = (module: string): string =>
  module.replace(/^import .*$/m, '').replace('export const routes =', 'return')

/** Blocks of lines, each under a line that starts with `#` and says what it shows. */
export const titled = (text: string): readonly (readonly [title: string, block: string])[] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((one) => {
      const [title = '', ...lines] = one.trimEnd().split('\n')
      return [title, lines.join('\n')] as const
    })

/** The rows of the route set that the body of a function returns. */
export function run(body: string): readonly Route[] {
  const functions = Object.entries(language)
  const draw = new Function(...functions.map(([name]) => name), body)
  return language.routesOf(draw(...functions.map(([, value]) => value)))
}
