import { describeOptions } from './arguments.js'
import type { Command } from './command.js'

/** Two columns of text, indented. */
const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`.trimEnd()).join('\n')
}

const examplesOf = (examples: Command['examples']): string =>
  examples.map(([call, effect]) => `  ${call}\n      ${effect}`).join('\n')

/** Gives the help of a command. */
export const commandHelp = (name: string, { usage, about, options, examples }: Omit<Command, 'run'>): string =>
  `Usage: resourcery ${name} ${usage}

${about}

Options
${columns(describeOptions(options))}

Examples
${examplesOf(examples)}
`

/** Gives the help of the whole. */
export const overview = (commands: readonly (readonly [name: string, summary: string])[]): string =>
  `Usage: resourcery COMMAND [options]

Commands
${columns(commands)}

Options
${columns([
  ['-h, --help', 'Print this help, or that of a command'],
  ['-v, --version', 'Print the version'],
])}

Examples
${examplesOf([
  ['npx resourcery routes', 'Print the route table of routes.ts or src/routes.ts'],
  ["npx resourcery routes --match 'GET /articles/1'", 'Tell which route answers a request, and why'],
  [
    'bin/rails routes | npx resourcery import --out src/routes.ts',
    'Turn the routes of a Rails application into a declaration',
  ],
])}
`
