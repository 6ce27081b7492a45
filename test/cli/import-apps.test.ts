import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { declarationOf } from '../../src/cli/import/call.js'
import { printModule } from '../../src/cli/import/module.js'
import { readRails } from '../../src/cli/import/rails.js'
import { recover } from '../../src/cli/import/recover.js'
import type { RouteListing } from '../../src/inspect/index.js'
import { compileMatcher } from '../../src/match.js'
import { listRoutes } from '../../src/route.js'
import type { AnyDeclaration, Declaration } from '../../types/index.js'
import { compile } from '../compilers.js'
import { APP_FILES, type RecordedRegExp, type RecordedRoute, readRecorded } from '../conformance/recorded.js'
import { declarationsOfTree } from '../conformance/translate.js'
import { directory, resourcery } from './command.js'
import { railsRoutes, railsRoutesExpanded } from './rails-output.js'

const APPS = APP_FILES.map((file) => {
  const recorded = readRecorded(file)
  return { app: recorded.name, case: recorded.cases[0] ?? expect.fail('no case') }
})

/** What no declaration can draw: a pattern with a parameter twice, and TRACE, which is no method. */
const cannotBeDrawn = ({ path, verb }: RecordedRoute): boolean =>
  verb === 'TRACE' || new Set(path.match(/:\w+/g)).size < (path.match(/:\w+/g)?.length ?? 0)

const sorted = (record: object): string => JSON.stringify(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Rows as text, each with its name where it is the first of that name, as Rails prints it. */
function lines(rows: readonly { readonly name: string | null; readonly row: string }[]): string[] {
  const seen = new Set<string | null>([null])
  return rows
    .map(({ name, row }) => {
      const line = `${seen.has(name) ? '-' : name} ${row}`
      seen.add(name)
      return line
    })
    .sort()
}

const recordedLines = (routes: readonly RecordedRoute[]): string[] =>
  lines(
    routes
      .filter((route) => !cannotBeDrawn(route))
      .map(({ name, verb, path, controller, action, redirect, constraints = {}, defaults = {} }) => ({
        name,
        row: [
          verb,
          path,
          redirect ?? `${controller}#${action}`,
          sorted(
            Object.fromEntries(
              Object.entries(constraints).map(([parameter, one]) => [parameter, (one as RecordedRegExp).$re]),
            ),
          ),
          sorted(defaults),
        ].join(' '),
      })),
  )

const listedLines = (listings: readonly RouteListing[]): string[] =>
  lines(
    listings.map(({ name, method, pattern, controller, action, redirect, constraints, defaults }) => ({
      name,
      row: [
        method,
        pattern,
        redirect ? `redirect(${redirect.status}, ${redirect.to})` : `${controller}#${action}`,
        sorted(
          Object.fromEntries(
            Object.entries(constraints).map(([parameter, one]) => [
              parameter,
              Array.isArray(one) ? one.join('|') : (one as { source: string }).source.replace(/\\\//g, '/'),
            ]),
          ),
        ),
        sorted(defaults),
      ].join(' '),
    })),
  )

/** The path segments of the resources that declarations draw, sorted. */
const resourcesOf = (declarations: readonly Declaration[]): string[] =>
  (declarations as readonly AnyDeclaration[])
    .flatMap((one) => [
      ...('names' in one
        ? [one.names].flat().map((name) => String(one.options.path ?? name).replace(/^.*\//, ''))
        : []),
      ...('children' in one ? resourcesOf(one.children) : []),
    ])
    .sort()

/** How many of some words others have too, each as often. */
function common(words: readonly string[], others: readonly string[]): number {
  const left = [...others]
  return words.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1)).length
}

const sectionOf = (text: string) => readRails(text).sections[0] ?? expect.fail('no section')

describe.each(APPS)('$app', ({ app, case: { routes = [], rec = [], tree } }) => {
  test.each([
    ['plain', railsRoutes(routes)],
    ['expanded, of Ruby 3.4', railsRoutesExpanded(routes, '3.4')],
  ])('is drawn anew from the %s output of rails routes', async (_, output) => {
    const cwd = directory({ 'routes.txt': output })
    const imported = await resourcery(['import', 'routes.txt', '--out', 'routes.ts'], { cwd })
    expect(imported).toMatchObject({ code: 0, stdout: '' })
    const listed = await resourcery(['routes', '--json'], { cwd })
    expect(listed).toMatchObject({ code: 0, stderr: '' })
    expect(listedLines(JSON.parse(listed.stdout).routes)).toEqual(recordedLines(routes))
    // what is left out is told
    const text = readFileSync(join(cwd, 'routes.ts'), 'utf8')
    const leftOut = routes.filter(cannotBeDrawn)
    expect(text.match(/\/\/ Left out: .*/g)?.length ?? 0).toBe(leftOut.length)
    for (const { path } of leftOut) expect(text).toContain(path)

    // its own table comes out as the same declaration
    const again = await resourcery(['import', '-'], { cwd, input: listed.stdout })
    const declared = (module: string) => module.replace(/^\/\/ .*\n/gm, '')
    expect(declared(again.stdout)).toBe(declared(text))
  })

  test('reads the same from each way in which Rails prints it', () => {
    const { rows } = sectionOf(railsRoutes(routes))
    for (const output of [railsRoutes(routes, '3.4'), railsRoutesExpanded(routes), railsRoutesExpanded(routes, '3.4')])
      expect(sectionOf(output).rows).toEqual(rows)
  })

  test('answers the recorded requests as the declaration of the application does', () => {
    const { calls, patch } = recover(sectionOf(railsRoutes(routes)).rows)
    const { match } = compileMatcher(listRoutes(calls.map(declarationOf), { patch }))
    const kept = routes.filter((route) => !cannotBeDrawn(route)).map(({ path }) => path)
    const declared = listRoutes(declarationsOfTree(tree, 'rails61'), { patch: true }).filter(({ pattern }) =>
      kept.includes(pattern),
    )
    const original = compileMatcher(declared)
    expect(rec.length).toBeGreaterThan(50)
    for (const { verb, path } of rec) {
      const [ours, theirs] = [match(verb, path), original.match(verb, path)]
      expect([ours?.controller, ours?.action, ours?.params], `${verb} ${path}`).toEqual([
        theirs?.controller,
        theirs?.action,
        theirs?.params,
      ])
    }
  })

  test('is recovered as resources', () => {
    const { calls } = recover(sectionOf(railsRoutes(routes)).rows)
    const declared = resourcesOf(declarationsOfTree(tree, 'rails61'))
    const recovered = resourcesOf(calls.map(declarationOf))
    const text = printModule([{ calls, leftOut: [], patch: true, engine: undefined, mountedAt: undefined }])
    expect({
      declared: declared.length,
      recovered: common(declared, recovered),
      others: recovered.length - common(declared, recovered),
      lines: text.split('\n').length,
    }).toEqual(FIGURES[app])
    // each resource draws its rows as they are
    expect(text).not.toContain('No resource draws')
  })
})

/** Of the resources that an application declares, how many are recovered, and what else is taken for one: single routes. */
const FIGURES: Readonly<Record<string, object>> = {
  huginn: { declared: 14, recovered: 14, others: 0, lines: 77 },
  lobsters: { declared: 16, recovered: 16, others: 12, lines: 268 },
  'solidus-backend': { declared: 43, recovered: 42, others: 2, lines: 117 },
  danbooru: { declared: 105, recovered: 104, others: 1, lines: 298 },
}

test('what is written is typed: the compiler knows its helpers', () => {
  const files = APPS.map(({ app, case: { routes = [] } }) => {
    const { calls, patch, leftOut } = recover(sectionOf(railsRoutes(routes)).rows)
    const text = printModule([{ calls, patch, leftOut, engine: undefined, mountedAt: undefined }])
    return [`${app}.ts`, text] as const
  })
  const use = `import { routes as huginn } from './huginn.js'
import { routes as danbooru } from './danbooru.js'
export const log: \`/agents/\${string}/logs\` = huginn.agent_logs_path(1)
export const artists: '/artists/show_or_new' = danbooru.show_or_new_artists_path()
huginn.agent_logs_path()
danbooru.no_such_path()
`
  const complaints = compile('7.0', { ...Object.fromEntries(files), 'use.ts': use })
  expect(complaints.map(({ file, line }) => [basename(file), line])).toEqual([
    ['use.ts', 5],
    ['use.ts', 6],
  ])
})
