import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { directory, IN_PROCESS, resourcery } from './command.js'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const ROUTES = {
  'table.txt': 'articles GET /articles(.:format) articles#index\n',
  'routes.ts': "import { draw, resources } from 'resourcery'\nexport const routes = draw([resources('articles')])\n",
}

describe('resourcery', () => {
  test.skipIf(IN_PROCESS).each([['--version'], ['-v']])('%s prints the version', async (option) => {
    expect(await resourcery([option])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })

  test('prints the commands, with examples, where it is given none', async () => {
    const help = await resourcery([])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toMatchSnapshot()
    for (const arg of ['--help', '-h', 'help']) expect(await resourcery([arg])).toEqual(help)
  })

  test.each(['routes', 'emit', 'import'])('%s --help prints its options and examples', async (command) => {
    const { code, stdout, stderr } = await resourcery([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatchSnapshot()
    expect((await resourcery([command, '-h'])).stdout).toBe(stdout)
    expect((await resourcery(['help', command])).stdout).toBe(stdout)
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(130)
  })

  test.each([
    [['rutes'], "Command 'rutes' does not exist: write 'routes', or another of routes, emit, import"],
    [['constructor'], "Command 'constructor' does not exist: write one of routes, emit, import"],
    [['routes', '--jsno'], "'resourcery routes' takes no option '--jsno': write '--json', or another of --grep"],
    [['routes', '--grep'], "Option '--grep' needs a value: write --grep PATTERN"],
    [['routes', '--json=1'], "Option '--json' takes no value: write --json alone"],
    [['routes', 'a', 'b'], "'resourcery routes' takes 1 file at most and was given 2: quote what belongs together"],
    [
      ['routes', '--match', 'articles'],
      "'articles' is no method and path: write it as in 'GET /articles/1', and %20 for a space",
    ],
    [['routes', '--unused', ''], "Option '--unused' needs a value: write --unused MODULE"],
    [['routes', '--match='], "Option '--match' needs a value: write --match 'METHOD /path'"],
    [['emit', '--only', ''], "Option '--only' needs a value: write --only PATTERNS"],
    [
      ['routes', '--html', 'nowhere/routes.html'],
      "File 'nowhere/routes.html' cannot be written (ENOENT): write a name in a directory that exists",
    ],
    [['emit', '--out', 'nowhere/paths.js'], "File 'nowhere/paths.js' cannot be written (ENOENT)"],
    [['import', 'table.txt', '--out', 'nowhere/routes.ts'], "File 'nowhere/routes.ts' cannot be written (ENOENT)"],
    [
      ['routes', '--match', 'GET /', '--shadowed'],
      "Options '--match' and '--shadowed' exclude each other: write one of them",
    ],
    ...[
      ['--match', '/', '--grep', 'x'],
      ['--match', '/', '--expanded'],
      ['--unused', 'controllers.ts', '--controller', 'admin'],
      ['--shadowed', '-E'],
      ['--html', 'routes.html', '--json'],
      ['--json', '--expanded'],
    ].map((args): [string[], string] => [['routes', ...args], ' exclude each other: write one of them']),
    [
      ['routes', '--grep', '('],
      "Pattern '(' is no regular expression: write '\\' before signs that stand for themselves",
    ],
    [
      ['import', 'nope.txt'],
      "File 'nope.txt' cannot be read: write the path of a file with the output of rails routes",
    ],
    [['import', '-'], 'No route is in the input: give it the output of rails routes, or of resourcery routes --json'],
  ])('%o is refused in one sentence', async (args, sentence) => {
    const { code, stdout, stderr } = await resourcery(args, { cwd: directory(ROUTES) })
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^resourcery: [^\n]*\n$/)
    expect(stderr).toContain(sentence)
  })
})
