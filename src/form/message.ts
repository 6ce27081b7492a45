/** Every refusal is one sentence: what is wrong, then what to write. */

/** A path, or so much of it as says which it is. */
const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

export const wrongPath = (path: unknown): string =>
  `Path '${short(String(path))}' is not one of this site: write one that starts with one '/', or with 'https://'`

export const wrongMethod = (method: unknown): string =>
  `Form method '${method}' is unknown: write get, post, put, patch or delete`

export const wrongAttributeName = (name: string): string =>
  `Attribute name '${short(name)}' cannot be written in HTML: write letters, digits, '-', '_', ':', '.' and '@'`

export const wrongAttributeValue = (name: string, kind: string): string =>
  `HTML attribute '${name}' is given as ${kind}: write a string, a number or a boolean`

export const wrongSubject = (): string =>
  "The form has no name: write formFor('post', …), formFor({ post }, …), or the option as: 'post'"

export const wrongFieldName = (name: string): string =>
  `Field name '${short(name)}' cannot be nested: write a name without '[' and ']'`

export const nestedValue = (name: string): string =>
  `Attribute '${name}' holds an object: write f.fields('${name}', …), or give the option value`

export const malformedQuery = (): string =>
  "The parameters have malformed percent-encoding: write '%25' for a percent sign, and UTF-8 for the rest"

export const malformedBody = (kind: string): string => `The body is not ${kind}: send what its Content-Type says`

export const malformedName = (name: string): string =>
  `Parameter name '${short(name)}' has brackets that do not fit: write a[b], a[] or a[][b]`

export const forbiddenName = (name: string): string => `Parameter name '${name}' is not taken: rename it`

export const conflict = (name: string): string =>
  `Parameter '${short(name)}' is given both with and without what is nested in it: send one of them`

export const tooDeep = (depth: number): string => `A parameter is nested more than ${depth} deep: send it flatter`

export const tooManyKeys = (keys: number): string => `There are more than ${keys} parameters: send fewer`

export const tooLarge = (size: number): string => `The parameters have more than ${size} bytes: send fewer`

export const bodyUsed = (): string =>
  'The body of the request has been read already: leave it to resourcery, or take its parser out of the host'

export const brokenBody = (): string => 'The body of the request broke off: send it whole'
