import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

/**
 * Whether the command runs in the process of the tests, where coverage and mutants are counted, and not as users run it. What only a
 * process of its own shows is not tested then.
 */
export const IN_PROCESS = process.env.RESOURCERY_IN_PROCESS === '1'

if (IN_PROCESS)
  // loaded before any test, so that what happens while they load counts to none of them
  await Promise.all([
    import('../../src/cli/routes.js'),
    import('../../src/cli/routes-check.js'),
    import('../../src/cli/routes-match.js'),
    import('../../src/cli/watch.js'),
    import('../../src/cli/emit.js'),
    import('../../src/cli/import.js'),
    import('../../src/inspect/page.js'),
  ])
const { run } = IN_PROCESS ? await import('../../src/cli/run.js') : { run: undefined }

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

/** Runs the command in a directory. */
export const resourcery = (args: readonly string[], settings: Settings = {}): Promise<Outcome> =>
  run ? runHere(run, args, settings) : runApart(args, settings)

async function runHere(
  command: NonNullable<typeof run>,
  args: readonly string[],
  { cwd = process.cwd(), input = '' }: Settings,
): Promise<Outcome> {
  const output = { stdout: '', stderr: '' }
  const code = await command(args, {
    cwd,
    print: (text) => {
      output.stdout += text
    },
    note: (sentence) => {
      output.stderr += `${sentence}\n`
    },
    width: undefined,
    color: false,
    clear: () => {},
    input: async () => input,
  })
  return { code, ...output }
}

function runApart(args: readonly string[], { cwd, input, env }: Settings): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], { cwd, env: { ...process.env, NO_COLOR: '', ...env } })
    const output = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (chunk) => {
        output[stream] += chunk
      })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...output }))
    // a command may end before it has read what it is given
    child.stdin.on('error', () => {})
    child.stdin.end(input ?? '')
  })
}

/** Gives a new directory with files of these texts. */
export function directory(files: Readonly<Record<string, string>> = {}): string {
  const made = mkdtempSync(join(tmpdir(), 'resourcery-'))
  if (IN_PROCESS) {
    // the sources have no built entry beside them that stands in for an installed package
    mkdirSync(join(made, 'node_modules'))
    symlinkSync(fileURLToPath(new URL('../..', import.meta.url)), join(made, 'node_modules/resourcery'))
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(made, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return made
}
