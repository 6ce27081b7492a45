import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { decode } from '../../src/match/decode.js'

/** What a function gives, or the name of the error that it throws. */
const outcome = (act: () => string): string => {
  try {
    return act()
  } catch (error) {
    return `throws ${(error as Error).name}`
  }
}

const same = (text: string): void => {
  expect(
    outcome(() => decode(text)),
    text,
  ).toBe(outcome(() => decodeURIComponent(text)))
}

const escaped = (...bytes: number[]): string =>
  bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')

describe('decodes as the engine does', () => {
  it('one byte, whatever its digits look like', () => {
    const signs = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code))
    for (const high of signs) for (const low of ['0', '9', 'a', 'F', 'g', '@', '`', 'é', '']) same(`x%${high}${low}y`)
    for (const low of signs) for (const high of ['0', '7', 'c', 'C', 'G', '@', '`', '：']) same(`%${high}${low}`)
  })

  it('two bytes', () => {
    for (let first = 0x80; first < 0x100; first++)
      for (const second of [0, 0x41, 0x7f, 0x80, 0xa5, 0xbf, 0xc0, 0xff]) same(`a${escaped(first, second)}b`)
  })

  it('three and four bytes, surrogates and what is too short or too long', () => {
    for (let first = 0xe0; first < 0x100; first++)
      for (let second = 0x7f; second <= 0xc0; second++)
        for (const third of [0x7f, 0x80, 0xbf, 0xc0]) {
          same(escaped(first, second, third))
          same(escaped(first, second, third, 0x80))
          same(escaped(first, second, third, 0x41))
        }
  })

  it('what ends within an escape', () => {
    const whole = `a${escaped(0xf0, 0x9f, 0x98, 0x80)}`
    for (let size = 0; size <= whole.length; size++) same(whole.slice(0, size))
  })

  it('any text, encoded or not', () => {
    const part = fc.oneof(
      fc.constantFrom('%', '%2', '%2F', '%e2%82%ac', '%C3', '%A9', '%F0%9F%98%80', '%ED%A0%80', '%c0%80', '%u0041'),
      fc.string({ maxLength: 3 }),
      fc.string({ unit: 'binary', maxLength: 3 }).map((text) => outcome(() => encodeURIComponent(text))),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => same(parts.join(''))),
      { numRuns: 5000 },
    )
  })
})

describe('asks the engine, which takes longer,', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** How often the engine is asked. */
  const asked = (text: string): number => {
    const engine = vi.spyOn(globalThis, 'decodeURIComponent')
    outcome(() => decode(text))
    const { length } = engine.mock.calls
    engine.mockRestore()
    return length
  }

  it('for no text that is well-formed', () => {
    const last = [0, 0x7f, 0x80, 0x7ff, 0x800, 0xfff, 0xd7ff, 0xe000, 0xffff, 0x10000, 0xfffff, 0x10ffff]
    const some = Array.from({ length: 500 }, (_, index) => (index * 2221) % 0xd800)
    for (const code of [...last, ...some]) {
      const bytes = [...new TextEncoder().encode(String.fromCodePoint(code))]
      const upper = escaped(...bytes)
      for (const text of [upper, upper.toLowerCase(), `a${upper}`, `${upper}b`, `a${upper}b${upper}c`, `:${upper}@`])
        expect(asked(text), text).toBe(0)
    }
    for (const text of ['', 'a', 'a-b.c', 'é', '😀']) expect(asked(text)).toBe(0)
  })

  it('once for what is not', () => {
    for (const text of ['%', 'a%2', '%zz', '%C3', '%ED%A0%80', '%c3%A9%']) expect(asked(text), text).toBe(1)
  })
})
