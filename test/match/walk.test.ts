import { describe, expect, it } from 'vitest'
import { createAnswers } from '../../src/match/answer.js'
import { compileTable } from '../../src/match/table.js'
import { createWalk } from '../../src/match/walk.js'
import type { Route } from '../../types/route.js'
import { resource, row } from '../routes.js'

/**
 * What the walk says of a request: the action and the parameters, `none`, or `close` where it leaves the answer to a closer
 * look, which costs several times as much.
 */
const walker = (routes: readonly Route[]) => {
  const table = compileTable(routes)
  let isClose = false
  const look = () => {
    isClose = true
    return undefined
  }
  const walk = createWalk(table, createAnswers(routes, table), look, look)
  return (request: string): string => {
    const [method, path] = request.split(' ') as [string, string]
    isClose = false
    const found = walk(method, path)
    if (isClose) return 'close'
    return found ? [found.action, ...Object.values(found.params)].join(' ') : 'none'
  }
}

const LONG = 'abcdefghij-'.repeat(12)

describe('the walk alone', () => {
  const routes = [
    row('GET', '/', 'root'),
    ...resource('messages'),
    row('GET', '/messages/:message_id/comments/:id(.:format)', 'comment'),
    row('GET', '/messages/:message_id/comments/:comment_id/files/:id(.:format)', 'file'),
    row('GET', '/members', 'members'),
    row('GET', '/photos/:id', 'photo'),
    row('GET', '/feed.xml', 'feed'),
    row('POST', '/sign-in', 'login', { defaults: { remember: true } }),
    row('PATCH', '/settings', 'save'),
    row('OPTIONS', '/settings', 'options'),
    row('ANY', '/ping', 'ping'),
    row('GET', `/${LONG}/x`, 'text'),
  ]
  const walk = (request: string): string => walker(routes)(request)

  it.each([
    ['GET /', 'root'],
    ['GET /messages', 'index'],
    ['POST /messages', 'create'],
    ['GET /messages/new', 'new'],
    ['GET /messages/1', 'show 1'],
    ['PUT /messages/1', 'update 1'],
    ['DELETE /messages/1', 'destroy 1'],
    ['HEAD /messages/1', 'show 1'],
    ['get /messages/1', 'show 1'],
    ['GET /messages/1/edit', 'edit 1'],
    ['GET /messages/1/comments/2', 'comment 1 2'],
    ['GET /messages/1/comments/2/files/3', 'file 1 2 3'],
    ['GET /members', 'members'],
    ['PATCH /settings', 'save'],
    ['OPTIONS /settings', 'options'],
    ['PURGE /ping', 'ping'],
    ['POST /sign-in', 'login true'],
  ])('answers %s', (request, answer) => {
    expect(walk(request)).toBe(answer)
  })

  it.each([
    ['GET /messages.json', 'index json'],
    ['GET /messages/new.json', 'new json'],
    ['GET /messages/1.json', 'show 1 json'],
    ['GET /messages/1/edit.json', 'edit 1 json'],
    ['GET /messages/1/comments/2.xml', 'comment 1 2 xml'],
    ['GET /feed.xml', 'feed'],
  ])('reads the format of %s', (request, answer) => {
    expect(walk(request)).toBe(answer)
  })

  it.each([
    ['a plus', 'a+b', 'a+b'],
    ['signs', '~a!$&()*,;=:@_-', '~a!$&()*,;=:@_-'],
    ['letters beyond ASCII', 'né😀', 'né😀'],
    ['an encoded space', 'a%20b', 'a b'],
    ['an encoded slash', 'a%2Fb', 'a/b'],
    ['an encoded question mark', 'a%3fb', 'a?b'],
    ['a line feed', 'a%0Ab', 'a\nb'],
    ['a letter of two bytes', '%C3%A9', 'é'],
    ['a letter of four bytes', '%F0%9F%98%80', '😀'],
  ])('reads %s in a value', (_, written, value) => {
    expect(walk(`GET /messages/${written}`)).toBe(`show ${value}`)
    expect(walk(`GET /messages/${written}/edit`)).toBe(`edit ${value}`)
    expect(walk(`GET /messages/1/comments/${written}`)).toBe(`comment 1 ${value}`)
    expect(walk(`GET /messages/${written}/comments/1/files/${written}`)).toBe(`file ${value} 1 ${value}`)
    expect(walk(`GET /messages/${LONG}${written}`)).toBe(`show ${LONG}${value}`)
    expect(walk(`GET /messages/${LONG}${written}/comments/1`)).toBe(`comment ${LONG}${value} 1`)
  })

  it.each([
    [`GET /messages/${LONG}`, `show ${LONG}`],
    [`GET /messages/${LONG}/edit`, `edit ${LONG}`],
    [`GET /messages/1/comments/${LONG}`, `comment 1 ${LONG}`],
    [`GET /messages/${LONG}/comments/2/files/3`, `file ${LONG} 2 3`],
    [`GET /${LONG}/x`, 'text'],
    [`GET /messages.${LONG}`, `index ${LONG}`],
  ])('answers a path of more than a hundred characters: %s', (request, answer) => {
    expect(walk(request)).toBe(answer)
  })

  it('answers a pattern of many parameters', () => {
    const names = Array.from({ length: 7 }, (_, index) => `p${index}`)
    const many = walker([row('GET', `/a/${names.map((name) => `:${name}`).join('/')}(.:format)`, 'many')])
    expect(many('GET /a/1/2/3/4/5/6/7')).toBe('many 1 2 3 4 5 6 7')
    expect(many('GET /a/1/2/3/4/5/6/7.json')).toBe('many 1 2 3 4 5 6 7 json')
  })

  it.each([
    'GET /message',
    'GET /messages-',
    'GET /x',
    'GET /feed',
    'GET /messages/1/nothing',
    'GET /messages/1/edit/2',
    'GET /photos/1/2',
    'GET /members/1',
    'DELETE /messages',
    'POST /messages/1',
    'GET /sign-in',
    'PURGE /messages',
    'GET /messages/a%20b/nothing',
    `GET /messages/${LONG}/nothing`,
    `GET /${LONG}`,
    'GET messages',
  ])('refuses %s', (request) => {
    expect(walk(request)).toBe('none')
  })
})
