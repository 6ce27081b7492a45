import type { Generate } from './generation.js'
import type { Recognise } from './recognition.js'

/** What the comparison asks of the helpers and of the matcher. */
export interface Engine {
  readonly generate?: Generate
  readonly recognise?: Recognise
}

/** Our engine: what is not here yet, the driver prints as waiting. */
export const engine: Engine = {}
