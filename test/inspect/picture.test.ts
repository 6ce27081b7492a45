import { describe, expect, test } from 'vitest'
import { picture } from '../../src/inspect/page/picture.js'
import { treeOf } from '../../src/inspect/page/tree.js'

/** What a letter of a label takes. */
const LETTER = 7.25

const TABLE = [
  ['GET', '/'],
  ['GET', '/articles(.:format)'],
  ['POST', '/articles(.:format)'],
  ['GET', '/articles/:id(.:format)'],
  ['PUT', '/articles/:id(.:format)'],
  ['DELETE', '/articles/:id(.:format)'],
  ['GET', '/articles/:id/edit(.:format)'],
  ['POST', '/articles/:id/publish-it-in-the-newspaper(.:format)'],
  ['ANY', '/files/*path'],
  ['GET', '/files/*path/:version/notes'],
  ['GET', '/about'],
]
const tree = treeOf(TABLE.map(([method = '', pattern = '']) => ({ method, pattern })))

type Attributes = Readonly<Record<string, string>>

const attributes = (text: string): Attributes => {
  expect(text).toMatch(/^( [\w-]+="[^"]*")*\/?$/)
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
}

/** The attributes of the elements of a name. */
const elements = (text: string, name: string): Attributes[] =>
  [...text.matchAll(new RegExp(`<${name}((?: [^>]*)?)>`, 'g'))].map(([, given = '']) => attributes(given))

const numbers = (given: Attributes | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(given ?? {}).map(([name, value]) => [name, Number(value)]))

/** The nodes as they are drawn: left, right, top and bottom of the box, its middle, and where the node ends with its dots. */
const nodesOf = (svg: string) =>
  [...svg.matchAll(/<g([^>]*)>(.*?)<\/g>/g)].map(([, given = '', inside = '']) => {
    const { x = NaN, y = NaN, width = NaN, height = NaN } = numbers(elements(inside, 'rect')[0])
    const dots = elements(inside, 'circle').map((dot) => {
      const { cx = NaN, cy = NaN, r = NaN } = numbers(dot)
      return { kind: dot.class, left: cx - r, right: cx + r, middle: cy }
    })
    const box = { left: x, right: x + width, top: y, bottom: y + height, middle: y + height / 2 }
    const end = Math.max(box.right, ...dots.map((dot) => dot.right))
    return { given: attributes(given), inside, dots, text: numbers(elements(inside, 'text')[0]), ...box, end }
  })

/** The places that a line goes through, from its start. */
function places(line: string): readonly (readonly [number, number])[] {
  let [x, y] = [NaN, NaN]
  return [...line.matchAll(/([MHVq])([^MHVq]*)/g)].map(([, sign, given = '']) => {
    const values = given.split(' ').map(Number)
    if (sign === 'M') [x, y] = values as [number, number]
    else if (sign === 'H') x = values[0] as number
    else if (sign === 'V') y = values[0] as number
    else [x, y] = [x + (values[2] as number), y + (values[3] as number)]
    return [x, y]
  })
}

/** What is drawn, and its lines by the node that they lead to. Each test draws anew: it is the drawing that is tested. */
function draw() {
  const svg = picture(tree, 'The "tree"').html
  const lines = elements(svg, 'path').map((line) => [Number(line['data-node']), places(line.d ?? '')] as const)
  return { svg, frame: elements(svg, 'svg')[0] ?? {}, drawn: nodesOf(svg), lines: new Map(lines) }
}

describe('the picture of a tree', () => {
  test('says what it is, and has nothing in it but the labels and the methods', () => {
    const { svg, frame } = draw()
    expect(frame).toMatchObject({ role: 'img', 'aria-label': 'The &quot;tree&quot;' })
    const said = tree.nodes.map(({ label, methods }) => label + methods.join(''))
    expect(svg.replace(/<[^>]*>/g, '')).toBe(said.join(''))
  })

  test('has a box for each node, which says what is above it and whether it is a parameter', () => {
    const { drawn } = draw()
    expect(drawn.map(({ given }) => given)).toEqual(
      tree.nodes.map(({ index, parent, label }) => ({
        class: /[:*]/.test(label) ? 'node parameter' : 'node',
        'data-node': `${index}`,
        ...(parent !== null && { 'data-parent': `${parent}` }),
      })),
    )
    expect(tree.nodes.filter(({ parent }) => parent === null)).toHaveLength(1)
  })

  test('has each label in its box, in the middle of it', () => {
    const { drawn } = draw()
    for (const [index, { left, right, top, bottom, middle, text }] of drawn.entries()) {
      const { x = NaN, y = NaN } = text
      const letters = (tree.nodes[index]?.label.length ?? NaN) * LETTER
      expect(x - left).toBeGreaterThan(5)
      expect(Math.abs(right - (x + letters) - (x - left))).toBeLessThanOrEqual(1)
      // letters stand on their line, and are some ten high
      expect(y).toBeGreaterThan(middle)
      expect(y).toBeLessThan(bottom)
      expect(y - 10).toBeGreaterThan(top)
    }
  })

  test('has a dot for each method beside the box, apart from each other', () => {
    const { drawn } = draw()
    for (const [index, { right, middle, dots, inside }] of drawn.entries()) {
      const { methods = [] } = tree.nodes[index] ?? {}
      expect(dots.map(({ kind }) => kind)).toEqual(methods.map((method) => `dot ${method.toLowerCase()}`))
      expect([...inside.matchAll(/<title>(\w+)/g)].map(([, title]) => title)).toEqual(methods)
      let before = right
      for (const dot of dots) {
        expect(dot.middle).toBe(middle)
        expect(dot.left).toBeGreaterThan(before)
        before = dot.right
      }
    }
  })

  test('cuts nothing off, and has no empty margin', () => {
    const { drawn, frame } = draw()
    const [width, height] = [Number(frame.width), Number(frame.height)]
    expect(frame.viewBox).toBe(`0 0 ${width} ${height}`)
    for (const { left, top, end, bottom } of drawn) {
      expect(Math.min(left, top, width - end, height - bottom)).toBeGreaterThanOrEqual(1)
    }
    expect(width - Math.max(...drawn.map(({ end }) => end))).toBeLessThan(10)
    expect(height - Math.max(...drawn.map(({ bottom }) => bottom))).toBeLessThan(10)
  })

  test('has each level in a column, and no two boxes on top of each other', () => {
    const { drawn } = draw()
    const depths = [...new Set(tree.nodes.map(({ depth }) => depth))].toSorted()
    expect(depths).toEqual([0, 1, 2, 3, 4])
    let before = 0
    for (const depth of depths) {
      const column = drawn.filter((_, index) => tree.nodes[index]?.depth === depth)
      const [start] = new Set(column.map(({ left }) => left))
      expect(column.every(({ left }) => left === start)).toBe(true)
      expect(start).toBeGreaterThan(before)
      before = Math.max(...column.map(({ end }) => end))
      const down = column.toSorted((one, other) => one.top - other.top)
      for (const [index, { top }] of down.slice(1).entries()) expect(top).toBeGreaterThan(down[index]?.bottom ?? NaN)
    }
  })

  test('leads a line from each node to each below it: straight to the first, down one trunk between the columns to the others', () => {
    const { drawn, lines } = draw()
    expect([...lines.keys()].toSorted((a, b) => a - b)).toEqual(tree.nodes.slice(1).map(({ index }) => index))
    for (const [index, line] of lines) {
      const [from, to] = [drawn[tree.nodes[index]?.parent ?? NaN], drawn[index]]
      const siblings = tree.nodes[tree.nodes[index]?.parent ?? NaN]?.children ?? []
      expect(line[0]?.[0]).toBeGreaterThanOrEqual(from?.end ?? NaN)
      expect(line[0]?.[0]).toBeLessThan((from?.end ?? NaN) + 10)
      expect(line[0]?.[1]).toBe(from?.middle)
      expect(line.at(-1)).toEqual([to?.left, to?.middle])
      if (siblings[0]?.index === index) expect(line).toHaveLength(2)
      else {
        const next = lines.get(siblings.at(-1)?.index ?? NaN)
        expect(line.map(([x]) => x).slice(2, 4)).toEqual(next?.map(([x]) => x).slice(2, 4))
        for (const [at, [x, y]] of line.slice(1).entries()) {
          expect(x).toBeGreaterThanOrEqual(line[at]?.[0] ?? NaN)
          expect(y).toBeGreaterThanOrEqual(line[at]?.[1] ?? NaN)
        }
        const column = drawn.filter(({ left }) => left === from?.left)
        expect(line[2]?.[0]).toBeGreaterThan(Math.max(...column.map(({ end }) => end)))
      }
    }
  })
})
