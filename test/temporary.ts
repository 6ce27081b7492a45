import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder = ''

/** Gives the tests a folder of their own for temporary files, so that nothing stays behind. */
export function setup(): void {
  folder = mkdtempSync(join(tmpdir(), 'resourcery-'))
  // where Node looks for it, on Windows too
  process.env.TMPDIR = folder
  process.env.TEMP = folder
}

export const teardown = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
