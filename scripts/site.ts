import { once } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const SITE = new URL('../docs/.vitepress/dist', import.meta.url).pathname

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** The file that a path of the site stands for. */
function fileOf(path: string): string | undefined {
  const found = [path, `${path}.html`, join(path, 'index.html')].map((one) => join(SITE, one))
  return found.find((file) => existsSync(file) && statSync(file).isFile())
}

/** Serves the built site of the docs to this machine, as a host of static files does. */
export async function serveSite(): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(decodeURIComponent(new URL(url, 'http://site').pathname))
    if (file) response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    else response.writeHead(404)
    response.end(file && readFileSync(file))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
    },
  }
}
