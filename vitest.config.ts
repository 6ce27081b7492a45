import { defineConfig } from 'vitest/config'
import { inlined } from './scripts/inline.js'

export default defineConfig({
  define: inlined(),
  test: { include: ['test/**/*.test.ts'], globalSetup: ['test/cli/build.ts'], testTimeout: 60_000 },
})
