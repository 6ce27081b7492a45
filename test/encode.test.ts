import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOT, encode, encodeSegment, FRAGMENT, isSafe, QUERY, SEGMENT } from '../src/encode.js'

const hex = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
/** What an encoding is, said plainly: as the engine does it, but for the signs that stay and those that do not. */
const plainly = (text: string, stay: string, go = ''): string => {
  let encoded = encodeURIComponent(text)
  for (const sign of stay) encoded = encoded.replaceAll(hex(sign), sign)
  for (const sign of go) encoded = encoded.replaceAll(sign, hex(sign))
  return encoded
}
const IN_SEGMENT = '$&+,;=:@'

const texts = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc
    .array(fc.constantFrom(...'aZ09-._~!$&\'()*+,;=:@/?#[]% "<>\\^`{|}\u007f\0é߿ࠀ€\uffff😀'), { maxLength: 12 })
    .map((signs) => signs.join('')),
)
/** Node 20 knows `isWellFormed`, the types of ES2023 do not. */
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text)

const always = (property: (text: string) => void): void =>
  fc.assert(
    fc.property(texts.filter(isWellFormed), (text) => {
      property(text)
    }),
    { numRuns: 3000 },
  )

describe('encodes', () => {
  it('a segment', () => {
    always((text) => expect(encode(text, SEGMENT)).toBe(plainly(text, IN_SEGMENT)))
    always((text) => expect(encode(text, SEGMENT | DOT)).toBe(plainly(text, IN_SEGMENT, '.')))
  })

  it('a segment in which some signs stand for more', () => {
    for (const reserved of ['', '.', '-', '.-', '..', '~.'])
      always((text) => expect(encodeSegment(text, reserved)).toBe(plainly(text, IN_SEGMENT, reserved)))
  })

  it('a segment in which letters and digits stand for more, and none of the encoding', () => {
    expect(encodeSegment('a b2', '2')).toBe('a%20b%32')
    expect(encodeSegment('é%', 'C3')).toBe('%C3%A9%25')
  })

  it('a query', () => {
    always((text) => expect(encode(text, QUERY)).toBe(plainly(text, '').replaceAll('%20', '+')))
  })

  it('a fragment', () => {
    always((text) => expect(encode(text, FRAGMENT)).toBe(plainly(text, `${IN_SEGMENT}/?`)))
  })

  it('every character of one unit, alone and between others', () => {
    for (let code = 0; code < 0xd800; code += code < 0x900 ? 1 : 97) {
      const sign = String.fromCharCode(code)
      for (const text of [sign, `a${sign}b`, `${sign}${sign}`, ` ${sign}`])
        expect(encode(text, SEGMENT)).toBe(plainly(text, IN_SEGMENT))
    }
  })

  it('no half of a surrogate pair', () => {
    for (const text of ['\ud800', 'a\udc00', '\ud83d\ude00\ud83d', 'é\ud800 '])
      expect(() => encode(text, SEGMENT)).toThrow(/^Text '.+' has half a surrogate pair: write well-formed Unicode$/s)
  })
})

describe('says that a text is safe', () => {
  it('where encoding leaves it as it is', () => {
    for (const kinds of [SEGMENT, SEGMENT | DOT, QUERY, FRAGMENT])
      always((text) => expect(isSafe(text, kinds)).toBe(encode(text, kinds) === text))
  })
})
