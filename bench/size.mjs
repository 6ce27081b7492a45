/** Bytes that an application ships, minified and gzipped, beside other libraries. `node bench/size.mjs` */
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { judge, table } from './race.mjs'

const ROOT = new URL('..', import.meta.url).pathname

/** What is imported, and how many bytes that may be at most: what is reached, and little more. */
export const BUDGETS = {
  'resourcery, paths of resources': {
    contents: `import { draw, resources } from 'resourcery'; export const routes = draw([resources('articles')])`,
    most: 7150,
  },
  'resourcery, all declarations': {
    contents: `export { collection, defaultRoute, draw, member, namespace, redirect, resource, resources, root, route, scope } from 'resourcery'`,
    most: 7_335,
  },
  'resourcery, paths and matcher': {
    contents: `export { createMatcher, draw, resources } from 'resourcery'`,
    most: 12_115,
  },
}

const PEERS = {
  'path-to-regexp, paths': `export { compile } from 'path-to-regexp'`,
  'path-to-regexp, paths and matcher': `export { compile, match } from 'path-to-regexp'`,
  'memoirist, matcher': `export { Memoirist } from 'memoirist'`,
  '@medley/router, matcher': `export { default } from '@medley/router'`,
  'find-my-way, matcher': `export { default } from 'find-my-way'`,
  'rou3, matcher': `export { addRoute, createRouter, findRoute } from 'rou3'`,
  'hono SmartRouter, matcher': `export { SmartRouter } from 'hono/router/smart-router'; export { RegExpRouter } from 'hono/router/reg-exp-router'; export { TrieRouter } from 'hono/router/trie-router'`,
}

/**
 * Bundles what an entry imports, as for a production site: gives the bytes, gzipped and not, the text, and the files of which
 * something is left.
 */
export async function bundle(contents, alias = {}) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: `${ROOT}bench` },
    alias,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: contents.includes('find-my-way') || contents.includes('@medley') ? 'node' : 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
    metafile: true,
    write: false,
  })
  const [{ contents: bytes, text }] = outputFiles
  const [{ inputs }] = Object.values(metafile.outputs)
  const files = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0)
  return { minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length, text, files }
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const ours = Object.entries(BUDGETS).map(([name, { contents }]) => [name, contents])
  const rows = []
  for (const [name, contents] of [...ours, ...Object.entries(PEERS)]) {
    const { minified, gzipped } = await bundle(contents)
    rows.push([name, minified, gzipped])
  }
  console.log('\nSize: bytes minified, and minified and gzipped\n')
  table([['import', 'minified', 'gzipped'], ...rows])
  console.log()
  const holds = judge(Object.entries(BUDGETS).map(([name, { most }], index) => [name, rows[index][2], most]))
  process.exitCode = holds ? 0 : 1
}
