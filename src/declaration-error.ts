/**
 * What a wrong declaration throws: one sentence that says what is wrong, then what to write.
 *
 * @example
 * resources('articles', { onyl: ['index'] }) // throws DeclarationError: resources() takes no option 'onyl': write 'only' or …
 */
export class DeclarationError extends Error {
  override readonly name = 'DeclarationError'
}
