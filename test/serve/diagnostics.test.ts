import { beforeAll, describe, expect, it } from 'vitest'
import { compile } from '../compilers.js'

const HEAD = `
import { draw, resources, namespace } from 'resourcery'
import { type Controllers, serve } from 'resourcery/serve'
const routes = draw([resources('posts', { only: ['index', 'show'] }), namespace('admin', [resources('users', { only: ['show'] })])])
`

const USERS = `'admin/users': { show: () => 1 }`

const PROGRAMS = {
  whole: `serve(routes, { posts: { index: () => 1, show: ({ params }) => params.id }, ${USERS} })`,
  'an action is missing': `serve(routes, { posts: { index: () => 1 }, ${USERS} })`,
  'the only action is missing': `serve(routes, { posts: { index: () => 1, show: () => 1 }, 'admin/users': {} })`,
  'a controller is missing': `serve(routes, { ${USERS} })`,
  'an action too many': `serve(routes, { posts: { index: () => 1, show: () => 1, edit: () => 1 }, ${USERS} })`,
  'a controller too many': `serve(routes, { posts: { index: () => 1, show: () => 1 }, ${USERS}, others: {} })`,
  'a parameter that is not there': `serve(routes, { posts: { index: () => 1, show: ({ params }) => params.post_id }, ${USERS} })`,
  'written apart': `export const posts = { index: () => 1 } satisfies Controllers<typeof routes>['posts']`,
}

describe('the compiler', () => {
  const said = new Map<string, string[]>()

  beforeAll(() => {
    const names = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[]
    const found = compile(
      '6.0',
      Object.fromEntries(names.map((name, index) => [`program-${index}.ts`, HEAD + PROGRAMS[name]])),
    )
    for (const [index, name] of names.entries()) {
      const here = found.filter(({ file }) => file.endsWith(`program-${index}.ts`))
      said.set(
        name,
        // the deepest line says what is wrong
        here.map(({ message }) =>
          (message.split('\n').at(-1) as string).trim().replace(/(?<=(Actions|Controller)<"[^"]+"),.*>(?='|$)/, ', …>'),
        ),
      )
    }
  })

  /** The last line of each message about a program. */
  const messages = (name: keyof typeof PROGRAMS): readonly string[] | undefined => said.get(name)

  it('takes controllers that are whole', () => {
    expect(messages('whole')).toEqual([])
  })

  it('names the controller and the action that is missing', () => {
    expect(messages('an action is missing')).toMatchInlineSnapshot(`
      [
        "Property 'show' is missing in type '{ index: () => number; }' but required in type 'Controller<"posts", …>'.",
      ]
    `)
    expect(messages('the only action is missing')).toMatchInlineSnapshot(`
      [
        "Property 'show' is missing in type '{}' but required in type 'Controller<"admin/users", …>'.",
      ]
    `)
  })

  it('names the controller that is missing', () => {
    expect(messages('a controller is missing')).toEqual([expect.stringContaining("Property 'posts' is missing")])
  })

  it('names the action and the controller to which no route leads', () => {
    expect(messages('an action too many')).toMatchInlineSnapshot(`
      [
        "Type '() => 1' is not assignable to type '"No route leads to the action 'edit' of the controller 'posts': remove it"'.",
      ]
    `)
    expect(messages('a controller too many')).toMatchInlineSnapshot(`
      [
        "Type '{}' is not assignable to type '"No route leads to the controller 'others': remove it"'.",
      ]
    `)
  })

  it('names the parameter that a route does not have', () => {
    expect(messages('a parameter that is not there')).toMatchInlineSnapshot(`
      [
        "Property 'post_id' does not exist on type '{ readonly id: string; readonly format?: string | undefined; }'.",
      ]
    `)
  })

  it('says the same of controllers that are written apart', () => {
    expect(messages('written apart')).toEqual(messages('an action is missing'))
  })
})
