import type { Filling } from './filling.js'
import { refuse } from './generation-error.js'
import * as message from './generation-message.js'
import type { CallOptions } from './helper.js'
import { URL_OPTIONS } from './tables.js'

/**
 * Refuses a call that the types refuse too: arguments too many, options that are none, a format or optional parameters where
 * the pattern has no place for them. `count` arguments stand before the options.
 *
 * @throws UrlGenerationError
 */
export function checkCall(
  { name, optional, route: { pattern } }: Filling,
  args: readonly unknown[],
  count: number,
  isUrl: boolean,
): void {
  if (args.slice(count + 1).some((one) => one !== undefined)) refuse(message.tooManyArguments(name, count + 1))
  const options = args[count] as CallOptions | undefined | null
  if (options === undefined || options === null) return
  if (typeof options !== 'object' || Array.isArray(options)) refuse(message.wrongOptions(name, options))
  const known: readonly string[] = URL_OPTIONS.filter((option) => isUrl || option !== 'origin')
  for (const option of Object.keys(options))
    if (!known.includes(option)) refuse(message.unknownOption(name, option, known))
  const { format, params } = options
  const short = pattern.replace(/\(\.:format\)$/, '')
  if (format != null && short === pattern) refuse(message.noFormat(pattern))
  if (format != null && typeof format !== 'string') refuse(message.wrongFormat(name, format))
  const others = optional.filter((one) => short === pattern || one !== 'format')
  for (const param of Object.keys(params ?? {}))
    if (!others.includes(param))
      refuse(others.length ? message.unknownParam(name, param, others) : message.noOptionalParams(short))
}
