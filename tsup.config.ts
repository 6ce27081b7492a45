import { defineConfig } from 'tsup'

// the declarations come from the compiler itself: see tsconfig.build.json
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  splitting: true,
})
