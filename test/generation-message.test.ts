import { expect, test } from 'vitest'
import { UrlGenerationError } from '../src/generation-error.js'
import * as message from '../src/generation-message.js'

test('every sentence says what is wrong, then what to write', () => {
  const sentences = [
    message.missing('a', ['x'], ['x', 'y']),
    message.missing('a', ['x', 'y'], ['x', 'y']),
    message.wrongValue('a', 'x', {}),
    message.wrongValue('a', 'x', null),
    message.wrongValue('a', 'x', ''),
    message.wrongGlob('a', 'x', 'b//c'),
    message.mismatch('a', 'x', 'q', 'a UUID'),
    message.malformedText('a', 'x'),
    message.tooManyArguments('a', 4, 3),
    message.wrongOptions('a', 7),
    message.unknownOption('a', 'fromat', ['format', 'query']),
    message.wrongOption('a', 'query', 'x', 'an object'),
    message.swallowedFormat('a', 'csv', 'x'),
    message.noFormat('/a'),
    message.noOptionalParams('/a'),
    message.unknownParam('a', 'x', ['y', 'z']),
    message.unusedParam('a', 'x'),
    message.noOrigin('a'),
    message.wrongOrigin('x'),
    message.wrongQuery('x'),
    message.circularQuery('x', 32),
    message.noSuchRoute('x'),
    message.noRouteFor('a', 'b', []),
    message.noRouteFor('a', 'b', ['x']),
  ]
  expect(sentences.join('\n')).toMatchInlineSnapshot(`
    "Route 'a' needs the parameter 'x': write x, y in this order, or { x: …, y: … }
    Route 'a' needs the parameters 'x' and 'y': write x, y in this order, or { x: …, y: … }
    Route 'a' cannot take an object as 'x': write a text other than '', '.' and '..', a finite number, a bigint, or an object with toParam() or id
    Route 'a' cannot take null as 'x': write a text other than '', '.' and '..', a finite number, a bigint, or an object with toParam() or id
    Route 'a' cannot take '' as 'x': write a text other than '', '.' and '..', a finite number, a bigint, or an object with toParam() or id
    Route 'a' cannot take 'b//c' as 'x': write segments other than '', '.' and '..' with a '/' between them
    Route 'a' cannot take 'q' as 'x': write a UUID
    Route 'a' cannot take a text with half a surrogate pair as 'x': write well-formed Unicode
    Route 'a' takes 3 arguments at most and was given 4: write options, which come last, as one object
    Route 'a' takes an object as its options and was given 7: write them as in { format: 'csv' }
    Route 'a' takes no option 'fromat': write one of format, query
    Option 'query' of route 'a' is 'x': write an object
    Route 'a' cannot take the format 'csv' here: the constraint of 'x' would take it as a part of the value, so leave it out
    Route '/a' takes no format: leave the option 'format' out
    Route '/a' has no optional parameters: give its parameters before the options
    Route 'a' has no optional parameter 'x': write one of y, z
    Route 'a' cannot use the optional parameter 'x' alone: write those before it too
    URL of route 'a' has no origin: write one as in { origin: 'https://example.com' }, here or in draw()
    Origin 'x' is none: write scheme and host alone, as in 'https://example.com'
    Query holds something other than text under 'x': write texts, finite numbers, booleans, lists and objects
    Query is nested deeper than 32 levels under 'x': write it flatter
    Route 'x' does not exist: write the name of a route in useRoute
    No route leads to a#b with no parameters: write those of one of its routes
    No route leads to a#b with the parameter 'x': write those of one of its routes"
  `)
})

test('what is thrown has a name of its own', () => {
  expect(new UrlGenerationError('no').name).toBe('UrlGenerationError')
})
