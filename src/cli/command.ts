import type { Terminal } from './terminal.js'

/** An option of a command: the word for its value where it takes one, and what it does. */
interface OptionSpec {
  readonly value?: string
  readonly short?: string
  /** Whether it may be given several times. */
  readonly multiple?: boolean
  readonly about: string
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** What the command line says for one command. */
export interface Given<Specs extends OptionSpecs> {
  readonly operands: readonly string[]
  /** The options that are given: texts where they take a value, a list where they may be repeated, else true. */
  readonly options: {
    readonly [Name in keyof Specs]?: Specs[Name] extends { readonly value: string }
      ? Specs[Name] extends { readonly multiple: true }
        ? readonly string[]
        : string
      : true
  }
}

/** One command: its help, and what it does. */
export interface Command<Specs extends OptionSpecs = OptionSpecs> {
  readonly summary: string
  readonly usage: string
  /** What it does, in a few lines. */
  readonly about: string
  readonly options: Specs
  readonly examples: readonly (readonly [call: string, effect: string])[]
  /** How many operands it takes at most. */
  readonly operands: number
  /** Gives the exit code. */
  run(given: Given<Specs>, terminal: Terminal): Promise<number>
}

/** Gives a command with the types of its options known. */
export const command = <const Specs extends OptionSpecs>(given: Command<Specs>): Command<Specs> => given
