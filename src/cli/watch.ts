import { spawn } from 'node:child_process'
import { watch as watchFiles } from 'node:fs'
import { dirname } from 'node:path'
import type { Given, OptionSpecs } from './command.js'
import { findModule } from './module.js'
import type { Terminal } from './terminal.js'

/** How long to wait for the changes that come with one: editors write in several steps. */
const SETTLED = 60

/** What a change never comes from: installed packages, and what hidden programs write. */
const isIgnored = (file: string): boolean => /(^|[\\/])(node_modules|\.[^\\/]+)([\\/]|$)/.test(file)

/** What a command was given, as a command line, without `--watch`. */
function argumentsOf({ operands, options: { watch: _, ...others } }: Given<OptionSpecs>): readonly string[] {
  const options = Object.entries(others).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [value ?? []].flat().map((one) => `--${name}=${one}`),
  )
  return [...options, '--', ...operands]
}

/**
 * Runs `resourcery routes` with what it was given, then again after each change in the directory of the module. Each run is a
 * process of its own, so that every module is read anew.
 */
export function watch(given: Given<OptionSpecs>, { cwd, print, interactive }: Terminal): Promise<number> {
  const directory = dirname(findModule(cwd, given.operands[0]))
  const args = [process.argv[1] as string, 'routes', ...argumentsOf(given)]
  let running: ReturnType<typeof spawn> | undefined
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    running?.kill()
    if (interactive) print('\x1b[2J\x1b[3J\x1b[H')
    running = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  }
  start()
  watchFiles(directory, { recursive: true }, (_, file) => {
    if (!file || isIgnored(file)) return
    clearTimeout(timer)
    timer = setTimeout(start, SETTLED)
  })
  return new Promise(() => {})
}
