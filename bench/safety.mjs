/**
 * How the time of a match grows with hostile paths: for each table and each kind of path, from one length to the double of it,
 * beyond what is in line with the length. `node bench/safety.mjs [rounds]`
 */
import { createMatcher, defaultRoute, draw, redirect, resources, root, route, scope } from '../dist/index.js'
import { median, table } from './race.mjs'

const ROUNDS = Number(process.argv[2] ?? 40)
/** After so many milliseconds three rounds are enough. */
const PATIENCE = 1500
const LENGTHS = [12_500, 25_000, 50_000, 100_000]
/** At most so much more than the double for the double. */
const MOST = 1.1

const TABLES = {
  resources: [root('home#index'), resources('articles', {}, [resources('comments', { member: { publish: 'post' } })])],
  mixed: [
    route('get', 'x/:a-:b', 'x#one'),
    route('get', 'x/:a-:b-:c.:d', 'x#two'),
    route('get', 'x/v:major.:minor', 'x#three'),
    route('get', 'x/:a~:b/y/:c', 'x#four'),
  ],
  globs: [
    route('get', 'files/*path', 'files#show'),
    route('get', '*first/middle/*second', 'files#middle'),
    route('get', '*one/a/*two/b/*three', 'files#three'),
  ],
  constraints: [
    scope({ constraints: { id: 'integer' } }, [resources('orders')]),
    scope({ constraints: { id: /[a-z0-9]+(-[a-z0-9]+)*/ } }, [resources('posts')]),
    resources('pages', { constraints: { id: ['a', 'b', 'c'] }, collection: { search: 'get' } }),
  ],
  optional: [
    scope({ path: '(:locale)' }, [resources('articles')]),
    route('get', 'a(/:b(/:c(/:d)))', 'a#b'),
    redirect('/old/:id', '/articles/%{id}'),
    defaultRoute(),
  ],
}

const repeated = (text) => (length) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const PATHS = {
  'one long segment': repeated('a'),
  'many slashes': (length) => `/${repeated('a/')(length)}`,
  'slashes alone': repeated('/'),
  'percent signs': repeated('%'),
  escapes: repeated('%41'),
  'escapes of slashes': repeated('%2F'),
  'cut escapes': repeated('%4'),
  'bytes out of place': repeated('%C3'),
  dots: repeated('.'),
  dashes: repeated('-'),
  'dashes and letters': repeated('a-'),
  'near matches': repeated('articles/1/comments/2/publis/'),
  'repeated globs': repeated('a/b/'),
  'repeated middles': repeated('middle/x/'),
  'question marks': (length) => `a${repeated('?')(length)}`,
}
const BEFORE = { resources: '/articles/', mixed: '/x/', globs: '/files/', constraints: '/posts/', optional: '/a/' }
const AFTER = ['', '.json', '/edit!']

const time = (act) => {
  const start = process.hrtime.bigint()
  act()
  return Number(process.hrtime.bigint() - start)
}

const rows = []
let holds = true
for (const [name, declaration] of Object.entries(TABLES)) {
  const { match, recognize } = createMatcher(draw(declaration))
  const ask = (path) => {
    match('GET', path)
    try {
      recognize('DELETE', path)
    } catch {}
  }
  for (const [kind, make] of Object.entries(PATHS)) {
    const paths = LENGTHS.map((length) =>
      ['/', BEFORE[name]].flatMap((before) => AFTER.map((after) => before + make(length) + after)),
    )
    const least = LENGTHS.map(() => Number.POSITIVE_INFINITY)
    const start = performance.now()
    // the first rounds make the compiler know what it is about
    for (let round = 0; round < 3 || (round < ROUNDS && performance.now() - start < PATIENCE); round++)
      for (const [index, list] of paths.entries())
        least[index] = Math.min(
          least[index],
          time(() => {
            for (const path of list) ask(path)
          }),
        )
    // from the least length to the greatest, a doubling
    const growth = (least.at(-1) / least[0]) ** (1 / (LENGTHS.length - 1)) / 2
    if (growth > MOST) holds = false
    rows.push([name, kind, (least.at(-1) / paths.at(-1).length / 1e6).toFixed(2), growth.toFixed(2)])
  }
}
rows.sort(([, , , one], [, , , other]) => other - one)
console.log(
  '\nHostile paths of 12 to 100 kB: milliseconds at 100 kB, match and refusal, and growth a doubling beyond linear\n',
)
table([['table', 'paths', 'ms', 'growth'], ...rows.slice(0, 20)])
console.log(
  `\n${holds ? 'holds' : 'OVER '}  growth: ${rows[0][3]}, median ${median(rows.map(([, , , one]) => Number(one)))}, at most ${MOST}`,
)
process.exitCode = holds ? 0 : 1
