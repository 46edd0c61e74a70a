import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fullList, indexOf, namesIn } from '#tests/harness/screening/screening.ts'

interface Vector {
  readonly query: string
  readonly expected: 'MATCH' | 'CLEAR'
  readonly entity: string | null
  readonly kind: string
}
const { vectors } = JSON.parse(
  fs.readFileSync('tests/fixtures/screening/test-vectors.json', 'utf8'),
) as { vectors: Vector[] }

const threshold = 0.88
const names = fullList()
const full = indexOf(names)
const scoreOf = (name: string, index = full) => index.find(name, threshold)[0]?.score ?? 0

test("every name of the vectors' lists is in the index", () => {
  expect(names.length).toBeGreaterThan(22_910)
  expect(vectors).toHaveLength(48)
})

describe.each(vectors)('$query, $kind', ({ query, expected, entity }) => {
  test(`is ${expected} at ${threshold} against the whole list`, () => {
    const hits = full.find(query, threshold)
    expect(scoreOf(query) >= threshold ? 'MATCH' : 'CLEAR').toBe(expected)
    if (entity) expect(hits.map(({ listed }) => listed.name)).toContain(entity)
  })
})

const listedCubans = namesIn('2026-11-21', 'sdn_cuba_2026-06.csv')
  .filter(({ kind, name }) => kind === 'person' && name.includes(', '))
  .map(({ name }) => name.split(', ') as [string, string])
const spellings: Readonly<Record<string, (surnames: string, overrides: string) => string>> = {
  'in natural order': (surnames, overrides) => `${overrides} ${surnames}`,
  'with b for v and s for z': (surnames, overrides) =>
    `${overrides} ${surnames}`.replaceAll('V', 'B').replaceAll('v', 'b').replaceAll('Z', 'S'),
  'with one given name more': (surnames, overrides) => `${overrides} Manuel ${surnames}`,
  'with the surname’s first letter doubled': (surnames, overrides) =>
    `${overrides} ${surnames[0]}${surnames}`,
  'with a hyphen lost': (surnames, overrides) => `${overrides} ${surnames.replace('-', '')}`,
  'with a letter missing at the end': (surnames, overrides) =>
    `${overrides} ${surnames.slice(0, -1)}`,
}

test.each(Object.entries(spellings))('every listed Cuban is found %s', (_, spelt) => {
  expect(listedCubans.length).toBeGreaterThan(20)
  const missed = listedCubans
    .map(([surnames, overrides]) => spelt(surnames, overrides))
    .filter((name) => scoreOf(name) < threshold)
  expect(missed).toEqual([])
})

test('a word that is no Cuban name is also looked up with another first letter', () => {
  expect(scoreOf('Eugenio Armando Abilero Aguilera')).toBeGreaterThanOrEqual(threshold)
})

test('a company named after surnames is no hit for persons who bear them', () => {
  expect(names.map(({ name }) => name)).toContain('RODRIGUEZ LOPEZ, S.A. DE C.V.')
  expect(scoreOf('José Rodríguez López')).toBeLessThan(threshold)
  expect(scoreOf('Rodríguez López S.A.')).toBe(1)
})

test('a complete company name within another is a hit, an acronym only as a separate word', () => {
  expect(scoreOf('Restaurante Cubanacán de Viñales')).toBeGreaterThanOrEqual(0.9)
  expect(scoreOf('Almacén TRD Camagüey')).toBeGreaterThanOrEqual(0.9)
  expect(scoreOf('Trdovic Almacén')).toBeLessThan(threshold)
})

test('words written together or apart are the same name', () => {
  expect(scoreOf('Miguel Diazcanel Bermudez')).toBe(1)
  expect(scoreOf('Habana Tur')).toBeGreaterThanOrEqual(threshold)
})

test('senior officials who are on no list are on the supplementary one, with both surnames or one', () => {
  for (const name of ['Raúl Castro Ruz', 'Raul Modesto Castro Ruz', 'Raúl Castro'])
    expect(full.find(name, threshold)[0]?.listed.list).toBe('OWN')
  expect(scoreOf('Raúl Castro Pérez')).toBeLessThan(threshold)
})

test("the shop's own aliases of state bodies are found", () => {
  for (const name of ['Ministerio de las FAR', 'TRD Caribe', 'PCC', 'Unión Eléctrica', 'MININT'])
    expect([name, scoreOf(name) >= threshold]).toEqual([name, true])
})

test('a name without comparable letters matches none, and long or odd input is handled', () => {
  for (const name of ['', '   ', '.', 'ж', 'a'.repeat(200), 'a b c d e f g', '🌻', '-0-'])
    expect(scoreOf(name)).toBeLessThan(threshold)
})

test('an empty list matches no name', () => {
  expect(indexOf([]).find('Ana Pérez', threshold)).toEqual([])
})
