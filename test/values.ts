import fc from 'fast-check'

/** Texts that try what an encoding may get wrong. */
export const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
  fc.constantFrom(
    'a.b',
    '.a',
    'a.',
    '...',
    'a/b',
    '/',
    '//',
    '%',
    '%2F',
    '%zz',
    '+',
    'a b',
    '?x=1',
    '#top',
    '\\',
    '😀',
    'ünï',
    '\u0000',
    "!$&'()*+,;=:@",
    '-',
    'a-b',
    '~',
    'x'.repeat(3000),
  ),
)

/** What no path can hold: a segment that is empty or dots, half of a surrogate pair. */
export const isPossible = (value: string): boolean =>
  value !== '.' && value !== '..' && value !== '' && (value as unknown as { isWellFormed(): boolean }).isWellFormed()
export const isPossibleGlob = (value: string): boolean => value.split('/').every(isPossible)
