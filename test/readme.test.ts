import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshProject, ROOT } from './fresh.js'

/** The five minutes of the README, followed word by word in an empty folder. */

const [, minutes = ''] = /^## Five minutes\n(.*?)^## /ms.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? []
const files = Object.fromEntries(
  [...minutes.matchAll(/^```ts\n(\/\/ (\S+)\n.*?)^```/gms)].map(([, code, name]) => [name as string, code as string]),
)

/** A port that is free: below those that connections are given, so that none takes it before the server does. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const server = createServer().listen(port)
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    await new Promise((resolve) => server.close(resolve))
    if (isFree) return port
  }
}

describe('five minutes', () => {
  let folder = ''
  let origin = ''
  let stop = (): void => {}

  beforeAll(async () => {
    ;({ folder } = freshProject(files))
    mkdirSync(join(folder, 'node_modules/@hono'))
    const bridge = 'node_modules/@hono/node-server'
    symlinkSync(join(ROOT, bridge), join(folder, bridge))
    const port = await freePort()
    origin = `http://localhost:${port}`
    const [, command = ''] = /^npx (jiti \S+)$/m.exec(minutes) ?? []
    const [tool, ...args] = command.split(' ')
    const server = spawn('node', [join('node_modules', tool as string, 'lib/jiti-cli.mjs'), ...args], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: 'inherit',
    })
    stop = () => server.kill()
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(origin).catch(() => undefined)
      if (answer) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('the server did not start')
  })

  afterAll(() => stop())

  const page = async (path: string, body?: URLSearchParams): Promise<string> =>
    (await fetch(new URL(path, origin), body && { method: 'POST', body })).text()

  test('print this table', () => {
    const [, table] = /^```console\n\$ npx resourcery routes\n(.*?)^```/ms.exec(minutes) ?? []
    const printed = execFileSync('node', ['node_modules/resourcery/dist/cli.js', 'routes'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(printed).toBe(table)
  })

  test('serve what the pages lead to', async () => {
    expect(await page('/')).toMatch(/<a href="\/articles\/1">Hello<\/a>[\s\S]*<a href="\/articles\/new">Write one<\/a>/)
    const form = await page('/articles/new')
    const [, action = ''] = /<form action="([^"]+)" method="post"/.exec(form) ?? []
    const [, name = ''] = /<input [^>]*name="([^"]+)"/.exec(form) ?? []
    expect([action, name]).toEqual(['/articles', 'article[title]'])
    const written = await page(action, new URLSearchParams({ [name]: '<b>Bold</b>' }))
    expect(written).toContain('<h1>&lt;b&gt;Bold&lt;/b&gt;</h1>')
    const [, remove = '', method = ''] =
      /<form action="([^"]+)" method="post"><input [^>]*value="(\w+)">/.exec(written) ?? []
    expect([remove, method]).toEqual(['/articles/2', 'delete'])
    expect(await page(remove, new URLSearchParams({ _method: method }))).not.toContain('Bold')
  })
})
