import { defineConfig } from 'tsup'
import { inlined } from './scripts/inline.js'

export default defineConfig({
  entry: { index: 'src/index.ts', inspect: 'src/inspect/index.ts', cli: 'src/cli/index.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  splitting: true,
  define: inlined(),
  dts: {
    entry: { index: 'src/index.ts', types: 'types/index.ts', inspect: 'src/inspect/index.ts' },
    // tsup's declaration step sets a baseUrl, which TypeScript 6 reports as deprecated.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
})
