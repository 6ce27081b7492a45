/**
 * Routers, each as a function from rows to `find(method, path)` and `read(found)`, which gives the row's index and the values of
 * the parameters in path order. What is given back has the parameters ready to be read by name.
 */
import { createMatcher } from '../dist/index.js'

/** Some refuse parameters of different names at one place; these get their names by number, as their users would write them. */
const numbered = (path) => {
  let count = 0
  return path.replace(/:\w+/g, () => `:p${count++}`)
}
const valuesOf = (params, names) => names.map((name) => params[name])
const numberedValues = (params, { names }) => names.map((_, index) => params[`p${index}`])

export const ROUTERS = {
  resourcery: async (rows, routes) => {
    const { match } = createMatcher(routes)
    const indexes = new Map(rows.map(({ index, method, path }) => [`${method} ${path}`, index]))
    const read = ({ method, pattern, params }) => {
      const index = indexes.get(`${method} ${pattern.replace('(.:format)', '')}`)
      return [index, valuesOf(params, rows[index].names)]
    }
    return { find: match, read }
  },
  memoirist: async (rows) => {
    const { Memoirist } = await import('memoirist')
    const router = new Memoirist()
    for (const row of rows) router.add(row.method, row.path, row)
    return {
      find: (method, path) => router.find(method, path),
      read: ({ store, params }) => [store.index, valuesOf(params, store.names)],
    }
  },
  '@medley/router': async (rows) => {
    const { default: Router } = await import('@medley/router')
    const router = new Router()
    for (const row of rows) router.register(numbered(row.path))[row.method] = row
    return {
      find: (method, path) => {
        const found = router.find(path)
        if (found === null) return
        const row = found.store[method]
        return row && { row, params: found.params }
      },
      read: ({ row, params }) => [row.index, numberedValues(params, row)],
    }
  },
  'find-my-way': async (rows) => {
    const { default: FindMyWay } = await import('find-my-way')
    const router = FindMyWay({ maxParamLength: 1000 })
    for (const row of rows) router.on(row.method, row.path, () => {}, row)
    return {
      find: (method, path) => router.find(method, path),
      read: ({ store, params }) => [store.index, valuesOf(params, store.names)],
    }
  },
  rou3: async (rows) => {
    const { createRouter, addRoute, findRoute } = await import('rou3')
    const router = createRouter()
    for (const row of rows) addRoute(router, row.method, row.path, row)
    return {
      find: (method, path) => findRoute(router, method, path),
      read: ({ data, params }) => [data.index, valuesOf(params ?? {}, data.names)],
    }
  },
  'hono SmartRouter': async (rows) => {
    const [{ SmartRouter }, { RegExpRouter }, { TrieRouter }] = await Promise.all([
      import('hono/router/smart-router'),
      import('hono/router/reg-exp-router'),
      import('hono/router/trie-router'),
    ])
    const router = new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] })
    for (const row of rows) router.add(row.method, numbered(row.path), row)
    return {
      // what `c.req.param()` reads
      find: (method, path) => {
        const [[handler], texts] = router.match(method, path)
        if (handler === undefined) return
        const [row, places] = handler
        if (texts === undefined) return { row, params: places }
        const params = {}
        for (const key in places) params[key] = texts[places[key]]
        return { row, params }
      },
      read: ({ row, params }) => [row.index, numberedValues(params, row)],
    }
  },
  'path-to-regexp, a list': async (rows) => {
    const { match } = await import('path-to-regexp')
    const lists = {}
    for (const row of rows) {
      lists[row.method] ??= []
      lists[row.method].push([match(row.path), row])
    }
    return {
      find: (method, path) => {
        for (const [test, row] of lists[method] ?? []) {
          const found = test(path)
          if (found) return { row, params: found.params }
        }
        return
      },
      read: ({ row, params }) => [row.index, valuesOf(params, row.names)],
    }
  },
}

/** The largest table on which those that try one route after the other are timed. */
export const LARGEST = { 'path-to-regexp, a list': 500 }
