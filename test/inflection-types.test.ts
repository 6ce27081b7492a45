import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import wordList from 'word-list'
import { camelCase, pluralize, singularize } from '../src/inflection.js'
import { ENDINGS } from '../src/inflection-tables.js'
import type { CompilerVersion } from './compilers.js'
import { CONTROLLERS, PLURALS, SINGULARS } from './inflection-words.js'
import { typeAnswers } from './type-answers.js'

// Every test here asks both wings: the types through a compiler, which works out all words of a test in one run.

const IMPORTS = `import type { CamelCase, Pluralize, Singularize } from './inflection.js'`

const WINGS = {
  Singularize: singularize as (name: string, inflections?: object) => string,
  Pluralize: pluralize as (name: string, inflections?: object) => string,
  CamelCase: camelCase as (name: string) => string,
}

describe('the types', () => {
  it('agree with the conformance data', () => {
    const rows = readFileSync(new URL('./conformance/data/inflections.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
    const [plurals, singulars] = [0, 1].map((column) => rows.map((row) => row.split('\t')[column] as string))
    expect(ask([['Singularize', plurals as string[]]])).toEqual(singulars)
  })

  it('know common words beyond the conformance data', () => {
    const [plurals, controllers] = [column(PLURALS, 0), column(CONTROLLERS, 0)]
    const answers = ask([
      ['Singularize', [...plurals, ...SINGULARS]],
      ['Pluralize', controllers],
    ])
    expect(answers).toEqual([...column(PLURALS, 1), ...SINGULARS, ...column(CONTROLLERS, 1)])
  })
})

describe('both wings', () => {
  it('agree on 20,000 words of English', () => {
    expectAgreements([['Singularize', englishWords(20_000)]])
  })

  it('agree on the plurals of 3,000 words of English', () => {
    expectAgreements([['Pluralize', englishWords(3_000)]])
  })

  it('agree on words with the endings of the table, whatever stands before them', () => {
    const words = endings().flatMap((ending) => [ending, `x${ending}`, `ax${ending}`, `my_${ending}`, `my-${ending}`])
    expectAgreements([
      ['Singularize', words],
      ['Pluralize', words],
    ])
  })

  it('agree on words with capitals', () => {
    const words = endings().flatMap((ending) => [capitalize(ending), `my${capitalize(ending)}`, ending.toUpperCase()])
    expectAgreements([
      ['Singularize', words],
      ['Pluralize', words],
    ])
  })

  it('agree on names with separators, digits and other letters', () => {
    const names = [
      '_',
      '__',
      '-',
      '_s',
      's_',
      'a_s',
      'news_',
      'v2_axes',
      'axes2',
      'gas-',
      '--news',
      'a/axes',
      'élèves',
      'Éaxes',
      'ñus',
      'mylEns',
      'MYJEANS',
      'İs',
      'İes',
      'x1s',
      'q_zs',
    ]
    expectAgreements([
      ['Singularize', names],
      ['Pluralize', names],
    ])
  })

  it('agree on the words of an application', () => {
    const inflections = {
      irregular: [
        ['octopus', 'octopodes'],
        ['person', 'persons'],
        ['news', 'newses'],
        ['iPhone', 'iPhones'],
        ['octopus', 'octopuses'],
      ],
      uncountable: ['metadata', 'headquarters'],
    }
    const words = inflections.irregular
      .flat()
      .concat(inflections.uncountable, 'accounts', 'octopod', 'metadatas', 'status')
    const names = words.flatMap((word) => [
      word,
      `my_${word}`,
      `my-${word}`,
      `my${word}`,
      capitalize(word),
      word.toUpperCase(),
    ])
    expectAgreements(
      [
        ['Singularize', names],
        ['Pluralize', names],
      ],
      inflections,
    )
  })

  it('agree on names in camelCase', () => {
    const parts = ['', 'a', 'article', 'B', 'Id', '2', 'v2', 'é', '-']
    const names = parts.flatMap((first) =>
      parts.flatMap((second) => parts.map((third) => `${first}_${second}_${third}`)),
    )
    expectAgreements([['CamelCase', names]])
  })

  it('refuse an empty name in the same words', () => {
    const [[sentence] = [], [other] = []] = typeAnswers(["Singularize<''>", "Pluralize<''>"], IMPORTS).answers
    expect(sentence).toContain('write')
    expect(() => singularize('')).toThrow(sentence)
    expect(() => pluralize('')).toThrow(other)
  })

  it.each(['5.4', '5.9', '6.0'] as const)('agree under TypeScript %s', (version) => {
    const singulars = [...column(PLURALS, 0), ...SINGULARS, ...endings()]
    const plurals = column(CONTROLLERS, 0)
    const names = ['article_comment_v1_2_path', '_a__b_']
    expectAgreements(
      [
        ['Singularize', singulars],
        ['Pluralize', plurals],
        ['CamelCase', names],
      ],
      undefined,
      version,
    )
  })
})

type Wing = keyof typeof WINGS

type Words = readonly [wing: Wing, names: readonly string[]]

/** What the types say of words, each text with the others of its wing. */
function ask(
  asked: readonly Words[],
  inflections?: object,
  version?: CompilerVersion,
): readonly (string | undefined)[] {
  const others = inflections ? `, ${JSON.stringify(inflections)}` : ''
  const expressions = asked.flatMap(([wing, names]) => names.map((name) => `${wing}<${JSON.stringify(name)}${others}>`))
  const { answers, errors } = typeAnswers(expressions, IMPORTS, version)
  expect(errors).toEqual([])
  return answers.map(([answer]) => answer)
}

function expectAgreements(asked: readonly Words[], inflections?: object, version?: CompilerVersion): void {
  const answers = ask(asked, inflections, version)
  const words = asked.flatMap(([wing, names]) => names.map((name) => ({ wing, name })))
  expect(answers.length).toBe(words.length)
  const differences = words.flatMap(({ wing, name }, index) => {
    const answer = WINGS[wing](name, inflections)
    return answer === answers[index] ? [] : [{ wing, name, values: answer, types: answers[index] }]
  })
  expect(differences).toEqual([])
}

function englishWords(count: number): string[] {
  const words = readFileSync(wordList, 'utf8').trim().split('\n')
  return Array.from({ length: count }, (_, index) => words[Math.floor((index * words.length) / count)] as string)
}

/** The plurals and the singulars that the table knows, without the marks. */
function endings(): string[] {
  const found = Object.entries(ENDINGS).flatMap(([rule, stems]) => {
    const [, plural, singular] = /^_?(\w*)[<=>](\w*)/.exec(rule) as unknown as [string, string, string]
    return stems.flatMap((stem) => [stem + plural, stem + singular])
  })
  return [...new Set(found)].filter((ending) => ending !== '')
}

function column(pairs: readonly (readonly [string, string])[], index: 0 | 1): string[] {
  return pairs.map((pair) => pair[index])
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
