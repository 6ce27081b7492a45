/**
 * What a wrong declaration throws: one sentence that says what is wrong, then what to write.
 *
 * @example
 * resources('articles', JSON.parse('{ "onyl": ["index"] }'))
 * //=> throws resources() takes no option 'onyl': write 'only', or another of controller, singular, …
 */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError'
}

/**
 * Refuses a declaration with a sentence.
 *
 * @throws DeclarationError always.
 */
export function refuse(sentence: string): never {
  throw new DeclarationError(sentence)
}
