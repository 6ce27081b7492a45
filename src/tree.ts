import { VALUE } from './variant.js'

/** Stands for the rest of a pattern, from the first value on of a segment in which one may span segments. */
export const REST = '\uffff'

/**
 * The cells of a node. A node stands for the text or the parameter that leads to it; what patterns begin alike they share.
 * After these cells come the text, a character a cell, and the children that go on with literal text, `MASK + 1` cells.
 */
/** How many characters the text has. */
export const LENGTH = 0
/** The low bits of their first character tell the children apart. */
export const MASK = 1
/** The child that takes the rest of the segment; or, below zero, `~index` in `forks`; 0 for none. */
export const PARAMETER = 2
/** The child behind a slash, or 0. */
export const SLASH = 3
/** Where the routes that end here are listed, or 0. */
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
 * Builds the tree of patterns, given as texts in which `VALUE` stands for a parameter and `REST` for all that is not compared.
 * `list` gives the cells of the place where a text ends. The root is the node 0.
 */
export function buildTree(texts: readonly string[], list: (text: string) => readonly number[]): Tree {
  const cells: number[] = []
  const forks: Fork[] = []
  const grow = (begun: readonly string[], from: number, to: number): number => {
    const node = cells.length
    const fork: Fork = { segments: [], open: 0 }
    const groups = new Map<string, string[]>()
    for (const text of begun) {
      const first = text.charAt(to)
      // a segment that begins with a value is one step
      const key = first === VALUE ? text.slice(to).replace(/\/.*/s, '') : first
      const group = groups.get(key)
      if (group) group.push(text)
      else groups.set(key, [text])
    }
    const isLiteral = (character: string) => character !== '' && character !== '/' && character < VALUE
    const firsts = [...groups.keys()].filter(isLiteral).map((key) => key.charCodeAt(0))
    let mask = 0
    while (new Set(firsts.map((first) => first & mask)).size < firsts.length) mask = mask * 2 + 1
    const children = node + TEXT + to - from
    cells.push(to - from, mask, 0, 0, 0)
    for (let at = from; at < to; at++) cells.push((begun[0] as string).charCodeAt(at))
    for (let slot = 0; slot <= mask; slot++) cells.push(0)
    for (const [key, group] of groups) {
      const [text] = group as [string]
      if (key === '') {
        cells[node + PLACE] = cells.length
        cells.push(...list(text))
      } else if (isLiteral(key)) {
        let end = to + 1
        while (isLiteral(text.charAt(end)) && group.every((other) => other[end] === text[end])) end++
        cells[children + (key.charCodeAt(0) & mask)] = grow(group, to, end)
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
    if (fork.open || fork.segments.length > +(cells[node + PARAMETER] !== 0)) {
      cells[node + PARAMETER] = ~forks.length
      forks.push(fork)
    }
    return node
  }
  grow(texts, 0, 0)
  return { cells: Int32Array.from(cells), forks }
}
