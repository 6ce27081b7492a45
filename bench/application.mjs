/** A table as applications have it, the same for the same size, and requests to it. */
import { draw, namespace, resources, root, routesOf } from '../dist/index.js'
import { numbers } from './race.mjs'

const THINGS = (
  'account address album alert answer article asset badge bank batch block board booking brand budget building campaign card ' +
  'cart category channel charge city client comment company contact contract country coupon course customer dashboard deal ' +
  'delivery device discount document domain donation draft driver email employee event export factory feature feed field file ' +
  'folder form friend gallery game goal group guest guide holiday hotel image import invitation invoice issue item job journey ' +
  'key label language lead lesson letter license link list location log market meeting member message metric milestone module ' +
  'movie note notification offer order page partner patient payment photo plan player poll post price product profile project ' +
  'promotion question quote rating receipt recipe region reminder report request review role room rule sale schedule school ' +
  'search season section seller session setting shipment shop sponsor stage store story student subscription supplier survey ' +
  'tag task team template tenant ticket token tool topic tour track trip unit upload user vehicle vendor venue video visit ' +
  'voucher vote warehouse wallet webhook widget worker'
).split(' ')
const KINDS = 'active archived daily draft internal legacy monthly private public shared team user'.split(' ')
const NAMESPACES = ['admin', 'api', 'internal', 'partner']
const plural = (word) => `${word.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(x|ch|sh)$/, '$1e')}s`
const NAMES = [...THINGS, ...KINDS.flatMap((kind) => THINGS.map((thing) => `${kind}_${thing}`))].map(plural)

/** About 50, 500 and 5,000 routes. */
export const RESOURCES = { 50: 7, 500: 71, 5000: 714 }

/** Half of the resources stand alone, a third is nested in one of these, the rest in one of those. */
const LEVELS = [0, 0, 1, 0, 1, 2]

/** The declaration of so many resources with the seven actions each, some in a namespace. */
export function declare(count) {
  const next = numbers(count)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const taken = new Set()
  const levels = [[], [], []]
  for (let index = 0; index < count; index++) {
    const level = LEVELS[index % LEVELS.length]
    const parent = level ? pick(levels[level - 1]) : { path: next() < 0.25 ? pick(NAMESPACES) : '' }
    let name
    do name = pick(NAMES.slice(0, 80 + 2 * count))
    while (taken.has(`${parent.path}/${name}`))
    taken.add(`${parent.path}/${name}`)
    const node = { name, path: `${parent.path}/${name}`, space: level ? '' : parent.path, children: [] }
    parent.children?.push(node)
    levels[level].push(node)
  }
  const declared = ({ name, space, children }) => {
    const one = resources(name, {}, children.map(declared))
    return space ? namespace(space, [one]) : one
  }
  return [root('home#index'), ...levels[0].map(declared)]
}

/** A parser of HTTP gives a method as one of its own constants. */
const METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/** Routes as most routers take them: method, path pattern without format, and the names of its parameters. */
export function rowsOf(routes) {
  return routesOf(routes).map(({ method, pattern }, index) => {
    const path = pattern.replace('(.:format)', '')
    const known = METHODS.find((one) => one === method)
    return { index, method: known, path, names: [...path.matchAll(/:(\w+)/g)].map(([, name]) => name) }
  })
}

const WORDS = ['hello-world', 'abc', 'my_slug', '8f14e45f', 'x9', 'release-2026', 'intro-to-routing', 'k7d', 'n3w']
const ENCODED = ['caf%C3%A9', 'a%20b', '%E6%97%A5%E6%9C%AC', 'a%2Fb', '100%25', 'q%3Fx%3D1', 'x%26y', '%F0%9F%98%80']
const UNKNOWN = ['/zebra', '/wp-admin/setup', '/robots', '/favicon', '/cgi-bin/test']

/** Requests of each kind: method, path, the index of the row that answers or -1, and the values of its parameters. */
export function requestsTo(rows, count = 1024) {
  const next = numbers(rows.length)
  const pick = (list) => list[Math.floor(next() * list.length)]
  const id = () => String(1 + Math.floor(next() * (next() < 0.5 ? 999 : 999_999)))
  const value = () => (next() < 0.7 ? id() : pick(WORDS))
  const long = () => Array.from({ length: 24 }, () => Math.floor(next() * 2 ** 24).toString(16)).join('-')
  const fill = ({ index, method, path }, make) => {
    const values = []
    const filled = path.replace(/:\w+/g, () => {
      const one = make()
      values.push(one)
      return one
    })
    return [method, filled, index, values]
  }
  const withParameters = (...counts) => rows.filter(({ path, names }) => counts.includes(names.length) && path !== '/')
  const [fixed, members, nested] = [withParameters(0), withParameters(1), withParameters(2, 3)]
  const answers = rows.map(({ method, path }) => [method, new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)])
  const isAnswered = (method, path) => answers.some(([one, pattern]) => one === method && pattern.test(path))

  const miss = () => {
    for (;;) {
      const [method, path] = fill(pick(rows), value)
      const wrong = pick([
        () => pick(UNKNOWN),
        () => `${path}/no/such/thing`,
        () => path.replace(/(?<=[^/])(\/|$)/, 'x$1'),
        () => path.replace(/[^/]*$/, '9/9/9/9/9/9'),
        () => path.replace(/^\/./, '/'),
      ])()
      if (wrong.length > 1 && !METHODS.some((one) => isAnswered(one, wrong))) return [method, wrong, -1, []]
    }
  }
  const wrong = () => {
    for (;;) {
      const [, path] = fill(pick(rows), id)
      const method = pick(METHODS)
      // what ends in /new is also an id, which other methods answer
      if (path !== '/' && !path.endsWith('/new') && !isAnswered(method, path)) return [method, path, -1, []]
    }
  }
  const make = (one) => Array.from({ length: count }, one)
  const kinds = {
    static: make(() => fill(pick(fixed), value)),
    member: make(() => fill(pick(members), value)),
    nested: make(() => fill(pick(nested), value)),
    long: make(() => fill(pick(nested), long)),
    encoded: make(() => fill(pick([...members, ...nested]), () => pick(ENCODED))),
    miss: make(miss),
    'wrong method': make(wrong),
  }
  // what a site that works is asked for
  const shares = { static: 25, member: 35, nested: 25, encoded: 5, miss: 6, 'wrong method': 4 }
  const drawn = Object.entries(shares).flatMap(([kind, share]) => Array(share).fill(kind))
  return { ...kinds, mixed: make(() => pick(kinds[pick(drawn)])) }
}

/** The route set of a size. */
export const drawnOf = (size) => draw(declare(RESOURCES[size]))
