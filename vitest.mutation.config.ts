import { defineConfig } from 'vitest/config'
import { inlined } from './scripts/inline.js'

/**
 * The tests that mutants run against: those of the run time. What asks compilers, browsers or processes of its own tests `types/` or
 * the built package, which no mutant is in.
 */
export default defineConfig({
  define: inlined(),
  test: {
    include: ['test/*.test.ts', 'test/{form,inspect,serve,cli}/*.test.ts'],
    exclude: [
      'test/{budget,conformance-types,diagnostics,docs,inflection-types,match-fuzz,package,parity,readme,site,versions,vite}.test.ts',
      'test/cli/{docs,emit,import-apps,module,routes,run}.test.ts',
      'test/inspect/browser.test.ts',
      'test/serve/{diagnostics,docs,hosts,instantiation,robustness}.test.ts',
    ],
    testTimeout: 30_000,
  },
})
