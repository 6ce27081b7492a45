import type { DrawOptions } from '../../../types/index.js'
import type { Emitted } from './select.js'
import { helperTypes, PRELUDE } from './types.js'

/** The runtime of emitted modules: `runtime.ts`, bundled when the package is built. */
declare const EMIT_RUNTIME: string

/** The type of what the helpers throw. */
const ERROR = `/** What the helpers throw. */
export declare class UrlGenerationError extends Error {}
`

const HEADER =
  '// Written by resourcery emit: change the routes and write it again, not this file.\n/* eslint-disable */\n'

/** What of the options of draw() helpers look at. */
const drawnOptions = ({ origin, trailingSlash }: DrawOptions): object => ({
  ...(origin !== undefined && { origin }),
  ...(trailingSlash !== undefined && { trailingSlash }),
})

/** The arguments that make the helpers of a route. */
function argumentsOf({ listing: { name, pattern, constraints } }: Emitted, hasDrawn: boolean): string {
  const asked = Object.keys(constraints).length ? JSON.stringify(constraints) : hasDrawn ? '{}' : ''
  return [JSON.stringify(name), JSON.stringify(pattern), asked, hasDrawn ? 'drawn' : ''].filter(Boolean).join(', ')
}

/** The definitions of the helpers, each with its type where there are types. */
function definitions(routes: readonly Emitted[], options: DrawOptions, isTyped: boolean): string {
  const drawn = drawnOptions(options)
  const hasDrawn = Object.keys(drawn).length > 0
  const lines = routes.map((route) => {
    const { path, url } = route.helpers
    const types = helperTypes(route, options)
    const [pathType, urlType] = isTyped ? [`: ${types.path}`, `: ${types.url}`] : ['', '']
    const args = argumentsOf(route, hasDrawn)
    return `/** ${route.listing.pattern.replaceAll('*/', '*\\/')} */
export const ${path}${pathType} = /*#__PURE__*/ runtime.pathHelper(${args})
export const ${url}${urlType} = /*#__PURE__*/ runtime.urlHelper(${args})
`
  })
  return `${hasDrawn ? `const drawn = ${JSON.stringify(drawn)}\n\n` : ''}${lines.join('\n')}`
}

/**
 * The runtime in a scope of its own, since a helper may be called as a part of it is. Bundlers leave out what they can tell to be
 * without effect: the helpers that nobody uses, and with the last of them the runtime.
 */
function runtime(typeOfError: string): string {
  const [, text = '', names = ''] = /^(.*)\nexport \{([^}]*)\};?\s*$/s.exec(EMIT_RUNTIME) ?? []
  const body = text.trim().replace(/\n{3,}/g, '\n\n')
  return `const runtime = /*#__PURE__*/ (() => {
${body}
return {${names.trimEnd()} };
})()

/** What the helpers throw. */
export const UrlGenerationError${typeOfError} = /*#__PURE__*/ (() => runtime.UrlGenerationError)()`
}

/** Gives the text of a module in JavaScript. */
export const javascriptModule = (routes: readonly Emitted[], options: DrawOptions): string =>
  `${HEADER}\n${runtime('')}\n\n${definitions(routes, options, false)}`

/** Gives the text of the types of a module in JavaScript. */
export const declarationModule = (routes: readonly Emitted[], options: DrawOptions): string =>
  `${HEADER}\n${PRELUDE}\n${ERROR}\n${routes
    .map((route) => {
      const { path, url } = helperTypes(route, options)
      const about = `/** ${route.listing.pattern.replaceAll('*/', '*\\/')} */\n`
      return `${about}export declare const ${route.helpers.path}: ${path}\nexport declare const ${route.helpers.url}: ${url}\n`
    })
    .join('\n')}`

/** Gives the text of a module in TypeScript: its types are checked where it is used, its runtime is JavaScript. */
export function typescriptModule(routes: readonly Emitted[], options: DrawOptions): string {
  return `${HEADER}// @ts-nocheck\n\n${PRELUDE}\n${runtime(': new (message: string) => Error')}\n\n${definitions(routes, options, true)}`
}
