/** Stands for a value in the text of a pattern: no character (Unicode section 23.7), so no text has it. */
export const VALUE = '\ufffe'

/** Stands for the rest of a pattern, from the first value on of a segment in which one may span segments. */
export const REST = '\uffff'

/**
 * The cells of a node, which stands for the text or the parameter that leads to it; what patterns begin alike they share.
 * Before them are the characters of its text, two a cell, without the first where their number is odd. Behind them is a child for
 * each first character that text goes on with: its node (24 bits), the length of its text but for the first character (7), and
 * the sign, below zero where what else might take the text is not tried. Behind the children are the entries of the routes that
 * end here, up to a 0.
 */
/** The first of those first characters, and above 16 bits how many there are from it on. */
export const RANGE = 0
/** The child behind a slash; or, below zero, the one that takes the rest of the segment; 0 for none, `FORK` for those in `forks`. */
export const NEXT = 1
export const CHILDREN = 2
/** What a walk goes on to where there is more than one way: a node that has more than one itself. No pattern ends here, or at node 0. */
export const FORK = 3
/** The node of an empty path. */
export const ROOT = 6

/** Where the entries are of the routes that end at a node. */
export const placeOf = (tree: Int32Array, node: number): number =>
  node + CHILDREN + ((tree[node + RANGE] as number) >>> 16)

/** How long the text of one node may be, but for the first character. */
const LONGEST = 127

/**
 * The end of a child's text in a path that has its first character at a place; or, below zero, `~place` of the
 * character that is another.
 */
export function readText(tree: Int32Array, child: number, path: string, at: number): number {
  const size = (child >>> 24) & 127
  const end = at + 1 + size
  if (child === 0 || end > path.length) return ~at
  let cell = (child & 0xffffff) - ((size + 1) >> 1)
  // an even number of characters: whether one is left over would be foreseen by no processor
  for (let spot = at + 1 - (size & 1); spot < end; spot += 2, cell++) {
    const code = path.charCodeAt(spot)
    const two = tree[cell] as number
    if ((code | (path.charCodeAt(spot + 1) << 16)) !== two) return ~(code === (two & 0xffff) ? spot + 1 : spot)
  }
  return end
}

/** All patterns, as one array of integers, and what it does not hold itself. */
export interface Tree {
  readonly cells: Int32Array
  /**
   * By node, the children where patterns go on with a slash and more, or with more than one kind of segment: those behind a
   * segment that one parameter takes to its end, or that parameters and text share; below zero that of patterns whose next value
   * may span segments. The first is the one behind a slash, or 0.
   */
  readonly forks: ReadonlyMap<number, readonly number[]>
}

/** Builds the tree of patterns, given as texts with `VALUE` and `REST` in them, each with the entries of its routes. */
export function buildTree(places: ReadonlyMap<string, readonly number[]>): Tree {
  const cells = [0, 0, 0, 0, FORK, 0]
  const forks = new Map<number, number[]>()
  grow(cells, forks, places, [...places.keys()].sort(), 0, places.size, 0, 0)
  return { cells: new Int32Array(cells), forks }
}

const isLiteral = (code: number): boolean => code !== 47 && code < 0xfffe

/** Adds the node of the texts from `low` to `high`, which have all before `to` in common; its own text is from `from` on. */
function grow(
  cells: number[],
  forks: Map<number, readonly number[]>,
  places: ReadonlyMap<string, readonly number[]>,
  texts: readonly string[],
  low: number,
  high: number,
  from: number,
  to: number,
): number {
  const ways: number[] = []
  let slash = 0
  let value = 0
  // sorted, so those that go on alike are in a row; what ends here comes first, then text, then values
  const top = texts[low] ?? ''
  for (let place = from + ((to - from) & 1); place < to; place += 2)
    cells.push(top.charCodeAt(place) | (top.charCodeAt(place + 1) << 16))
  const node = cells.length
  const isEnd = top.length === to
  const starts: number[] = []
  let code = Number.NaN
  let first = 0
  let final = 0
  for (let index = low + +isEnd; index < high; index++) {
    const next = (texts[index] as string).charCodeAt(to)
    if (next === code) continue
    code = next
    starts.push(index)
    if (isLiteral(code)) {
      first ||= code
      final = code + 1
    }
  }
  starts.push(high)
  cells.push(first | ((final - first) << 16), 0)
  const children = cells.length - first
  for (let slot = first; slot < final; slot++) cells.push(0)
  if (isEnd) for (const entry of places.get(top) ?? []) cells.push(entry)
  cells.push(0)
  // values first: more requests go on there than with text, and cells that are near each other are read sooner
  for (let k = starts.length - 1; k > 0; k--) {
    const start = starts[k - 1] as number
    const end = starts[k] as number
    const text = texts[start] as string
    const last = texts[end - 1] as string
    code = text.charCodeAt(to)
    let place = to + 1
    if (isLiteral(code)) {
      const most = place + LONGEST
      while (place < most && isLiteral(text.charCodeAt(place)) && text.charCodeAt(place) === last.charCodeAt(place))
        place++
      const child = grow(cells, forks, places, texts, start, end, to, place)
      cells[children + code] = child | ((place - to - 1) << 24)
    } else if (code === 0xfffe) {
      // a segment from its first value on is one step
      const groups = new Map<string, string[]>()
      for (let index = start; index < end; index++) {
        const one = texts[index] as string
        const slash = one.indexOf('/', to)
        const segment = slash < 0 ? one.slice(to) : one.slice(to, slash)
        const group = groups.get(segment)
        if (group) group.push(one)
        else groups.set(segment, [one])
      }
      for (const [segment, group] of groups) {
        place = to + segment.length
        const child = grow(cells, forks, places, group, 0, group.length, place, place)
        ways.push(child)
        if (segment === VALUE) value = child
      }
    } else {
      const child = grow(cells, forks, places, texts, start, end, place, place)
      if (code === 47) slash = child
      else ways.push(-child)
    }
  }
  if (ways.length > +(value !== 0) || slash * value > 0) {
    cells[node + NEXT] = FORK
    forks.set(node, [slash, ...ways])
  } else cells[node + NEXT] = slash || -value
  for (let place = children + first; place < children + final; place++)
    if (cells[place] !== 0 && (ways.length > 0 || place === children + 46))
      cells[place] = (cells[place] as number) | (1 << 31)
  return node
}
