import { builtinModules, createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * Writes the compiler as one module beside the site. It is ten megabytes of one file, which the bundler of the site would work through
 * several times.
 */
export async function writeCompiler(directory: string): Promise<void> {
  await build({
    entryPoints: [createRequire(import.meta.url).resolve('typescript')],
    outfile: join(directory, COMPILER),
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    // asked for on Node alone
    external: [...builtinModules],
    legalComments: 'none',
    logLevel: 'error',
  })
}

/** The name of that module. */
export const COMPILER = 'typescript.js'
