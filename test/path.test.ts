import { describe, expect, it } from 'vitest'
import { type Part, parsePattern, pathParameters } from '../src/path.js'

const parameter = (name: string, reserved = '', isGlob = false) => ({ name, isGlob, reserved })

describe('parsePattern', () => {
  const cases: Record<string, Part[]> = {
    '': [],
    '/': ['/'],
    '/articles': ['/articles'],
    '/articles/:id': ['/articles/', parameter('id')],
    '/articles/:article_id/comments/:id/edit': [
      '/articles/',
      parameter('article_id'),
      '/comments/',
      parameter('id'),
      '/edit',
    ],
    '/files/*path': ['/files/', parameter('path', '', true)],
    '/*a/foo/*b': ['/', parameter('a', '', true), '/foo/', parameter('b', '', true)],
    '/~:user': ['/~', parameter('user')],
    '/v:version/:_x1': ['/v', parameter('version'), '/', parameter('_x1')],
    '(/:locale)/posts': [['/', parameter('locale')], '/posts'],
    '/blog(/:year(/:month(/:day)))': [
      '/blog',
      ['/', parameter('year'), ['/', parameter('month'), ['/', parameter('day')]]],
    ],
    '/cafés/日本': ['/cafés/日本'],
    '/a.b-c/@me': ['/a.b-c/@me'],
  }
  it.each(Object.entries(cases))('takes %s apart', (pattern, parts) => {
    expect(parsePattern(pattern)).toEqual(parts)
  })

  it('reserves the dot where a format may follow, in every parameter before it and in the format', () => {
    expect(parsePattern('/articles/:article_id/comments/:id(.:format)')).toEqual([
      '/articles/',
      parameter('article_id', '.'),
      '/comments/',
      parameter('id', '.'),
      ['.', parameter('format', '.')],
    ])
    expect(parsePattern('/feed.:format')).toEqual(['/feed.', parameter('format', '.')])
    expect(parsePattern('/download/:name.:extension')).toEqual([
      '/download/',
      parameter('name', '.'),
      '.',
      parameter('extension', '.'),
    ])
    expect(parsePattern('/v1.2/:id.png')).toEqual(['/v1.2/', parameter('id'), '.png'])
  })

  it('reserves the first character of the text between two parameters of a segment', () => {
    expect(parsePattern('/:name-v:version')).toEqual(['/', parameter('name'), '-v', parameter('version', '-')])
    expect(parsePattern('/:name(-:version)')).toEqual(['/', parameter('name', '-'), ['-', parameter('version', '-')]])
    expect(parsePattern('/:name-/:version')).toEqual(['/', parameter('name'), '-/', parameter('version')])
  })

  it('takes the meaning from a character after a backslash', () => {
    expect(parsePattern('/a\\:b\\*c\\(d\\)\\\\')).toEqual(['/a:b*c(d)\\'])
    expect(parsePattern('/\\::id')).toEqual(['/:', parameter('id')])
  })

  it('leaves it to the check of declarations to refuse patterns, and ends for each', () => {
    expect(parsePattern('/a)b')).toEqual([['/a'], 'b'])
    for (const pattern of ['/a(b', '/a)b', ')(', '/a()', '/a/:', '/a/*', '/a\\'])
      expect(() => parsePattern(pattern), pattern).not.toThrow()
    const signs = '\\:*()a/'
    for (let seed = 0; seed < 3000; seed++) {
      const pattern = Array.from({ length: 9 }, (_, at) => signs[Math.floor(seed / 3 ** at + at * seed) % 7]).join('')
      expect(Array.isArray(parsePattern(pattern)), pattern).toBe(true)
    }
  })
})

describe('pathParameters', () => {
  it('lists the names in path order, those in optional groups apart', () => {
    const of = (pattern: string) => pathParameters(parsePattern(pattern))
    expect(of('/articles')).toEqual({ required: [], optional: [] })
    expect(of('(/:locale)/articles/:article_id/comments/:id(.:format)')).toEqual({
      required: ['article_id', 'id'],
      optional: ['locale', 'format'],
    })
    expect(of('/blog(/:year(/:month))/*rest')).toEqual({ required: ['rest'], optional: ['year', 'month'] })
    expect(of('/:constructor/:__proto__')).toEqual({ required: ['constructor', '__proto__'], optional: [] })
  })
})
