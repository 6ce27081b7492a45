/**
 * How what is timed is timed: contestants take turns in an order that changes with each round, of each a round keeps the best
 * of a few short passes, and what is told is the median of the rounds. A machine is faster now and slower then, so ratios are
 * medians of the ratios within rounds.
 */

export const median = (numbers) => [...numbers].sort((one, other) => one - other)[numbers.length >> 1]

/** The median of what one took in parts of what the other took, round by round. */
export const ratio = (one, other) => median(one.map((time, round) => time / other[round]))

/** Numbers from 0 to 1, the same for the same seed: a linear congruential generator with the constants of Numerical Recipes. */
export function numbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function shuffle(list, next = Math.random) {
  const shuffled = [...list]
  for (let index = shuffled.length - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1))
    ;[shuffled[index], shuffled[other]] = [shuffled[other], shuffled[index]]
  }
  return shuffled
}

/**
 * One round: of each contestant the nanoseconds that one of its `count` calls takes. A contestant makes its input anew for each
 * pass (`prepare`, not timed) and works it off (`run`).
 */
export function round(contestants, passes) {
  const times = new Map()
  for (const contestant of shuffle(contestants)) {
    let best = Number.POSITIVE_INFINITY
    for (let pass = 0; pass < passes; pass++) {
      const input = contestant.prepare()
      const start = process.hrtime.bigint()
      contestant.run(input)
      best = Math.min(best, Number(process.hrtime.bigint() - start) / contestant.count)
    }
    times.set(contestant, best)
  }
  return times
}

/** Prints rows of cells as a Markdown table, the first row being its head. */
export function table([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((cells) => String(cells[column] ?? '').length)),
  )
  const fill = (cells) =>
    widths.map((width, column) =>
      column === 0 ? String(cells[column]).padEnd(width) : String(cells[column] ?? '').padStart(width),
    )
  const rule = widths.map((width, column) => '-'.repeat(width - +(column > 0)) + (column > 0 ? ':' : ''))
  console.log([line(fill(head)), line(rule), ...rows.map((cells) => line(fill(cells)))].join('\n'))
}

/** Prints whether figures are within what is aimed at, and gives whether all are. */
export function judge(verdicts) {
  for (const [what, figure, most] of verdicts)
    console.log(`${figure <= most ? 'holds' : 'OVER '}  ${what}: ${figure.toFixed(2)}, at most ${most}`)
  return verdicts.every(([, figure, most]) => figure <= most)
}
