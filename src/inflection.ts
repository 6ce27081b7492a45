import type { Inflections } from '../types/inflection.js'
import { EMPTY_NAME, ENDINGS } from './inflection-tables.js'

/** What becomes of each ending: how many letters are cut, and what takes their place. */
type Changes = Map<string, readonly [cut: number, put: string]>

const singulars: Changes = new Map()
const plurals: Changes = new Map()

for (const [rule, stems] of Object.entries(ENDINGS)) {
  const [, whole, plural, way, singular] = /(_?)(\w*)(.)(\w*)/.exec(rule) as unknown as Parts
  for (const stem of stems) {
    const word = whole + stem
    // '<' comes before '=', and '=' before '>'
    if (way < '>') plurals.set(word + singular, [singular.length, plural])
    if (way === '=') singulars.set(word + singular, [0, ''])
    if (way > '<') singulars.set(word + plural, [plural.length, singular])
  }
}

type Parts = readonly [rule: string, whole: string, plural: string, way: string, singular: string]

/**
 * Gives the singular of a name. A singular stays as it is.
 *
 * @throws TypeError if the name is empty
 * @example
 * singularize('order_statuses') //=> 'order_status'
 * singularize('salespeople') //=> 'salesperson'
 * singularize('octopodes', { irregular: [['octopus', 'octopodes']] }) //=> 'octopus'
 */
export function singularize(name: string, inflections?: Inflections): string {
  return inflect(name, singulars, 0, inflections)
}

/**
 * Gives the plural of a name: the controller of a singular resource. A plural stays as it is.
 *
 * @throws TypeError if the name is empty
 * @example
 * pluralize('account') //=> 'accounts'
 * pluralize('order_status') //=> 'order_statuses'
 * pluralize('settings') //=> 'settings'
 */
export function pluralize(name: string, inflections?: Inflections): string {
  const isPlural = inflect(name, singulars, 0, inflections) !== name
  return isPlural ? name : inflect(name, plurals, 1, inflections)
}

/**
 * Gives the camelCase of a snake_case name: an underscore falls, and the letter after it is raised. An underscore stays
 * at the start, after another one, and before all but the letters a to z, so that `v1_2` and `v12` stay apart.
 *
 * @example
 * camelCase('article_comment_path') //=> 'articleCommentPath'
 * camelCase('_v1_2_path') //=> '_v1_2Path'
 */
export function camelCase(name: string): string {
  return name.replace(/(?<=[^_])_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Looks up the name, then what is left of it from ever further to the right: the longest ending that is known decides. */
function inflect(name: string, changes: Changes, to: 0 | 1, inflections?: Inflections): string {
  if (!name) throw new TypeError(EMPTY_NAME)
  const custom = inflections && customChanges(inflections, to)
  let rest = `_${name.toLowerCase().replace(/[-/]/g, '_')}`
  let change = custom?.get(rest) ?? changes.get(rest)
  while (!change) {
    rest = rest.slice(1)
    change = custom?.get(rest) ?? changes.get(rest)
  }
  return name.slice(0, name.length - change[0]) + change[1]
}

/** The changes of an application's own words, which go to place `to` of their pair. */
function customChanges({ irregular = [], uncountable = [] }: Inflections, to: 0 | 1): Changes {
  const changes: Changes = new Map()
  for (const pair of [...irregular, ...uncountable.map((word) => [word, word] as const)]) {
    for (const word of pair) {
      const lower = word.toLowerCase()
      const put = pair[to]
      let same = 0
      while (lower[same] && lower[same] === put[same]) same++
      changes.set(`_${lower}`, [lower.length - same, put.slice(same)])
    }
  }
  return changes
}
