/// <reference types="vite/client" />

/** The files that the compiler reads: the language's own, and the types of the package as it is published. */

const language = import.meta.glob<string>('../../../node_modules/typescript/lib/lib.{es,decorators}*.d.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const library = import.meta.glob<string>(['../../../dist/src/*.d.ts', '../../../dist/types/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

// what of the browser the types of the package speak of, and what a program here may want
const web = `
interface URLSearchParams { append(name: string, value: string): void; get(name: string): string | null; toString(): string }
declare var URLSearchParams: { new (init?: string | Record<string, string>): URLSearchParams }
declare var console: { log(...values: unknown[]): void }
`

const packageJson = JSON.stringify({
  name: 'resourcery',
  type: 'module',
  exports: { '.': { types: './dist/src/index.d.ts' } },
})

/** Files by their path. */
export const FILES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(language).map(([path, text]) => [`/lib/${path.replace(/.*\//, '')}`, text] as const),
  ...Object.entries(library).map(
    ([path, text]) => [`/node_modules/resourcery/${path.replace(/.*\/(?=dist\/)/, '')}`, text] as const,
  ),
  ['/node_modules/resourcery/package.json', packageJson] as const,
  ['/web.d.ts', web] as const,
])
