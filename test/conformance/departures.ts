/**
 * Where we depart from the recorded engines on purpose, each with a name, the reason, and how the driver recognises it.
 * docs/rails.md says the same to the user.
 */

export interface Departure {
  /** Why ours is better for the user. */
  readonly reason: string
  /** What has to hold for a difference to be this departure. */
  readonly recognised: string
}

export const DEPARTURES = {
  'duplicate-name': {
    reason:
      'Rails leaves the second route of a name without one, in silence: a helper then leads elsewhere than it says',
    recognised:
      'drawRoutes refuses the declaration, and the table agrees once the later pattern of the name is nameless',
  },
  'repeated-parameter': {
    reason: 'of two parameters with one name the first could never be read',
    recognised:
      'drawRoutes refuses the declaration, and the table agrees once the rows of that pattern are left out on both sides',
  },
  'nameless-pattern': {
    reason:
      'Rails names a pattern with parameters inside a namespace after the namespace alone, which says nothing of the route',
    recognised:
      "the recorded name is the namespace's own, its pattern has parameters and no as, and our row is nameless",
  },
  'trace-method': {
    reason: 'servers built on fetch never see TRACE, which the Fetch standard forbids',
    recognised: 'the recorded row answers TRACE',
  },
  'head-method': {
    reason: 'a route may answer HEAD alone: Rails 2.3 refused it, later versions do not',
    recognised: 'Rails 2.3 refused a declaration with an extra action by head, and we draw a HEAD row',
  },
  'dash-in-name': {
    reason: "only Rails' controllers, which are constants of Ruby, cannot be called after a name with '-'",
    recognised: "Rails refused a resource with '-' in its name, and we draw it with '_' in the helper names",
  },
  'right-singular': {
    reason: "Rails' singular of the word is no English",
    recognised: "the table agrees once Rails' singular is given as irregular",
  },
  'dot-in-value': {
    reason: "where no format can follow, a '.' is part of the value",
    recognised: 'recorded 404, and we match a pattern without format by a path whose last segment has a dot',
  },
  'dot-encoded': {
    reason:
      "a '.' in a value would be taken for the start of the format: encoded, the path leads back to the same value",
    recognised: "the recorded path is ours with '%2E' for '.', or Rails 2.3 refuses the value",
  },
  'dot-segment': {
    reason:
      "browsers and servers take the segments '.' and '..' out of a path (RFC 3986, section 5.2.4): it would lead elsewhere",
    recognised: "a value of a parameter is '.' or '..', and we refuse it",
  },
  'no-format': {
    reason: 'a route without a format cannot give one: it would be a query parameter that nobody asked for',
    recognised: 'the options hold a format, the recorded path has it in its query, and we refuse it',
  },
  'slash-after-dot': {
    reason: 'a path gets its trailing slash though a value has a dot, as in Rails 8',
    recognised: 'our path is the one that Rails 8.1 gives',
  },
  'extra-argument': {
    reason: 'an argument too many is a mistake, not a format',
    recognised: 'there are more positional arguments than parameters, and we refuse them',
  },
  'optional-apart': {
    reason:
      'Rails takes a lone argument for the optional locale and misses the id: ours are the required ones, in order',
    recognised:
      'the pattern has optional parameters, there are as many arguments as required ones, and Rails misses one',
  },
  'hash-arguments': {
    reason: 'hash_for takes the parameters as the other helpers do',
    recognised: 'a hash_for of a pattern with parameters',
  },
  'default-format': {
    reason: 'a format that is asked for is written, though it is the default',
    recognised: "our path is the recorded one with '.' and the route's default format",
  },
  'method-not-allowed': {
    reason: 'a path that only answers other methods is a 405 with the list of them (RFC 9110)',
    recognised: 'recorded 404, ours 405',
  },
  'double-slash': {
    reason: "one page has one path: '//a//b' is no other way to write '/a/b'",
    recognised: "the path holds '//', and ours is 404",
  },
  'literal-wins': {
    reason: 'the order of declaration never hides a literal behind a parameter',
    recognised:
      'our pattern has a literal where the recorded route has a parameter, at the first segment in which they differ',
  },
} as const satisfies Readonly<Record<string, Departure>>

export type DepartureName = keyof typeof DEPARTURES

/** Singulars that Rails gets wrong, with their plurals: what `right-singular` is about. */
export const RAILS_SINGULARS: readonly (readonly [singular: string, plural: string])[] = [['betum', 'beta']]

/** One difference: a departure by name, or a failure where no departure explains it. */
export interface Difference {
  readonly case: string
  readonly what: string
  readonly departure?: DepartureName
}
