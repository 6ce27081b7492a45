import { spawn } from 'node:child_process'
import { existsSync, type FSWatcher, watch as watchDirectory } from 'node:fs'
import { dirname, isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Given, OptionSpecs } from './command.js'
import { MODULES_WANTED } from './load.js'
import { findModule } from './module.js'
import type { Terminal } from './terminal.js'

/** How long to wait for the changes that come with one: editors write in several steps. */
const SETTLED = 60

/** What modules are written in; a page that the command itself writes must not start it again. */
const isModule = (file: string): boolean => /^[^.].*\.([cm]?[jt]sx?|json)$/.test(file)

/** What a command was given, as a command line, without `--watch`. */
function argumentsOf({ operands, options: { watch: _, ...others } }: Given<OptionSpecs>): readonly string[] {
  const options = Object.entries(others).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [value].flat().map((one) => `--${name}=${one}`),
  )
  return [...options, '--', ...operands]
}

/** The files that a message tells of: ours, or what Node tells its own watch mode, which names its built-in modules too. */
const filesOf = (message: object): readonly string[] =>
  Object.values(message)
    .flat()
    .filter((file) => typeof file === 'string')
    .map((file) => (file.startsWith('file:') ? fileURLToPath(file) : file))
    .filter(isAbsolute)

/**
 * Runs `resourcery routes` with what it was given, then again after each change beside one of the modules that it has loaded.
 * Each run is a process of its own, so that every module is read anew, and says which they are. Directories are watched, not
 * files: editors put new files in the place of old ones, and a module that is missing may come.
 */
export function watch(given: Given<OptionSpecs>, { cwd, clear }: Terminal): Promise<number> {
  const args = [process.argv[1] as string, 'routes', ...argumentsOf(given)]
  // by the second name Node reports what it loads without our help
  const env = { ...process.env, [MODULES_WANTED]: '1', WATCH_REPORT_DEPENDENCIES: '1' }
  const watched = new Map<string, FSWatcher>()
  let running: ReturnType<typeof spawn> | undefined
  let timer: NodeJS.Timeout | undefined

  function start() {
    running?.kill()
    clear()
    running = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    running.on('message', (message) => {
      for (const file of filesOf(Object(message))) follow(file)
    })
  }

  function follow(file: string) {
    const directory = dirname(file)
    // Node tells of what it looks for in vain, too
    if (watched.has(directory) || /[\\/]node_modules[\\/]/.test(file) || !existsSync(directory)) return
    const watcher = watchDirectory(directory, (_, changed) => {
      // it may come back with a later run
      if (!existsSync(directory)) forget()
      if (!changed || !isModule(changed)) return
      clearTimeout(timer)
      timer = setTimeout(start, SETTLED)
    })
    const forget = () => {
      watcher.close()
      watched.delete(directory)
    }
    watcher.on('error', forget)
    watched.set(directory, watcher)
  }

  follow(findModule(cwd, given.operands[0]))
  start()
  return new Promise(() => {})
}
