import type { Calls, Options, Value } from './call.js'

/** Where lines break. */
const WIDTH = 100

/** A text in quotes, as code has it. */
export const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/'/g, "\\'")
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')}'`

/** A text on one line of a comment, since what stood on another would be code. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

/** A value in one line. */
function inline(value: Value): string {
  if (typeof value === 'string') return quoted(value)
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return String(value)
  if (isList(value)) return `[${value.map(inline).join(', ')}]`
  const entries = Object.entries(value).map(([name, one]) => `${key(name)}: ${inline(one)}`)
  return entries.length ? `{ ${entries.join(', ')} }` : '{}'
}

/** A value after an indent and before so many more characters, broken where it does not fit in a line. */
function print(value: Value, indent: string, used: number): string {
  const line = inline(value)
  if (used + line.length <= WIDTH || typeof value !== 'object' || value === null || value instanceof RegExp) return line
  const inner = `${indent}  `
  if (isList(value)) return `[\n${value.map((one) => `${inner}${inline(one)},\n`).join('')}${indent}]`
  const lines = Object.entries(value).map(([name, one]) => {
    const start = `${inner}${key(name)}: `
    return `${start}${print(one as Value, inner, start.length + 1)},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

/** The arguments of a call before its options. */
function operands(call: Calls): readonly Value[] {
  switch (call.kind) {
    case 'resources':
    case 'resource':
    case 'namespace':
      return [call.name]
    case 'route': {
      const [only, ...others] = call.methods
      return [
        others.length ? call.methods : (only as Value),
        call.pattern,
        ...(call.target === undefined ? [] : [call.target]),
      ]
    }
    case 'root':
      return [call.target]
    case 'redirect':
      return [call.pattern, call.to]
    default:
      return []
  }
}

const hasOptions = ({ kind, options }: Calls): boolean => kind === 'scope' || Object.keys(options).length > 0

/** The arguments of a call, without its children. */
function argumentsOf(call: Calls): readonly Value[] {
  const takesOptions = /^resources?$/.test(call.kind) && 'children' in call && call.children.length > 0
  return [...operands(call), ...(hasOptions(call) || takesOptions ? [call.options as Options] : [])]
}

function printCall(call: Calls, indent: string): string {
  const args = argumentsOf(call)
  const children = 'children' in call ? call.children : []
  const comment = call.comment === undefined ? '' : `${indent}// ${oneLine(call.comment)}\n`
  const head = `${indent}${call.kind}(`
  const line = args.map(inline).join(', ')
  const needsList = 'children' in call && !/^resource/.test(call.kind)
  const list = children.length || needsList ? `[\n${printCalls(children, `${indent}  `)}${indent}]` : ''
  const ending = list ? `${args.length ? ', ' : ''}${list})` : ')'
  if (head.length + line.length + 4 <= WIDTH) return `${comment}${head}${line}${ending}`
  // the options stay beside the name as long as nothing follows them
  const inner = `${indent}  `
  if (!list) {
    const [last, first] = [args.at(-1) as Value, args.slice(0, -1).map(inline).join(', ')]
    return `${comment}${head}${first}, ${print(last, indent, WIDTH)})`
  }
  const lines = args.map((arg) => `${inner}${print(arg, inner, inner.length)},\n`).join('')
  const inside = `${inner}[\n${printCalls(children, `${inner}  `)}${inner}],\n`
  return `${comment}${head}\n${lines}${inside}${indent})`
}

/** Gives calls as they are written in a list, one after the other. */
export const printCalls = (calls: readonly Calls[], indent: string): string =>
  calls.map((call) => `${printCall(call, indent)},\n`).join('')
