/** A path with one slash at its start, or a URL of the web. */
const SAFE = /^(\/(?![/\\])|https?:\/\/)/i

/**
 * Tells whether a browser takes a text for a path of this site or for a URL of the web: not for another site's host
 * (`//host`, and `/\host`, which the URL standard reads the same), and not for a script. Whitespace and control characters
 * are refused, because browsers drop some of them before they read what is left.
 */
export const isAddress = (text: unknown): text is string =>
  typeof text === 'string' && SAFE.test(text) && !/[\0- \x7f]/.test(text)
