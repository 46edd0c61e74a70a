import { expect, test } from 'vitest'
import { hasSerious } from '../checks/finding.rules.ts'
import { missingFrom } from './missing.rules.ts'
import { type Line, partsOf, systemAt } from './offer.rules.ts'
import { demonstrationOffers } from './shelf.fixture.ts'
import { shelfOf } from './shelf.rules.ts'

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }
const shelf = shelfOf(demonstrationOffers)
const linesOf = (counts: Readonly<Record<string, number>>): Line[] =>
  Object.entries(counts).map(([sku, quantity]) => ({
    offer: demonstrationOffers.find(({ part }) => part.sku === sku)!,
    quantity,
  }))
const listed = (lines: readonly Line[] | null) =>
  lines && Object.fromEntries(lines.map(({ offer, quantity }) => [offer.part.sku, quantity]))
const missing = (counts: Readonly<Record<string, number>>) =>
  listed(missingFrom(shelf, linesOf(counts), cuba))

const rod = { 'ACC-TIERRA': 1 }
const atInverter = { 'ACC-BRK-63': 1, 'ACC-SPD-DC': 1 }

test.each([
  ['KIT-LUZ-640', { 'ACC-FUS-C25': 1, ...rod }],
  ['KIT-NEVERA-400', { 'ACC-FUS-C50': 1, ...rod }],
  ['KIT-CASA-1100', rod],
  ['KIT-CASA-1650', rod],
  ['KIT-FAMILIA-2200', { ...atInverter, ...rod }],
  ['KIT-HOGAR-3300', { ...atInverter, ...rod }],
  ['KIT-TOTAL-4640', { ...atInverter, ...rod }],
  ['KIT-NEGOCIO-7200', { 'ACC-CAJA-4': 1, 'ACC-BRK-63': 2, 'ACC-SPD-DC': 2, ...rod }],
  ['KIT-PORT-1000', {}],
  ['KIT-PORT-2000', {}],
])('%s lacks of what is for sale %o', (sku, expected) => {
  const kit = linesOf({ [sku]: 1 })
  const found = missingFrom(shelf, kit, cuba)
  expect(listed(found)).toEqual(expected)
  const all = [...kit, ...(found ?? [])]
  expect(missingFrom(shelf, all, cuba)).toEqual([])
  expect(hasSerious(systemAt(partsOf(all), cuba, {}, true).findings)).toBe(false)
})

test('an inverter that bonds its neutral lacks a residual current device before its outlets', () => {
  const parts = { 'INV-2000-12C': 1, 'BAT-12V200': 1, 'ACC-FUS-T200': 1, 'ACC-BATC-20': 1 }
  expect(missing(parts)).toEqual({ 'ACC-RCBO-40': 1, ...rod })
})

test('two batteries behind one fuse take one more, and three a main one', () => {
  const two = { 'INV-1000-12': 1, 'BAT-12V100': 2, 'ACC-BRK-125': 1, 'ACC-BATC-20': 1 }
  expect(missing(two)).toEqual({ 'ACC-BATC-20': 1, 'ACC-BRK-125': 1, ...rod })
  const three = { 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-BRK-125': 1, 'ACC-BATC-20': 1 }
  expect(missing(three)).toEqual({ 'ACC-BATC-20': 3, 'ACC-FUS-M80': 3, ...rod })
})

test('three batteries with a fuse each lack the main one, which carries what all give', () => {
  const three = { 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-FUS-M80': 3, 'ACC-BATC-20': 4 }
  expect(missing(three)).toEqual({ 'ACC-BRK-125': 1, ...rod })
})

test('what is not for sale is left to the words of the sheet', () => {
  const few = shelfOf(demonstrationOffers.filter(({ part }) => part.role !== 'earth_rod'))
  expect(missingFrom(few, linesOf({ 'KIT-CASA-1650': 1 }), cuba)).toEqual([])
})
