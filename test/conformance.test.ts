import { describe, expect, test } from 'vitest'
import { declaration as huginn } from '../examples/huginn/routes.js'
import { drawRoutes, listRoutes } from '../src/route.js'
import { compareFile } from './conformance/compare.js'
import { DEPARTURES } from './conformance/departures.js'
import { engine } from './conformance/engine.js'
import { FILES, type RecordedCase, readRecorded } from './conformance/recorded.js'
import { compareTable } from './conformance/table.js'
import { declarationsOfTree } from './conformance/translate.js'

const files = FILES.map(readRecorded)
const file = (name: string) => files.find((one) => one.name === name) ?? expect.fail(`no file ${name}`)

describe('the recorded engines', () => {
  test.each(files)('$name differs in nothing but departures', (recorded) => {
    const { differences } = compareFile(recorded, engine)
    expect(differences.filter(({ departure }) => !departure)).toEqual([])
  })

  test.each([
    ['rails23', 647, 647],
    ['rails61', 1682, 1682],
    ['huginn', 84, 84],
    ['lobsters', 233, 235],
    ['solidus-backend', 285, 285],
    ['danbooru', 503, 504],
  ])('%s: %i of %i rows of the table agree', (name, agreed, total) => {
    expect(compareFile(file(name), {}).table).toEqual({ agreed, total })
  })

  test('the tables depart in these cases and for these reasons', () => {
    const departures = files.flatMap((recorded) =>
      compareFile(recorded, {}).differences.map(({ case: id, departure }) => `${id} ${departure}`),
    )
    expect([...new Set(departures)]).toEqual([
      'r23-034 duplicate-name',
      'r23-052 head-method',
      'pub-h101 dash-in-name',
      'pub-r003 right-singular',
      'pub-r004 duplicate-name',
      'pub-r015 duplicate-name',
      'pub-r015 right-singular',
      'pub-r018 right-singular',
      'real-lobsters repeated-parameter',
      'real-lobsters nameless-pattern',
      'real-danbooru trace-method',
      'real-danbooru duplicate-name',
    ])
  })

  test('the rows stand in the order of Rails 6.1, but for what we write in another place', () => {
    const order = ({ tree }: RecordedCase) =>
      listRoutes(declarationsOfTree(tree, 'rails61'), { patch: true }).map(
        ({ method, pattern }) => `${method} ${encodeURI(pattern).replaceAll('%25', '%')}`,
      )
    const others = files
      .filter((recorded) => recorded.engine === 'rails61')
      .flatMap(({ cases }) => cases.filter(({ drawError }) => !drawError))
      .filter((one) => order(one).join() !== one.routes?.map(({ verb, path }) => `${verb} ${path}`).join())
      .map(({ id }) => id)
    // `on: :new` is an option here, the singular of `beta` is not Rails', TRACE is no method.
    expect(others).toEqual(['pub-h089', 'pub-r003', 'pub-r018', 'real-danbooru'])
  })

  test('a row that we do not draw, or draw too many, is a failure', () => {
    const [plain] = file('rails61').cases
    if (!plain?.routes) return expect.fail('no case')
    const [first, ...rest] = plain.routes
    const missing = compareTable({ ...plain, routes: rest }, 'rails61')
    expect(missing.differences.map(({ departure }) => departure)).toEqual([undefined, undefined])
    const added = { ...plain, routes: [...plain.routes, { ...first, name: 'other', path: '/other', required: [] }] }
    expect(compareTable(added as typeof plain, 'rails61').differences).toHaveLength(2)
  })

  test('a declaration that is refused is a failure unless Rails refuses it', () => {
    const [plain] = file('rails61').cases
    const tree = [{ kind: 'resources', names: ['messages'], options: { member: { a: 'pots' } } }]
    expect(compareTable({ id: 'x', tree, drawError: 'ArgumentError' }, 'rails61').differences).toEqual([])
    const [refused, ...others] = compareTable({ ...plain, id: 'x', tree }, 'rails61').differences
    expect(refused).toMatchObject({ what: expect.stringContaining("we refuse it: Method 'pots' does not exist") })
    expect([refused?.departure, others]).toEqual([undefined, []])
  })
})

describe('docs/rails.md', () => {
  test('names every departure', async () => {
    const { readFile } = await import('node:fs/promises')
    const text = await readFile(new URL('../docs/rails.md', import.meta.url), 'utf8')
    expect(Object.keys(DEPARTURES).filter((name) => !text.includes(`\`${name}\``))).toEqual([])
  })
})

describe('examples/huginn', () => {
  test('declares by hand the table that was recorded', () => {
    const recorded = file('huginn').cases[0] ?? expect.fail('no case')
    const inOrder = (routes: ReturnType<typeof drawRoutes>) => routes.map((route) => JSON.stringify(route)).sort()
    const translated = drawRoutes(declarationsOfTree(recorded.tree, 'rails61'), { patch: true })
    expect(inOrder(drawRoutes(huginn, { patch: true }))).toEqual(inOrder(translated))
    expect(recorded.routes).toHaveLength(translated.length)
  })
})
