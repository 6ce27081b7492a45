import ts from 'typescript'
import { openService } from '../bench/language-service.mjs'

/** What an editor shows at a place in a program: asked from the compiler's language service, as editors do. */

const ROOT = new URL('..', import.meta.url).pathname
const FILE = `${ROOT}editor.ts`

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  rootDir: ROOT,
}

export interface Editor {
  /** What shows where the pointer rests on the text before `|`. */
  hover(line: string): string
  /** The signature that shows inside the parentheses at `|`, and the argument that is being written. */
  signature(line: string): string
  /** What is offered at `|`, in the order of the list, with its documentation. */
  completions(line: string): readonly string[]
}

const textOf = (parts: readonly ts.SymbolDisplayPart[] | undefined): string =>
  (parts ?? []).map(({ text }) => text).join('')

/** An editor that has a program open; each line is asked at its `|`, at the end of the program. */
export function openEditor(program: string): Editor {
  const { service, edit } = openService(FILE, program, OPTIONS)

  const write = (line: string): number => {
    const at = line.indexOf('|')
    if (at < 0) throw new Error(`no place is marked in ${line}`)
    edit(`${program}\n${line.slice(0, at)}${line.slice(at + 1)}`)
    return program.length + 1 + at
  }

  return {
    hover(line) {
      const info = service.getQuickInfoAtPosition(FILE, write(line) - 1)
      return [textOf(info?.displayParts), textOf(info?.documentation)].filter(Boolean).join('\n')
    },
    signature(line) {
      const help = service.getSignatureHelpItems(FILE, write(line), {})
      const item = help?.items[help.selectedItemIndex]
      if (!help || !item) throw new Error(`no signature shows in ${line}`)
      const parameters = item.parameters.map(({ displayParts }) => textOf(displayParts))
      const text = [
        textOf(item.prefixDisplayParts),
        parameters.join(textOf(item.separatorDisplayParts)),
        textOf(item.suffixDisplayParts),
      ].join('')
      return `${text}\nwrites ${parameters[help.argumentIndex]}`
    },
    completions(line) {
      const place = write(line)
      const list = service.getCompletionsAtPosition(FILE, place, {})
      const offered = (list?.entries ?? []).filter(({ kind }) => kind !== ts.ScriptElementKind.keyword)
      return offered
        .toSorted((one, other) => one.sortText.localeCompare(other.sortText))
        .map(({ name }) => {
          const details = service.getCompletionEntryDetails(FILE, place, name, {}, undefined, {}, undefined)
          return [name, textOf(details?.documentation)].filter(Boolean).join(': ')
        })
    },
  }
}
