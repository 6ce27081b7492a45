import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The shape of the recorded files; data/README.md says what each field means. */

export interface RecordedRegExp {
  readonly $re: string
  readonly $flags?: string
}

export interface RecordedOptions {
  readonly [option: string]: unknown
}

export interface RecordedNode {
  readonly kind: string
  readonly names?: readonly string[]
  readonly path?: string
  readonly options?: RecordedOptions
  readonly children?: readonly RecordedNode[]
}

export interface RecordedRoute {
  readonly name: string | null
  readonly verb: string
  readonly path: string
  readonly controller: string | null
  readonly action: string | null
  readonly defaults?: Readonly<Record<string, unknown>>
  readonly constraints?: Readonly<Record<string, RecordedRegExp>>
  readonly required: readonly string[]
  readonly optional?: readonly string[]
  readonly redirect?: string
  readonly patch?: boolean
}

export interface RecordedGeneration {
  readonly helper: string
  readonly args: readonly unknown[]
  readonly path?: string
  readonly hash?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly missing?: readonly string[]
  readonly mismatch?: readonly string[]
  /** What Rails 8.1 answers, where it differs. */
  readonly v8?: { readonly path?: string }
}

export interface RecordedRecognition {
  readonly verb: string
  readonly path: string
  readonly controller?: string
  readonly action?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly allowed?: readonly string[]
  readonly redirect?: string
  readonly status?: number
}

export interface RecordedCase {
  readonly id: string
  readonly note?: string
  readonly tree: readonly RecordedNode[]
  readonly routes?: readonly RecordedRoute[]
  readonly gen?: readonly RecordedGeneration[]
  readonly rec?: readonly RecordedRecognition[]
  readonly drawError?: string
}

/** The engine that recorded a file: Rails 2.3 speaks other option names than Rails 6.1. */
export type RecordedEngine = 'rails23' | 'rails61'

export interface RecordedFile {
  readonly name: string
  readonly engine: RecordedEngine
  readonly cases: readonly RecordedCase[]
}

const DATA = new URL('./data/', import.meta.url)

/** The recorded files, the engines' own cases before the applications. */
export const FILES = [
  'rails23.json',
  'rails61.json',
  'apps/huginn.json',
  'apps/lobsters.json',
  'apps/solidus-backend.json',
  'apps/danbooru.json',
].map((file) => new URL(file, DATA))

/** Those of applications. */
export const APP_FILES = FILES.filter((file) => file.pathname.includes('/apps/'))

/** Reads one recorded file. */
export function readRecorded(file: URL | string): RecordedFile {
  const name = basename(String(file), '.json')
  const cases = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedCase[]
  return { name, engine: name === 'rails23' ? 'rails23' : 'rails61', cases }
}
