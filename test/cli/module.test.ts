import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { directory, IN_PROCESS, resourcery } from './command.js'

const lines = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))

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

  test.skipIf(IN_PROCESS)('uses the package that is installed beside it', async () => {
    const cwd = directory({ 'routes.ts': one('routes') })
    mkdirSync(join(cwd, 'node_modules'))
    symlinkSync(fileURLToPath(new URL('../..', import.meta.url)), join(cwd, 'node_modules/resourcery'))
    expect((await resourcery(['routes'], { cwd })).stdout).toContain('routes#index')
  })

  test.skipIf(IN_PROCESS)('may print while it loads: that is no part of the answer', async () => {
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

  test('may be CommonJS, or have its routes in an object that is its default', async () => {
    const text =
      "const { draw, root } = require('resourcery')\nmodule.exports = { routes: draw([root('routes#index')]) }\n"
    expect(await shown({ 'routes.cjs': text }, 'routes.cjs')).toEqual(home)
    expect(await shown({ 'routes.ts': `${one('x').replace('const x =', 'default { routes:')} }` })).toMatchObject({
      code: 0,
      routes: ['root GET / x#index'],
    })
  })

  test('may export other things, and nothing', async () => {
    const others = 'export const nothing = null\nexport const limit = 3\n'
    expect(await shown({ 'routes.ts': `${one('routes')}${others}export default 'text'\n` })).toEqual(home)
  })

  test('may draw nothing yet', async () => {
    expect(await resourcery(['routes'], { cwd: directory({ 'routes.ts': one('routes', 'draw([])') }) })).toEqual({
      code: 0,
      stdout: '',
      stderr: "The module draws no route: write draw([resources('articles')])\n",
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
    const main = {
      'routes.ts': `${one('web')}${one('x')
        .replace(/^import.*\n/, '')
        .replace('const x =', 'default')}`,
    }
    expect(await shown(main)).toEqual({
      code: 0,
      routes: ['root GET / x#index'],
      stderr:
        "Module 'routes.ts' exports several route sets, 'default', 'web'; these are the routes of 'default': write --export for others\n",
    })
    const usual = { 'routes.ts': `${one('admin')}${one('routes').replace(/^import.*\n/, '')}export default routes\n` }
    expect(await shown(usual)).toEqual({
      ...home,
      stderr:
        "Module 'routes.ts' exports several route sets, 'admin', 'default', 'routes'; these are the routes of 'routes': write --export for others\n",
    })
  })

  const refused = async (files: object, args: string[], sentence: RegExp) => {
    const { code, routes: printed, stderr } = await shown(files as Record<string, string>, ...args)
    expect({ code, printed }).toEqual({ code: 1, printed: [] })
    expect(stderr).toMatch(sentence)
  }

  test.each([
    [
      {},
      [],
      /^resourcery: No routes\.ts or src\/routes\.ts is in '.*': write the path of a module that exports routes\n$/,
    ],
    [
      { 'app/x.txt': '' },
      ['app'],
      /^resourcery: No routes\.ts or src\/routes\.ts is in 'app': write the path of a module that exports routes\n$/,
    ],
    [
      { 'routes.ts': 'export const a = 1' },
      ['--export', 'a'],
      /^resourcery: Export 'a' of 'routes\.ts' is no route set: write export const routes = draw\(\[ … \]\)\n$/,
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
    [
      { 'routes.ts': 'const a = 1\nexport const = 1' },
      [],
      /^resourcery: Module 'routes\.ts' cannot be loaded: .*\S \(.*routes\.ts:2:\d+\)\n$/,
    ],
    [{ 'routes.ts': 'throw undefined' }, [], /^resourcery: Module 'routes\.ts' cannot be loaded: undefined\n$/],
    [{ 'routes.ts': "import './missing.js'" }, [], /^resourcery: Module 'routes\.ts' cannot be loaded: .*missing.*\n$/],
    [
      {
        'routes.ts':
          "import { draw, resources } from 'resourcery'\nexport const routes = draw([resources('a', { onyl: [] })])",
      },
      [],
      /^resourcery: Module 'routes\.ts' cannot be loaded: resources\(\) takes no option 'onyl': write 'only'.*\n$/,
    ],
  ])('of %o with %o one sentence says what is wrong', refused)

  // what Node alone tells of, or what ends the process
  test.skipIf(IN_PROCESS).each([
    [
      { 'routes.mjs': 'const a = 1\nexport const = 1' },
      [],
      /^resourcery: Module 'routes\.mjs' cannot be loaded: .*\S \(.*routes\.mjs:2(:\d+)?\)\n$/,
    ],
    [
      { 'routes.ts': 'process.exit(0)' },
      [],
      /^resourcery: Module 'routes\.ts' ends before it is loaded: let it export its routes, .*\n$/,
    ],
    [
      { 'routes.mjs': 'await new Promise(() => {})' },
      [],
      /resourcery: Module 'routes\.mjs' ends before it is loaded: .*\n$/,
    ],
  ])('of %o with %o one sentence says what is wrong too', refused)
})
