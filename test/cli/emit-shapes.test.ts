import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helperTypes } from '../../src/cli/emit/types.js'
import { inspectRoutes } from '../../src/inspect/index.js'
import { called, drawn, randomCalls } from '../random-call.js'

const escaped = (text: string): string => text.replace(/\W/gu, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`)

/** The template literal types of paths that stand in a type, each as the expression that a text of it matches. */
const shapesIn = (type: string): readonly RegExp[] =>
  [...type.matchAll(/`((?:\$\{[^}]*\}|[^`])*)`/g)]
    .filter(([, text = '']) => text.startsWith('/'))
    .map(([, text = '']) => {
      const parts = text.split(/(\$\{[^}]*\})/).map((part) => {
        if (!part.startsWith('${')) return escaped(part)
        if (part === `\${string}`) return '[^]*'
        const values = JSON.parse(`[${part.slice(2, -1).replaceAll(' | ', ',')}]`) as string[]
        return `(?:${values.map(escaped).join('|')})`
      })
      return new RegExp(`^${parts.join('')}$`, 'u')
    })

test('the emitted types of any pattern take the paths that its helper gives', () => {
  fc.assert(
    fc.property(randomCalls, fc.boolean(), (call, trailingSlash) => {
      const options = { trailingSlash, origin: 'https://example.com' }
      const routes = drawn(call.random, options)
      const [listing] = inspectRoutes(routes)
      if (!listing) throw new Error('no route')
      const { path } = helperTypes({ listing, helpers: { path: 'n_path', url: 'n_url' } }, options)
      const [bare, longer] = shapesIn(path)
      const given = called(routes, call)
      expect(given).toMatch(longer as RegExp)
      if (Object.keys(call.options).length === 0) expect(given).toMatch(bare as RegExp)
    }),
    { numRuns: Number(process.env.RESOURCERY_ROUNDS ?? 1000) },
  )
})
