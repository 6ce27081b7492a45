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

/** The segments of a pattern, an optional one with its parentheses, without the format at the end. */
const segmentsOf = (pattern: string): readonly string[] =>
  pattern.replace(/\(\.:format\)$/, '').match(/\(+\/?[^()/]*[^/]*\)+|[^/()]+(?:\([^/]*\))?/g) ?? []

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
