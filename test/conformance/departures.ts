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
} as const satisfies Readonly<Record<string, Departure>>

export type DepartureName = keyof typeof DEPARTURES

/** Singulars that Rails gets wrong, with their plurals: what `right-singular` is about. */
export const RAILS_SINGULARS: Readonly<Record<string, string>> = { betum: 'beta' }

/** One difference: a departure by name, or a failure where no departure explains it. */
export interface Difference {
  readonly case: string
  readonly what: string
  readonly departure?: DepartureName
}
