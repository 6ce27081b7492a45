// What inflection costs: instantiations a word, bytes in a bundle, time a name. Fails when a common word is over budget.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import ts from 'typescript'

const INSTANTIATIONS = 20
const GENERIC_INSTANTIATIONS = 10_000
const NANOSECONDS = 1_000

const root = fileURLToPath(new URL('../', import.meta.url))
const rows = readFileSync(`${root}test/conformance/data/inflections.tsv`, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split('\t'))

const isRegular = ([plural, singular]) =>
  plural === `${singular}s` ||
  plural === `${singular}es` ||
  (singular.endsWith('y') && plural === singular.replace(/y$/, 'ies'))
const regular = spread(rows.filter(isRegular), 1_000)
const irregular = rows.filter((row) => !isRegular(row))

const results = [
  count('regular plurals', column(regular, 0), 'Singularize', INSTANTIATIONS),
  count('irregular plurals, kept words', column(irregular, 0), 'Singularize'),
  count('singulars', column(regular, 1), 'Singularize'),
  count('singulars', column(regular, 1), 'Pluralize'),
  count(
    'three words',
    column(regular, 1).map((word) => `edit_${word}_path`),
    'CamelCase',
  ),
]
results.push(countGeneric())
await measureBundle()
process.exitCode = results.every(Boolean) ? 0 : 1

/** Prints what it costs to use the types on a name that is a parameter, where the compiler asks what all results share. */
function countGeneric() {
  const uses = ['Singularize<Name>', 'Singularize<Name, Custom>', 'Pluralize<Name, Custom>', 'CamelCase<Name>']
  const lines = uses.map((use, index) => `export type G${index}<Name extends string, Custom> = Text<${use}>`)
  const all = instantiations(['type Text<Word extends string> = Word', ...lines]) - instantiations([])
  console.log(`generic uses: ${all} instantiations (at most ${GENERIC_INSTANTIATIONS})`)
  return all <= GENERIC_INSTANTIATIONS
}

/** Prints the instantiations a word beyond those of the module itself; gives whether they are within the budget. */
function count(label, words, type, budget = Number.POSITIVE_INFINITY) {
  const names = [...new Set(words)]
  const all = instantiations(names.map((name, index) => `export type T${index} = ${type}<'${name}'>`))
  const each = (all - instantiations([])) / names.length
  const limit = budget === Number.POSITIVE_INFINITY ? '' : `, at most ${budget}`
  console.log(`${type}: ${each.toFixed(1)} instantiations a word (${names.length} ${label}${limit})`)
  return each <= budget
}

function instantiations(lines) {
  const fileName = `${root}types/bench.ts`
  const text = [`import type { CamelCase, Pluralize, Singularize } from './inflection.js'`, 'export {}', ...lines].join(
    '\n',
  )
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts'],
    types: [],
    skipLibCheck: true,
  }
  const host = ts.createCompilerHost(options)
  host.fileExists = (path) => path === fileName || ts.sys.fileExists(path)
  host.readFile = (path) => (path === fileName ? text : ts.sys.readFile(path))
  const program = ts.createProgram([fileName], options, host)
  program.getSemanticDiagnostics()
  return program.getInstantiationCount()
}

async function measureBundle() {
  const options = {
    entryPoints: [`${root}src/inflection.ts`],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  }
  const [minified] = (await build({ ...options, minify: true })).outputFiles
  console.log(`bundle: ${gzipSync(minified.contents, { level: 9 }).length} bytes min+gzip`)
  const [module] = (await build(options)).outputFiles
  const functions = await import(`data:text/javascript,${encodeURIComponent(module.text)}`)
  for (const [name, words] of [
    ['singularize', column(regular, 0)],
    ['pluralize', column(regular, 1)],
    ['camelCase', column(regular, 1)],
  ]) {
    const each = Math.min(...Array.from({ length: 5 }, () => time(functions[name], words)))
    console.log(`${name}: ${each.toFixed(0)} ns a name`)
    results.push(each <= NANOSECONDS)
  }
}

function time(inflect, words) {
  const start = process.hrtime.bigint()
  for (let round = 0; round < 20; round++) for (const word of words) inflect(word)
  return Number(process.hrtime.bigint() - start) / (20 * words.length)
}

function column(pairs, index) {
  return pairs.map((pair) => pair[index])
}

function spread(list, length) {
  return Array.from({ length }, (_, index) => list[Math.floor((index * list.length) / length)])
}
