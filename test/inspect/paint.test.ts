import { expect, test } from 'vitest'
import { COLORED, PLAIN } from '../../src/inspect/paint.js'

const seen = (text: string) => text.replaceAll('\x1b[', '<').replace(/(?<=<\d+)m/g, '>')

test('the columns are painted, and what is blank is not', () => {
  expect(seen(COLORED.header('Verb'))).toBe('<1>Verb<0>')
  expect(seen(COLORED.name('article'))).toBe('<36>article<0>')
  expect(seen(COLORED.name('   '))).toBe('   ')
  expect(['GET ', 'POST', 'PUT', 'PATCH', 'DELETE', 'ANY'].map(COLORED.method).map(seen)).toEqual([
    '<32>GET <0>',
    '<33>POST<0>',
    '<34>PUT<0>',
    '<34>PATCH<0>',
    '<31>DELETE<0>',
    '<35>ANY<0>',
  ])
  expect(seen(COLORED.pattern('(/:locale)/files/*path(.:format)'))).toBe(
    '(/<33>:locale<0>)/files/<33>*path<0><2>(.:format)<0>',
  )
  expect(seen(COLORED.pattern('/a(.…)'))).toBe('/a<2>(.…)<0>')
})

test('what a route asks is dimmed, from where it begins', () => {
  expect(seen(COLORED.target('a#b {id: /\\d{2}/, x: 1}'))).toBe('a#b<2> {id: /\\d{2}/, x: 1}<0>')
  expect(seen(COLORED.target('{id: 1}'))).toBe('<2>{id: 1}<0>')
  expect(seen(COLORED.target('a#b {id: 1\nx: 2}'))).toBe('a#b<2> {id: 1\nx: 2}<0>')
  expect(seen(COLORED.target('a{b}#c'))).toBe('a{b}#c')
})

test('nothing is painted where that is not wanted', () => {
  for (const paint of Object.values(PLAIN)) expect(paint('GET {id: 1} :x')).toBe('GET {id: 1} :x')
})
