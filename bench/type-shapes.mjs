/** Declarations of any size, as TypeScript, and the uses of their helpers: what the compiler is measured on. */

const WORDS = 'alpha beta gamma delta omega sigma kappa theta zeta iota lambda rho'.split(' ')

const name = (index) => `${WORDS[index % WORDS.length]}${index}_widgets`
const list = (count, make) => Array.from({ length: count }, (_, index) => make(index))

const OPTIONS = [
  (index) => `{ member: { publish: 'post' }, controller: 'things${index}' }`,
  () => `{ only: ['index', 'show'] }`,
  () => `{ except: ['destroy'] }`,
  (index) => `{ path: 'path${index}', collection: { search: 'get' } }`,
]

/** Each shape: the declarations of `count` resources, and the call of one of their helpers. */
export const SHAPES = {
  flat: {
    declare: (count) => list(count, (index) => `resources('${name(index)}')`),
    use: (index) => `routes.${name(index).slice(0, -1)}_path(${index})`,
  },
  nested: {
    declare: (count) =>
      list(
        Math.ceil(count / 3),
        (index) => `resources('${name(index)}', {}, [resources('comments', {}, [resources('votes')])])`,
      ),
    use: (index) => `routes.${name(Math.floor(index / 3)).slice(0, -1)}_comment_path(${index}, 'x')`,
  },
  namespaced: {
    declare: (count) =>
      list(
        Math.ceil(count / 10),
        (index) =>
          `namespace('space${index}', [${list(10, (inner) => `resources('${name(index * 10 + inner)}')`).join(', ')}])`,
      ),
    use: (index) => `routes.edit_space${Math.floor(index / 10)}_${name(index).slice(0, -1)}_path(${index})`,
  },
  'with options': {
    declare: (count) =>
      list(count, (index) => `resources('${name(index)}', ${OPTIONS[index % OPTIONS.length](index)})`),
    use: (index) => `routes.${name(index).slice(0, -1)}_path(${index})`,
  },
}

/** A program that declares `count` resources of a shape, asks for the keys of the helpers, and uses the helpers of some. */
export const program = (shape, count, uses = 0) => `import { draw, namespace, resources } from 'resourcery'
export const routes = draw([
${SHAPES[shape].declare(count).join(',\n')}
])
declare const key: keyof typeof routes
export const used: string | symbol = key
${list(uses, (index) => SHAPES[shape].use(Math.floor((index * count) / uses))).join('\n')}
`

/** A program that draws nothing: what the compiler does once, whatever is declared. */
export const EMPTY = `import { draw } from 'resourcery'
export const routes = draw([])
declare const key: keyof typeof routes
export const used: string | symbol = key
`
