import { readFileSync } from 'node:fs'
import ts54 from 'ts54'
import ts59 from 'ts59'
import type ts from 'typescript'
import { describe, expect, it } from 'vitest'
import wordList from 'word-list'
import { camelCase, pluralize, singularize } from '../src/inflection.js'
import { ENDINGS } from '../src/inflection-tables.js'
import { CONTROLLERS, PLURALS, SINGULARS } from './inflection-words.js'
import { typeAnswers } from './type-answers.js'

// Every test here asks both wings: the types through a compiler, which works out all words of a test in one program.

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
    expect(ask('Singularize', plurals as string[])).toEqual(singulars)
  })

  it('know common words beyond the conformance data', () => {
    expect(ask('Singularize', column(PLURALS, 0))).toEqual(column(PLURALS, 1))
    expect(ask('Singularize', SINGULARS)).toEqual(SINGULARS)
    expect(ask('Pluralize', column(CONTROLLERS, 0))).toEqual(column(CONTROLLERS, 1))
  })
})

describe('both wings', () => {
  it('agree on 20,000 words of English', () => {
    expectAgreement('Singularize', englishWords(20_000))
  })

  it('agree on the plurals of 3,000 words of English', () => {
    expectAgreement('Pluralize', englishWords(3_000))
  })

  it('agree on words with the endings of the table, whatever stands before them', () => {
    const words = endings().flatMap((ending) => [ending, `x${ending}`, `ax${ending}`, `my_${ending}`, `my-${ending}`])
    expectAgreement('Singularize', words)
    expectAgreement('Pluralize', words)
  })

  it('agree on words with capitals', () => {
    const words = endings().flatMap((ending) => [capitalize(ending), `my${capitalize(ending)}`, ending.toUpperCase()])
    expectAgreement('Singularize', words)
    expectAgreement('Pluralize', words)
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
    expectAgreement('Singularize', names)
    expectAgreement('Pluralize', names)
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
    expectAgreement('Singularize', names, inflections)
    expectAgreement('Pluralize', names, inflections)
  })

  it('agree on names in camelCase', () => {
    const parts = ['', 'a', 'article', 'B', 'Id', '2', 'v2', 'é', '-']
    const names = parts.flatMap((first) =>
      parts.flatMap((second) => parts.map((third) => `${first}_${second}_${third}`)),
    )
    expectAgreement('CamelCase', names)
  })

  it('refuse an empty name in the same words', () => {
    const [sentence, other] = typeAnswers(["Singularize<''>", "Pluralize<''>"], IMPORTS)
    expect(() => singularize('')).toThrow(sentence)
    expect(() => pluralize('')).toThrow(other)
  })

  it.each([
    ['5.4', ts54],
    ['5.9', ts59],
  ])('agree under TypeScript %s', (version, compiler) => {
    expect(compiler.version).toContain(version)
    const words = [...column(PLURALS, 0), ...SINGULARS, ...endings()]
    expectAgreement('Singularize', words, undefined, compiler as unknown as typeof ts)
    expectAgreement('Pluralize', column(CONTROLLERS, 0), undefined, compiler as unknown as typeof ts)
    expectAgreement('CamelCase', ['article_comment_v1_2_path', '_a__b_'], undefined, compiler as unknown as typeof ts)
  })
})

type Wing = keyof typeof WINGS

function ask(wing: Wing, names: readonly string[], inflections?: object, compiler?: typeof ts): string[] {
  const others = inflections ? `, ${JSON.stringify(inflections)}` : ''
  return typeAnswers(
    names.map((name) => `${wing}<${JSON.stringify(name)}${others}>`),
    IMPORTS,
    compiler,
  )
}

function expectAgreement(wing: Wing, names: readonly string[], inflections?: object, compiler?: typeof ts): void {
  expect(names.length).toBeGreaterThan(0)
  const answers = ask(wing, names, inflections, compiler)
  const differences = names.flatMap((name, index) => {
    const answer = WINGS[wing](name, inflections)
    return answer === answers[index] ? [] : [{ name, values: answer, types: answers[index] }]
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
