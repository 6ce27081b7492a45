import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, serve as serveNode } from '@hono/node-server'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { handler } from './app.js'
import { type Running, workers } from './workerd.js'

export type { Running }

const listen = (server: Server): Promise<Running> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({
        port,
        close: () => {
          server.closeAllConnections()
          return new Promise((closed) => server.close(closed))
        },
      })
    })
  })

type Fetch = (request: Request) => Response | Promise<Response>

const node = (): Promise<Running> => listen(createServer(getRequestListener(handler)))

function express5(): Promise<Running> {
  const app = express()
  app.get('/health', (_request, response) => {
    response.send('fine')
  })
  app.use(getRequestListener(handler))
  return listen(createServer(app))
}

async function fastify5(): Promise<Running> {
  const app = fastify()
  const listener = getRequestListener(handler)
  // the body is ours to read
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.get('/health', () => 'fine')
  app.all('/*', (request, reply) => {
    reply.hijack()
    return listener(request.raw, reply.raw)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, close: () => app.close() }
}

function hono(): Promise<Running> {
  const app = new Hono()
  app.get('/health', (context) => context.text('fine'))
  app.all('*', (context) => handler(context.req.raw))
  return fetchServer(app.fetch)
}

const fetchServer = (fetch: Fetch): Promise<Running> =>
  new Promise((resolve) => {
    const server = serveNode({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ port, close: () => new Promise((closed) => server.close(closed)) }),
    )
  })

/** What a file `app/[[...path]]/route.ts` exports, called as Next calls it: by method, with a second argument. */
function next(): Promise<Running> {
  type RouteHandler = (
    request: Request,
    context: { params: Promise<{ path?: string[] }> },
  ) => Response | Promise<Response> | undefined | Promise<undefined>
  const exported: Readonly<Record<string, RouteHandler>> = {
    GET: handler,
    HEAD: handler,
    POST: handler,
    PUT: handler,
    PATCH: handler,
    DELETE: handler,
    OPTIONS: handler,
  }
  return fetchServer(async (request) => {
    const path = new URL(request.url).pathname.split('/').filter((part) => part !== '')
    const answer = await exported[request.method]?.(request, { params: Promise.resolve({ path }) })
    return answer ?? new Response(null, { status: 405 })
  })
}

export const HOSTS = { node, express5, fastify5, hono, next, workers }
