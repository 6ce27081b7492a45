import { spawnSync } from 'node:child_process'

/**
 * Asks the registry for known faults in what the package brings along, and fails where there is one (1) or where nobody answers (2): a
 * mirror that knows nothing of audits, or no network. With `--where-possible` the latter is told of and passes.
 */
const lenient = process.argv.includes('--where-possible')
const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})

/** What npm printed, or why there is nothing to read. */
function reportOf() {
  try {
    return JSON.parse(stdout)
  } catch {
    return { message: error?.message ?? 'npm printed no report' }
  }
}

const { metadata, vulnerabilities = {}, message = 'the registry gave no report' } = reportOf()
const total = metadata?.vulnerabilities?.total
if (total === undefined) {
  console.error(
    `Not audited: ${message}\nNobody was asked for known faults: run 'npm run audit' where the registry answers audits`,
  )
  process.exitCode = lenient ? 0 : 2
} else if (total === 0) console.log('No known faults in the dependencies of the package')
else {
  for (const { name, severity, range } of Object.values(vulnerabilities)) console.error(`${name} ${range}: ${severity}`)
  process.exitCode = 1
}
