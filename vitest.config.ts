import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inlined } from './scripts/inline.js'

/** What takes longest, from the slowest: it begins first, so that no worker is left with it at the end. */
const SLOW = [
  'site',
  'versions',
  'inflection-types',
  'import-apps',
  'editor',
  'budget',
  'parity',
  'package',
  'inspect/browser',
  'match-fuzz',
  'cli/routes',
  'cli/module',
  'declaration-files',
  'docs',
  'serve/instantiation',
  'cli/emit',
  'conformance-types',
  'cli/recover',
].map((name) => `/${name}.test.ts`)

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = SLOW.findIndex((name) => moduleId.endsWith(name))
      return found < 0 ? SLOW.length : found
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  define: inlined(),
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/cli/build.ts'],
    setupFiles: ['test/seed.ts'],
    // one for each core of a small machine: what takes time is mostly compilers and browsers that are waited for
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/tests.json' },
  },
})
