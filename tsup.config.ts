import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', form: 'src/form/index.ts', serve: 'src/serve/index.ts' },
  format: 'esm',
  target: 'es2022',
  clean: true,
  sourcemap: true,
  // The parser of queries is built in, so that an application installs nothing; its licence is in THIRD-PARTY-LICENSES.md.
  noExternal: ['picoquery'],
  dts: {
    entry: {
      index: 'src/index.ts',
      types: 'types/index.ts',
      form: 'src/form/index.ts',
      serve: 'src/serve/index.ts',
    },
    // tsup's declaration step sets a baseUrl, which TypeScript 6 reports as deprecated.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
})
