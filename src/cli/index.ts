#!/usr/bin/env node
import { run } from './run.js'
import { processTerminal } from './terminal.js'

// a reader that has seen enough, as in `resourcery routes | head`, is no fault
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

const code = await run(process.argv.slice(2), processTerminal())
// what the application's module has opened may stay open
process.stdout.write('', () => process.exit(code))
