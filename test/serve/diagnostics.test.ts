import { describe, expect, it } from 'vitest'
import { compile } from './compile.js'

const HEAD = `
import { draw, resources, namespace } from './src/index.js'
import { type Controllers, serve } from './src/serve/index.js'
const routes = draw([resources('posts', { only: ['index', 'show'] }), namespace('admin', [resources('users', { only: ['show'] })])])
`

/** The first line of each message about a call of `serve` with these controllers. */
const messages = (controllers: string): readonly string[] =>
  compile(`${HEAD}serve(routes, { ${controllers} })`).messages.map((message) => {
    const lines = message.split('\n').map((line) => line.trim())
    // what is deepest says what is wrong
    return (lines.at(-1) as string).replace(/(?<=(Actions|Controller)<"[^"]+"),.*>(?='|$)/, ', …>')
  })

const users = `'admin/users': { show: () => 1 }`

describe('the compiler', () => {
  it('takes controllers that are whole', () => {
    expect(messages(`posts: { index: () => 1, show: ({ params }) => params.id }, ${users}`)).toEqual([])
  })

  it('names the controller and the action that is missing', () => {
    expect(messages(`posts: { index: () => 1 }, ${users}`)).toMatchInlineSnapshot(`
      [
        "Property 'show' is missing in type '{ index: () => number; }' but required in type 'Controller<"posts", …>'.",
      ]
    `)
    expect(messages(`posts: { index: () => 1, show: () => 1 }, 'admin/users': {}`)).toMatchInlineSnapshot(`
      [
        "Property 'show' is missing in type '{}' but required in type 'Controller<"admin/users", …>'.",
      ]
    `)
  })

  it('names the controller that is missing', () => {
    expect(messages(users)[0]).toContain("Property 'posts' is missing")
  })

  it('names the action and the controller to which no route leads', () => {
    expect(messages(`posts: { index: () => 1, show: () => 1, edit: () => 1 }, ${users}`)).toMatchInlineSnapshot(`
      [
        "Type '() => 1' is not assignable to type '"No route leads to the action 'edit' of the controller 'posts': remove it"'.",
      ]
    `)
    expect(messages(`posts: { index: () => 1, show: () => 1 }, ${users}, others: {}`)).toMatchInlineSnapshot(`
      [
        "Type '{}' is not assignable to type '"No route leads to the controller 'others': remove it"'.",
      ]
    `)
  })

  it('names the parameter that a route does not have', () => {
    expect(
      messages(`posts: { index: () => 1, show: ({ params }) => params.post_id }, ${users}`),
    ).toMatchInlineSnapshot(`
      [
        "Property 'post_id' does not exist on type '{ readonly id: string; readonly format?: string; }'.",
      ]
    `)
  })

  it('says the same of controllers that are written apart', () => {
    const { messages: found } = compile(
      `${HEAD}const posts = { index: () => 1 } satisfies Controllers<typeof routes>['posts']`,
    )
    expect(found[0]).toMatch(/Property 'show' is missing in type .* but required in type 'Controller<"posts",/)
  })
})
