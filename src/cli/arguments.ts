import { parseArgs } from 'node:util'
import { instead } from '../declaration-message.js'
import type { Command, Given, OptionSpecs } from './command.js'
import { refuse } from './error.js'

/** The options that every command takes. */
const COMMON = { help: { short: 'h', about: 'Print this help' } } as const satisfies OptionSpecs

/**
 * Reads the arguments of a command.
 *
 * @throws CommandError where an option does not exist, lacks its value or has one too many, and where there are too many operands.
 */
export function readArguments<Specs extends OptionSpecs>(
  name: string,
  { options, operands: most }: Pick<Command<Specs>, 'options' | 'operands'>,
  args: readonly string[],
): Given<Specs> & { readonly help: boolean } {
  const specs: OptionSpecs = { ...options, ...COMMON }
  const names = Object.keys(specs).map((option) => `--${option}`)
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(specs).map(([option, { value, short }]) => [
        option,
        { type: value ? 'string' : 'boolean', ...(short && { short }) },
      ]),
    ),
  })
  const found: Record<string, unknown> = {}
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined
    if (!spec)
      return refuse(`'resourcery ${name}' takes no option '${token.rawName}': ${instead(`--${token.name}`, names)}`)
    const { value, multiple } = spec
    // an empty one is most often a variable of the shell that is not set: a check that it switches off would pass
    if (value && !token.value) refuse(`Option '--${token.name}' needs a value: write --${token.name} ${value}`)
    if (!value && token.value !== undefined)
      refuse(`Option '--${token.name}' takes no value: write --${token.name} alone`)
    const before = (found[token.name] ?? []) as readonly string[]
    found[token.name] = multiple ? [...before, token.value] : (token.value ?? true)
  }
  if (operands.length > most)
    refuse(
      `'resourcery ${name}' takes ${most} file at most and was given ${operands.length}: quote what belongs together`,
    )
  const { help, ...others } = found
  // what is found is read by the options' own specifications
  return { operands, options: others as Given<Specs>['options'], help: help === true }
}

/** Gives the options of a command as its help shows them. */
export function describeOptions(options: OptionSpecs): readonly (readonly [option: string, about: string])[] {
  return Object.entries({ ...options, ...COMMON } as OptionSpecs).map(([name, { short, value, about }]) => [
    `${short ? `-${short}, ` : '    '}--${name}${value ? ` ${value}` : ''}`,
    about,
  ])
}
