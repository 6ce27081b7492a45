import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { CLI, directory, IN_PROCESS, resourcery } from './command.js'

const MODULE = `import { draw, namespace, resources, root, route } from 'resourcery'
export const routes = draw([
  resources('articles', {}, [resources('comments', { only: ['index'] })]),
  route('get', '/articles/:slug', 'articles#read'),
  namespace('admin', [resources('products', { only: ['index', 'show'], constraints: { id: /\\d+/ } })]),
  root('home#index'),
])
`

const cwd = directory({
  'routes.ts': MODULE,
  'controllers.ts': 'export const controllers = { articles: { index() {}, publish() {} }, home: { index() {} } }\n',
})

const routes = (...args: string[]) => resourcery(['routes', ...args], { cwd })

const lines = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))

describe('resourcery routes', () => {
  test('prints the table as Rails does, and nothing else', async () => {
    const { code, stdout, stderr } = await routes()
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatchInlineSnapshot(`
      "          Prefix Verb   URI Pattern                              Controller#Action
      article_comments GET    /articles/:article_id/comments(.:format) comments#index
              articles GET    /articles(.:format)                      articles#index
                       POST   /articles(.:format)                      articles#create
           new_article GET    /articles/new(.:format)                  articles#new
          edit_article GET    /articles/:id/edit(.:format)             articles#edit
               article GET    /articles/:id(.:format)                  articles#show
                       PUT    /articles/:id(.:format)                  articles#update
                       DELETE /articles/:id(.:format)                  articles#destroy
                       GET    /articles/:slug(.:format)                articles#read
        admin_products GET    /admin/products(.:format)                admin/products#index
         admin_product GET    /admin/products/:id(.:format)            admin/products#show {id: /\\d+/}
                  root GET    /                                        home#index
      "
    `)
  })

  test.each([
    [['--grep', 'comment'], ['article_comments GET /articles/:article_id/comments(.:format) comments#index']],
    [['-g', '^root$'], ['root GET / home#index']],
    [
      ['--controller', 'admin', '--grep', 'show'],
      ['admin_product GET /admin/products/:id(.:format) admin/products#show {id: /\\d+/}'],
    ],
    [['-c', 'ArticlesController', '-m', 'delete'], ['article DELETE /articles/:id(.:format) articles#destroy']],
    [
      ['--method', 'put', '--method', 'DELETE'],
      ['article PUT /articles/:id(.:format) articles#update', 'DELETE /articles/:id(.:format) articles#destroy'],
    ],
  ])('%o lets %o through', async (args, expected) => {
    const { code, stdout } = await routes(...args)
    expect(code).toBe(0)
    expect(lines(stdout).slice(1)).toEqual(expected)
  })

  test('prints each route on lines of its own', async () => {
    const { stdout } = await routes('--expanded', '--grep', '^root$')
    expect(lines(stdout).slice(1)).toEqual(['Prefix | root', 'Verb | GET', 'URI | /', 'Controller#Action | home#index'])
  })

  test('says so where no route is as asked', async () => {
    expect(await routes('--grep', 'nothing')).toEqual({ code: 0, stdout: '', stderr: 'No route is as you ask\n' })
  })

  test('prints JSON in the shape that docs/cli.md describes', async () => {
    const { stdout } = await routes('--json', '--grep', 'admin_product$')
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      routes: [
        {
          name: 'admin_product',
          method: 'GET',
          pattern: '/admin/products/:id(.:format)',
          controller: 'admin/products',
          action: 'show',
          helper: 'admin_product_path',
          required: ['id'],
          optional: ['format'],
          constraints: { id: { source: '\\d+', flags: '' } },
          defaults: {},
        },
      ],
    })
    const docs = readFileSync(new URL('../../docs/cli.md', import.meta.url), 'utf8')
    for (const field of [...Object.keys(JSON.parse(stdout).routes[0]), 'redirect'])
      expect(docs).toContain(`\`${field}\``)
  })

  test('tells which route answers a request, and why no other does', async () => {
    const { code, stdout } = await routes('--match', 'GET /articles/new')
    expect(code).toBe(0)
    expect(lines(stdout)).toEqual([
      'new_article GET /articles/new(.:format) articles#new',
      '',
      'Its path fits these too, which lose:',
      "article GET /articles/:id(.:format) articles#show has ':id' where '/articles/new(.:format)' has the literal 'new'",
      "GET /articles/:slug(.:format) articles#read has ':slug' where '/articles/new(.:format)' has the literal 'new'",
      'article PUT /articles/:id(.:format) articles#update answers PUT, not GET',
      'article DELETE /articles/:id(.:format) articles#destroy answers DELETE, not GET',
    ])
    expect(lines((await routes('--match', '/articles/7.json')).stdout).slice(0, 3)).toEqual([
      'article GET /articles/:id(.:format) articles#show',
      'id: "7"',
      'format: "json"',
    ])
  })

  test('reads a request in any case and room, and nothing else', async () => {
    const told = await routes('--match', 'GET /articles/7')
    for (const text of ['  get   /articles/7 ', '/articles/7', 'Get\t/articles/7'])
      expect(await routes('--match', text)).toEqual(told)
    for (const text of ['GET', 'GET /a b', 'x GET /a', 'G3T /a', 'GET/a', 'a', '!/a'])
      expect((await routes('--match', text)).stderr).toBe(
        `resourcery: '${text}' is no method and path: write it as in 'GET /articles/1', and %20 for a space\n`,
      )
  })

  test('exits with 1 where no route answers', async () => {
    const { code, stdout, stderr } = await routes('--match', 'delete /articles')
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(lines(stdout)[0]).toBe("No route answers DELETE '/articles': use GET, POST")
    const json = await routes('--match', 'GET /nowhere', '--json')
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toEqual({
      version: 1,
      method: 'GET',
      path: '/nowhere',
      refusal: { status: 404, message: "No route answers GET '/nowhere'" },
      rivals: [],
      nearMisses: [],
    })
  })

  test('prints the routes that no request can reach', async () => {
    expect(await routes('--shadowed')).toEqual({
      code: 0,
      stdout:
        'GET /articles/:slug(.:format) articles#read\n  hidden by article GET /articles/:id(.:format) articles#show\n',
      stderr: '',
    })
    const { shadowed } = JSON.parse((await routes('--shadowed', '--json')).stdout)
    expect(shadowed).toMatchObject([{ route: { action: 'read' }, by: [{ action: 'show' }] }])
    expect(await routes('--shadowed', '--controller', 'admin')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'A request can reach each route\n',
    })
  })

  test('prints routes without an action and actions without a route', async () => {
    const { code, stdout, stderr } = await routes('--unused', 'controllers.ts')
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(lines(stdout).filter((line) => /comments|publish|Routes|Actions/.test(line))).toEqual([
      'Routes without an action',
      'article_comments GET /articles/:article_id/comments(.:format) comments#index',
      'Actions without a route',
      'articles#publish',
    ])
    expect(JSON.parse((await routes('--unused', 'controllers.ts', '--json')).stdout).actions).toEqual([
      { controller: 'articles', action: 'publish' },
    ])
  })

  test('exits with 0 where controllers and routes agree', async () => {
    const agreeing = directory({
      'routes.mjs': "import { draw, root } from 'resourcery'\nexport default draw([root('home#index')])\n",
      'controllers.mjs': 'export const home = { index() {} }\n',
    })
    expect(await resourcery(['routes', '--unused', 'controllers.mjs'], { cwd: agreeing })).toEqual({
      code: 0,
      stdout: '',
      stderr: 'Each route has its action, and each action its route\n',
    })
  })

  test('counts a route without an action and an action without a route for two', async () => {
    const one = directory({
      'routes.mjs': "import { draw, root } from 'resourcery'\nexport default draw([root('home#index')])\n",
      'controllers.mjs': 'export const home = { show() {} }\n',
      'empty.mjs': 'export const limit = 3\nexport default {}\n',
    })
    expect(await resourcery(['routes', '--unused', 'controllers.mjs'], { cwd: one })).toEqual({
      code: 1,
      stdout: 'Routes without an action\n  root GET / home#index\nActions without a route\n  home#show\n',
      stderr: '',
    })
    expect((await resourcery(['routes', '--unused', 'empty.mjs'], { cwd: one })).stderr).toBe(
      "resourcery: Module 'empty.mjs' exports no controllers: write export const controllers = { articles: { index() { … } } }\n",
    )
  })

  test('writes a page', async () => {
    expect(await routes('--html', 'routes.html')).toEqual({ code: 0, stdout: '', stderr: 'Wrote routes.html\n' })
    expect(readFileSync(join(cwd, 'routes.html'), 'utf8')).toMatch(/^<!doctype html>[\s\S]*article_comments/)
  })

  test.skipIf(IN_PROCESS)(
    'paints where it is told to, and where it is a terminal, unless it is told not to',
    async () => {
      const painted = await resourcery(['routes'], { cwd, env: { FORCE_COLOR: '1' } })
      expect(painted.stdout).toContain('\x1b[32mGET')
      const plain = await routes()
      expect(stripVTControlCharacters(painted.stdout).replace(/ +$/gm, '')).toBe(plain.stdout)
      const dull = await resourcery(['routes'], { cwd, env: { FORCE_COLOR: '0' } })
      expect(dull.stdout).toBe(plain.stdout)
    },
  )

  test.skipIf(IN_PROCESS)('sends no signs to a terminal that would steer it', async () => {
    const steering = directory({
      'routes.ts': `import { draw, route } from 'resourcery'
export const routes = draw([route('get', '/\\x1b[2Jred\\u202e\\x7f/:id', 'pages#odd', { as: 'odd' })])\n`,
    })
    const ask = async (...args: string[]) => (await resourcery(['routes', ...args], { cwd: steering })).stdout
    for (const args of [[], ['--expanded'], ['--match', 'GET /\x1b[2J'], ['--json']]) {
      const stdout = await ask(...args)
      expect(stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
      expect(stdout).toContain('\\u001b[2J')
    }
    expect(JSON.parse(await ask('--json')).routes[0].pattern).toBe('/\x1b[2Jred\u202e\x7f/:id(.:format)')
  })

  test.skipIf(IN_PROCESS)('what reads its output may stop early', async () => {
    const child = spawn(process.execPath, [CLI, 'routes'], { cwd })
    child.stdout.destroy()
    const [code] = await once(child, 'close')
    expect(code).toBe(0)
  })
})

describe.skipIf(IN_PROCESS)('resourcery routes --watch', () => {
  /** Starts watching in a directory; `printed` waits until a text has come, `silent` until nothing has for a while. */
  function watching(watched: string, ...args: string[]) {
    const child = spawn(process.execPath, [CLI, 'routes', ...args], { cwd: watched })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
    return {
      child,
      async printed(text: string) {
        for (let tries = 0; tries < 200 && !output.includes(text); tries++) await pause(100)
        expect(output).toContain(text)
        output = ''
      },
      /** Writes a file until the text has come: what is written before its directory is watched is not seen. */
      async changed(name: string, content: string, text: string) {
        for (let tries = 0; tries < 200 && !output.includes(text); tries++) {
          if (tries % 20 === 0) writeFileSync(join(watched, name), content)
          await pause(100)
        }
        expect(output).toContain(text)
        output = ''
      },
      async silent() {
        await pause(1500)
        expect(output).toBe('')
      },
    }
  }

  test('prints again when a module changes, and goes on after a fault', async () => {
    const watched = directory({ 'routes.ts': MODULE, 'other.ts': '' })
    const { child, printed, changed } = watching(watched, '-Ew', '--grep', 'root|pages')
    await printed('home#index')
    await changed('routes.ts', MODULE.replace('home#index', 'pages#start'), 'pages#start')
    await changed('routes.ts', 'export const = 1', 'cannot be loaded')
    await changed('routes.ts', MODULE, 'home#index')
    child.kill()
    const [, signal] = await once(child, 'close')
    expect(signal).toBe('SIGTERM')
  })

  test('follows the modules that are imported from elsewhere, in whatever form', async () => {
    const target = (name: string) => `export default '${name}#index'\n`
    const watched = directory({
      'app/routes.ts': `import { draw, root, route } from 'resourcery'
import script from '../js/script.mjs'
import { start } from '../ts/inner.js'
export const routes = draw([root(start), route('get', '/about', script)])
`,
      'js/script.mjs': target('script'),
      'ts/inner.ts': "export { default as start } from '../deep/target.js'\n",
      'deep/target.ts': target('deep'),
      'controllers/index.ts': 'export const controllers = { deep: { index() {} }, script: { index() {} } }\n',
    })
    const { child, printed, changed } = watching(watched, 'app', '-w', '--unused', 'controllers/index.ts')
    await printed('Each route has its action')
    await changed('deep/target.ts', target('deeper'), 'deeper#index')
    await changed('deep/target.ts', 'export default (', 'cannot be loaded')
    await changed('deep/target.ts', target('deep'), 'Each route has its action')
    await changed('js/script.mjs', target('paper'), 'paper#index')
    await changed('js/script.mjs', target('script'), 'Each route has its action')
    await changed('controllers/index.ts', 'export const controllers = { deep: { index() {} } }\n', 'script#index')
    child.kill()
    await once(child, 'close')
  })

  test('is not started again by the page that it writes', async () => {
    const watched = directory({ 'routes.ts': MODULE })
    const { child, printed, silent } = watching(watched, '--watch', '--html', 'routes.html')
    await printed('Wrote routes.html')
    await silent()
    child.kill()
    await once(child, 'close')
  })
})
