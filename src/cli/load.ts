import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { refuse } from './error.js'

type Exports = Readonly<Record<string, unknown>>

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
  return jiti.import(file)
}

/**
 * Loads a module, in TypeScript or JavaScript. What it prints while it loads goes to the standard error.
 *
 * @throws CommandError where it cannot be loaded.
 */
export async function loadModule(file: string, place: string): Promise<Exports> {
  const { stdout, stderr } = process
  const write = stdout.write
  stdout.write = stderr.write.bind(stderr)
  try {
    return await importModule(file)
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
    return refuse(`Module '${place}' cannot be loaded: ${sentence}`)
  } finally {
    stdout.write = write
  }
}
