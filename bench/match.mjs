/**
 * Nanoseconds a match beside other routers, at 50, 500 and 5,000 routes, with strings as an HTTP parser makes them: cut from a
 * buffer, used once. `node bench/match.mjs [rounds] [routers, by comma]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { drawnOf, RESOURCES, requestsTo, rowsOf } from './application.mjs'
import { judge, median, ratio, round, table } from './race.mjs'
import { LARGEST, ROUTERS } from './routers.mjs'

const [rounds = '25', names] = process.argv.slice(2)
const SIZES = Object.keys(RESOURCES)
const WARM_UP = 40
const PASSES = 5

if (process.send) await work(process.argv[2], process.argv[3])
else process.exitCode = (await race()) ? 0 : 1

/** Times one size, a round whenever it is asked for one: an application has one table, so each has a process of its own. */
async function work(size, only) {
  const routes = drawnOf(size)
  const rows = rowsOf(routes)
  const requests = requestsTo(rows)
  const contestants = []
  const wrong = []
  for (const [name, make] of Object.entries(ROUTERS)) {
    if (Number(size) > (LARGEST[name] ?? Number.POSITIVE_INFINITY)) continue
    if (only && name !== 'resourcery' && !only.split(',').includes(name)) continue
    const { find, read } = await make(rows, routes)
    // a loop of its own, so that what it calls is known to the compiler
    const run = new Function(
      'find',
      `return ({ methods, paths }) => {
        let found = 0
        for (let index = 0; index < paths.length; index++) if (find(methods[index], paths[index])) found++
        return found
      }`,
    )(find)
    for (const [kind, list] of Object.entries(requests)) {
      const failed = list.find((request) => !isRight(find, read, request))
      if (failed) wrong.push(`${name} at ${size} routes: ${failed.slice(0, 2).join(' ')}`)
      contestants.push({ name, kind, run, ...inputOf(list, name in LARGEST ? 64 : list.length) })
    }
  }
  for (let time = 0; time < WARM_UP; time++)
    for (const { prepare, run, count } of contestants) if (time < 3 || count > 64) run(prepare())
  process.send({ size, count: rows.length, kinds: Object.keys(requests), wrong })
  process.on('message', () => {
    const times = round(contestants, PASSES)
    process.send([...times].map(([{ name, kind }, time]) => [name, kind, time]))
  })
}

/** Whether a request is answered by the right row with the right values, decoded or not. */
function isRight(find, read, [method, path, index, values]) {
  const found = find(method, path)
  if (index < 0 || !found) return index < 0 && !found
  const [row, texts] = read(found)
  return row === index && values.every((value, place) => [value, decodeURIComponent(value)].includes(texts[place]))
}

function inputOf(requests, count) {
  const bytes = Buffer.from(requests.map(([, path]) => path).join(''), 'latin1')
  const methods = requests.slice(0, count).map(([method]) => method)
  const ends = [0]
  for (const [, path] of requests) ends.push(ends.at(-1) + path.length)
  const prepare = () => ({ methods, paths: methods.map((_, index) => bytes.latin1Slice(ends[index], ends[index + 1])) })
  return { prepare, count }
}

async function race() {
  const children = SIZES.map((size) => fork(new URL(import.meta.url), [size, ...(names ? [names] : [])]))
  const told = await Promise.all(children.map((child) => once(child, 'message')))
  const times = {}
  for (let time = 0; time < Number(rounds); time++)
    for (const [index, child] of children.entries()) {
      child.send('round')
      const [results] = await once(child, 'message')
      for (const [name, kind, took] of results) {
        times[SIZES[index]] ??= {}
        times[SIZES[index]][name] ??= {}
        times[SIZES[index]][name][kind] ??= []
        times[SIZES[index]][name][kind].push(took)
      }
    }
  for (const child of children) child.disconnect()
  for (const [{ count, size, kinds, wrong }] of told) {
    const routers = Object.entries(times[size]).sort(([, one], [, other]) => median(one.mixed) - median(other.mixed))
    const ours = times[size].resourcery
    console.log(`\nMatching, ${count} routes: nanoseconds a request, and the mixed ones beside resourcery\n`)
    table([
      ['router', ...kinds, 'mixed / ours'],
      ...routers.map(([name, all]) => [
        name,
        ...kinds.map((kind) => median(all[kind]).toFixed(0)),
        ratio(all.mixed, ours.mixed).toFixed(2),
      ]),
    ])
    for (const one of wrong) console.log(`answers wrongly: ${one}`)
  }
  console.log()
  const beside = (size, name, kind = 'mixed') => ratio(times[size].resourcery[kind], times[size][name][kind])
  const worst = (kind) =>
    Math.max(...SIZES.map((size) => ratio(times[size].resourcery[kind], times[size].resourcery.member)))
  return judge([
    ['at 50 routes, of the time of memoirist', beside(50, 'memoirist'), 0.7],
    ['at 500 routes, of the time of @medley/router', beside(500, '@medley/router'), 0.6],
    ['at 5,000 routes, of the time of @medley/router', beside(5000, '@medley/router'), 0.65],
    ['at 5,000 routes, of the time at 50', ratio(times[5000].resourcery.mixed, times[50].resourcery.mixed), 1.6],
    ['a miss, of the time of a hit on a member', worst('miss'), 1],
    ['a wrong method, of the time of a hit on a member', worst('wrong method'), 1],
  ])
}
