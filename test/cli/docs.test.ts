import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as language from '../../src/index.js'
import * as inspect from '../../src/inspect/index.js'
import { directory, resourcery } from './command.js'

const read = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')

/** The code of a page, by the language that it is marked with. */
const blocks = (text: string, mark: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${mark}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code]) => code as string)

/** The words of a command line; single quotes keep spaces. */
const words = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => (quoted ?? word) as string)

describe('docs/cli.md', () => {
  const text = read('cli.md')
  const modules = blocks(text, 'ts').flatMap((code) => {
    const [, name] = /^\/\/ (\S+\.ts)\n/.exec(code) ?? []
    return name ? [[name, code]] : []
  })
  const cwd = directory({ ...Object.fromEntries(modules), 'table.txt': blocks(text, 'text')[0] ?? '' })

  test.each(blocks(text, 'console').map((code) => [code.split('\n', 1)[0] as string, code]))(
    '%s prints what it says',
    async (line, code) => {
      const { stdout } = await resourcery(words(line).slice(2), { cwd })
      expect(`${line}\n${stdout}`).toBe(code)
    },
  )

  test.each(
    blocks(text, 'sh')
      .join('')
      .split('\n')
      .filter((line) => line.startsWith('resourcery')),
  )('%s works', async (line) => {
    const inside = directory({ ...Object.fromEntries(modules), 'web/x': '', 'public/x': '' })
    const args = words(line).slice(1)
    expect(await resourcery(args, { cwd: inside })).toMatchObject({ code: 0, stdout: '' })
    expect(existsSync(join(inside, args.at(-1) as string))).toBe(true)
  })

  test('names every option of every command', async () => {
    for (const command of ['routes', 'emit', 'import'])
      for (const [option] of (await resourcery([command, '--help'])).stdout.matchAll(/(?<=^ {2}.{4})--\w+/gm))
        if (option !== '--help') expect(text).toContain(option)
  })
})

describe('docs/inspect.md', () => {
  test('its examples give what they say', () => {
    const code = blocks(read('inspect.md'), 'ts')
      .join('\n')
      .replace(/^import .*$/gm, '')
    // an expression and what it gives, on its line or on the next
    const asking = code.replace(/^(?!const |\/\/)(\S.*?)[ \n]\/\/=> (.*)$/gm, 'check($1, $2)')
    const names = { ...language, ...inspect }
    let checked = 0
    const check = (found: unknown, expected: unknown) => {
      expect(found).toEqual(expected)
      checked++
    }
    new Function('check', ...Object.keys(names), asking)(check, ...Object.values(names))
    expect(checked).toBe(code.match(/\/\/=>/g)?.length)
  })
})
