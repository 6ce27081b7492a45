import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A blog that runs in a process of its own. */
interface Blog {
  readonly origin: string
  readonly stop: () => Promise<void>
}

async function start(database: string, env: Readonly<Record<string, string>> = {}): Promise<Blog> {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'jiti/register', 'examples/blog/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', BLOG_DATABASE: database, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  while (!said.includes('http')) said += String((await once(child.stdout as NodeJS.ReadableStream, 'data'))[0])
  return {
    origin: /http:\/\/[\d.:]+/.exec(said)?.[0] as string,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

let folder: string
let database: string
let blog: Blog

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'blog-'))
  database = join(folder, 'blog.sqlite')
  blog = await start(database)
})
afterAll(async () => {
  await blog.stop()
  rmSync(folder, { recursive: true })
})

// a machine without the browser runs the rest; where it must not be skipped, CHROMIUM says where it is
describe.skipIf(!process.env.CHROMIUM && !existsSync(CHROMIUM))('the blog in a browser', () => {
  let browser: Browser
  let page: Page
  /** The requests that the browser has sent, but for files of pages. */
  const sent: string[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })
    page = await browser.newPage({ viewport: { width: 1000, height: 1100 } })
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET') sent.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`)
    })
  })
  afterAll(() => browser.close())

  const headings = () => page.locator('h2').allTextContents()
  const notice = () => page.getByRole('status').textContent()

  it('has something to read on the first start', async () => {
    await page.goto(blog.origin)
    expect(await headings()).toEqual([
      'To whoever finds my umbrella',
      'A soup for the last cold days',
      'The slow train to Matsumoto',
    ])
    await page.getByRole('link', { name: 'The slow train to Matsumoto' }).click()
    await page.waitForURL(/\/articles\/\d+-the-slow-train-to-matsumoto$/)
    expect(await page.locator('.comment').count()).toBe(2)
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: join(process.env.SCREENSHOTS, 'article.png'), fullPage: true })
  })

  it('creates an article, once its form is filled in', async () => {
    await page.goto(`${blog.origin}/admin/articles`)
    if (process.env.SCREENSHOTS) await page.screenshot({ path: join(process.env.SCREENSHOTS, 'desk.png') })
    await page.getByRole('link', { name: 'Write an article' }).click()
    await page.getByLabel('Title').fill('   ')
    await page.getByLabel('Text').fill('First <b>line</b>\n\nSecond & last')
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Create article' }).click()
    expect((await answered).status()).toBe(422)
    expect(await page.getByRole('alert').textContent()).toContain('An article needs a title')
    expect(await page.getByLabel('Text').inputValue()).toBe('First <b>line</b>\n\nSecond & last')
    if (process.env.SCREENSHOTS) await page.screenshot({ path: join(process.env.SCREENSHOTS, 'form.png') })

    await page.getByLabel('Title').fill('"Quotes" & <tags>')
    await page.getByLabel('Category').selectOption('Letters')
    await page.getByRole('button', { name: 'Create article' }).click()
    expect(await notice()).toBe('The article is there.')
    expect(await page.locator('h1').textContent()).toBe('"Quotes" & <tags>')
    expect(await page.locator('article > p:not(.meta)').allTextContents()).toEqual([
      'First <b>line</b>',
      'Second & last',
    ])
  })

  it('edits it by a POST that stands for PUT', async () => {
    await page.goto(`${blog.origin}/admin/articles`)
    await page
      .getByRole('row', { name: /Quotes/ })
      .getByRole('link', { name: 'Edit' })
      .click()
    expect(await page.getByLabel('Title').inputValue()).toBe('"Quotes" & <tags>')
    expect(await page.getByLabel('Category').inputValue()).toBe('Letters')
    expect(await page.getByLabel('Everybody may read it').isChecked()).toBe(true)
    sent.length = 0
    await page.getByLabel('Title').fill('A better title')
    await page.getByRole('button', { name: 'Update article' }).click()
    expect(await notice()).toBe('The article is changed.')
    expect(sent).toEqual([expect.stringMatching(/^POST \/admin\/articles\/4 _method=put&/)])
    expect(await page.locator('h1').textContent()).toBe('A better title')
  })

  it('takes comments', async () => {
    await page.getByRole('button', { name: 'Send comment' }).click()
    expect(await page.getByRole('alert').textContent()).toContain('Please sign your comment')
    await page.getByLabel('Name').fill('Ann')
    await page.getByLabel('Comment').fill('<script>alert(1)</script>')
    await page.getByRole('button', { name: 'Send comment' }).click()
    expect(await notice()).toBe('Thank you for your comment.')
    expect(await page.locator('.comment p').first().textContent()).toBe('<script>alert(1)</script>')
  })

  it('hides drafts', async () => {
    await page.goto(`${blog.origin}/admin/articles`)
    await page
      .getByRole('row', { name: /umbrella/ })
      .getByRole('link', { name: 'Edit' })
      .click()
    await page.getByLabel('Everybody may read it').uncheck()
    await page.getByRole('button', { name: 'Update article' }).click()
    expect(await notice()).toBe('The article is changed.')
    await page.goto(blog.origin)
    expect(await headings()).toEqual(['A better title', 'A soup for the last cold days', 'The slow train to Matsumoto'])
    expect((await page.goto(`${blog.origin}/articles/3`))?.status()).toBe(404)
  })

  it('deletes by a POST that stands for DELETE', async () => {
    await page.goto(`${blog.origin}/admin/articles`)
    sent.length = 0
    await page.getByRole('button', { name: 'Delete A soup for the last cold days' }).click()
    expect(await notice()).toBe('The article is gone.')
    expect(sent).toEqual(['POST /admin/articles/2 _method=delete'])
    expect(await page.getByRole('row').count()).toBe(4)

    await page.goto(`${blog.origin}/admin/articles/1/edit`)
    await page.getByRole('button', { name: 'Remove' }).first().click()
    expect(await notice()).toBe('The comment is gone.')
    expect(await page.locator('.comment').count()).toBe(1)
  })

  it('finds everything again after a restart', async () => {
    await blog.stop()
    blog = await start(database)
    await page.goto(blog.origin)
    expect(await headings()).toEqual(['A better title', 'The slow train to Matsumoto'])
    if (process.env.SCREENSHOTS) await page.screenshot({ path: join(process.env.SCREENSHOTS, 'list.png') })
    await page.getByRole('link', { name: 'A better title' }).click()
    await page.waitForURL(/\/articles\/\d+-a-better-title$/)
    expect(await page.locator('.comment').count()).toBe(1)
  })
})

describe('the blog', () => {
  const ask = (path: string, init: RequestInit = {}) => fetch(`${blog.origin}${path}`, { redirect: 'manual', ...init })
  const comment = new URLSearchParams({ 'comment[author]': 'a', 'comment[body]': 'b' })

  it('answers with JSON too', async () => {
    const articles = (await (await ask('/articles.json')).json()) as { title: string }[]
    expect(articles.map(({ title }) => title)).toContain('The slow train to Matsumoto')
    const refused = await ask('/articles/1/comments.json', { method: 'POST', body: new URLSearchParams() })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toHaveProperty('issues')
  })

  it('takes no forms of other sites', async () => {
    const from = (headers: Record<string, string>) =>
      ask('/articles/1/comments', { method: 'POST', body: comment, headers })
    expect((await from({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await from({ origin: blog.origin })).status).toBe(303)
  })

  it('locks its desk where there is a password', async () => {
    const locked = await start(join(folder, 'locked.sqlite'), { BLOG_PASSWORD: 'open: sesame' })
    const desk = (authorization?: string) =>
      fetch(`${locked.origin}/admin/articles`, { headers: authorization ? { authorization } : {} })
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    try {
      expect((await fetch(locked.origin)).status).toBe(200)
      expect((await desk()).status).toBe(401)
      // what the matcher takes for the desk is locked, however it is written and whatever a form makes of it
      for (const path of [
        '/%61dmin/articles',
        '/admin/articles/',
        '/a%64min/articles.json',
        '/%61dmin/articles/1/edit',
      ])
        expect([path, (await fetch(`${locked.origin}${path}`)).status]).toEqual([path, 401])
      const remove = new URLSearchParams({ _method: 'delete' })
      expect((await fetch(`${locked.origin}/%61dmin/articles/1`, { method: 'POST', body: remove })).status).toBe(401)
      expect((await desk(basic('ann:wrong'))).status).toBe(401)
      expect((await desk(basic('ann:open: sesame'))).status).toBe(200)
    } finally {
      await locked.stop()
    }
  })
})
