import { chromium, type Page } from 'playwright-core'
import { serveSite } from './site.js'

/**
 * Makes the pictures of the README: what the compiler says in the editor of the playground, which is built before by `npm run docs`.
 */

const DECLARATION = `import { draw, namespace, resources } from 'resourcery'

export const routes = draw([
  resources('articles', { member: { publish: 'post' } }, [resources('comments')]),
  namespace('admin', [resources('products')]),
])

`

const directory = new URL('../docs/images/', import.meta.url).pathname

/** Opens the playground with a program and the cursor at its end. */
async function open(page: Page, origin: string, code: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${origin}/playground#${encodeURIComponent(code)}`)
  await page.getByRole('status').filter({ hasText: 'The compiler finds' }).waitFor({ timeout: 60_000 })
  await page.locator('.cm-content').click()
  await page.keyboard.press('Control+End')
}

/** A picture of the editor and of what hangs over it. */
async function take(page: Page, name: string, height: number): Promise<void> {
  const editor = await page.locator('.playground .editor').boundingBox()
  if (!editor) throw new Error('the playground has no editor')
  await page.screenshot({
    path: `${directory}${name}.png`,
    clip: { x: 0, y: editor.y, width: page.viewportSize()?.width ?? 0, height },
  })
}

const { origin, close } = await serveSite()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  // so narrow that the editor has the page to itself
  const page = await browser.newPage({ viewport: { width: 940, height: 1000 }, deviceScaleFactor: 2 })

  await open(page, origin, DECLARATION)
  await page.keyboard.type('routes.article_', { delay: 20 })
  await page.locator('.cm-completionInfo').waitFor()
  await take(page, 'completion', 340)

  // the message hangs above its place: lines are left free for it
  await open(
    page,
    origin,
    `${DECLARATION}${'\n'.repeat(5)}routes.article_comment_path({ id: 2 })\nroutes.edit_admin_prodct_path(7)`,
  )
  await page
    .locator('.cm-lintRange-error')
    .first()
    .hover({ position: { x: 3, y: 5 } })
  await page.locator('.cm-tooltip-lint').waitFor()
  await take(page, 'error', 280)
} finally {
  await browser.close()
  close()
}
