import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { CLI, directory, resourcery } from './command.js'

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
    const { code, stdout } = await routes('--unused', 'controllers.ts')
    expect(code).toBe(1)
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

  test('writes a page', async () => {
    expect(await routes('--html', 'routes.html')).toEqual({ code: 0, stdout: '', stderr: 'Wrote routes.html\n' })
    expect(readFileSync(join(cwd, 'routes.html'), 'utf8')).toMatch(/^<!doctype html>[\s\S]*article_comments/)
  })

  test('paints where it is told to, and where it is a terminal, unless it is told not to', async () => {
    const painted = await resourcery(['routes'], { cwd, env: { FORCE_COLOR: '1' } })
    expect(painted.stdout).toContain('\x1b[32mGET')
    const plain = await routes()
    expect(stripVTControlCharacters(painted.stdout).replace(/ +$/gm, '')).toBe(plain.stdout)
    const dull = await resourcery(['routes'], { cwd, env: { FORCE_COLOR: '0' } })
    expect(dull.stdout).toBe(plain.stdout)
  })

  test('what reads its output may stop early', async () => {
    const child = spawn(process.execPath, [CLI, 'routes'], { cwd })
    child.stdout.destroy()
    const [code] = await once(child, 'close')
    expect(code).toBe(0)
  })
})

describe('the module of the routes', () => {
  const shown = async (files: Record<string, string>, ...args: string[]) => {
    const { code, stdout, stderr } = await resourcery(['routes', ...args], { cwd: directory(files) })
    return { code, stderr, routes: lines(stdout).slice(1) }
  }
  const one = (name: string, expression = `draw([root('${name}#index')])`) =>
    `import { draw, root } from 'resourcery'\nexport const ${name} = ${expression}\n`
  const home = { code: 0, stderr: '', routes: ['root GET / routes#index'] }

  test.each(['routes.ts', 'routes.mts', 'routes.js', 'routes.mjs', 'src/routes.ts', 'src/routes.mjs'])(
    'is found as %s',
    async (name) => {
      expect(await shown({ [name]: one('routes') })).toEqual(home)
    },
  )

  test('may be named, as a file or a directory', async () => {
    expect(await shown({ 'app/paths.ts': one('routes') }, 'app/paths.ts')).toEqual(home)
    expect(await shown({ 'app/routes.ts': one('routes') }, 'app')).toEqual(home)
  })

  test('may import others, in TypeScript, by the paths of tsconfig.json too', async () => {
    expect(
      await shown({
        'routes.ts':
          "import { draw } from 'resourcery'\nimport { children } from './parts/home.js'\nimport { type Kind, about } from '@/about'\nexport enum Word { One }\nconst kind: Kind = 'x'\nexport const routes = draw([...children, about(kind)])\n",
        'parts/home.ts': "import { root } from 'resourcery'\nexport const children = [root('routes#index')] as const\n",
        'lib/about.ts':
          "import { route } from 'resourcery'\nexport type Kind = 'x'\nexport const about = (_: Kind) => route('get', '/about', 'pages#about')\n",
        'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }',
      }),
    ).toMatchObject({ code: 0, routes: ['root GET / routes#index', 'about GET /about(.:format) pages#about'] })
  })

  test('uses the package that is installed beside it', async () => {
    const cwd = directory({ 'routes.ts': one('routes') })
    mkdirSync(join(cwd, 'node_modules'))
    symlinkSync(fileURLToPath(new URL('../..', import.meta.url)), join(cwd, 'node_modules/resourcery'))
    expect((await resourcery(['routes'], { cwd })).stdout).toContain('routes#index')
  })

  test('may print while it loads: that is no part of the answer', async () => {
    expect(await shown({ 'routes.ts': `console.log('noise')\n${one('routes')}` })).toEqual({
      ...home,
      stderr: 'noise\n',
    })
  })

  test('may leave something open', async () => {
    expect(await shown({ 'routes.ts': `setInterval(() => {}, 1000)\n${one('routes')}` })).toEqual(home)
  })

  test('may export its routes under any name, or as the default', async () => {
    expect(await shown({ 'routes.ts': one('paths') })).toMatchObject({ code: 0, routes: ['root GET / paths#index'] })
    expect(await shown({ 'routes.ts': one('x').replace('const x =', 'default') })).toMatchObject({
      routes: ['root GET / x#index'],
    })
  })

  test('of several route sets one must be chosen, unless it has a usual name', async () => {
    const several = { 'routes.ts': `${one('web')}${one('api').replace(/^import.*\n/, '')}export const other = 1\n` }
    expect(await shown(several)).toEqual({
      code: 1,
      routes: [],
      stderr:
        "resourcery: Module 'routes.ts' exports several route sets, 'api', 'web': write --export with one of them\n",
    })
    expect(await shown(several, '--export', 'api')).toMatchObject({
      code: 0,
      stderr: '',
      routes: ['root GET / api#index'],
    })
    expect(await shown(several, '--export', 'other')).toMatchObject({
      code: 1,
      stderr: "resourcery: Export 'other' of 'routes.ts' is no route set: write --export with one of 'api', 'web'\n",
    })
    const usual = { 'routes.ts': `${one('admin')}${one('routes').replace(/^import.*\n/, '')}export default routes\n` }
    expect(await shown(usual)).toEqual({
      ...home,
      stderr:
        "Module 'routes.ts' exports several route sets, 'admin', 'default', 'routes'; these are the routes of 'routes': write --export for others\n",
    })
  })

  test.each([
    [
      {},
      [],
      /^resourcery: No routes\.ts or src\/routes\.ts is in '.*': write the path of a module that exports routes\n$/,
    ],
    [
      {},
      ['nope.ts'],
      /^resourcery: Module 'nope\.ts' does not exist: write the path of a module that exports routes\n$/,
    ],
    [
      { 'routes.ts': 'export const a = 1' },
      [],
      /^resourcery: Module 'routes\.ts' exports no route set: write export const routes = draw\(\[ … \]\)\n$/,
    ],
    [{ 'routes.ts': 'export const = 1' }, [], /^resourcery: Module 'routes\.ts' cannot be loaded: .*\n$/],
    [{ 'routes.ts': "import './missing.js'" }, [], /^resourcery: Module 'routes\.ts' cannot be loaded: .*missing.*\n$/],
    [
      {
        'routes.ts':
          "import { draw, resources } from 'resourcery'\nexport const routes = draw([resources('a', { onyl: [] })])",
      },
      [],
      /^resourcery: Module 'routes\.ts' cannot be loaded: resources\(\) takes no option 'onyl': write 'only'.*\n$/,
    ],
  ])('of %o with %o one sentence says what is wrong', async (files, args, sentence) => {
    const { code, routes: printed, stderr } = await shown(files as Record<string, string>, ...args)
    expect({ code, printed }).toEqual({ code: 1, printed: [] })
    expect(stderr).toMatch(sentence)
  })
})

describe('resourcery routes --watch', () => {
  test('prints again when a module changes, and goes on after a fault', async () => {
    const watched = directory({ 'routes.ts': MODULE, 'other.ts': '' })
    const child = spawn(process.execPath, [CLI, 'routes', '--watch', '--grep', 'root|pages'], { cwd: watched })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
      })
    const printed = async (text: string) => {
      for (let tries = 0; tries < 100 && !output.includes(text); tries++)
        await new Promise((resolve) => setTimeout(resolve, 100))
      expect(output).toContain(text)
      output = ''
    }
    await printed('home#index')
    writeFileSync(join(watched, 'routes.ts'), MODULE.replace('home#index', 'pages#start'))
    await printed('pages#start')
    writeFileSync(join(watched, 'routes.ts'), 'export const = 1')
    await printed('cannot be loaded')
    writeFileSync(join(watched, 'routes.ts'), MODULE)
    await printed('home#index')
    child.kill()
    const [, signal] = await once(child, 'close')
    expect(signal).toBe('SIGTERM')
  })
})
