import { describe, expect, it } from 'vitest'
import { redirectLocation } from '../src/redirect.js'

describe('redirectLocation', () => {
  it('puts parameters in, encoded again', () => {
    expect(redirectLocation('/articles/%{name}', { name: 'a b/é+?#%' })).toBe('/articles/a%20b/%C3%A9+%3F%23%25')
    expect(redirectLocation('/a/%{x}-%{y}/%{x}', { x: 1, y: true })).toBe('/a/1-true/1')
    expect(redirectLocation('/plain', { name: 'a' })).toBe('/plain')
  })

  it('leaves out what the request does not have', () => {
    expect(redirectLocation('/a/%{x}/page/%{page}', { x: 1 })).toBe('/a/1/page/')
    expect(redirectLocation('/a/%{constructor}', Object.create(null))).toBe('/a/')
  })

  it('keeps the query of the request, before a fragment and after a query of its own', () => {
    expect(redirectLocation('/a', {}, '?b=1&c=%20')).toBe('/a?b=1&c=%20')
    expect(redirectLocation('/a', {}, 'b=1')).toBe('/a?b=1')
    expect(redirectLocation('/a?x=1#top', {}, '?b=1')).toBe('/a?x=1&b=1#top')
    expect(redirectLocation('/a#top', {}, '?')).toBe('/a#top')
  })

  it('starts a path with one slash, so that no value becomes a host', () => {
    expect(redirectLocation('~%{user}/stories', { user: 'me' })).toBe('/~me/stories')
    expect(redirectLocation('/%{path}', { path: '/evil.example' })).toBe('/evil.example')
    expect(redirectLocation('%{path}', { path: '//evil.example' })).toBe('/evil.example')
    expect(redirectLocation('%{path}', { path: 'https://evil.example' })).toBe('/https://evil.example')
    expect(redirectLocation('/%{path}', { path: '\\evil.example' })).toBe('/%5Cevil.example')
  })

  it('leaves an absolute URL alone', () => {
    expect(redirectLocation('https://example.org/%{path}', { path: 'a/b' })).toBe('https://example.org/a/b')
    expect(redirectLocation('web+app3:start', {})).toBe('web+app3:start')
    expect(redirectLocation('HTTPS://example.org/', {})).toBe('HTTPS://example.org/')
    // a colon further on makes no URL of a path
    expect(redirectLocation('/to/https://example.org', {})).toBe('/to/https://example.org')
    expect(redirectLocation('a/b:c', {})).toBe('/a/b:c')
  })

  it('takes slashes away at the start alone, and one question mark', () => {
    expect(redirectLocation('//a//b', {})).toBe('/a//b')
    expect(redirectLocation('a//b', {})).toBe('/a//b')
    expect(redirectLocation('/a', {}, '?b=?')).toBe('/a?b=?')
    expect(redirectLocation('/a', {}, 'b=?c')).toBe('/a?b=?c')
  })
})
