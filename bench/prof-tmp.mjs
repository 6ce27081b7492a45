import { draw, resources, createMatcher } from '/work/wt-serve/dist/index.js'
import { serve } from '/work/wt-serve/dist/serve.js'
import { NAMES } from '/work/wt-serve/bench/serve-app.mjs'
const routes = draw(NAMES.map((name) => resources(name, {}, [resources('comments')])))
const m = createMatcher(routes)
const paths = NAMES.map((n,i)=>`/${n}/${i}/comments/7`)
function time(label, f, n=200000){ for(let i=0;i<20000;i++) f(i); const t=performance.now(); for(let i=0;i<n;i++) f(i); console.log(label, ((performance.now()-t)/n*1e3).toFixed(2),'us') }
time('match', i => m.match('GET', paths[i%30]))
const rec = { a: () => ({id: 1, title: 'x'}) }
const actions = Object.fromEntries(['index','create','new','edit','show','update','destroy'].map(a=>[a, ({params}) => ({id: params.id})]))
const h = serve(routes, Object.fromEntries([...NAMES, 'comments'].map((name) => [name, actions])))
const {getRequestListener}=await import("@hono/node-server");getRequestListener(()=>0);
const reqs = paths.map(p => ({ url: 'http://x'+p, method: 'GET', headers: new Headers() }))
await import('@hono/node-server').catch(()=>0)
async function timeA(label, f, n=100000){ for(let i=0;i<10000;i++) await f(i); const t=performance.now(); for(let i=0;i<n;i++) await f(i); console.log(label, ((performance.now()-t)/n*1e3).toFixed(2),'us') }
await timeA('handler', i => h(reqs[i%30]))
