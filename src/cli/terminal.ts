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
  /** Clears the screen, where the answer goes to a terminal. */
  readonly clear: () => void
  /** What comes in by the standard input. */
  readonly input: () => Promise<string>
}

/** Whether to paint: `FORCE_COLOR` and `NO_COLOR` (no-color.org) come first, then whether it is a terminal with colors. */
function hasColors({ NO_COLOR, FORCE_COLOR }: NodeJS.ProcessEnv, stdout: NodeJS.WriteStream): boolean {
  if (FORCE_COLOR !== undefined) return !['0', 'false'].includes(FORCE_COLOR)
  return !NO_COLOR && stdout.isTTY && stdout.hasColors()
}

/**
 * Gives a text with the signs escaped that would steer a terminal or turn the order of what it shows: routes may come from
 * anywhere. Colors stay. The escapes are those of JSON and of JavaScript, so that an answer in these means what it did.
 */
const printable = (text: string): string =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins a color
    /(\x1b\[\d+m)|[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu,
    (sign, color?: string) => color ?? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

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
    print: (text) => stdout.write(printable(text)),
    note: (sentence) => stderr.write(`${printable(sentence)}\n`),
    width: stdout.isTTY ? stdout.columns : undefined,
    color: hasColors(env, stdout),
    clear: () => stdout.isTTY && stdout.write('\x1b[2J\x1b[3J\x1b[H'),
    input: readInput,
  }
}
