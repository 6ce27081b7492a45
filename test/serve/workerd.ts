import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A server that runs. */
export interface Running {
  readonly port: number
  readonly close: () => Promise<unknown>
}

// it has no types
const { default: PROGRAM } = createRequire(import.meta.url)('workerd') as { readonly default: string }
const APP = fileURLToPath(new URL('./app.ts', import.meta.url))

const CONFIG = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2025-09-01",
);
`

/**
 * Serves the application in the runtime of Cloudflare's workers, as one module whose default export has `fetch`. It is built
 * for browsers, so that anything of Node in it fails the build.
 */
export async function workers(): Promise<Running> {
  const cwd = mkdtempSync(join(tmpdir(), 'resourcery-'))
  await build({
    stdin: {
      contents: `import { handler } from ${JSON.stringify(APP)}\nexport default { fetch: handler }\n`,
      resolveDir: cwd,
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile: join(cwd, 'worker.js'),
  })
  writeFileSync(join(cwd, 'config.capnp'), CONFIG)
  // on the fourth channel the runtime says on which port it listens
  const child = spawn(PROGRAM, ['serve', 'config.capnp', '--control-fd=3'], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdio[3] as Readable }).on('line', (line) => {
      const { event, port: listening } = JSON.parse(line) as { readonly event: string; readonly port: number }
      if (event === 'listen') resolve(listening)
    })
    child.on('close', () => reject(new Error(`workerd does not start: ${complaint}`)))
  })
  return {
    port,
    close: () => {
      child.kill()
      return ended
    },
  }
}
