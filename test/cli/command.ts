import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/** What a command line came to. */
export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

interface Settings {
  readonly cwd?: string
  readonly input?: string
  readonly env?: NodeJS.ProcessEnv
}

/** Runs the command as users do, in a directory. */
export function resourcery(args: readonly string[], { cwd, input, env }: Settings = {}): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], { cwd, env: { ...process.env, NO_COLOR: '', ...env } })
    const output = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (chunk) => {
        output[stream] += chunk
      })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...output }))
    child.stdin.end(input ?? '')
  })
}

/** Gives a new directory with files of these texts. */
export function directory(files: Readonly<Record<string, string>> = {}): string {
  const made = mkdtempSync(join(tmpdir(), 'resourcery-'))
  for (const [name, text] of Object.entries(files)) {
    const path = join(made, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return made
}
