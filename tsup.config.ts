import { defineConfig } from 'tsup'
import { inlined } from './scripts/inline.js'

// the declarations come from the compiler itself: see tsconfig.build.json
export default defineConfig({
  entry: { index: 'src/index.ts', inspect: 'src/inspect/index.ts', cli: 'src/cli/index.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  splitting: true,
  define: inlined(),
})
