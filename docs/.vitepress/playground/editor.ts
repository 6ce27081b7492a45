import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { javascript } from '@codemirror/lang-javascript'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { EditorView, hoverTooltip } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { basicSetup } from 'codemirror'
import type { Mark, Questions } from './answer.js'

/** What the editor asks of the compiler. */
interface Knowing {
  ask<Asked extends 'complete' | 'describe' | 'hover'>(
    kind: Asked,
    asks: Questions[Asked]['asks'],
  ): Promise<Questions[Asked]['gives']>
}

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.comment], color: 'var(--code-comment)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], color: 'var(--code-function)' },
])

const KINDS: Readonly<Record<string, string>> = { method: 'method', function: 'function', property: 'property' }

/** A box that holds what the compiler says. */
function told(text: string): HTMLElement {
  const box = document.createElement('pre')
  box.className = 'told'
  box.textContent = text
  return box
}

/** Makes an editor whose completions and tips come from the compiler. */
export function createEditor(
  parent: HTMLElement,
  doc: string,
  { ask }: Knowing,
  onChange: (code: string) => void,
): EditorView {
  const complete = async ({
    state,
    pos,
    explicit,
    matchBefore,
  }: CompletionContext): Promise<CompletionResult | null> => {
    const code = state.doc.toString()
    if (!explicit && !/[\w.'"]$/.test(code.slice(0, pos))) return null
    const found = await ask('complete', { code, at: pos })
    if (!found?.entries.length || (!explicit && found.from === pos && !matchBefore(/[.'"]/))) return null
    return {
      from: found.from,
      validFor: /^\w*$/,
      options: found.entries.map(({ label, kind }) => ({
        label,
        type: KINDS[kind] ?? 'variable',
        info: async () => told((await ask('describe', { code, at: pos, name: label })) ?? label),
      })),
    }
  }
  const tip = hoverTooltip(async ({ state }, at) => {
    const found = await ask('hover', { code: state.doc.toString(), at })
    return found ? { pos: found.from, end: found.to, create: () => ({ dom: told(found.text) }) } : null
  })
  return new EditorView({
    parent,
    doc,
    extensions: [
      basicSetup,
      javascript({ typescript: true }),
      syntaxHighlighting(colours),
      autocompletion({ override: [complete], icons: false }),
      tip,
      EditorView.contentAttributes.of({ 'aria-label': 'Declaration', tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString())
      }),
    ],
  })
}

/** Marks what is wrong. */
export function mark({ state, dispatch }: EditorView, errors: readonly Mark[]): void {
  const within = (at: number): number => Math.min(at, state.doc.length)
  dispatch(
    setDiagnostics(
      state,
      errors.map(({ from, to, text }) => ({ from: within(from), to: within(to), severity: 'error', message: text })),
    ),
  )
}
