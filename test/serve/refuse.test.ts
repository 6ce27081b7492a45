import { describe, expect, it } from 'vitest'
import { respondToIssues, respondToRefusal } from '../../src/serve/refuse.js'

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${content}</html>`

describe('a refused request', () => {
  const refused = async (status: number, message: string | undefined, format: string) => {
    const response = respondToRefusal({ status, message, headers: { allow: 'GET' } }, format)
    expect([response.status, response.headers.get('allow')]).toEqual([status, 'GET'])
    return response.text()
  }

  it('is a page that says what may be said', async () => {
    expect(await refused(404, 'No <route>', 'html')).toBe(page('404 Not Found', '<p>No &lt;route&gt;</p>'))
    expect(await refused(500, undefined, 'html')).toBe(page('500 Internal Server Error', ''))
    expect(await refused(418, undefined, 'txt')).toBe(page('418 Error', ''))
  })

  it('is JSON that says what may be said', async () => {
    expect(await refused(404, 'No route', 'json')).toBe('{"status":404,"error":"Not Found","message":"No route"}')
    expect(await refused(500, undefined, 'json')).toBe('{"status":500,"error":"Internal Server Error"}')
  })
})

describe('issues', () => {
  const issues = [
    { message: 'is <short>', path: ['title', 0] },
    { message: 'is wrong', path: [] },
  ]
  const told = async (format: string) => {
    const response = respondToIssues(issues, { status: 422, format, action: 'x' })
    expect(response.status).toBe(422)
    return response.text()
  }

  it('are a page or JSON', async () => {
    expect(await told('html')).toBe(
      page('422 Unprocessable Content', '<ul><li>title.0: is &lt;short&gt;</li><li>is wrong</li></ul>'),
    )
    expect(await told('json')).toBe(JSON.stringify({ issues }))
  })
})
