import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveSite } from '../scripts/site.js'
import { ROOT } from './fresh.js'

/** The site of the docs and its playground, in a real browser. */

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
describe.skipIf(!existsSync(CHROMIUM) && !process.env.CI)('the site', () => {
  let site: Awaited<ReturnType<typeof serveSite>>
  let browser: Browser
  let page: Page
  let origin = ''
  const complaints: string[] = []

  beforeAll(async () => {
    // what runs the tests has set NODE_ENV, which a build goes by
    const { NODE_ENV: _, ...env } = process.env
    for (const [tool, ...args] of [['typedoc/bin/typedoc'], ['vitepress/bin/vitepress.js', 'build', 'docs']])
      execFileSync('node', [join(ROOT, 'node_modules', tool as string), ...args], { cwd: ROOT, env, stdio: 'pipe' })
    site = await serveSite()
    origin = site.origin
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] })
    page = await browser.newPage({ viewport: { width: 1400, height: 900 } })
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) complaints.push(`request of ${request.url()}`)
    })
  }, 300_000)

  afterAll(async () => {
    await browser?.close()
    site?.close()
  })

  const status = () => page.getByRole('status')
  /** Opens the playground with a program, and waits for what the compiler says. */
  async function look(code?: string): Promise<void> {
    await page.goto('about:blank')
    await page.goto(`${origin}/playground${code === undefined ? '' : `#${encodeURIComponent(code)}`}`)
    await status().filter({ hasText: 'The compiler finds' }).waitFor({ timeout: 60_000 })
  }
  const rows = () => page.locator('.playground tbody tr').allInnerTexts()

  test('leads from the start to the guide, the reference and the playground', async () => {
    for (const [link, title] of [
      ['Declare routes', 'Declaring routes'],
      ['Reference', 'Reference'],
      ['Playground', 'Playground'],
    ] as const) {
      await page.goto(origin)
      await page.getByRole('link', { name: link }).first().click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  })

  test('has an entry of the reference for each module', async () => {
    for (const [path, name] of [
      ['resourcery', 'draw()'],
      ['resourcery/form', 'formFor()'],
      ['resourcery/serve', 'serve()'],
      ['resourcery/inspect', 'routesPage()'],
      ['resourcery/types', 'RouteSet'],
    ] as const) {
      await page.goto(`${origin}/api/${path}`)
      expect(await page.getByRole('heading', { name, exact: false }).count()).toBeGreaterThan(0)
    }
  })

  test('shows the routes of a declaration, what is printed and what is wrong', async () => {
    await look()
    expect(await status().textContent()).toBe('The compiler finds one error.')
    expect(await page.locator('.errors').textContent()).toMatch(/^Line 14.*'article_id' is missing/s)
    expect(await page.locator('.printed').textContent()).toContain(
      '/articles/1/comments/2?page=3\n{"id":"7","format":"json"}',
    )
    const found = await rows()
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a type
    const path = '`/articles/${string}/comments/${string}`'
    expect(found).toContain(
      `article_comment_path(article_id, id)\tGET\t/articles/:article_id/comments/:id(.:format)\tcomments#show\t${path}`,
    )
    expect(found.some((row) => row.includes('admin/products#edit'))).toBe(true)
  })

  test('looks again as one types, and completes the names of helpers', async () => {
    await look("import { draw, resources } from 'resourcery'\nexport const routes = draw([resources('photos')])\n")
    expect(await status().textContent()).toBe('The compiler finds nothing wrong.')
    expect(await rows()).toHaveLength(7)
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('routes.edit_')
    const option = page.locator('.cm-tooltip-autocomplete li').filter({ hasText: /^edit_photo_path/ })
    await option.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.type('photos_path()')
    // the half of the name that was written before is an error too
    await page.locator('.errors').filter({ hasText: "Did you mean 'edit_photo_path'?" }).waitFor()
    expect(await status().textContent()).toContain('one error')
    await page.waitForURL((url) => decodeURIComponent(url.hash).includes('routes.edit_photos_path()'))
  })

  test('tells what a program throws, and stops one that does not end', async () => {
    await look("throw new Error('enough')")
    expect(await page.locator('.printed').textContent()).toBe('Error: enough')
    await page.locator('.cm-content').click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('for (;;) {}')
    await status().filter({ hasText: 'did not end' }).waitFor({ timeout: 60_000 })
    await page.keyboard.press('Control+A')
    await page.keyboard.type('const x = 1')
    await status().filter({ hasText: 'finds nothing wrong' }).waitFor({ timeout: 60_000 })
  })

  test('can be used by everybody, in light and dark', async () => {
    await look()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(axe.source)
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(within: string): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
        }
        const { violations } = await axe.run('.playground')
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      })
      expect(found).toEqual([])
    }
  })

  test('asks nothing of other sites, and has nothing to complain of', () => {
    expect(complaints).toEqual([])
  })
})
