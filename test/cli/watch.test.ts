import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { MODULES_WANTED } from '../../src/cli/load.js'
import { watch } from '../../src/cli/watch.js'
import { directory } from './command.js'

// what watches and what runs would go on after the test
const open = vi.hoisted(() => [] as (() => void)[])
const watched = vi.hoisted(() => [] as string[])
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const watchOpen = (...args: Parameters<typeof fs.watch>) => {
    const watcher = fs.watch(...args)
    open.push(() => watcher.close())
    watched.push(String(args[0]))
    return watcher
  }
  return { ...fs, watch: watchOpen }
})
vi.mock('node:child_process', async (original) => {
  const processes = await original<typeof import('node:child_process')>()
  const spawnOpen = (...args: Parameters<typeof processes.spawn>) => {
    const child = processes.spawn(...args)
    open.push(() => child.kill('SIGKILL'))
    return child
  }
  return { ...processes, spawn: spawnOpen }
})

const [, script = ''] = process.argv
afterEach(() => {
  process.argv[1] = script
  for (const close of open) close()
})

/** A program in the place of ours: it writes down what it is run with, says which modules it has loaded, and stays until it is stopped. */
const PROGRAM = `import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
const cwd = process.cwd()
const { ${MODULES_WANTED}: wanted, WATCH_REPORT_DEPENDENCIES: reported } = process.env
process.on('SIGTERM', () => {
  appendFileSync('log', 'stopped\\n')
  process.exit()
})
process.send({ modules: [join(cwd, 'deep/inner.ts'), join(cwd, 'node_modules/x/y.js'), join(cwd, 'gone/z.ts'), 'node:fs', 7] }, () =>
  process.send({ 'watch:import': [pathToFileURL(join(cwd, 'far/other.ts')).href] }, () =>
    appendFileSync('log', JSON.stringify({ args: process.argv.slice(2), wanted, reported }) + '\\n'),
  ),
)
setInterval(() => {}, 1000)
`

test('runs again after a change beside a module that is loaded, with what it was given', async () => {
  const cwd = directory({
    'program.mjs': PROGRAM,
    'routes.ts': '',
    'deep/inner.ts': '',
    'far/other.ts': '',
    'node_modules/x/y.js': '',
    'elsewhere/a.ts': '',
  })
  process.argv[1] = join(cwd, 'program.mjs')
  const clear = vi.fn()
  const options = { watch: true, json: true, grep: 'a b', method: ['get', 'put'] } as const
  void watch({ operands: ['routes.ts'], options } as never, { cwd, clear } as never)

  const lines = () => (existsSync(join(cwd, 'log')) ? readFileSync(join(cwd, 'log'), 'utf8').trim().split('\n') : [])
  const runs = () => lines().filter((line) => line !== 'stopped').length
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
  /** Makes a change until there is another run: what comes before its directory is watched is not seen. */
  const rerun = async (change: () => void) => {
    const before = runs()
    for (let tries = 0; tries < 800 && runs() === before; tries++) {
      if (tries % 160 === 0) change()
      await pause(25)
    }
    expect(runs()).toBeGreaterThan(before)
    await pause(150)
  }
  const silent = async (change: () => void) => {
    const before = runs()
    change()
    await pause(400)
    expect(runs()).toBe(before)
  }
  const write = (name: string) => () => writeFileSync(join(cwd, name), String(Math.random()))

  await rerun(() => {})
  expect(JSON.parse(lines()[0] ?? '')).toEqual({
    args: ['routes', '--json', '--grep=a b', '--method=get', '--method=put', '--', 'routes.ts'],
    wanted: '1',
    reported: '1',
  })
  expect(clear).toHaveBeenCalledTimes(1)
  await rerun(write('routes.ts'))
  expect(lines()).toContain('stopped')
  for (const name of ['deep/inner.ts', 'deep/new.json', 'far/more.mjs', 'far/view.tsx']) await rerun(write(name))
  expect(clear.mock.calls.length).toBeGreaterThanOrEqual(runs())
  for (const name of ['page.html', '.hidden.ts', 'routes.ts.swp', 'elsewhere/a.ts', 'node_modules/x/y.js'])
    await silent(write(name))
  // several changes together are one
  const before = runs()
  await rerun(() => {
    for (const name of ['deep/inner.ts', 'far/other.ts', 'routes.ts']) write(name)()
  })
  expect(runs()).toBe(before + 1)
  // a directory that goes away is watched again where it comes back
  await rerun(() => rmSync(join(cwd, 'deep'), { recursive: true, force: true }))
  mkdirSync(join(cwd, 'deep'))
  await rerun(write('routes.ts'))
  await rerun(write('deep/inner.ts'))
  expect([...new Set(watched)].sort()).toEqual([cwd, join(cwd, 'deep'), join(cwd, 'far')])
})
