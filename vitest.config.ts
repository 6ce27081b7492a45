import { defineConfig } from 'vitest/config'
import { inlined } from './scripts/inline.js'
import { SlowFirst } from './scripts/sequence.js'

export default defineConfig({
  define: inlined(),
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/temporary.ts', 'test/cli/build.ts'],
    setupFiles: ['test/seed.ts'],
    // one for each core of a small machine: what takes time is mostly compilers and browsers that are waited for
    maxWorkers: 2,
    // files share what they load: whatever a test changes, it changes back
    isolate: false,
    sequence: { sequencer: SlowFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
})
