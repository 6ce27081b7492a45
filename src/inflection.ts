/**
 * TEMPORARY stand-in with the signatures of the real inflector, which replaces this file: a handful of rules, enough to
 * draw the recorded declarations.
 */

/** Words that a declaration adds to the rules. */
export interface Inflections {
  readonly irregular?: readonly (readonly [singular: string, plural: string])[]
  readonly uncountable?: readonly string[]
}

const IRREGULAR = [
  ['person', 'people'],
  ['medium', 'media'],
  ['metadatum', 'metadata'],
] as const
export const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const UNCOUNTABLE = ['news', 'sheep', 'series']

const RULES: readonly (readonly [RegExp, string])[] = [
  [/(.)ies$/, '$1y'],
  [/(ss|us|ias|x|ch)es$/, '$1'],
  [/(ss|us|ias)$/, '$1'],
  [/s$/, ''],
]

const lastWord = (word: string): [string, string] => {
  const cut = Math.max(word.lastIndexOf('_'), word.lastIndexOf('-'), word.lastIndexOf('/')) + 1
  return [word.slice(0, cut), word.slice(cut)]
}

/** The singular of a plural. */
export function singularize(word: string, inflections: Inflections = {}): string {
  const [head, last] = lastWord(word)
  if (UNCOUNTABLE.includes(last) || inflections.uncountable?.includes(last)) return word
  for (const [singular, plural] of [...IRREGULAR, ...(inflections.irregular ?? [])])
    if (plural === last) return head + singular
  const [pattern, ending] = RULES.find(([rule]) => rule.test(last)) ?? [/$/, '']
  return head + last.replace(pattern, ending)
}

/** The plural of a singular. */
export function pluralize(word: string, inflections: Inflections = {}): string {
  const [head, last] = lastWord(word)
  if (UNCOUNTABLE.includes(last) || inflections.uncountable?.includes(last)) return word
  for (const [singular, plural] of [...IRREGULAR, ...(inflections.irregular ?? [])])
    if (singular === last) return head + plural
  if (/[^s]s$/.test(last) && !/(us|is)$/.test(last)) return word
  return (
    head + (/[^aeiou]y$/.test(last) ? `${last.slice(0, -1)}ies` : /(s|x|ch)$/.test(last) ? `${last}es` : `${last}s`)
  )
}
