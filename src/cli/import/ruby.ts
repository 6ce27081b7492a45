/** A regular expression, as Ruby's `inspect` writes it and JavaScript reads it. */
export interface RubyRegExp {
  readonly source: string
  readonly flags: string
}

export type RubyValue = string | number | boolean | null | RubyRegExp | readonly RubyValue[]

/** Ruby's words for what JavaScript writes otherwise. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\\A|\\[zZ]/g, ''],
  [/\\h/g, '[\\da-fA-F]'],
  [/\(\?[mix]*-[mix]*:/g, '(?:'],
  [/\[:alpha:\]/g, 'A-Za-z'],
  [/\[:alnum:\]/g, 'A-Za-z\\d'],
  [/\[:digit:\]/g, '\\d'],
  [/\[:word:\]/g, '\\w'],
  [/\[:space:\]/g, '\\s'],
]

/** Gives a regular expression of Ruby as one of JavaScript; undefined where JavaScript has no such thing. */
export function translateRegExp(source: string, flags: string): RubyRegExp | undefined {
  let translated = WORDS.reduce((text, [word, ours]) => text.replace(word, ours), source)
  if (flags.includes('x'))
    translated = translated.replace(/\\.|\s+|#.*$/gm, (part) => (part.startsWith('\\') ? part : ''))
  const ours = (flags.includes('i') ? 'i' : '') + (flags.includes('m') ? 's' : '')
  try {
    return { source: new RegExp(translated, ours).source, flags: ours }
  } catch {
    return
  }
}

const TOKEN =
  /\s*(?:\/((?:\\.|[^\\/])*)\/([a-z]*)|"((?:\\.|[^"\\])*)"|:"((?:\\.|[^"\\])*)"|:(\w+)|(-?\d+(?:\.\d+)?)|(true|false|nil)\b|(\[))/

/** What ends a text that is no value: `undefined` is not used, since `nil` is a value. */
const UNREADABLE = Symbol('unreadable')

const unquoted = (text: string): string => text.replace(/\\(.)/g, '$1')

/**
 * Reads a hash as Ruby writes it, `{:id=>/\d+/}` or since 3.4 `{id: /\d+/}`. Undefined where it holds what is no text, number,
 * boolean, regular expression or list of those.
 *
 * @example
 * readHash('{:id=>/\\d+/, :format=>"json"}') //=> Map { 'id' => { source: '\\d+', flags: '' }, 'format' => 'json' }
 */
export function readHash(text: string): ReadonlyMap<string, RubyValue> | undefined {
  const found = new Map<string, RubyValue>()
  let at = 1

  const take = (expression: RegExp): RegExpExecArray | undefined => {
    const sticky = new RegExp(expression.source, 'y')
    sticky.lastIndex = at
    const match = sticky.exec(text)
    if (match) at = sticky.lastIndex
    return match ?? undefined
  }

  const value = (): RubyValue | typeof UNREADABLE => {
    const match = take(TOKEN)
    if (!match) return UNREADABLE
    const [, source, flags, quoted, quotedSymbol, symbol, number, word, list] = match
    if (source !== undefined) return translateRegExp(source, flags ?? '') ?? UNREADABLE
    if (list) {
      const values: RubyValue[] = []
      while (!take(/\s*\]/)) {
        const one = value()
        if (one === UNREADABLE) return one
        values.push(one)
        take(/\s*,/)
      }
      return values
    }
    if (number !== undefined) return Number(number)
    if (word) return word === 'nil' ? null : word === 'true'
    return unquoted(quoted ?? quotedSymbol ?? symbol ?? '')
  }

  while (!take(/\s*\}/)) {
    const key = take(/\s*(?::"([^"]*)"|:(\w+)|"([^"]*)")\s*=>/) ?? take(/\s*(?:"([^"]*)"|(\w+)):(?!:)/)
    const one = key ? value() : UNREADABLE
    if (!key || one === UNREADABLE) return
    found.set(key[1] ?? key[2] ?? key[3] ?? '', one)
    if (!take(/\s*,/) && text[at] !== '}' && !/^\s*\}/.test(text.slice(at))) return
  }
  return /^\s*$/.test(text.slice(at)) ? found : undefined
}
