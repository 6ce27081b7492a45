import { expect, test } from 'vitest'
import { UrlGenerationError } from '../src/generation-error.js'
import * as message from '../src/generation-message.js'

test('every sentence says what is wrong, then what to write', () => {
  const sentences = [
    message.missing('a', 'x', ['x', 'y']),
    message.wrongValue('a', 'x', {}),
    message.wrongValue('a', 'x', null),
    message.wrongValue('a', 'x', ''),
    message.mismatch('a', 'x', 'q', /^\d+$/),
    message.malformedText('a'),
    message.tooManyArguments('a', 1),
    message.tooManyArguments('a', 3),
    message.wrongOptions('a', 7),
    message.unknownOption('a', 'fromat', ['format', 'query']),
    message.wrongFormat('a', 7),
    message.noFormat('/a'),
    message.noOptionalParams('/a'),
    message.unknownParam('a', 'x', ['y', 'z']),
    message.unusedParam('a', 'x'),
    message.wrongOrigin('x'),
    message.wrongOrigin(undefined),
    message.wrongQuery('x', 32),
    message.noSuchRoute('x'),
    message.noRouteFor('a', 'b', []),
    message.noRouteFor('a', 'b', ['x']),
  ]
  expect(sentences.join('\n')).toMatchInlineSnapshot(`
    "Route 'a' needs the parameter 'x': write x, y in this order, or by name
    Route 'a' cannot take an object as 'x': write a text without empty, '.' and '..' segments, a finite number, a bigint, or an object with toParam() or id
    Route 'a' cannot take null as 'x': write a text without empty, '.' and '..' segments, a finite number, a bigint, or an object with toParam() or id
    Route 'a' cannot take '' as 'x': write a text without empty, '.' and '..' segments, a finite number, a bigint, or an object with toParam() or id
    Route 'a' cannot take 'q' as 'x': write a text that matches /^\\d+$/
    Text 'a' has half a surrogate pair: write well-formed Unicode
    Route 'a' takes 1 argument at most: write options, which come last, as one object
    Route 'a' takes 3 arguments at most: write options, which come last, as one object
    Route 'a' takes an object as its options and was given 7: write them as in { format: 'csv' }
    Route 'a' takes no option 'fromat': write one of format, query
    Option 'format' of route 'a' is 7: write a format, as in 'csv'
    Route '/a' takes no format: leave the option 'format' out
    Route '/a' has no optional parameters: give its parameters before the options
    Route 'a' has no optional parameter 'x': write one of y, z
    Route 'a' has no place for 'x' here: leave it out, or write the optional parameters before it
    URL needs an origin, not 'x': write scheme and host alone, as in { origin: 'https://example.com' }, here or in draw()
    URL needs an origin, not undefined: write scheme and host alone, as in { origin: 'https://example.com' }, here or in draw()
    Query cannot hold what is under 'x': write texts, finite numbers, booleans, lists and objects, at most 32 levels deep
    Route 'x' does not exist: write the name of a route in useRoute
    No route leads to a#b with no parameters: write those of one of its routes
    No route leads to a#b with the parameter 'x': write those of one of its routes"
  `)
})

test('what is thrown has a name of its own', () => {
  expect(new UrlGenerationError('no').name).toBe('UrlGenerationError')
})
