import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  dts: {
    entry: { index: 'src/index.ts', types: 'types/index.ts' },
    // tsup's declaration step sets a baseUrl, which TypeScript 6 reports as deprecated.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
})
