import { spawnSync } from 'node:child_process'

/**
 * Asks the registry for known faults in what the package brings along. A registry that knows none of audits, as many mirrors do not,
 * is told of and does not fail the check; a fault does.
 */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const report = JSON.parse(stdout || '{}')
const total = report.metadata?.vulnerabilities?.total
if (total === undefined) console.warn(`Not audited: ${report.message ?? 'the registry does not answer audits'}`)
else if (total === 0) console.log('No known faults in the dependencies of the package')
else {
  for (const { name, severity, range } of Object.values(report.vulnerabilities))
    console.error(`${name} ${range}: ${severity}`)
  process.exitCode = 1
}
