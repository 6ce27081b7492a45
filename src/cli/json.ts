import type { Terminal } from './terminal.js'

/** The version of the shapes that `--json` prints: it rises when a field is renamed or falls away. */
const VERSION = 1

/** Prints an answer as JSON. */
export const printJson = ({ print }: Terminal, answer: object): void =>
  print(`${JSON.stringify({ version: VERSION, ...answer }, undefined, 2)}\n`)
