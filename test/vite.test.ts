import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshProject, ROOT } from './fresh.js'

/** An application that Vite builds from the installed package, and a browser runs. */

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

const PAGE =
  '<!doctype html><title>empty</title><link rel="icon" href="data:,"><script type="module" src="./main.ts"></script>'

const LINKS = `
import { draw, resources } from 'resourcery'
const routes = draw([resources('articles', {}, [resources('comments')])])
document.title = routes.article_comment_path(1, 'a b', { format: 'json' })
`

const MATCHES = `
import { createMatcher, draw, resources } from 'resourcery'
import { formTag } from 'resourcery/form'
const routes = draw([resources('articles')])
document.title = createMatcher(routes).match('GET', '/articles/7')?.params.id + String(formTag(routes.article_path(7), { method: 'put' }))
`

/** What Vite builds of a program, as files of a site. */
function built(program: string): ReadonlyMap<string, string> {
  const { folder } = freshProject({ 'index.html': PAGE, 'main.ts': program })
  // what runs the tests has set NODE_ENV, which a build goes by
  const { NODE_ENV: _, ...env } = process.env
  execFileSync('node', [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: folder,
    env,
  })
  const assets = readdirSync(join(folder, 'dist/assets')).map((name) => `assets/${name}`)
  return new Map(
    ['index.html', ...assets].map((name) => [`/${name}`, readFileSync(join(folder, 'dist', name), 'utf8')]),
  )
}

const codeOf = (files: ReadonlyMap<string, string>): string =>
  [...files].flatMap(([name, text]) => (name.endsWith('.js') ? [text] : [])).join('\n')

describe('an application built by Vite', () => {
  let links: ReadonlyMap<string, string>
  let matches: ReadonlyMap<string, string>
  let server: Server

  beforeAll(() => {
    links = built(LINKS)
    matches = built(MATCHES)
    server = createServer(({ url = '/' }, response) => {
      const [, site, path] = /^\/(links|matches)(\/.*)$/.exec(url) ?? []
      const name = path === '/' ? '/index.html' : (path ?? '')
      // the pages name their assets from the root
      const text =
        site === 'links'
          ? links.get(name)
          : site === 'matches'
            ? matches.get(name)
            : (links.get(url) ?? matches.get(url))
      const type = name.endsWith('.html') ? 'text/html' : 'text/javascript'
      response.writeHead(text === undefined ? 404 : 200, { 'content-type': type }).end(text)
    }).listen(0)
  })

  afterAll(() => {
    server?.close()
  })

  test('asks Node for nothing, and carries the checks of declarations no more', () => {
    for (const code of [links, matches].map(codeOf)) {
      expect(code).toContain('articles')
      expect(/node:|require\(|is none of the seven/.exec(code)?.[0]).toBeUndefined()
    }
  })

  test('carries neither matcher nor forms where it builds links alone', () => {
    expect(codeOf(matches)).toContain('MethodNotAllowedError')
    expect(/MethodNotAllowedError|RoutingError|_method/.exec(codeOf(links))?.[0]).toBeUndefined()
    expect(codeOf(links).length).toBeLessThan(codeOf(matches).length)
  })

  test.skipIf(!existsSync(CHROMIUM) && !process.env.CI)('runs in a browser', async () => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const page = await browser.newPage()
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      const titles: string[] = []
      for (const site of ['links', 'matches']) {
        await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/${site}/`)
        await page.waitForFunction(() => document.title !== 'empty')
        titles.push(await page.title())
      }
      expect(complaints).toEqual([])
      expect(titles).toEqual([
        '/articles/1/comments/a%20b.json',
        '7<form action="/articles/7" method="post"><input type="hidden" name="_method" value="put"></form>',
      ])
    } finally {
      await browser.close()
    }
  })
})
