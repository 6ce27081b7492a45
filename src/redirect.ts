/** What a path segment may hold plain (RFC 3986 section 3.3), and the slashes of a glob. */
const UNSAFE = /[^\w\-.~!$&'()*+,;=:@/]+/gu

/**
 * Where a redirect leads: `to` with the parameters put in for `%{name}`, percent-encoded, and with the query of the request.
 * A parameter that the request does not have leaves nothing. Without an origin the place is a path, which never starts with `//`.
 *
 * @example
 * redirectLocation('/articles/%{name}', { name: 'a b' }, '?page=2') //=> '/articles/a%20b?page=2'
 * redirectLocation('https://example.org/%{path}', { path: 'a/b' }) //=> 'https://example.org/a/b'
 */
export function redirectLocation(
  to: string,
  params: Readonly<Record<string, string | number | boolean>>,
  query = '',
): string {
  const filled = to.replace(/%\{(\w+)\}/g, (_, name: string) =>
    String(params[name] ?? '').replace(UNSAFE, encodeURIComponent),
  )
  // an absolute URL stays; all else is a path, and must not turn into a host
  const place = /^[a-z][a-z\d+.-]*:/i.test(to) ? filled : filled.replace(/^\/*/, '/')
  const search = query.replace(/^\?/, '')
  const [head, hash] = place.split(/(?=#)/, 2) as [string, string?]
  return (search ? head + (head.includes('?') ? '&' : '?') + search : head) + (hash ?? '')
}
