import * as library from '../dist/index.js'
import { COMPILERS, checkTime, write } from './compilers.mjs'
import { table } from './race.mjs'
import { program, SHAPES, usesOf } from './type-shapes.mjs'

/**
 * How long the compilers take to check a declaration and the uses of its helpers, beside an `interface` with the same
 * signatures, which is what generated code could reach. Rounds are interleaved, and the fastest of each counts.
 */

const SIZES = [100, 500, 1000]
const ROUNDS = Number(process.argv[2] ?? 5)
const USES = 100

const short = (pattern) => pattern.replace('(.:format)', '')

/** The same helpers with the same signatures, written out. */
function generated(shape, count) {
  const { draw, namespace, resources, routesOf } = library
  const made = new Function('draw', 'namespace', 'resources', `return draw([${SHAPES[shape].declare(count)}])`)
  const rows = routesOf(made(draw, namespace, resources))
  const named = new Map(rows.toReversed().flatMap((row) => (row.name === null ? [] : [[row.name, row]])))
  const signatures = [...named].map(([name, { pattern, controller, action }]) => {
    const hash = `'${name}', '${controller}#${action}', '${short(pattern)}'`
    return `  readonly ${name}_path: PathHelper<'${short(pattern)}'>
  readonly ${name}_url: OriginUrlHelper<'${short(pattern)}'>
  readonly hash_for_${name}_path: HashHelper<${hash}>
  readonly hash_for_${name}_url: UrlHashHelper<${hash}>`
  })
  return `import type { HashHelper, OriginUrlHelper, PathHelper, UrlHashHelper } from 'resourcery'
interface Routes {
${signatures.join('\n')}
}
export declare const routes: Routes
declare const key: keyof typeof routes
export const used: string = key
${usesOf(shape, count, USES)}
`
}

const CASES = Object.keys(SHAPES).flatMap((shape) =>
  SIZES.map((size) => ({ shape, size, name: `${shape.replaceAll(' ', '-')}-${size}` })),
)
const VERSIONS = Object.keys(COMPILERS)

const sources = { largest: program('flat', 2000, USES) }
for (const { shape, size, name } of CASES) {
  sources[name] = program(shape, size, USES)
  sources[`${name}-generated`] = generated(shape, size)
}
write(sources)

const rows = [['shape', 'resources', ...VERSIONS.map((version) => `TypeScript ${version}`)]]
for (const { shape, size, name } of CASES) {
  const cells = VERSIONS.map((version) => {
    const fastest = [Infinity, Infinity]
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [place, program] of [name, `${name}-generated`].entries())
        fastest[place] = Math.min(fastest[place], checkTime(version, program))
    return `${fastest[0].toFixed(2)} ×${(fastest[0] / fastest[1]).toFixed(2)}`
  })
  rows.push([shape, size, ...cells])
}
rows.push(['flat', 2000, ...VERSIONS.map((version) => checkTime(version, 'largest').toFixed(2))])
console.log('\nSeconds of checking, with', USES, 'uses; times those of an interface that is written out\n')
table(rows)
