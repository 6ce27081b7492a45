// What `resourcery routes` takes to start, beside Node alone: node bench/start.mjs
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
const ROUNDS = 15
const LIMIT = 300

const cwd = mkdtempSync(join(tmpdir(), 'resourcery-'))
const module = "import { draw, resources } from 'resourcery'\nexport const routes = draw([resources('articles')])\n"
for (const name of ['routes.ts', 'routes.mjs']) writeFileSync(join(cwd, name), module)

const commands = {
  'Node alone': ['--eval', '0'],
  'resourcery --version': [CLI, '--version'],
  'resourcery routes routes.mjs': [CLI, 'routes', 'routes.mjs'],
  'resourcery routes routes.ts': [CLI, 'routes', 'routes.ts'],
}
const fastest = new Map(Object.keys(commands).map((name) => [name, Number.POSITIVE_INFINITY]))
// in turns, so that all meet the same machine
for (let round = 0; round < ROUNDS; round++)
  for (const [name, args] of Object.entries(commands)) {
    const start = performance.now()
    const { status, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name}: ${stderr}`)
    fastest.set(name, Math.min(fastest.get(name), performance.now() - start))
  }

const node = fastest.get('Node alone')
console.log(`fastest of ${ROUNDS} in ms${' '.repeat(16)}more than Node`)
for (const [name, time] of fastest)
  console.log(`${name.padEnd(29)}${time.toFixed(0).padStart(5)}${(time - node).toFixed(0).padStart(20)}`)
if (fastest.get('resourcery routes routes.ts') - node >= LIMIT) {
  console.error(`The table takes ${LIMIT} ms or more longer to print than Node to start`)
  process.exitCode = 1
}
