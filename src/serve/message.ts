/** Every refusal is one sentence: what is wrong, then what to write. */

export const missingController = (name: string): string =>
  `There is no controller '${name}', but routes lead to it: write it, or take its routes out`

export const missingAction = (name: string, action: string): string =>
  `Controller '${name}' has no action '${action}', but a route leads to it: write it, or take the route out`

export const wrongValue = (action: string, kind: string): string =>
  `Action '${action}' gives a ${kind}: give a Response, HTML, or what JSON can hold`

export const wrongRedirect = (path: unknown): string =>
  `'${path}' is no place to redirect to: write a path that starts with one '/', or with 'https://'`

export const notNested = (name: string): string => `Parameter '${name}' holds no parameters: write '${name}[…]'`
