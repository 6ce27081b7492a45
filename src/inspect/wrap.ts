/** No column gets narrower than this. */
const LEAST = 8

/**
 * Gives the widths of columns that together fit, with a space between each: the widest give way first.
 *
 * @example
 * fitColumns([10, 4, 40], 46) //=> [10, 4, 30]
 */
export function fitColumns(natural: readonly number[], width: number): readonly number[] {
  const widths = [...natural]
  let excess = widths.reduce((sum, one) => sum + one, widths.length - 1) - width
  while (excess > 0) {
    const widest = Math.max(...widths)
    if (widest <= LEAST) break
    widths[widths.indexOf(widest)] = widest - 1
    excess--
  }
  return widths
}

/** Where a line may end: before these signs; among what a route asks of its parameters, at spaces alone. */
const places = (text: string): RegExp => (text.startsWith('{') ? /(?= )/g : /(?=[/_#( ])/g)

/**
 * Gives a text as lines that fit a width, broken before `/`, `_`, `#`, `(` and spaces where there is one near.
 *
 * @example
 * wrap('/admin/products/:id', 12) //=> ['/admin', '/products', '/:id']
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let rest = text
  while (rest.length > width) {
    const requirements = rest.indexOf(' {')
    const line = rest.slice(0, requirements > 0 && requirements < width ? requirements + 1 : width + 1)
    const place = [...line.matchAll(places(rest))].at(-1)?.index ?? 0
    const end = place > 0 ? place : width
    lines.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return [...lines, rest]
}
