import { defineConfig } from 'vitest/config'
import { inlined } from './scripts/inline.js'
import { SlowLast } from './scripts/sequence.js'

/**
 * The tests of the run time, for coverage and for mutants. What asks compilers, browsers or processes of its own is left out: it tests
 * `types/` or the built package, where neither lines are counted nor mutants are.
 */
export default defineConfig({
  define: inlined(),
  test: {
    include: ['test/*.test.ts', 'test/{match,form,inspect,serve,cli}/*.test.ts'],
    exclude: [
      'test/{audit,budget,conformance-types,declaration-files,diagnostics,docs,editor,inflection-types,package,parity,path-types,readme,site,versions,vite}.test.ts',
      'test/inspect/browser.test.ts',
      'test/serve/{diagnostics,docs,hosts,instantiation,robustness}.test.ts',
      // what it draws anew is compared letter by letter in import-modules, in a fraction of the time
      'test/cli/import-apps.test.ts',
    ],
    globalSetup: ['test/temporary.ts'],
    setupFiles: ['test/seed.ts'],
    sequence: { sequencer: SlowLast },
    // fewer random requests: they are asked anew for each mutant
    env: { RESOURCERY_IN_PROCESS: '1', RESOURCERY_FUZZ: '4000', RESOURCERY_ROUNDS: '300' },
    testTimeout: 120_000,
    coverage: {
      include: ['src/**/*.ts'],
      // run as a process of its own, and in a browser
      exclude: ['src/cli/**', 'src/inspect/page/client/**', 'src/**/index.ts'],
      reporter: ['text'],
    },
  },
})
