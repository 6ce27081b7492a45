import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { directory, resourcery } from './command.js'

const TABLE = `              Prefix Verb   URI Pattern                            Controller#Action
            articles GET    /articles(.:format)                    articles#index
             article GET    /articles/:id(.:format)                articles#show {:id=>/\\d+/}
`

describe('resourcery import', () => {
  const cwd = directory({ 'table.txt': TABLE })
  const printed = { code: 0, stderr: '' }

  test('reads a file, or what comes in, and prints or writes a module', async () => {
    const { stdout, ...others } = await resourcery(['import', 'table.txt'], { cwd })
    expect(others).toEqual(printed)
    expect(stdout).toMatch(/^import \{ draw, resources.*\} from 'resourcery'\n/)
    for (const args of [['import'], ['import', '-']])
      expect(await resourcery(args, { cwd, input: TABLE })).toEqual({ ...printed, stdout })
    for (const option of ['--out', '-o']) {
      expect(await resourcery(['import', 'table.txt', option, 'routes.ts'], { cwd })).toEqual({
        code: 0,
        stdout: '',
        stderr: 'Wrote routes.ts, 2 rows\n',
      })
      expect(readFileSync(join(cwd, 'routes.ts'), 'utf8')).toBe(stdout)
    }
  })

  test.each([
    ['with the line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with the colors of a terminal', (text: string) => `\x1b[1m${text}\x1b[0m`],
    ['with a mark of its encoding', (text: string) => `\ufeff${text}`],
  ])('reads a table %s', async (_, change) => {
    const { stdout } = await resourcery(['import'], { input: TABLE })
    expect(await resourcery(['import'], { input: change(TABLE) })).toEqual({ ...printed, stdout })
  })

  test('reads a file in UTF-16, as PowerShell writes it', async () => {
    const { stdout } = await resourcery(['import'], { input: TABLE })
    writeFileSync(join(cwd, 'wide.txt'), Buffer.from(`\ufeff${TABLE}`, 'utf16le'))
    expect(await resourcery(['import', 'wide.txt'], { cwd })).toEqual({ ...printed, stdout })
  })

  test('reads a table in JSON in the words of the inspector of Rails', async () => {
    const { stdout } = await resourcery(['import'], { input: TABLE })
    const table = [
      { name: 'articles', verb: 'GET', path: '/articles(.:format)', reqs: 'articles#index' },
      { name: 'article', verb: 'GET', path: '/articles/:id(.:format)', reqs: 'articles#show {:id=>/\\d+/}' },
    ]
    expect(await resourcery(['import'], { input: JSON.stringify({ routes: table }) })).toEqual({ ...printed, stdout })
    const mounted = { name: 'jobs', verb: '', path: '/jobs', reqs: 'Sidekiq::Web' }
    const more = await resourcery(['import'], { input: JSON.stringify([...table, mounted]) })
    expect(more).toMatchObject({ code: 0, stderr: '1 row left out, as comments in the module tell\n' })
    expect(more.stdout).toContain('// Left out: jobs /jobs Sidekiq::Web\n')
  })

  test('tells of lines that are no routes, in few words', async () => {
    const { stdout } = await resourcery(['import'], { input: TABLE })
    const noise = `DEPRECATION WARNING: ${'x'.repeat(300)}`
    expect(await resourcery(['import'], { input: `${noise}\n\n${TABLE}` })).toEqual({
      code: 0,
      stdout,
      stderr: `1 line left out that tells of no route: '${noise.slice(0, 60)}…'\n`,
    })
    const { stderr } = await resourcery(['import'], { input: `some\n\nnoise\n\n${TABLE}` })
    expect(stderr).toBe("2 lines left out that tell of no route: 'some' is the first\n")
  })
})
