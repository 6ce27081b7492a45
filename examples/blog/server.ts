import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createBlog } from './application.js'
import { withoutCrossSite, withPassword } from './guard.js'
import { openStore } from './store.js'

const { BLOG_DATABASE, BLOG_PASSWORD, PORT = '3000' } = process.env
const store = openStore(BLOG_DATABASE ?? fileURLToPath(new URL('blog.sqlite', import.meta.url)))
const handler = withoutCrossSite(withPassword(BLOG_PASSWORD, createBlog(store)))
const server = createServer(getRequestListener(handler))

server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`The blog is at http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.close(() => {
      store.close()
      process.exit()
    })
    server.closeAllConnections()
  })
