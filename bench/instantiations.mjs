import ts from 'typescript'
import { EMPTY, program, SHAPES, usesOf } from './type-shapes.mjs'

/**
 * Counts what the compiler has to do: instantiations for a resource and for a use of a helper, by shape and size of the
 * declaration, less those of a program without one. The budgets fail a test when they are exceeded.
 */

export const SIZES = [1, 10, 100, 500, 2000]

/** Instantiations at most for a resource, whatever the size from 100 on, and for a use of one of its helpers. */
export const BUDGETS = {
  flat: { resource: 92, use: 125 },
  nested: { resource: 120, use: 145 },
  namespaced: { resource: 106, use: 140 },
  'with options': { resource: 150, use: 128 },
}

const ROOT = new URL('..', import.meta.url).pathname
const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  rootDir: ROOT,
}
const USES = 50
const cached = new Map()

/**
 * The instantiations that each of several files adds to one program, in their order: a file may import those before it, as
 * `./measured-0.js`. Throws what the compiler finds wrong with one.
 */
export function compileInTurn(...sources) {
  const texts = new Map(sources.map((source, index) => [`${ROOT}measured-${index}.ts`, source]))
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, ...others) => {
    const source = texts.get(name)
    if (source !== undefined) return ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true)
    if (!cached.has(name)) cached.set(name, getSourceFile.call(host, name, ...others))
    return cached.get(name)
  }
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, name)
  const created = ts.createProgram([...texts.keys()], OPTIONS, host)
  let before = 0
  return [...texts.keys()].map((name) => {
    const file = created.getSourceFile(name)
    const [first] = [...created.getSyntacticDiagnostics(file), ...created.getSemanticDiagnostics(file)]
    if (first) throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'))
    const count = created.getInstantiationCount()
    const added = count - before
    before = count
    return added
  })
}

/** The instantiations of a program of one file. */
export const compile = (source) => compileInTurn(source)[0]

/** The instantiations of a resource, and of a use of a helper, at each size. */
export function count(shape, sizes = SIZES) {
  const empty = compile(EMPTY)
  return sizes.map((size) => {
    // a file with some uses first, so that what only the first use costs is not counted to each; the next uses those and others
    const [few, many] = [10, 10 + USES].map(
      (uses) => `import { routes } from './measured-0.js'\n${usesOf(shape, size, uses)}`,
    )
    const [declared, , used] = compileInTurn(program(shape, size), few, many)
    return { size, resource: (declared - empty) / size, use: size >= 100 ? used / USES : undefined }
  })
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  console.log('Instantiations, TypeScript', ts.version)
  for (const shape of Object.keys(SHAPES))
    for (const { size, resource, use } of count(shape))
      console.log(
        `${shape.padEnd(14)}${String(size).padStart(6)} resources${resource.toFixed(0).padStart(8)} a resource` +
          (use === undefined ? '' : `${use.toFixed(0).padStart(8)} a use`),
      )
}
