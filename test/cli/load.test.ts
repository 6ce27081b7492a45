import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loadModule, MODULES_WANTED } from '../../src/cli/load.js'
import { directory } from './command.js'

const { exitCode } = process
afterEach(() => {
  process.exitCode = exitCode
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** Loads a module of this text. */
const load = (text: string, name = 'routes.ts') => loadModule(join(directory({ [name]: text }), name), name)

describe('loadModule', () => {
  test('gives the exports of a module in TypeScript or JavaScript', async () => {
    expect(await load('export const a: number = 1')).toMatchObject({ a: 1 })
    expect(await load('export const a = 2', 'routes.mjs')).toMatchObject({ a: 2 })
  })

  test.each([
    ["throw new Error('no luck\\nmore')", 'no luck'],
    ["throw new Error('  no luck \\n at x')", 'no luck'],
    ["throw new Error('no luck\\n /app/routes.ts:2:59')", 'no luck (/app/routes.ts:2:59)'],
    ["throw new Error('no luck\\n in /app/my routes.ts:2:59')", 'no luck (in /app/my routes.ts:2:59)'],
    ["throw new Error('no luck\\n /app/routes.ts:2:59 or so')", 'no luck'],
    ["throw new Error('no luck\\n /app/routes.ts:12:5')", 'no luck (/app/routes.ts:12:5)'],
    ['throw new TypeError()', 'TypeError'],
    ["throw Object.assign(new SyntaxError('odd'), { stack: '/app/a.mjs:7\\nat' })", 'odd (/app/a.mjs:7)'],
    ["throw Object.assign(new SyntaxError('odd'), { stack: '/app/a.mjs:17\\nat' })", 'odd (/app/a.mjs:17)'],
    ["throw Object.assign(new SyntaxError('odd'), { stack: 'odd\\n/app/a.mjs:7\\nat' })", 'odd'],
    ["throw Object.assign(new Error('odd'), { stack: '/app/a.mjs:7\\nat' })", 'odd'],
    ["throw Object.assign(new SyntaxError('odd'), { stack: undefined })", 'odd'],
    ["throw 'text'", 'text'],
  ])('of %s it says what is wrong, in a line', async (text, sentence) => {
    await expect(load(text)).rejects.toMatchObject({
      name: 'CommandError',
      message: `Module 'routes.ts' cannot be loaded: ${sentence}`,
    })
  })

  test('sends what the module prints to the standard error while it loads, and no longer', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { write } = process.stdout
    await load("process.stdout.write('noise')")
    expect(stderr.mock.calls).toEqual([['noise']])
    await expect(load("process.stdout.write('more'); throw 1")).rejects.toThrow()
    expect(stderr.mock.calls).toEqual([['noise'], ['more']])
    expect(process.stdout.write).toBe(write)
  })

  test('says so where the process ends meanwhile, and not afterwards', async () => {
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const before = process.listenerCount('exit')
    await load('for (const listener of process.listeners("exit").slice(-1)) listener.call(process, 0)')
    expect(stderr.mock.calls).toEqual([
      [
        "resourcery: Module 'routes.ts' ends before it is loaded: let it export its routes, call no process.exit() and await what comes\n",
      ],
    ])
    expect(process.exitCode).toBe(1)
    expect(process.listenerCount('exit')).toBe(before)
  })

  test('tells who wants to know which modules it has loaded, of a fault too', async () => {
    const told: object[] = []
    const send = (message: object, sent: () => void) => {
      told.push(message)
      sent()
    }
    vi.stubGlobal('process', Object.create(process, { send: { value: send } }))
    await load('export const a = 1')
    expect(told).toEqual([])
    vi.stubEnv(MODULES_WANTED, '1')
    await load('export const b = 1')
    await expect(load('throw 1')).rejects.toThrow()
    expect(told).toHaveLength(2)
    expect(told).toEqual([
      { modules: expect.arrayContaining([expect.stringContaining('routes.ts')]) },
      { modules: expect.arrayContaining([expect.stringContaining('routes.ts')]) },
    ])
    vi.unstubAllGlobals()
    await load('export const c = 1')
    expect(told).toHaveLength(2)
  })
})
