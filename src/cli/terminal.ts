/** Where a command reads from and writes to. */
export interface Terminal {
  readonly cwd: string
  /** Writes a piece of the answer. */
  readonly print: (text: string) => void
  /** Tells what is not part of the answer, in one line. */
  readonly note: (sentence: string) => void
  /** The columns of the terminal; undefined where the answer goes elsewhere. */
  readonly width: number | undefined
  readonly color: boolean
  /** Whether the answer goes to a terminal. */
  readonly interactive: boolean
  /** What comes in by the standard input. */
  readonly input: () => Promise<string>
}

/** Whether to paint: `FORCE_COLOR` and `NO_COLOR` (no-color.org) come first, then whether it is a terminal with colors. */
function hasColors({ NO_COLOR, FORCE_COLOR }: NodeJS.ProcessEnv, stdout: NodeJS.WriteStream): boolean {
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR)
  return !NO_COLOR && stdout.isTTY && stdout.hasColors()
}

async function readInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/** Gives the terminal of the process. */
export function processTerminal(): Terminal {
  const { stdout, stderr, env } = process
  return {
    cwd: process.cwd(),
    print: (text) => stdout.write(text),
    note: (sentence) => stderr.write(`${sentence}\n`),
    width: stdout.isTTY ? stdout.columns : undefined,
    color: hasColors(env, stdout),
    interactive: stdout.isTTY === true,
    input: readInput,
  }
}
