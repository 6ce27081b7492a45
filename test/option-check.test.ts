import { describe, expect, test } from 'vitest'
import { namespace, resources, scope } from '../src/declaration.js'
import { checkPattern, parametersOf } from '../src/option-check.js'
import { redirect, route } from '../src/route-declaration.js'

/** What each option takes, beside what it refuses. */
const OPTIONS: Readonly<Record<string, { takes: readonly unknown[]; refuses: readonly unknown[] }>> = {
  as: { takes: ['notes', 'my-notes', null], refuses: ['', '1st', 'a b', 7, 'a/'] },
  attributes: { takes: [{ '~standard': {} }], refuses: [null, {}, 'zod'] },
  constraints: {
    takes: [
      { id: /\d+/ },
      { id: ['a', 1] },
      { id: 'integer' },
      { id: 'uuid', page: 'integer' },
      { _id: { source: 'a', flags: '' } },
    ],
    refuses: [
      { id: [] },
      { id: ['a', {}] },
      { id: 'number' },
      { id: null },
      { id: { source: '(', flags: '' } },
      { id: { source: 'a', flags: 'q' } },
      { id: { source: 1, flags: '' } },
      { id: { source: 'a', flags: 1 } },
      { id: 'integer', '1st': 'integer' },
      { id: 'integer', page: 3 },
      { 'a b': 'uuid' },
      { 'x id': 'uuid' },
      [],
      null,
    ],
  },
  controller: {
    takes: ['notes', 'admin/notes', '/notes', 'my-notes'],
    refuses: ['', 'notes/', 'a//b', 'a b', '!notes', 3, null],
  },
  defaults: { takes: [{ page: 1, all: true, sort: 'name' }], refuses: [{ page: 1, sort: {} }, { page: null }, 'page'] },
  except: { takes: [[], ['index']], refuses: ['index', ['shwo'], [1]] },
  format: { takes: [true, false, 'csv'], refuses: ['', 'csv,json', 'c v', null, 1] },
  member: {
    takes: [{}, { publish: 'post' }, { publish: ['get', 'post'] }],
    refuses: ['publish', { '1st': 'get' }, { publish: [] }, { publish: 'send' }, null],
  },
  namePrefix: { takes: ['admin_', '', null], refuses: ['admin-', 3, 'ad min'] },
  namespace: { takes: ['admin', 'admin/', 'admin/new', false], refuses: [true, '', 3, 'admin//', '/admin'] },
  only: { takes: [['show', 'index']], refuses: [{ 0: 'show' }, ['show', 'constructor']] },
  param: { takes: ['slug', '_id', 'a1'], refuses: ['', '1a', 'a-b', 'a b', 3, null] },
  path: { takes: ['news', '', ':year/news', '(:locale)'], refuses: ['a?b', 'a#b', 'a b', '(a', ':', 3, null] },
  pathNames: { takes: [{ new: 'neu', edit: 'aendern' }], refuses: [{ new: 'neu', edit: 1 }, 'neu', null] },
  pathPrefix: { takes: ['/thread/:thread_id'], refuses: ['/thread/:', 3, 'a?b'] },
  shallow: { takes: [true, false], refuses: ['yes', 1, null] },
  singular: { takes: ['beef', 'prime-rib'], refuses: ['', 'a b', 3, null] },
}

describe('the option', () => {
  test.each(Object.entries(OPTIONS))('%s takes these values and refuses those', (option, { takes, refuses }) => {
    for (const value of takes) expect(() => resources('notes', { [option]: value } as never)).not.toThrow()
    for (const value of refuses)
      expect(() => resources('notes', { [option]: value } as never), JSON.stringify(value)).toThrow(
        /: write |: rename /,
      )
  })

  test('as of a scope may be empty, where that of a route may be null', () => {
    expect(() => scope({ as: '' }, [])).not.toThrow()
    expect(() => scope({ as: null as never }, [])).toThrow("write a name, or '' for none")
    expect(() => scope({ as: 'a b' }, [])).toThrow("write a name, or '' for none")
    expect(() => namespace('admin', { as: '', shallowPrefix: '' }, [])).not.toThrow()
    expect(() => scope({ shallowPrefix: 'a b' }, [])).toThrow("write a name, or '' for none")
    expect(() => route('get', 'about', 'pages#about', { as: '' })).toThrow('write a name, or null for none')
  })

  test('shallowPath is a pattern', () => {
    expect(() => scope({ shallowPath: 'a' }, [])).not.toThrow()
    expect(() => scope({ shallowPath: '(a' }, [])).toThrow('unbalanced')
  })

  test('status of a redirect is one of five', () => {
    for (const status of [301, 302, 303, 307, 308] as const)
      expect(redirect('a', '/b', { status })).toMatchObject({ status })
    for (const status of [300, 304, 200, '301'])
      expect(() => redirect('a', '/b', { status: status as 301 })).toThrow('write one of 301, 302, 303, 307, 308')
    expect(() => redirect('a', '/b', { keepQuery: 1 as never })).toThrow('write true or false')
  })

  test('that is undefined is as if it were not there', () => {
    expect(resources('notes', { path: undefined } as never)).toEqual(resources('notes'))
  })
})

test('a pattern of a redirect is looked at as that of a route is', () => {
  expect(() => redirect('a(', '/b')).toThrow('unbalanced')
})

test('parameters are read where a backslash does not take their meaning', () => {
  expect(parametersOf('/:a/*rest(.:format)')).toEqual(['a', 'rest', 'format'])
  expect(parametersOf('/\\:a/b\\*c')).toEqual([])
  expect(parametersOf('/plain')).toEqual([])
  expect(parametersOf('/:long_name-:x')).toEqual(['long_name', 'x'])
})

test('what a backslash stands before means nothing', () => {
  expect(() => checkPattern('route()', '/a\\(b\\:c\\*d')).not.toThrow()
  expect(() => checkPattern('route()', '(\\(')).toThrow('unbalanced')
  // not what is left when the escaped character is taken away
  expect(() => checkPattern('route()', '(\\:)')).not.toThrow()
  expect(() => checkPattern('route()', ':\\:')).toThrow("has a ':' without a parameter name")
})
