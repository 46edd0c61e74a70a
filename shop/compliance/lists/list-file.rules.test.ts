import { describe, expect, test } from 'vitest'
import { listText, namesIn } from '#tests/harness/screening/screening.ts'
import { kindOfFile, parserFor, refusalOf } from './list-file.rules.ts'
import { restrictedNames } from './restricted-list.input.ts'

const today = '2026-11-21'

describe('SDN.CSV with ALT.CSV', () => {
  const names = namesIn(today, 'sdn_cuba_2026-06.csv', 'alt_cuba_2026-06.csv')
  const named = (overrides: string) => names.find(({ name }) => name === overrides)

  test('a person is parsed with programmes, birth date and national id', () => {
    expect(named('CALLEJAS VALCARCE, Oscar Alejandro')).toEqual({
      name: 'CALLEJAS VALCARCE, Oscar Alejandro',
      entity: 'CALLEJAS VALCARCE, Oscar Alejandro',
      list: 'SDN',
      kind: 'person',
      program: 'GLOMAG, CUBA-EO14404',
      birthDates: ['1957-09-19'],
      nationalIds: ['57091910348'],
      births: ['DOB 19 Sep 1957', 'POB Havana, Cuba'],
    })
    expect(named('ALVAREZ CASAS, Lazaro Alberto')?.birthDates).toEqual([])
  })

  test('aliases lead to the main name, weak ones in the remarks too', () => {
    expect(named('NATIONAL BANK OF CUBA')).toMatchObject({ entity: 'BANCO NACIONAL DE CUBA' })
    expect(named('BNC')).toMatchObject({ entity: 'BANCO NACIONAL DE CUBA' })
    expect(named('El Tuerto')).toMatchObject({ entity: 'CASTRO ESPIN, Alejandro', kind: 'person' })
    expect(names.some(({ name }) => name.includes('-0-'))).toBe(false)
  })

  test('the whole file of 2021 is parsed', () => {
    const whole = namesIn(today, 'sdn_2021-07.csv', 'alt_2021-07.csv')
    expect(new Set(whole.map(({ entity }) => entity)).size).toBeGreaterThan(8_900)
    expect(whole.length).toBeGreaterThan(8_976 + 11_910)
    expect(new Set(whole.map(({ kind }) => kind)).size).toBe(4)
  })
})

describe('other formats', () => {
  test('the consolidated list is parsed in its old and its present format, under its own lists’ names', () => {
    const old = namesIn(today, 'csl_sample_2019-12.csv')
    expect(new Set(old.map(({ list }) => list))).toEqual(
      new Set(['EL', 'DTC', 'ISN', 'PLC', 'SSI', 'SDN', 'UVL', 'CAP', 'DPL']),
    )
    const present = namesIn(today, 'csl_sample_2025-format.csv')
    expect(present.map(({ name }) => name)).toContain('Atlas Sanatgaran')
  })

  test('a denial that has ended is skipped, one without an end date is not', () => {
    const names = (day: string) => namesIn(day, 'csl_sample_2019-12.csv').map(({ name }) => name)
    expect(names('2020-10-13')).toContain('ADRIAN MANUEL HERNANDEZ')
    expect(names(today)).not.toContain('ADRIAN MANUEL HERNANDEZ')
    const denied = (day: string) => namesIn(day, 'dpl_2019.txt').map(({ name }) => name)
    expect(denied('2020-10-13')).toContain('ADRIAN MANUEL HERNANDEZ')
    expect(denied(today)).not.toContain('ADRIAN MANUEL HERNANDEZ')
    expect(denied(today)).toContain('I. ASH')
  })

  test('the list of restricted entities is parsed with its aliases', () => {
    const names = restrictedNames(listText('cuba-restricted-list.json')) ?? []
    expect(new Set(names.map(({ entity }) => entity)).size).toBe(236)
    expect(names).toContainEqual(expect.objectContaining({ name: 'MINFAR', list: 'CRL' }))
  })

  test('invalid and truncated files are refused', () => {
    for (const text of ['{', '{}', '{"entries":[]}', '{"entries":[{"name":""}]}', 'null'])
      expect(restrictedNames(text)).toBeNull()
    const parser = parserFor('SDN', today)
    expect(parser.read(['<!doctype html>'])).toBe(false)
    expect(parser.read(['36', 'AEROCARIBBEAN'])).toBe(false)
    expect(parserFor('CSL', today).read(['source', 'name'])).toBe(false)
    expect(parserFor('DPL', today).read(['Name'])).toBe(false)
  })
})

test.each([
  ['SDN.CSV', 'sdn_cuba_2026-06.csv', 'SDN'],
  ['ALT.CSV', 'alt_cuba_2026-06.csv', 'SDN'],
  ['CONS_PRIM.CSV', 'cons_prim_2025-12.csv', 'CONS'],
  ['consolidated.csv', 'csl_sample_2025-format.csv', 'CSL'],
  ['dpl.txt', 'dpl_2019.txt', 'DPL'],
  ['restricted.json', 'cuba-restricted-list.json', 'CRL'],
])('%s is known by what is in it', (name, file, kind) => {
  expect(kindOfFile(name, listText(file))).toBe(kind)
})

test('a web page, an empty file and other tables are no list', () => {
  for (const text of ['', '<html>', 'a,b,c\n', '{"a":1}', '1,2\n'])
    expect(kindOfFile('x.csv', text)).toBeNull()
})

test('an empty copy, a much smaller one and an older one do not replace the current one', () => {
  const held = { count: 1_000, asOf: new Date('2026-11-01') }
  const copy = (count: number, day: string) => ({ count, asOf: new Date(day) })
  expect(refusalOf(copy(0, '2026-11-02'), undefined)).toBe('broken')
  expect(refusalOf(copy(1, '2020-01-01'), undefined)).toBeNull()
  expect(refusalOf(copy(899, '2026-11-02'), held)).toBe('much_smaller')
  expect(refusalOf(copy(900, '2026-11-02'), held)).toBeNull()
  expect(refusalOf(copy(1_000, '2026-10-31'), held)).toBe('older')
})
