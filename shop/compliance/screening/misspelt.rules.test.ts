import { expect, test } from 'vitest'
import { indexOf, namesIn } from '#tests/harness/screening/screening.ts'
import { screenParty } from './party.rules.ts'
import { isOneCharacterApart } from './similarity.rules.ts'

const index = indexOf(namesIn('2026-11-21', 'sdn_cuba_2026-06.csv', 'alt_cuba_2026-06.csv'))
const verdictOf = (name: string) => screenParty(index, { role: 'recipient', name }, 0.88).verdict

test.each([
  ['Miguel Dias Canel'],
  ['Migel Dias Canel'],
  ['Canel Dias, Miguel'],
  ['Miguel Diaz Kanel'],
  ['Miguel Dias Canell'],
  ['Miguel Dias Canel Bermudes'],
  ['Lis Cuesto Perasa'],
])('a listed person with one letter of difference in each surname is looked at: %s', (name) => {
  expect(verdictOf(name)).toBe('MATCH')
})

test.each([
  ['MIPYME Solaris del Caribe SRL'],
  ['Solaris Caribe'],
  ['Soluciones del Caribe SRL'],
  ['Miguel Díaz Pérez'],
  ['Miguel Canales Díaz'],
])('somebody else is not: %s', (name) => {
  expect(verdictOf(name)).toBe('CLEAR')
})

test.each([['Caribe Sol'], ['Sol Caribe SRL'], ['Tienda Caribe Sol']])(
  'words in another order, or with one more, are the same business: %s',
  (name) => {
    expect(verdictOf(name)).toBe('MATCH')
  },
)

test.each([
  ['dias', 'diaz', true],
  ['canel', 'canell', true],
  ['migel', 'miguel', true],
  ['lis', 'luis', false],
  ['perasa', 'pereza', false],
  ['canales', 'canel', false],
])('%s and %s are one letter apart: %s', (a, b, isNear) => {
  expect([isOneCharacterApart(a, b), isOneCharacterApart(b, a)]).toEqual([isNear, isNear])
})
