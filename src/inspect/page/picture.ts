import { type Html, html } from './html.js'
import type { Tree, TreeNode } from './tree.js'

/** Sizes in the units of the picture, which are pixels where it is not scaled. */
const LINE = 28
const BOX = 22
const GAP = 36
const LETTER = 7.25
const PADDING = 9
const DOT = 9
/** The radius of corners. */
const TURN = 7

interface Placed {
  readonly node: TreeNode
  readonly x: number
  readonly y: number
  readonly width: number
}

const widthOf = ({ label }: TreeNode): number => Math.round([...label].length * LETTER + 2 * PADDING)

/** What a node takes with the dots of its methods. */
const extentOf = (node: TreeNode): number => widthOf(node) + (node.methods.length ? node.methods.length * DOT + 5 : 0)

/** Places the nodes: each level in a column, each leaf on a line of its own, each other node on the line of the first below it. */
function place({ nodes }: Tree): {
  readonly placed: readonly Placed[]
  readonly width: number
  readonly height: number
} {
  const columns: number[] = []
  for (const node of nodes) {
    columns[node.depth] = Math.max(columns[node.depth] ?? 0, extentOf(node))
  }
  const starts = columns.map((_, depth) => columns.slice(0, depth).reduce((sum, width) => sum + width + GAP, 1))
  const lines: number[] = []
  let line = 0
  const settle = (node: TreeNode): number => {
    const below = node.children.map(settle)
    const own = below[0] ?? line++
    lines[node.index] = own
    return own
  }
  settle(nodes[0] as TreeNode)
  const placed = nodes.map((node) => ({
    node,
    x: starts[node.depth] as number,
    y: (lines[node.index] as number) * LINE + LINE / 2,
    width: widthOf(node),
  }))
  const width = (starts.at(-1) as number) + (columns.at(-1) as number) + 1
  return { placed, width, height: line * LINE }
}

/** The line from a node to one below it: straight to the first, to the others down a trunk that all share. */
function connection(from: Placed, to: Placed): Html {
  const start = from.x + extentOf(from.node)
  const trunk = to.x - GAP / 2
  const path =
    from.y === to.y
      ? `M${start} ${from.y}H${to.x}`
      : `M${start} ${from.y}H${trunk - TURN}q${TURN} 0 ${TURN} ${TURN}V${to.y - TURN}q0 ${TURN} ${TURN} ${TURN}H${to.x}`
  return html`<path class="branch" data-node="${to.node.index}" d="${path}"/>`
}

const kindOf = ({ label }: TreeNode): string => (/[:*]/.test(label) ? 'node parameter' : 'node')

const box = ({ node, x, y, width }: Placed): Html =>
  html`<g class="${kindOf(node)}" data-node="${node.index}"${
    node.parent === null ? '' : html` data-parent="${node.parent}"`
  }><rect x="${x}" y="${y - BOX / 2}" width="${width}" height="${BOX}" rx="6"/><text x="${x + PADDING}" y="${y + 4}">${
    node.label
  }</text>${node.methods.map(
    (method, index) =>
      html`<circle class="dot ${method.toLowerCase()}" cx="${x + width + 8 + index * DOT}" cy="${y}" r="3.5"><title>${method}</title></circle>`,
  )}</g>`

/** Gives the picture of a tree, as SVG to stand in HTML. */
export function picture(tree: Tree, label: string): Html {
  const { placed, width, height } = place(tree)
  const connections = placed.map((one) => {
    const from = one.node.parent === null ? undefined : placed[one.node.parent]
    return from ? connection(from, one) : ''
  })
  return html`<svg class="picture" role="img" aria-label="${label}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${connections}${placed.map(box)}</svg>`
}
