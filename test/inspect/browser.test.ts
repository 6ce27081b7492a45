import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import axe from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { draw, namespace, resources, root, route, scope } from '../../src/index.js'
import { routesPage } from '../../src/inspect/index.js'
import type { Drawn } from '../../types/index.js'
import { HOSTILE, hostileRoutes, oddRoutes } from './hostile.js'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

const routes = draw(
  [
    resources('articles', {}, [resources('comments', { only: ['index', 'show'] })]),
    route('get', '/articles/:slug', 'articles#read'),
    namespace('admin', [resources('products', { constraints: { id: 'integer' } })]),
    scope({ path: '(:locale)', constraints: { locale: ['en', 'de'] } }, [
      route('get', 'help', 'pages#help', { as: 'help' }),
    ]),
    root('home#index'),
  ],
  { patch: true, origin: 'https://example.com' },
)

const directory = mkdtempSync(join(tmpdir(), 'resourcery-page-'))

/** Opens the page of a set as a user does who has been given the file; what the browser complains of is gathered. */
async function open(browser: Browser, set: Drawn, options: BrowserContextOptions & { page?: object } = {}) {
  const file = join(directory, `${Math.random()}.html`)
  writeFileSync(file, routesPage(set, options.page))
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) complaints.push(`request of ${request.url()}`)
  })
  await page.goto(pathToFileURL(file).href)
  return { page, complaints }
}

/** What axe finds wrong; its script is let in by leaving the page's policy aside. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations: found } = await axe.run()
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

describe.skipIf(!existsSync(CHROMIUM) && !process.env.CI)('the page in a browser', () => {
  let browser: Browser
  let complaints: string[] = []

  beforeAll(async () => {
    const switches = ['sandbox', 'first-run'].map((name) => `--no-${name}`)
    const disabled = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'].map(
      (name) => `--disable-${name}`,
    )
    browser = await chromium.launch({ executablePath: CHROMIUM, args: [...switches, ...disabled] })
  })
  afterAll(() => browser?.close())
  afterEach(() => expect(complaints).toEqual([]))

  const show = async (set: Drawn = routes, options: Parameters<typeof open>[2] = {}): Promise<Page> => {
    const opened = await open(browser, set, options)
    complaints = opened.complaints
    return opened.page
  }

  const answer = (page: Page) => page.locator('#answer').textContent()
  const shown = (page: Page) => page.locator('tbody tr:visible').count()

  test('typing a path shows the route that answers, with its parameters, and marks it', async () => {
    const page = await show()
    await page.getByLabel('Path', { exact: true }).pressSequentially('/articles/7/comments/2.json')
    expect(await answer(page)).toContain('comments#show, article_comment')
    expect(await page.locator('#answer dl').textContent()).toBe('article_id"7"id"2"format"json"')
    expect(await page.locator('tr.marked').textContent()).toContain('comments#show')
    expect(await page.locator('.picture .marked text').allTextContents()).toEqual([
      '/',
      'articles',
      ':article_id',
      'comments',
      ':id',
    ])
  })

  test('says why others lose, and what is refused', async () => {
    const page = await show()
    await page.getByLabel('Path', { exact: true }).fill('https://example.com/articles/new?page=1')
    expect(await answer(page)).toContain('articles#new, new_article')
    await page.locator('#answer summary').click()
    expect(await answer(page)).toContain("has ':id' where '/articles/new(.:format)' has the literal 'new'")
    await page.getByLabel('Method').selectOption('DELETE')
    await page.getByLabel('Path', { exact: true }).fill('/articles')
    expect(await answer(page)).toContain("405 No route answers DELETE '/articles': use GET, POST")
    await page.getByRole('button', { name: 'Try POST' }).click()
    expect(await answer(page)).toContain('articles#create')
    await page.getByLabel('Path', { exact: true }).fill('/nowhere/at/all')
    expect(await answer(page)).toContain('404')
    expect(await page.locator('tr.marked').count()).toBe(0)
    await page.getByLabel('Path', { exact: true }).fill('/admin/products/x')
    await page.getByLabel('Method').selectOption('GET')
    expect(await answer(page)).toContain('1 would fit, but for what it asks')
    expect(await answer(page)).toContain("does not take 'x' as 'id', which is to be integer")
    await page.getByLabel('Path', { exact: true }).fill('')
    expect(await answer(page)).toContain('Type a path')
  })

  test('builds helper calls with the library, and tries what they give', async () => {
    const page = await show()
    await page.getByRole('combobox', { name: 'Route' }).selectOption('article_comment')
    expect(await page.locator('#built').textContent()).toContain('routes.article_comment_path(article_id, id)')
    await page.getByLabel('article_id').fill('a b')
    await page.getByLabel('id', { exact: true }).fill('2')
    await page.getByText('Options', { exact: true }).click()
    await page.getByLabel('format').fill('csv')
    await page.getByLabel('query').fill('page=2&tags[]=x')
    await page.getByLabel('anchor').fill('top')
    expect(await page.locator('#built code').allTextContents()).toEqual([
      "routes.article_comment_path('a b', 2, { format: 'csv', query: { page: '2', tags: ['x'] }, anchor: 'top' })",
      routes.article_comment_path('a b', 2, { format: 'csv', query: { page: '2', tags: ['x'] }, anchor: 'top' }),
    ])
    await page.getByRole('button', { name: 'Try it' }).click()
    expect(await answer(page)).toContain('comments#show')

    await page.getByLabel('Helper').selectOption('url')
    await page.getByRole('combobox', { name: 'Route' }).selectOption('help')
    await page.getByLabel('locale').fill('fr')
    expect(await page.locator('#built').textContent()).toContain(
      "Route 'help' cannot take 'fr' as 'locale': write a text that matches /^(?:en|de)$/",
    )
    await page.getByLabel('locale').fill('de')
    await page.getByLabel('trailing slash').check()
    expect(await page.locator('#built code').last().textContent()).toBe('https://example.com/de/help/')
  })

  test('filters the table', async () => {
    const page = await show()
    const all = await shown(page)
    await page.getByLabel('Search').fill('comment')
    expect(await shown(page)).toBe(2)
    expect(await page.locator('#count').textContent()).toBe(`2 of ${all} routes`)
    await page.getByLabel('Search').fill('(')
    expect(await shown(page)).toBe(all - 1)
    await page.getByLabel('Search').fill('')
    await page.getByLabel('Controller').selectOption('admin')
    expect(await shown(page)).toBe(8)
    await page.getByRole('checkbox', { name: 'DELETE' }).check()
    expect(await shown(page)).toBe(1)
    await page.getByRole('checkbox', { name: 'POST' }).check()
    expect(await shown(page)).toBe(2)
    await page.getByLabel('Controller').selectOption('')
    expect(await shown(page)).toBe(4)
  })

  test('starts with the filters that it is given', async () => {
    const page = await show(routes, { page: { grep: 'product', method: 'patch' } })
    expect(await shown(page)).toBe(1)
    expect(await page.getByLabel('Search').inputValue()).toBe('product')
  })

  test('can be used with the keyboard alone', async () => {
    const page = await show()
    const reached: string[] = []
    for (let press = 0; press < 16; press++) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName || ''))
    }
    expect(reached.slice(0, 4)).toEqual(['method', 'path', 'name', 'kind'])
    expect(reached).toContain('picture')
    expect(reached).toContain('grep')
    await page.getByRole('button', { name: 'edit_article', exact: true }).focus()
    await page.keyboard.press('Enter')
    expect(await page.getByRole('combobox', { name: 'Route' }).inputValue()).toBe('edit_article')
    await page.keyboard.type('5')
    expect(await page.locator('#built code').last().textContent()).toBe('/articles/5/edit')
  })

  test.each([
    ['in light', { colorScheme: 'light' }],
    ['in dark', { colorScheme: 'dark' }],
    ['on a phone', { viewport: { width: 390, height: 844 } }],
  ] as const)('axe finds no violation %s, and nothing is wider than the window', async (_, options) => {
    const page = await show(routes, { ...options, bypassCSP: true })
    await page.getByLabel('Path', { exact: true }).fill('/articles/new')
    await page.locator('#answer summary').click()
    await page.getByText('Options', { exact: true }).click()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Method').selectOption('DELETE')
    await page.getByLabel('Path', { exact: true }).fill('/articles')
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  })

  test('on a phone a row is read from above to below', async () => {
    const page = await show(routes, { viewport: { width: 390, height: 844 } })
    const [name, pattern] = await Promise.all(
      ['th', 'td:nth-child(3)'].map((cell) => page.locator(`#route-0 ${cell}`).boundingBox()),
    )
    expect(pattern?.y).toBeGreaterThan(name?.y ?? Number.POSITIVE_INFINITY)
  })

  test.each([
    ['a set that no declaration gives', hostileRoutes],
    ['one that a declaration gives', oddRoutes],
  ])('shows hostile text of %s as text', async (_, set) => {
    const page = await show(set, { page: { title: HOSTILE } })
    await page.getByLabel('Path', { exact: true }).fill('/away')
    await page.getByLabel('Search').fill(HOSTILE)
    await page.getByLabel('Path', { exact: true }).fill(`/<b>&amp;"'/1`)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect(await page.locator('h1').textContent()).toBe(HOSTILE)
    expect(await page.locator('img').count()).toBe(0)
  })

  test('its policy stops what is not its own', async () => {
    const page = await show()
    const stopped = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
          const style = document.createElement('style')
          style.textContent = 'body { display: none }'
          document.head.append(style)
        }),
    )
    expect(await stopped).toBe('style-src-elem')
    expect(complaints.splice(0).join()).toContain('Content Security Policy')
  })
})
