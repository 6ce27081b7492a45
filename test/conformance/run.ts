import { pathToFileURL } from 'node:url'
import { compareFile } from './compare.js'
import type { Difference } from './departures.js'
import { engine } from './engine.js'
import { FILES, readRecorded } from './recorded.js'
import { compareTypes, type TypeComparison } from './type-wing.js'

/**
 * Holds us against the recorded engines: `npm run conformance -- FILE…`, all files unless some are named.
 * Prints for each file how much agrees, then every difference: a departure by name, or a failure, which makes the exit code 1.
 */

const line = ({ case: id, what, departure }: Difference): string =>
  departure ? `  departure ${departure}: ${id}: ${what}` : `  FAILURE ${id}: ${what}`

let failures = 0
const named = process.argv.slice(2).map((file) => pathToFileURL(file))
const files = (named.length ? named : FILES).map(readRecorded)
const typed = compareTypes(files)
for (const [index, recorded] of files.entries()) {
  const { differences, ...parts } = compareFile(recorded, engine)
  for (const part of ['table', 'generation', 'recognition'] as const) {
    const count = parts[part]
    console.log(
      `${recorded.name} ${part}: ${count ? `${count.agreed} of ${count.total} agree` : 'waits for the engine'}`,
    )
  }
  const types = typed[index] as TypeComparison
  console.log(`${recorded.name} names and patterns to the compiler: ${types.agreed} of ${types.total} agree`)
  for (const failure of types.failures) console.log(`  FAILURE ${failure}`)
  for (const difference of differences) console.log(line(difference))
  failures += differences.filter(({ departure }) => !departure).length + types.failures.length
}
process.exitCode = failures ? 1 : 0
