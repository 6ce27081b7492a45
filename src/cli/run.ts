import { instead } from '../declaration-message.js'
import { readArguments } from './arguments.js'
import type { Command } from './command.js'
import { refuse } from './error.js'
import { commandHelp, overview } from './help.js'
import type { Terminal } from './terminal.js'
import { version } from './version.js'

/** The commands: what each does in a line, and how to load it. */
const COMMANDS: Readonly<Record<string, readonly [summary: string, load: () => Promise<Command>]>> = {
  routes: ['Print the route table of a module, and question it', async () => (await import('./routes.js')).routes],
  emit: [
    'Write a module of plain helper functions for some of the routes',
    async () => (await import('./emit.js')).emit,
  ],
  import: [
    'Write a declaration from the output of `rails routes`',
    async () => (await import('./import.js')).importRoutes,
  ],
}

async function runCommand(name: string, args: readonly string[], terminal: Terminal): Promise<number> {
  const [, load] =
    (Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined) ??
    refuse(`Command '${name}' does not exist: ${instead(name, Object.keys(COMMANDS))}`)
  const command = await load()
  const { help, ...given } = readArguments(name, command, args)
  if (!help) return command.run(given, terminal)
  terminal.print(commandHelp(name, command))
  return 0
}

/** The first line of what is thrown: the rest is of use to the authors alone. */
const sentenceOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).split('\n', 1)[0] as string

/** Runs a command line, and gives the exit code: 1 where something is wrong, which one sentence on stderr tells. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...rest] = args
  try {
    if (first === '--version' || first === '-v') terminal.print(`${version()}\n`)
    else if (first === undefined || first === '--help' || first === '-h' || (first === 'help' && !rest.length))
      terminal.print(overview(Object.entries(COMMANDS).map(([name, [summary]]) => [name, summary])))
    else if (first === 'help') return await runCommand(rest[0] as string, ['--help'], terminal)
    else return await runCommand(first, rest, terminal)
    return 0
  } catch (error) {
    terminal.note(`resourcery: ${sentenceOf(error)}`)
    return 1
  }
}
