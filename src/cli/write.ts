import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { refuse } from './error.js'
import type { Terminal } from './terminal.js'

/**
 * Writes a file that an option names.
 *
 * @throws CommandError where it cannot be written.
 */
export function writeFile({ cwd }: Terminal, file: string, text: string): void {
  try {
    writeFileSync(resolve(cwd, file), text)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    refuse(
      `File '${file}' cannot be written (${code}): write a name in a directory that exists and is yours to write to`,
    )
  }
}
