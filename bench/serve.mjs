/**
 * Requests a second of `serve` beside the same application routed by Hono, both on @hono/node-server, each in a process of
 * its own, in turns. Ends with code 1 where `serve` is slower. `node bench/serve.mjs [rounds] [seconds]`
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { median, ratio } from './race.mjs'
import { NAMES } from './serve-app.mjs'

const ROUNDS = Number(process.argv[2] ?? 21)
const SECONDS = Number(process.argv[3] ?? 0.5)
const CONNECTIONS = 32
/** How much slower a median may be before it counts: what two runs of one server differ by. */
const NOISE = 0.02

const get = (path) => `GET ${path} HTTP/1.1\r\nHost: bench.test\r\nAccept: application/json\r\n\r\n`
const post = (path, body) =>
  `POST ${path} HTTP/1.1\r\nHost: bench.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const form = (name) => `${name}%5Btitle%5D=A+title&${name}%5Bbody%5D=Some+text+that+is+longer`

const KINDS = {
  list: (name) => get(`/${name}`),
  show: (name, id) => get(`/${name}/${id}`),
  query: (name, id) => get(`/${name}/${id}/comments?page=3`),
  nested: (name, id) => get(`/${name}/${id}/comments/7`),
  create: (name) => post(`/${name}`, form(name.slice(0, -1))),
}
const sample = (kinds) =>
  Array.from({ length: 300 }, (_, index) => KINDS[kinds[index % kinds.length]](NAMES[index % NAMES.length], index + 1))
const LOADS = { ...Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, [kind]])), mixed: Object.keys(KINDS) }

async function start(kind) {
  const child = fork(new URL('serve-app.mjs', import.meta.url), [kind])
  const [port] = await once(child, 'message')
  return { kind, child, port }
}

/** Sends requests over connections that stay open, each waiting for its answer; gives how many are answered a second. */
function load({ kind, port }, requests, seconds) {
  const until = performance.now() + seconds * 1000
  let answered = 0
  const client = (first) =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      let next = first
      let text = ''
      const send = () => socket.write(requests[next++ % requests.length])
      socket.on('connect', send)
      socket.on('error', (error) => reject(new Error(`${kind}: ${error.message}`)))
      socket.on('data', (data) => {
        text += data.toString('latin1')
        const head = text.indexOf('\r\n\r\n')
        if (head < 0) return
        const length = Number(/content-length: (\d+)/i.exec(text)?.[1])
        if (text.length < head + 4 + length) return
        if (!text.startsWith('HTTP/1.1 200')) reject(new Error(text))
        text = ''
        answered++
        if (performance.now() < until) send()
        else socket.end(resolve)
      })
    })
  const clients = Array.from({ length: CONNECTIONS }, (_, index) => client(index * 7))
  return Promise.all(clients).then(() => answered / seconds)
}

/** One answer of each server for each kind of request: what is compared must do the same. */
async function answers({ port }) {
  const paths = [`/${NAMES[0]}`, `/${NAMES[1]}/5`, `/${NAMES[2]}/5/comments?page=3`, `/${NAMES[3]}/5/comments/7`]
  const texts = await Promise.all(paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()))
  const name = NAMES[0].slice(0, -1)
  const body = new URLSearchParams({ [`${name}[title]`]: 'a', [`${name}[body]`]: 'b' })
  const made = await fetch(`http://127.0.0.1:${port}/${NAMES[0]}`, { method: 'POST', body })
  return [...texts, await made.text()].join('\n')
}

const servers = [await start('serve'), await start('hono')]
const [ours, theirs] = await Promise.all(servers.map(answers))
if (ours !== theirs) throw new Error(`the answers differ:\n${ours}\n\n${theirs}`)

let slower = false
for (const [name, kinds] of Object.entries(LOADS)) {
  const requests = sample(kinds)
  for (const server of servers) await load(server, requests, 1)
  const results = { serve: [], hono: [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const server of round % 2 ? servers : [...servers].reverse())
      results[server.kind].push(await load(server, requests, SECONDS))
  const [a, b] = [median(results.serve), median(results.hono)]
  // a machine is faster now and slower then: what is compared are neighbours in time
  const beside = ratio(results.serve, results.hono)
  // the verdict is on the mixture; the kinds say where it comes from
  if (name === 'mixed' && beside < 1 - NOISE) slower = true
  console.log(
    `${name.padEnd(8)} serve ${a.toFixed(0).padStart(7)}/s   hono ${b.toFixed(0).padStart(7)}/s   ${beside.toFixed(2)}`,
  )
}
for (const { child } of servers) child.disconnect()
process.exitCode = slower ? 1 : 0
