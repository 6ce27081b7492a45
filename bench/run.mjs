/** Builds the package and runs every bench in turn; ends with code 1 where one does. `npm run bench [names]` */
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

const BENCHES = {
  match: 'requests a matcher answers, beside other routers',
  generate: 'paths that helpers build, beside closures by hand and path-to-regexp',
  construct: 'what a table costs before the first request',
  size: 'bytes that an application ships',
  safety: 'how time grows with hostile paths',
  instantiations: "the compiler's work",
  'check-time': 'how long compilers check, beside an interface that is written out',
  latency: 'how long an editor waits',
  inflection: 'singulars and plurals',
  serve: 'requests a second, beside Hono',
  start: 'how long the command takes to start',
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in BENCHES))
if (unknown) {
  console.error(`There is no bench '${unknown}': write some of ${Object.keys(BENCHES).join(', ')}`)
  process.exit(1)
}

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', cwd: new URL('..', import.meta.url) }).status === 0

if (!run('npm', 'run', '--silent', 'build')) process.exit(1)
const [{ model }] = cpus()
console.log(`Node ${process.version}, V8 ${process.versions.v8}, ${cpus().length} × ${model}, ${process.platform}`)

const failed = []
for (const [name, about] of Object.entries(BENCHES)) {
  if (asked.length && !asked.includes(name)) continue
  console.log(`\n# ${name}: ${about}`)
  if (!run(process.execPath, `bench/${name}.mjs`)) failed.push(name)
}
console.log(failed.length ? `\nNot all figures hold: ${failed.join(', ')}` : '\nAll figures hold')
process.exitCode = failed.length ? 1 : 0
