/** A regular expression, as Ruby's `inspect` writes it and JavaScript reads it. */
export interface RubyRegExp {
  readonly source: string
  readonly flags: string
}

const TOKEN =
  /\\(?:x[0-7][\da-fA-F]|u[\da-fA-F]{4}|.)|\[:\^?\w*:\]|\[\^?\]?|&&|\((?:\?(?:[mix]*(?:-[mix]*)?:|<?[=!]|<[A-Za-z_]\w*>))?|[*+?]\??|\{(?:\d+(?:,\d*)?|,\d+)\}|./gs

/** Escapes that say the same in both languages; other letters and digits after a backslash do not. */
const ESCAPE = /^\\(?:[dDwWsSbntrfv]|x..|u....|[^\dA-Za-z])$/

/** What Ruby writes otherwise in a class. Letters are those of ASCII: Rails compares paths before they are decoded. */
const IN_CLASS: Readonly<Record<string, string>> = {
  '[:alnum:]': '\\da-zA-Z',
  '[:alpha:]': 'a-zA-Z',
  '[:blank:]': ' \\t',
  '[:digit:]': '\\d',
  '[:lower:]': 'a-z',
  '[:space:]': '\\s',
  '[:upper:]': 'A-Z',
  '[:word:]': '\\w',
  '[:xdigit:]': '\\da-fA-F',
  '\\h': '\\da-fA-F',
}

/** What it writes otherwise outside of one. */
const OUTSIDE: Readonly<Record<string, string>> = {
  '\\A': '^',
  '\\Z': '$',
  '\\z': '$',
  '\\B': '\\B',
  '\\h': '[\\da-fA-F]',
  '\\H': '[^\\da-fA-F]',
  // to JavaScript one that opens no count is text as well, until spaces after it are left out
  '{': '\\{',
}

const isUnknownEscape = (token: string): boolean => token.startsWith('\\') && !ESCAPE.test(token)

/** A token in a class; undefined where JavaScript has no such thing, as a class in it, or what two classes share. */
const inClass = (token: string): string | undefined =>
  IN_CLASS[token] ?? (isUnknownEscape(token) || /^(?:\[|&&)/.test(token) ? undefined : token)

/** A token outside of classes; undefined where JavaScript has no such thing. `^` and `$` are of lines, of which a path is one. */
const outside = (token: string): string | undefined =>
  OUTSIDE[token] ??
  (isUnknownEscape(token) || /^\[.*\]$/.test(token)
    ? undefined
    : // to JavaScript `{,2}` is text
      token.replace(/^\{,/, '{0,').replace(/^\(\?[mix-]*:/, '(?:'))

/** Whether i and m are the same in a group as in all: JavaScript has one set of flags. */
const keepsFlags = (on: string, off: string, flags: string): boolean =>
  ['i', 'm'].every((flag) => !(flags.includes(flag) ? off : on).includes(flag))

/** The source in the words of JavaScript; undefined where it has none for it. */
function translate(source: string, flags: string): string | undefined {
  let translated = ''
  let place: 'class' | 'comment' | 'expression' = 'expression'
  let isAfterRepeat = false
  // whether spaces and comments mean nothing, in each group that is open
  const loose = [flags.includes('x')]
  const tokens = source.match(TOKEN) ?? []
  // a constraint is about a whole value
  if (tokens[0] === '\\A') tokens.shift()
  if (/^\\[zZ]$/.test(tokens.at(-1) ?? '')) tokens.pop()
  for (const token of tokens) {
    if (place === 'comment') {
      if (token.includes('\n')) place = 'expression'
      continue
    }
    if (place === 'class') {
      const own = inClass(token)
      if (own === undefined) return
      translated += own
      if (token === ']') place = 'expression'
      continue
    }
    if (loose.at(-1)) {
      if (token === '#') place = 'comment'
      if (/^[# \t\r\n\f]$/.test(token)) continue
    }
    const own = outside(token)
    const isRepeat = /^(?:[*+?]|\{.)/.test(token)
    const [, on = '', off = ''] = /^\(\?([mix]*)-?([mix]*):/.exec(token) ?? []
    // what repeats once more says another thing there
    if (own === undefined || (isRepeat && isAfterRepeat) || !keepsFlags(on, off, flags)) return
    translated += own
    isAfterRepeat = isRepeat
    if (token.startsWith('(')) loose.push(on.includes('x') || (loose.at(-1) === true && !off.includes('x')))
    else if (token === ')') loose.pop()
    else if (token.startsWith('[')) place = 'class'
  }
  return translated
}

/**
 * Gives a regular expression of Ruby as one of JavaScript, for whole values; undefined where JavaScript has no such thing, or
 * another with that look.
 *
 * @example
 * translateRegExp('\\h{8}', 'i') //=> { source: '[\\da-fA-F]{8}', flags: 'i' }
 */
export function translateRegExp(source: string, flags: string): RubyRegExp | undefined {
  // of characters beyond the first 65,536 JavaScript sees the halves
  const translated = /[\ud800-\udfff]/.test(source) ? undefined : translate(source, flags)
  const ours = (flags.includes('i') ? 'i' : '') + (flags.includes('m') ? 's' : '')
  try {
    return translated === undefined ? undefined : { source: new RegExp(translated, ours).source, flags: ours }
  } catch {
    return
  }
}
