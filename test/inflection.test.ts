import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { camelCase, pluralize, singularize } from '../src/inflection.js'
import { CONTROLLERS, PLURALS, SINGULARS } from './inflection-words.js'

const conformance = readFileSync(new URL('./conformance/data/inflections.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [plural: string, singular: string])

describe('singularize', () => {
  it('agrees with the conformance data', () => {
    expect(conformance.length).toBeGreaterThan(2400)
    expect(conformance.map(([plural]) => [plural, singularize(plural)])).toEqual(
      conformance.map(([plural, singular]) => [plural, singular]),
    )
  })

  it('knows common words beyond the conformance data', () => {
    const given = new Set(conformance.map(([plural]) => plural))
    const others = PLURALS.filter(([plural]) => !given.has(plural))
    expect(others.length).toBeGreaterThan(500)
    expect(others.map(([plural]) => [plural, singularize(plural)])).toEqual(others)
  })

  it('leaves singulars as they are', () => {
    expect(SINGULARS.map((name) => singularize(name))).toEqual(SINGULARS)
    const singulars = PLURALS.map(([, singular]) => singular)
    expect(singulars.map((name) => singularize(name))).toEqual(singulars)
  })

  it('takes the last part of a compound', () => {
    expect(singularize('order_statuses')).toBe('order_status')
    expect(singularize('y-axes')).toBe('y-axis')
    expect(singularize('admin/news')).toBe('admin/news')
    expect(singularize('bay_leaves')).toBe('bay_leaf')
    expect(singularize('people_counters')).toBe('people_counter')
  })

  it('takes a whole word for no ending of another', () => {
    expect(singularize('axes')).toBe('axis')
    expect(singularize('taxes')).toBe('tax')
    expect(singularize('bases')).toBe('basis')
    expect(singularize('databases')).toBe('database')
    expect(singularize('nurseries')).toBe('nursery')
    expect(singularize('nouses')).toBe('nous')
  })

  it('looks at words in small letters, and keeps those that it does not change', () => {
    expect(singularize('Articles')).toBe('Article')
    expect(singularize('People')).toBe('Person')
    expect(singularize('STATUSES')).toBe('STATUS')
    expect(singularize('CATEGORIES')).toBe('CATEGORy')
    expect(singularize('orderStatuses')).toBe('orderStatus')
    expect(singularize('News')).toBe('News')
  })

  it('refuses an empty name', () => {
    expect(() => singularize('')).toThrow(new TypeError('The name is empty: write a word'))
  })

  it('takes names that every object has', () => {
    expect(singularize('constructor')).toBe('constructor')
    expect(singularize('__proto__')).toBe('__proto__')
    expect(singularize('constructors')).toBe('constructor')
    expect(singularize('toStrings', { uncountable: ['valueOf'] })).toBe('toString')
  })
})

describe('pluralize', () => {
  it('knows the plurals of common words, and leaves plurals as they are', () => {
    expect(CONTROLLERS.map(([singular]) => [singular, pluralize(singular)])).toEqual(CONTROLLERS)
  })

  it('gives plurals that singularize takes back', () => {
    const singulars = [...conformance, ...PLURALS].map(([, singular]) => singular)
    expect(singulars.map((name) => singularize(pluralize(name)))).toEqual(singulars)
  })

  it('looks at words in small letters, and keeps those that it does not change', () => {
    expect(pluralize('Article')).toBe('Articles')
    expect(pluralize('STATUS')).toBe('STATUSes')
    expect(pluralize('Person')).toBe('People')
  })

  it('refuses an empty name', () => {
    expect(() => pluralize('')).toThrow('The name is empty: write a word')
  })
})

describe('inflections of the application', () => {
  const inflections = {
    irregular: [
      ['octopus', 'octopodes'],
      ['person', 'persons'],
      ['cow', 'kine'],
    ],
    uncountable: ['metadata', 'headquarters'],
  } as const

  it('come before the rules', () => {
    expect(singularize('octopodes', inflections)).toBe('octopus')
    expect(singularize('persons', inflections)).toBe('person')
    expect(singularize('metadata', inflections)).toBe('metadata')
    expect(singularize('headquarters', inflections)).toBe('headquarters')
    expect(pluralize('octopus', inflections)).toBe('octopodes')
    expect(pluralize('person', inflections)).toBe('persons')
    expect(pluralize('metadata', inflections)).toBe('metadata')
  })

  it('may be of one kind, and then change no other word', () => {
    for (const letter of 'bekrt') {
      expect(pluralize(`plan_${letter}`, { uncountable: ['metadata'] })).toBe(`plan_${letter}s`)
      expect(pluralize(`plan_${letter}`, { irregular: [['octopus', 'octopodes']] })).toBe(`plan_${letter}s`)
    }
  })

  it('leave words as they are that are in the right number', () => {
    expect(singularize('octopus', inflections)).toBe('octopus')
    expect(singularize('cow', inflections)).toBe('cow')
    expect(pluralize('kine', inflections)).toBe('kine')
    expect(pluralize('octopodes', inflections)).toBe('octopodes')
  })

  it('stand for the last part of a compound, but for no part of a word', () => {
    expect(singularize('marine_octopodes', inflections)).toBe('marine_octopus')
    expect(pluralize('marine-octopus', inflections)).toBe('marine-octopodes')
    expect(singularize('zecchine', inflections)).toBe('zecchine')
    expect(pluralize('coworker', inflections)).toBe('coworkers')
  })

  it('are looked up in small letters, and keep the letters that they share', () => {
    expect(singularize('Octopodes', inflections)).toBe('Octopus')
    expect(singularize('Marine_OCTOPODES', inflections)).toBe('Marine_OCTOPus')
    expect(singularize('iPhones', { irregular: [['iPhone', 'iPhones']] })).toBe('iPhone')
    expect(singularize('iphones', { irregular: [['iPhone', 'iPhones']] })).toBe('iPhone')
  })

  it('let the last pair decide', () => {
    const twice = {
      irregular: [
        ['octopus', 'octopodes'],
        ['octopus', 'octopuses'],
      ],
    } as const
    expect(pluralize('octopus', twice)).toBe('octopuses')
    expect(singularize('octopodes', twice)).toBe('octopus')
  })

  it('leave all other words to the rules', () => {
    expect(singularize('order_statuses', inflections)).toBe('order_status')
    expect(pluralize('account', inflections)).toBe('accounts')
  })
})

describe('camelCase', () => {
  it.each([
    ['article_comment_path', 'articleCommentPath'],
    ['hash_for_edit_admin_product_url', 'hashForEditAdminProductUrl'],
    ['article_id', 'articleId'],
    ['id', 'id'],
    ['a_b_c', 'aBC'],
    ['oauth2_token_path', 'oauth2TokenPath'],
    ['v1_2_path', 'v1_2Path'],
    ['_private_id', '_privateId'],
    ['__private_id', '__privateId'],
    ['id_', 'id_'],
    ['a__b', 'a__b'],
    ['API_key', 'APIKey'],
    ['user_ID', 'user_ID'],
    ['orderItems_path', 'orderItemsPath'],
    ['übung_übersicht', 'übung_übersicht'],
    ['_', '_'],
    ['', ''],
  ])('makes %s %s', (name, expected) => {
    expect(camelCase(name)).toBe(expected)
  })
})
