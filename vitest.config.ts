import { defineConfig } from 'vitest/config'
import { inlined } from './scripts/inline.js'

export default defineConfig({
  define: inlined(),
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/cli/build.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
})
