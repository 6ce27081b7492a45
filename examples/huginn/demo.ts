import { createMatcher, draw, RoutingError, routesOf, UrlGenerationError } from 'resourcery'
import { declaration } from './routes.js'

/** Prints Huginn's route table, a few generated URLs, a few matched requests and one that is refused. */

const routes = draw(declaration, { origin: 'https://huginn.example' })

const rows = routesOf(routes).map(({ name, method, pattern, controller, action }) => [
  name ?? '',
  method,
  pattern,
  `${controller}#${action}`,
])
const widths = rows.reduce(
  (found, row) => found.map((width, index) => Math.max(width, (row[index] ?? '').length)),
  [0, 0, 0, 0],
)
for (const row of rows)
  console.log(
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )

console.log('\nGenerated')
console.log(`  agents_path()                              ${routes.agents_path()}`)
console.log(`  agent_logs_path({ id: 7 })                 ${routes.agent_logs_path({ id: 7 })}`)
console.log(`  edit_admin_user_path('o/k')                ${routes.edit_admin_user_path('o/k')}`)
console.log(`  events_path({ query: { page: 2 } })        ${routes.events_path({ query: { page: 2 } })}`)
console.log(`  scenario_url(3, { format: 'json' })        ${routes.scenario_url(3, { format: 'json' })}`)

const { match, recognize } = createMatcher(routes)
console.log('\nMatched')
for (const [method, path] of [
  ['GET', '/agents/7/logs'],
  ['PUT', '/admin/users/o%2Fk/activate'],
  ['GET', '/events/12.json'],
] as const) {
  const found = match(method, path)
  console.log(`  ${method} ${path} is ${found?.controller}#${found?.action} with ${JSON.stringify(found?.params)}`)
}

console.log('\nRefused')
try {
  recognize('DELETE', '/agents')
} catch (error) {
  if (error instanceof RoutingError) console.log(`  ${error.status}: ${error.message}`)
}
try {
  routes.agent_path('')
} catch (error) {
  if (error instanceof UrlGenerationError) console.log(`  ${error.message}`)
}
