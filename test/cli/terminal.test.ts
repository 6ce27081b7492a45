import { Readable } from 'node:stream'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { processTerminal } from '../../src/cli/terminal.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** The terminal of a process with this standard output, and what it has written. */
function terminal(stdout: { isTTY?: boolean; columns?: number; hasColors?: () => boolean } = {}) {
  const written = { stdout: '', stderr: '' }
  const stream = (name: 'stdout' | 'stderr') => ({
    ...stdout,
    write: (text: string) => {
      written[name] += text
      return true
    },
  })
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process, name, 'get').mockReturnValue(stream(name) as never)
  return { ...processTerminal(), written }
}

const colors = { isTTY: true, hasColors: () => true }

describe('the terminal of the process', () => {
  test('prints the answer, and tells the rest in lines', () => {
    const { print, note, written } = terminal()
    print('one\n')
    print('\ttwo\n')
    note('three')
    expect(written).toEqual({ stdout: 'one\n\ttwo\n', stderr: 'three\n' })
  })

  test('escapes the signs that would steer it, and leaves colors', () => {
    const { print, note, written } = terminal()
    print('\x1b[32mGET\x1b[0m \x1b[2J\x1b]0;x\x07 a\u202eb\u2066\u200f\u061c\x7f\r')
    note('\x1b[H')
    expect(written.stdout).toBe(
      '\x1b[32mGET\x1b[0m \\u001b[2J\\u001b]0;x\\u0007 a\\u202eb\\u2066\\u200f\\u061c\\u007f\\u000d',
    )
    expect(written.stderr).toBe('\\u001b[H\n')
  })

  test('has a width and can be cleared where it is one', () => {
    const shown = terminal({ ...colors, columns: 100 })
    expect(shown.width).toBe(100)
    shown.clear()
    expect(shown.written.stdout).toBe('\x1b[2J\x1b[3J\x1b[H')
    const piped = terminal({ columns: 100 })
    expect(piped.width).toBeUndefined()
    piped.clear()
    expect(piped.written.stdout).toBe('')
  })

  test.each([
    ['a terminal with colors', colors, {}, true],
    ['a terminal without', { isTTY: true, hasColors: () => false }, {}, false],
    ['what is no terminal', {}, {}, false],
    ['NO_COLOR', colors, { NO_COLOR: '1' }, false],
    ['an empty NO_COLOR', colors, { NO_COLOR: '' }, true],
    ['FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['an empty FORCE_COLOR', {}, { FORCE_COLOR: '' }, true],
    ['FORCE_COLOR before NO_COLOR', {}, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
    ['FORCE_COLOR that is 0', colors, { FORCE_COLOR: '0' }, false],
    ['FORCE_COLOR that is false', colors, { FORCE_COLOR: 'false' }, false],
  ])('by %s it is known whether to paint', (_, stdout, env, painted) => {
    for (const name of ['NO_COLOR', 'FORCE_COLOR']) vi.stubEnv(name, (env as Record<string, string>)[name])
    expect(Boolean(terminal(stdout).color)).toBe(painted)
  })

  test('reads what comes in, in whatever pieces', async () => {
    const text = Buffer.from('aé€b')
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([text.subarray(0, 2), text.subarray(2)]) as never)
    expect(await terminal().input()).toBe('aé€b')
    expect(terminal().cwd).toBe(process.cwd())
  })
})
