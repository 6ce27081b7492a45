import { pathToFileURL } from 'node:url'
import type { Difference } from './departures.js'
import { FILES, readRecorded } from './recorded.js'
import { compareTable } from './table.js'

/**
 * Holds our tables against the recorded ones: `npm run conformance -- FILE…`, all files unless some are named.
 * Prints for each file how many rows agree, then every difference: a departure by name, or a failure, which makes the exit code 1.
 */

function line({ case: id, what, departure }: Difference): string {
  return departure ? `  departure ${departure}: ${id}: ${what}` : `  FAILURE ${id}: ${what}`
}

let failed = false
const named = process.argv.slice(2).map((file) => pathToFileURL(file))
for (const file of named.length ? named : FILES) {
  const { name, engine, cases } = readRecorded(file)
  const compared = cases.map((recorded) => compareTable(recorded, engine))
  const agreed = compared.reduce((sum, one) => sum + one.agreed, 0)
  const total = compared.reduce((sum, one) => sum + one.recorded, 0)
  console.log(`${name}: table ${agreed} of ${total} agree`)
  for (const difference of compared.flatMap((one) => one.differences)) {
    console.log(line(difference))
    failed ||= !difference.departure
  }
}
process.exitCode = failed ? 1 : 0
