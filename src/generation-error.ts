/**
 * What building a path or a URL throws: one sentence that says what is wrong, then what to write.
 *
 * @example
 * routes.article_path('')
 * //=> throws Route 'article' cannot take '' as 'id': write a text without empty, '.' and '..' segments, …
 */
export class UrlGenerationError extends Error {
  override readonly name = 'UrlGenerationError'
}

/**
 * Refuses to build a path with a sentence.
 *
 * @throws UrlGenerationError always.
 */
export function refuse(sentence: string): never {
  throw new UrlGenerationError(sentence)
}
