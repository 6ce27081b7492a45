import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

/** The compilers that are measured, by version, and how a program is given to them. */

export const COMPILERS = { 5.9: 'ts59', '6.0': 'typescript', '7.0': 'ts7' }

const ROOT = new URL('..', import.meta.url).pathname
const FOLDER = `${ROOT}.compiled/measured`

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  module: 'NodeNext',
  types: [],
}

/** Writes programs to a folder of the project, where `resourcery` is found by its own name; gives the folder. */
export function write(sources) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, source] of Object.entries(sources)) {
    writeFileSync(`${FOLDER}/${name}.ts`, source)
    const config = { compilerOptions: OPTIONS, files: [`${name}.ts`] }
    writeFileSync(`${FOLDER}/${name}.json`, JSON.stringify(config))
  }
  writeFileSync(`${FOLDER}/tsconfig.json`, JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }))
  return FOLDER
}

/** The seconds that a compiler takes to check a program. */
export function checkTime(version, name) {
  const compiler = `${ROOT}node_modules/${COMPILERS[version]}/bin/tsc`
  const { stdout, stderr } = spawnSync('node', [compiler, '-p', `${FOLDER}/${name}.json`, '--extendedDiagnostics'], {
    encoding: 'utf8',
  })
  const seconds = /^Check time:\s+([\d.]+)s$/m.exec(stdout)?.[1]
  if (!seconds || stdout.includes('error TS')) throw new Error(`${version} failed: ${stdout.slice(0, 1000)}${stderr}`)
  return Number(seconds)
}
