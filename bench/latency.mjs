import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { write } from './compilers.mjs'
import { openService } from './language-service.mjs'
import { median, table } from './race.mjs'
import { program, SHAPES } from './type-shapes.mjs'

/**
 * How long an editor waits: for the list of helpers after each edit, and for what shows at a helper. TypeScript 6 is asked
 * through its language service, 7 through the language server protocol. Milliseconds, the median of the edits.
 */

const SIZES = [100, 500, 1000]
const EDITS = 9
const SHAPE = 'flat'

async function timed(ask) {
  const start = performance.now()
  const answer = await ask()
  return { answer, took: performance.now() - start }
}

const OPTIONS = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  types: [],
  skipLibCheck: true,
}

/** The language service of TypeScript 6 with one file open. */
function service(file, text) {
  const { service: asked, edit } = openService(file, text, OPTIONS)
  return {
    edit,
    complete: async (place) => asked.getCompletionsAtPosition(file, place, {})?.entries.length ?? 0,
    hover: async (place) => ts.displayPartsToString(asked.getQuickInfoAtPosition(file, place)?.displayParts),
    close: async () => asked.dispose(),
  }
}

/** The language server of TypeScript 7 with one file open. */
async function server(file, text) {
  const compiler = new URL('../node_modules/ts7/bin/tsc', import.meta.url).pathname
  const child = spawn('node', [compiler, '--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map()
  const uri = pathToFileURL(file).href
  let received = Buffer.alloc(0)
  let last = 0
  let version = 1
  let current = text

  const send = (message) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    child.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    child.stdin.write(body)
  }
  child.stdout.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const head = /^(?:[^\r\n]+\r\n)*?Content-Length: (\d+)\r\n(?:[^\r\n]+\r\n)*\r\n/.exec(
        received.toString('latin1', 0, 200),
      )
      if (!head || received.length < head[0].length + Number(head[1])) return
      const end = head[0].length + Number(head[1])
      const message = JSON.parse(received.toString('utf8', head[0].length, end))
      received = received.subarray(end)
      // what the server asks of the editor is answered with nothing
      if (message.method && message.id !== undefined)
        send({ id: message.id, result: message.method === 'workspace/configuration' ? [{}] : null })
      else if (waiting.has(message.id)) {
        waiting.get(message.id)(message)
        waiting.delete(message.id)
      }
    }
  })
  const request = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)))
      send({ id: last, method, params })
    })
  const at = (place) => {
    const before = current.slice(0, place).split('\n')
    return { textDocument: { uri }, position: { line: before.length - 1, character: before.at(-1).length } }
  }

  await request('initialize', { processId: process.pid, rootUri: null, capabilities: {} })
  send({ method: 'initialized', params: {} })
  send({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'typescript', version, text: current } },
  })
  return {
    edit: (content) => {
      current = content
      version += 1
      send({
        method: 'textDocument/didChange',
        params: { textDocument: { uri, version }, contentChanges: [{ text: content }] },
      })
    },
    complete: async (place) => {
      const list = await request('textDocument/completion', at(place))
      return (list?.items ?? list ?? []).length
    },
    hover: async (place) => JSON.stringify((await request('textDocument/hover', at(place)))?.contents ?? ''),
    close: async () => {
      child.kill()
    },
  }
}

async function measure(open, size) {
  const name = `latency-${size}`
  const source = program(SHAPE, size, 20)
  const file = `${write({ [name]: source })}/${name}.ts`
  const editor = await open(file, source)
  const helper = SHAPES[SHAPE].use(Math.floor(size / 2)).match(/^routes\.(\w+)/)[1]
  const waits = { completion: [], hover: [], later: [] }
  for (let edit = 0; edit <= EDITS; edit += 1) {
    // each edit changes a line before, so that nothing of the last answer holds
    const before = `${source}export const edit${edit} = ${edit}\n`
    editor.edit(`${before}routes.`)
    const completion = await timed(() => editor.complete(before.length + 'routes.'.length))
    editor.edit(`${before}routes.${helper}`)
    const hover = await timed(() => editor.hover(before.length + 'routes.a'.length))
    const later = await timed(() => editor.hover(before.length + 'routes.a'.length))
    if (completion.answer < size * 16) throw new Error(`${completion.answer} helpers were offered`)
    if (!hover.answer.includes('PathHelper')) throw new Error(`the hover shows ${hover.answer}`)
    // the first edit warms up
    if (edit === 0) continue
    waits.completion.push(completion.took)
    waits.hover.push(hover.took)
    waits.later.push(later.took)
  }
  await editor.close()
  return waits
}

const rows = [['compiler', 'resources', 'completion after an edit', 'hover after an edit', 'hover']]
for (const size of SIZES)
  for (const [compiler, open] of [
    [ts.version, service],
    ['7.0', server],
  ]) {
    const { completion, hover, later } = await measure(open, size)
    rows.push([compiler, size, ...[completion, hover, later].map((waits) => median(waits).toFixed(0))])
  }
console.log('\nMilliseconds that an editor waits, the median of', EDITS, '\n')
table(rows)
