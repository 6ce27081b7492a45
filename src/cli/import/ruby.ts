import { type RubyRegExp, translateRegExp } from './regexp.js'

export type RubyValue = string | number | boolean | null | RubyRegExp | readonly RubyValue[]

const TOKEN =
  /\s*(?:\/((?:\\[\s\S]|[^\\/])*)\/([a-z]*)|"((?:\\.|[^"\\])*)"|:"((?:\\.|[^"\\])*)"|:(\w+)|(-?\d+(?:\.\d+)?)|(true|false|nil)\b|(\[))/

/** What ends a text that is no value: `undefined` is not used, since `nil` is a value. */
const UNREADABLE = Symbol('unreadable')

/** What a quoted text says; that of escapes as `\n` and `\u00e9` is not guessed. */
const unquoted = (text: string): string | typeof UNREADABLE =>
  /\\\w/.test(text.replaceAll('\\\\', '')) ? UNREADABLE : text.replace(/\\(.)/gs, '$1')

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
    if (!take(/\s*,/) && !/^\s*\}/.test(text.slice(at))) return
  }
  return /^\s*$/.test(text.slice(at)) ? found : undefined
}
