/** Stands for a value in the text of a pattern: no character (Unicode section 23.7), so no text has it. */
export const VALUE = '\ufffe'

/** Stands for the rest of a pattern, from the first value on of a segment in which one may span segments. */
export const REST = '\uffff'

/**
 * The cells of a node. A node stands for the text or the parameter that leads to it; what patterns begin alike they share.
 * Then come the characters of its text but for the first, and a child for each first character that text goes on with.
 */
/** How many characters the text has, but for the first. */
export const LENGTH = 0
/** The first of those first characters, and above 16 bits how many there are from it on. */
export const RANGE = 1
/** The child that takes the rest of the segment; or, below zero, `~index` in `forks`; 0 for none. */
export const PARAMETER = 2
/** The child behind a slash, or 0. */
export const SLASH = 3
/** Where the entries of the routes are that end here, one a cell, up to a 0. A node that ends nothing has 0: cell 0 is 0. */
export const PLACE = 4
export const TEXT = 5

/** The children of a node where patterns go on with more than one kind of segment. */
export interface Fork {
  /** Those behind a segment that one parameter takes to its end, or that parameters and text share. */
  readonly segments: number[]
  /** That of all patterns whose next value may span segments: they end there. 0 for none. */
  open: number
}

/** All patterns, as one array of integers, and what it does not hold itself. */
export interface Tree {
  readonly cells: Int32Array
  readonly forks: readonly Fork[]
}

/**
 * Builds the tree of patterns, given as texts with `VALUE` and `REST` in them, each with the entries of its routes.
 * The root is the node 0.
 */
export function buildTree(places: ReadonlyMap<string, readonly number[]>): Tree {
  const cells: number[] = []
  const forks: Fork[] = []
  const isLiteral = (character: string) => character !== '' && character !== '/' && character < VALUE
  const grow = (begun: readonly string[], from: number, to: number): number => {
    const node = cells.length
    const groups = new Map<string, string[]>()
    for (const text of begun) {
      const character = text.charAt(to)
      // a segment from its first value on is one step
      const key = character === VALUE ? text.slice(to).replace(/\/.*/s, '') : character
      const group = groups.get(key)
      if (group) group.push(text)
      else groups.set(key, [text])
    }
    const codes = [...groups.keys()].filter(isLiteral).map((key) => key.charCodeAt(0))
    const first = Math.min(...codes)
    const span = codes.length && Math.max(...codes) - first + 1
    cells.push(Math.max(0, to - from - 1), codes.length && first | (span << 16), 0, 0, 0)
    for (let at = from + 1; at < to; at++) cells.push((begun[0] as string).charCodeAt(at))
    const children = cells.length
    for (let slot = 0; slot < span; slot++) cells.push(0)
    const fork: Fork = { segments: [], open: 0 }
    for (const [key, group] of groups) {
      const [text] = group as [string]
      if (key === '') {
        cells[node + PLACE] = cells.length
        cells.push(...(places.get(text) as number[]), 0)
      } else if (isLiteral(key)) {
        let end = to + 1
        while (isLiteral(text.charAt(end)) && group.every((other) => other[end] === text[end])) end++
        cells[children + key.charCodeAt(0) - first] = grow(group, to, end)
      } else {
        const child = grow(group, to + key.length, to + key.length)
        if (key === '/') cells[node + SLASH] = child
        else if (key === REST) fork.open = child
        else {
          fork.segments.push(child)
          if (key === VALUE) cells[node + PARAMETER] = child
        }
      }
    }
    // where text or a parameter may take a dot that a format could take, the walk must look closely
    const isClose = cells[node + PLACE] && (groups.has('.') || fork.segments.length) && begun[0]?.[to - 1] !== '/'
    if (isClose || fork.open || fork.segments.length > +(cells[node + PARAMETER] !== 0)) {
      cells[node + PARAMETER] = ~forks.length
      forks.push(fork)
    }
    return node
  }
  grow([...places.keys()], 0, 0)
  return { cells: Int32Array.from(cells), forks }
}
