/**
 * What a form helper throws for what cannot be written as HTML: one sentence that says what is wrong, then what to write.
 *
 * @example
 * formTag('javascript:alert(1)/')
 * //=> throws Path 'javascript:alert(1)/' is not one of this site: write one that starts with one '/', or with 'https://'
 */
export class FormError extends Error {
  override readonly name = 'FormError'
}

/**
 * Refuses to write a form with a sentence.
 *
 * @throws FormError always.
 */
export function refuse(sentence: string): never {
  throw new FormError(sentence)
}
