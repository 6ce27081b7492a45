import { serve as listen } from '@hono/node-server'
import { connect } from 'node:net'
import { fork } from 'node:child_process'
import { once } from 'node:events'
const V = {
  sync: () => new Response('{"a":1}', { status: 200, headers: { 'content-type': 'application/json' } }),
  async1: async () => new Response('{"a":1}', { status: 200, headers: { 'content-type': 'application/json' } }),
  async3: async (r) => { const x = await (async()=>1)(); const f = async () => new Response('{"a":1}', { status: 200, headers: { 'content-type': 'application/json' } }); const q = await f().catch(()=>0); return q },
}
if (process.send) { listen({ fetch: V[process.argv[2]], port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send(port)); process.on('disconnect', () => process.exit()) }
else {
const start = async k => { const child = fork(new URL(import.meta.url), [k]); const [port] = await once(child, 'message'); return { kind: k, child, port } }
const requests = ['GET /a HTTP/1.1\r\nHost: bench.test\r\n\r\n']
function load({ port }, seconds) { const until = performance.now() + seconds * 1000; let answered = 0
  const client = () => new Promise((resolve, reject) => { const socket = connect(port, '127.0.0.1'); let text = ''; const send = () => socket.write(requests[0]); socket.on('connect', send); socket.on('error', reject)
    socket.on('data', (d) => { text += d.toString('latin1'); const head = text.indexOf('\r\n\r\n'); if (head < 0) return; const length = Number(/content-length: (\d+)/i.exec(text)?.[1]); if (text.length < head + 4 + length) return; text = ''; answered++; if (performance.now() < until) send(); else socket.end(resolve) }) })
  return Promise.all(Array.from({ length: 32 }, client)).then(() => answered / seconds) }
const servers = []; for (const k of Object.keys(V)) servers.push(await start(k))
const R = {}; for (let i = 0; i < 5; i++) for (const s of servers) (R[s.kind] ??= []).push(await load(s, 1))
for (const k in R) console.log(k, R[k].map(Math.round).sort((a,b)=>a-b).join(' '))
for (const s of servers) s.child.disconnect()
}
