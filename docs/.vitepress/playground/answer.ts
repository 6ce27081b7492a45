/** What the page and the worker say to each other. */

/** A place in the program that the compiler speaks of. */
export interface Mark {
  readonly from: number
  readonly to: number
  readonly line: number
  readonly text: string
}

/** A route name as both wings know it. */
export interface Row {
  /** The helper, on the first row of its pattern. */
  readonly helper: string
  readonly method: string
  readonly pattern: string
  readonly target: string
  /** The path as the compiler has derived it. */
  readonly typed: string
}

export interface Checked {
  readonly errors: readonly Mark[]
  readonly rows: readonly Row[]
  /** What the program has printed, and what it threw. */
  readonly printed: readonly string[]
}

export interface Completed {
  readonly from: number
  readonly entries: readonly { readonly label: string; readonly kind: string }[]
}

/** What the page asks, by its kind, and what it is answered. */
export interface Questions {
  check: { readonly asks: { readonly code: string }; readonly gives: Checked }
  complete: { readonly asks: { readonly code: string; readonly at: number }; readonly gives: Completed | undefined }
  describe: {
    readonly asks: { readonly code: string; readonly at: number; readonly name: string }
    readonly gives: string | undefined
  }
  hover: {
    readonly asks: { readonly code: string; readonly at: number }
    readonly gives: { readonly from: number; readonly to: number; readonly text: string } | undefined
  }
}

export type Kind = keyof Questions

export interface Message {
  readonly id: number
  readonly kind: Kind
  readonly asks: Questions[Kind]['asks']
}
