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

// each process says at its end what it has had of the processors: that is the same on a busy machine, or nearly
const clock = `process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.stderr.write('cpu ' + (user + system) / 1000)
})`
const preload = ['--import', `data:text/javascript,${encodeURIComponent(clock)}`]

const commands = {
  'Node alone': ['--eval', '0'],
  'resourcery --version': [CLI, '--version'],
  'resourcery routes routes.mjs': [CLI, 'routes', 'routes.mjs'],
  'resourcery routes routes.ts': [CLI, 'routes', 'routes.ts'],
}
const least = new Map(Object.keys(commands).map((name) => [name, { time: Infinity, processor: Infinity }]))
// in turns, so that all meet the same machine
for (let round = 0; round < ROUNDS; round++)
  for (const [name, args] of Object.entries(commands)) {
    const start = performance.now()
    const { status, stderr } = spawnSync(process.execPath, [...preload, ...args], { cwd, encoding: 'utf8' })
    const time = performance.now() - start
    const processor = Number(/cpu ([\d.]+)$/.exec(stderr)?.[1])
    if (status !== 0 || !processor) throw new Error(`${name}: ${stderr}`)
    const before = least.get(name)
    least.set(name, { time: Math.min(before.time, time), processor: Math.min(before.processor, processor) })
  }

const node = least.get('Node alone')
const column = (number) => number.toFixed(0).padStart(12)
console.log(`${`least of ${ROUNDS}, in ms`.padEnd(29)}        time   processor  more than Node`)
for (const [name, { time, processor }] of least)
  console.log(
    `${name.padEnd(29)}${column(time)}${column(processor)}${column(time - node.time)}${column(processor - node.processor)}`,
  )
if (least.get('resourcery routes routes.ts').processor - node.processor >= LIMIT) {
  console.error(`The table takes ${LIMIT} ms or more longer to print than Node to start`)
  process.exitCode = 1
}
