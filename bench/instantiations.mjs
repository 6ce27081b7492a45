import ts from 'typescript'
import { EMPTY, program, SHAPES } from './type-shapes.mjs'

/**
 * Counts what the compiler has to do: instantiations for a resource and for a use of a helper, by shape and size of the
 * declaration, less those of a program without one. The budgets fail a test when they are exceeded.
 */

export const SIZES = [1, 10, 100, 500, 2000]

/** Instantiations at most for a resource, whatever the size from 100 on, and for a use of one of its helpers. */
export const BUDGETS = {
  flat: { resource: 125, use: 130 },
  nested: { resource: 150, use: 150 },
  namespaced: { resource: 135, use: 140 },
  'with options': { resource: 240, use: 130 },
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

/** The instantiations of a program; throws what the compiler finds wrong with it. */
export function compile(source) {
  const file = `${ROOT}measured.ts`
  const host = ts.createCompilerHost(OPTIONS)
  const { getSourceFile, fileExists } = host
  host.getSourceFile = (name, ...others) => {
    if (name === file) return ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, true)
    if (!cached.has(name)) cached.set(name, getSourceFile.call(host, name, ...others))
    return cached.get(name)
  }
  host.fileExists = (name) => name === file || fileExists.call(host, name)
  const created = ts.createProgram([file], OPTIONS, host)
  const [first] = ts.getPreEmitDiagnostics(created)
  if (first) throw new Error(ts.flattenDiagnosticMessageText(first.messageText, '\n'))
  return created.getInstantiationCount()
}

/** The instantiations of a resource, and of a use of a helper, at each size. */
export function count(shape, sizes = SIZES) {
  const empty = compile(EMPTY)
  return sizes.map((size) => {
    const declared = compile(program(shape, size))
    // two programs with uses, so that what only the first use costs is not counted to each
    const [few, many] = [10, 10 + USES].map((uses) => compile(program(shape, size, uses)))
    return { size, resource: (declared - empty) / size, use: size >= 100 ? (many - few) / USES : undefined }
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
