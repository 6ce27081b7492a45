import * as library from '../dist/index.js'
import { COMPILERS, checkTime, write } from './compilers.mjs'
import { program, SHAPES } from './type-shapes.mjs'

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
  const uses = Array.from({ length: USES }, (_, index) => SHAPES[shape].use(Math.floor((index * count) / USES)))
  return `import type { HashHelper, OriginUrlHelper, PathHelper, UrlHashHelper } from 'resourcery'
interface Routes {
${signatures.join('\n')}
}
export declare const routes: Routes
declare const key: keyof typeof routes
export const used: string = key
${uses.join('\n')}
`
}

const sources = { largest: program('flat', 2000, USES) }
for (const shape of Object.keys(SHAPES))
  for (const size of SIZES) {
    const name = `${shape.replaceAll(' ', '-')}-${size}`
    sources[name] = program(shape, size, USES)
    sources[`${name}-generated`] = generated(shape, size)
  }
write(sources)

console.log('Seconds of checking, with', USES, 'uses; times those of an interface that is written out')
console.log(['shape', 'resources', ...Object.keys(COMPILERS).map((version) => `TypeScript ${version}`)].join('\t'))
for (const shape of Object.keys(SHAPES))
  for (const size of SIZES) {
    const name = `${shape.replaceAll(' ', '-')}-${size}`
    const cells = Object.keys(COMPILERS).map((version) => {
      const fastest = [Infinity, Infinity]
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [place, program] of [name, `${name}-generated`].entries())
          fastest[place] = Math.min(fastest[place], checkTime(version, program))
      return `${fastest[0].toFixed(2)} ×${(fastest[0] / fastest[1]).toFixed(2)}`
    })
    console.log([shape, size, ...cells].join('\t'))
  }
console.log(
  ['flat', 2000, ...Object.keys(COMPILERS).map((version) => checkTime(version, 'largest').toFixed(2))].join('\t'),
)
