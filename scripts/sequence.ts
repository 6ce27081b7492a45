import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Test files that take long, from the slowest. */
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
  'cli/watch',
  'cli/emit-types',
  'inspect/shadow',
  'round-trip-patterns',
  'conformance-match',
  'conformance-types',
  'cli/recover',
].map((name) => `/${name}.test.ts`)

/** The slowest begin first, so that no worker is left with them at the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const found = SLOW.findIndex((name) => moduleId.endsWith(name))
      return found < 0 ? SLOW.length : found
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}

/** The slowest come last, where the first test that fails ends the run. */
export class SlowLast extends SlowFirst {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse()
  }
}
