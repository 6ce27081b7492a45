import { buildSync } from 'esbuild'

/** Bundles a module of ours into the text of one that imports nothing. */
function bundled(entry: string, format: 'esm' | 'iife', minify: boolean): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format,
    minify,
    target: 'es2022',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return (outputFiles[0]?.text ?? '').replace(/^\/\/ (src|types)\/.*\n/gm, '')
}

/**
 * Gives what the build puts in place of names: texts of our own modules, which other programs are to run. So what is written into
 * an emitted module is what the library itself does.
 */
export const inlined = (): Record<string, string> => ({
  EMIT_RUNTIME: JSON.stringify(bundled('src/cli/emit/runtime.ts', 'esm', false)),
})
