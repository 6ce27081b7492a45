/** Declarations of any size, as TypeScript, and the uses of their helpers: what the compiler is measured on. */

const WORDS = 'alpha beta gamma delta omega sigma kappa theta zeta iota lambda rho'.split(' ')

/** Plurals and singulars as applications have them: most in a mere s, some in more. */
const NAMES = Object.entries({
  articles: 'article',
  comments: 'comment',
  categories: 'category',
  orders: 'order',
  users: 'user',
  addresses: 'address',
  products: 'product',
  messages: 'message',
  invoices: 'invoice',
  photos: 'photo',
  events: 'event',
  people: 'person',
  widgets: 'widget',
})

const name = (index, number = 0) => `${WORDS[index % WORDS.length]}${index}_${NAMES[index % NAMES.length][number]}`
const singular = (index) => name(index, 1)
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
    use: (index) => `routes.${singular(index)}_path(${index})`,
  },
  nested: {
    declare: (count) =>
      list(
        Math.ceil(count / 3),
        (index) => `resources('${name(index)}', {}, [resources('comments', {}, [resources('votes')])])`,
      ),
    use: (index) => `routes.${singular(Math.floor(index / 3))}_comment_path(${index}, 'x')`,
  },
  namespaced: {
    declare: (count) =>
      list(
        Math.ceil(count / 10),
        (index) =>
          `namespace('space${index}', [${list(10, (inner) => `resources('${name(index * 10 + inner)}')`).join(', ')}])`,
      ),
    use: (index) => `routes.edit_space${Math.floor(index / 10)}_${singular(index)}_path(${index})`,
  },
  'with options': {
    declare: (count) =>
      list(count, (index) => `resources('${name(index)}', ${OPTIONS[index % OPTIONS.length](index)})`),
    use: (index) => `routes.${singular(index)}_path(${index})`,
  },
}

/** Uses of helpers of a shape, spread over `count` resources. */
export const usesOf = (shape, count, uses) =>
  list(uses, (index) => SHAPES[shape].use(Math.floor((index * count) / uses))).join('\n')

/** A program that declares `count` resources of a shape, asks for the keys of the helpers, and uses the helpers of some. */
export const program = (shape, count, uses = 0) => `import { draw, namespace, resources } from 'resourcery'
export const routes = draw([
${SHAPES[shape].declare(count).join(',\n')}
])
declare const key: keyof typeof routes
export const used: string | symbol = key
${usesOf(shape, count, uses)}
`

/** A program that draws nothing: what the compiler does once, whatever is declared. */
export const EMPTY = `import { draw } from 'resourcery'
export const routes = draw([])
declare const key: keyof typeof routes
export const used: string | symbol = key
`
