import { word } from '../../context.js'
import { instead } from '../../declaration-message.js'
import type { HelperNames, RouteListing } from '../../inspect/listing.js'
import { refuse } from '../error.js'

/** A route whose helpers may be emitted. */
export interface Emitted {
  readonly listing: RouteListing
  readonly helpers: HelperNames
}

/** What a route may be called by: its name, its helpers, its controller as a path and as a word. */
const wordsOf = ({ listing: { name, controller }, helpers }: Emitted): readonly string[] => [
  name as string,
  helpers.path,
  helpers.url,
  ...(controller === null ? [] : [controller, word(controller)]),
]

const test = (pattern: string): ((route: Emitted) => boolean) => {
  const expression = new RegExp(`^${pattern.replace(/[^\w*]/g, '\\$&').replace(/\*/g, '.*')}$`)
  return (route) => wordsOf(route).some((word) => expression.test(word))
}

/** The patterns of an option, which may be repeated and hold several between commas. */
const patternsOf = (given: readonly string[] | undefined): readonly string[] | undefined =>
  given
    ?.flatMap((list) => list.split(','))
    .map((pattern) => pattern.trim())
    .filter(Boolean)

/**
 * Gives the routes that are asked for: those that `only` names, or all, without those that `except` names. A pattern names a route,
 * a helper or a controller; `*` stands for anything.
 *
 * @throws CommandError where a pattern names nothing, and where nothing is left.
 */
export function selectRoutes(
  routes: readonly Emitted[],
  given: { readonly only?: readonly string[]; readonly except?: readonly string[] },
): readonly Emitted[] {
  const [only, except] = [patternsOf(given.only), patternsOf(given.except)]
  for (const pattern of [...(only ?? []), ...(except ?? [])])
    if (!routes.some(test(pattern))) {
      const known = routes
        .flatMap(({ listing: { name, controller } }) => [name, controller])
        .filter((one) => one !== null)
      // of the many words that there are, the nearest will do
      const [, nearest] = /^write ('[^']*')/.exec(instead(pattern, known)) ?? []
      refuse(
        `No route, helper or controller is called '${pattern}': write ${nearest ?? "a name that 'resourcery routes' prints"}`,
      )
    }
  const found = routes.filter(
    (route) =>
      (!only || only.some((pattern) => test(pattern)(route))) && !except?.some((pattern) => test(pattern)(route)),
  )
  return found.length ? found : refuse('No route is left: write fewer patterns under --except, or more under --only')
}
