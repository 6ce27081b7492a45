/** A place in the paths of a table: what their patterns have in common up to a segment. */
export interface TreeNode {
  readonly index: number
  readonly parent: number | null
  /** The segment; of the root `/`. */
  readonly label: string
  readonly depth: number
  readonly children: TreeNode[]
  /** The methods of the routes that end here, each once. */
  readonly methods: string[]
}

/** The segments of a pattern, each that is optional in parentheses, without the format at the end. */
function segmentsOf(pattern: string): readonly string[] {
  const segments: string[] = []
  // of the parentheses that are open: whether a segment starts right after
  const open: boolean[] = []
  const text = pattern.replace(/\(\.:format\)$/, '')
  let segment = ''
  let isOptional = false
  const end = () => {
    if (segment) segments.push(isOptional ? `(/${segment})` : segment)
    segment = ''
  }
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index)
    if (sign === '/') {
      end()
      isOptional = open.includes(true)
    } else if (sign === '(') {
      open.push(text[index + 1] === '/')
      if (!open.at(-1)) segment += sign
    } else if (sign === ')') {
      if (!open.pop()) segment += sign
    } else segment += sign
  }
  end()
  return segments
}

/** The tree of the paths of a table. */
export interface Tree {
  /** All nodes, each before those below it. */
  readonly nodes: readonly TreeNode[]
  /** For each row the node that its path ends in. */
  readonly ends: readonly number[]
}

/**
 * Gives the tree of the paths of a table.
 *
 * @example
 * treeOf([{ method: 'GET', pattern: '/articles' }]).nodes.map(({ label }) => label) //=> ['/', 'articles']
 */
export function treeOf(rows: readonly { readonly method: string; readonly pattern: string }[]): Tree {
  const nodes: TreeNode[] = []
  const add = (label: string, parent: TreeNode | undefined): TreeNode => {
    const node: TreeNode = {
      index: nodes.length,
      parent: parent?.index ?? null,
      label,
      depth: parent ? parent.depth + 1 : 0,
      children: [],
      methods: [],
    }
    nodes.push(node)
    parent?.children.push(node)
    return node
  }
  const root = add('/', undefined)
  const ends = rows.map(({ method, pattern }) => {
    let node = root
    for (const segment of segmentsOf(pattern))
      node = node.children.find(({ label }) => label === segment) ?? add(segment, node)
    if (!node.methods.includes(method)) node.methods.push(method)
    return node.index
  })
  return { nodes, ends }
}
