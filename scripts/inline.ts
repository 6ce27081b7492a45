import { createHash } from 'node:crypto'
import { type BuildOptions, buildSync } from 'esbuild'

/** Bundles one of our own files into text that refers to no other. */
function bundled(entry: string, options: BuildOptions): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    target: 'es2022',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/**
 * Gives what the build puts in place of names: texts of our own files that others are to run. So the page in a browser and the
 * modules that are emitted do what the library does, being made of it.
 */
export function inlined(): Record<string, string> {
  const runtime = bundled('src/cli/emit/runtime.ts', { format: 'esm' }).replace(/^\/\/ (src|types)\/.*\n/gm, '')
  const script = bundled('src/inspect/page/client/index.ts', { format: 'iife', minify: true })
  const style = bundled('src/inspect/page/page.css', { minify: true })
  return {
    EMIT_RUNTIME: JSON.stringify(runtime),
    PAGE_SCRIPT: JSON.stringify(script),
    PAGE_SCRIPT_HASH: JSON.stringify(hashOf(script)),
    PAGE_STYLE: JSON.stringify(style),
    PAGE_STYLE_HASH: JSON.stringify(hashOf(style)),
  }
}
