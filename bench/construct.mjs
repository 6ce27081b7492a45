/**
 * What a table of 5,000 routes costs before the first request: milliseconds cold, with the first match, microseconds a route
 * warm, at best, and bytes a route that stay, each router in a process of its own. `node bench/construct.mjs [rounds]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createMatcher, draw } from '../dist/index.js'
import { declare, drawnOf, RESOURCES, requestsTo, rowsOf } from './application.mjs'
import { judge, median, table } from './race.mjs'
import { LARGEST, ROUTERS } from './routers.mjs'

const SIZE = 5000
const WARM = 48
const MOST = { 'resourcery, the matcher': { cold: 100, warm: 2, heap: 250 } }

const declaration = () => declare(RESOURCES[SIZE])
/** How each is made of rows or of the drawn routes; the work that comes before is not counted. */
const MAKERS = {
  'resourcery, the matcher': () => {
    const routes = drawnOf(SIZE)
    return () => createMatcher(routes).match
  },
  'resourcery, the helpers': () => {
    const declared = declaration()
    return () => draw(declared)
  },
  'resourcery, all': () => {
    const declared = declaration()
    return () => {
      const routes = draw(declared)
      return [routes, createMatcher(routes).match]
    }
  },
  ...Object.fromEntries(
    Object.keys(ROUTERS)
      .filter((name) => name !== 'resourcery' && !(name in LARGEST))
      .map((name) => [
        name,
        async () => {
          const rows = rowsOf(drawnOf(SIZE))
          // what is imported on the way is not counted
          await ROUTERS[name](rows.slice(0, 8))
          return async () => (await ROUTERS[name](rows)).find
        },
      ]),
  ),
}

if (process.send) await work(process.argv[2])
else process.exitCode = (await race(Number(process.argv[2] ?? 5))) ? 0 : 1

async function work(name) {
  const rows = rowsOf(drawnOf(SIZE))
  const { mixed } = requestsTo(rows, 64)
  const make = await MAKERS[name]()
  const use = async () => {
    const made = await make()
    const find = typeof made === 'function' ? made : Array.isArray(made) ? made[1] : undefined
    for (const [method, path] of mixed) find?.(method, path)
    return made
  }
  const time = async () => {
    const start = performance.now()
    await use()
    return performance.now() - start
  }
  const cold = await time()
  const warm = []
  for (let count = 0; count < WARM; count++) warm.push(await time())
  const settle = () => {
    for (let count = 0; count < 5; count++) globalThis.gc()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const kept = [await use(), await use()]
  const before = settle()
  kept.push(await use(), await use(), await use())
  const heap = (settle() - before) / 3 / rows.length
  process.send({ cold, warm: (Math.min(...warm) * 1000) / rows.length, heap, kept: kept.length })
}

async function race(rounds) {
  const results = {}
  for (let count = 0; count < rounds; count++)
    for (const name of Object.keys(MAKERS)) {
      const child = fork(new URL(import.meta.url), [name], {
        execArgv: ['--expose-gc'],
        env: { ...process.env, NODE_ENV: 'production' },
      })
      const [result] = await once(child, 'message')
      child.disconnect()
      await once(child, 'exit')
      results[name] ??= []
      results[name].push(result)
    }
  const figure = (name, kind) => median(results[name].map((result) => result[kind]))
  console.log('\nConstruction, 5,000 routes\n')
  table([
    ['router', 'cold, ms', 'warm, µs a route', 'bytes a route'],
    ...Object.keys(results).map((name) => [
      name,
      figure(name, 'cold').toFixed(0),
      figure(name, 'warm').toFixed(2),
      figure(name, 'heap').toFixed(0),
    ]),
  ])
  console.log()
  return judge(
    Object.entries(MOST).flatMap(([name, { cold, warm, heap }]) => [
      [`${name}, milliseconds cold`, figure(name, 'cold'), cold],
      [`${name}, microseconds a route`, figure(name, 'warm'), warm],
      [`${name}, bytes a route`, figure(name, 'heap'), heap],
    ]),
  )
}
