import { checkCall } from '../../src/call-check.js'
import { createHelpers } from '../../src/helper.js'
import { compileMatcher } from '../../src/match.js'
import type { Route } from '../../types/route.js'
import type { Generate } from './generation.js'
import type { Recognise, Recognised } from './recognition.js'

/** What the comparison asks of the helpers and of the matcher. */
export interface Engine {
  readonly generate?: Generate
  readonly recognise?: Recognise
}

const HELPER = /^(hash_for_)?(.+)_(path|url)$/

/** The helpers of a case's rows, as `draw` makes them; the recorded engines know one origin. */
const generate: Generate = (routes, helper, args) => {
  const [, hash, name, kind] = HELPER.exec(helper) ?? []
  const route = routes.find((one) => one.name === name)
  if (!route) return undefined
  const [path, url, hashForPath, hashForUrl] = createHelpers(route, { origin: 'http://example.com' }, checkCall)
  const chosen = hash ? (kind === 'path' ? hashForPath : hashForUrl) : kind === 'path' ? path : url
  return chosen(...args)
}

const matchers = new WeakMap<readonly Route[], ReturnType<typeof compileMatcher>>()

const recognise: Recognise = (routes, verb, path) => {
  let matcher = matchers.get(routes)
  if (!matcher) {
    matcher = compileMatcher(routes)
    matchers.set(routes, matcher)
  }
  return matcher.recognize(verb, path) as Recognised
}

/** Our engine. */
export const engine: Engine = { generate, recognise }
