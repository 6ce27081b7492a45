import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './compilers.js'

/** Runs the audit with an npm that prints this report. */
function audit(report: string, ...args: readonly string[]) {
  const bin = mkdtempSync(join(tmpdir(), 'npm-'))
  writeFileSync(join(bin, 'report.json'), report)
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\ncat '${join(bin, 'report.json')}'\nexit 1\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/audit.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  return { status, stdout, stderr }
}

const REFUSED = JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 })

test.each([
  ['a registry that knows no audits', REFUSED, '405 Method Not Allowed'],
  ['an npm that prints no JSON', 'npm error', 'npm printed no report'],
  ['an npm that prints nothing', '', 'npm printed no report'],
  ['a report of nothing', '{}', 'the registry gave no report'],
])('with %s the audit fails, and passes where it is only wanted where possible', (_, report, reason) => {
  const strict = audit(report)
  expect(strict).toMatchObject({ status: 2, stdout: '' })
  expect(strict.stderr).toMatch(new RegExp(`^Not audited: ${reason}\n.*npm run audit`))
  expect(audit(report, '--where-possible')).toEqual({ ...strict, status: 0 })
})

test('a known fault fails the audit in any case', () => {
  const report = JSON.stringify({
    vulnerabilities: { jiti: { name: 'jiti', severity: 'high', range: '<3' } },
    metadata: { vulnerabilities: { total: 1 } },
  })
  const found = { status: 1, stdout: '', stderr: 'jiti <3: high\n' }
  expect([audit(report), audit(report, '--where-possible')]).toEqual([found, found])
})

test('no known fault passes the audit', () => {
  expect(audit(JSON.stringify({ vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }))).toEqual({
    status: 0,
    stdout: 'No known faults in the dependencies of the package\n',
    stderr: '',
  })
})
