import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { refuse } from './error.js'

type Exports = Readonly<Record<string, unknown>>

/** The variable of the environment by which `--watch` asks a run to send the modules that it has loaded. */
export const MODULES_WANTED = 'RESOURCERY_MODULES_WANTED'

/** Whether a module finds the package under its name; where the command runs by `npx` alone, it does not. */
function findsPackage(file: string): boolean {
  try {
    createRequire(file).resolve('resourcery')
    return true
  } catch {
    return false
  }
}

/** Our own entry point, beside which the command is built. */
const ownEntry = (): string => fileURLToPath(new URL('./index.js', import.meta.url))

async function importModule(file: string): Promise<Exports> {
  const hasPackage = findsPackage(file)
  if (/\.m?js$/.test(file) && hasPackage) return import(pathToFileURL(file).href)
  // loading it takes time that modules in JavaScript need not spend
  const { createJiti } = await import('jiti')
  const jiti = createJiti(file, {
    tsconfigPaths: true,
    ...(hasPackage ? { nativeModules: ['resourcery'] } : { alias: { resourcery: ownEntry() } }),
  })
  try {
    return await jiti.import(file)
  } finally {
    await reportModules(Object.keys(jiti.cache))
  }
}

/** Tells `--watch` which modules a run has loaded, those of a run that fails too. */
function reportModules(modules: readonly string[]): Promise<void> | undefined {
  if (!process.env[MODULES_WANTED] || !process.send) return
  return new Promise((resolve) => process.send?.({ modules }, () => resolve()))
}

/**
 * What is wrong, in a line. The compiler says where on a second one, and Node on the first of the stack.
 *
 * @example
 * sentenceOf(new Error('ParseError: Unexpected token\n /app/routes.ts:2:59')) //=> 'ParseError: Unexpected token (/app/routes.ts:2:59)'
 */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [sentence = '', second = ''] = (error.message || error.name).split('\n')
  const place =
    / (\S.*:\d+:\d+)$/.exec(second) ?? (error instanceof SyntaxError && /^(\S.*:\d+)\n/.exec(error.stack ?? ''))
  return `${sentence.trim()}${place ? ` (${place[1]})` : ''}`
}

/**
 * Loads a module, in TypeScript or JavaScript. What it prints while it loads goes to the standard error.
 *
 * @throws CommandError where it cannot be loaded.
 */
export async function loadModule(file: string, place: string): Promise<Exports> {
  const { stdout, stderr } = process
  const write = stdout.write
  // a module that ends the process, or never ends itself, leaves no other chance to say so
  const onExit = () => {
    stderr.write(
      `resourcery: Module '${place}' ends before it is loaded: let it export its routes, call no process.exit() and await what comes\n`,
    )
    process.exitCode = 1
  }
  stdout.write = stderr.write.bind(stderr)
  process.once('exit', onExit)
  try {
    return await importModule(file)
  } catch (error) {
    return refuse(`Module '${place}' cannot be loaded: ${sentenceOf(error)}`)
  } finally {
    process.off('exit', onExit)
    stdout.write = write
  }
}
