/**
 * Gives a function that works out each answer once, and keeps it while fewer than `most` are kept: a key may be a client's to write.
 *
 * @example
 * const lengthOf = remember((text) => text.length, 100)
 * lengthOf('abc') //=> 3
 */
export function remember<Answer extends NonNullable<unknown>>(
  answer: (key: string) => Answer,
  most = Number.POSITIVE_INFINITY,
): (key: string) => Answer {
  const known = new Map<string, Answer>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const found = answer(key)
    if (known.size < most) known.set(key, found)
    return found
  }
}
