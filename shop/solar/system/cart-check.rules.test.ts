import { expect, test } from 'vitest'
import { seedParts, seedProduct, seedProducts } from '#tests/harness/seed-parts.ts'
import { type CheckedLine, misfitsIn } from './cart-check.rules.ts'

const cuba = { lowC: 10, sunHours: 4.5, isUsa: false }
const lines = (counts: Readonly<Record<string, number>>): CheckedLine[] =>
  Object.entries(counts).map(([sku, quantity]) => ({
    name: seedProduct(sku).sku,
    parts: seedParts({ [sku]: 1 }),
    quantity,
  }))
const found = (counts: Readonly<Record<string, number>>) =>
  misfitsIn(lines(counts), cuba).map(({ names, finding }) =>
    [finding.rule, finding.severity, ...names].join(' '),
  )

test('loose parts that go with nothing in the cart are named with what refuses them', () => {
  const cart = {
    'BAT-24V100': 1,
    'BAT-12V100': 1,
    'INV-6000-48S': 1,
    'EST-0500': 1,
    'PAN-550M': 1,
  }
  expect(found(cart)).toEqual([
    'E1 danger BAT-24V100 BAT-12V100',
    'E12 danger PAN-550M EST-0500',
    'E2 will_not_work BAT-24V100 INV-6000-48S',
    'E2 will_not_work BAT-12V100 INV-6000-48S',
    'E13 will_not_work PAN-550M INV-6000-48S',
  ])
})

test('one source is checked with all that lies beside it', () => {
  expect(found({ 'BAT-24V100': 1, 'INV-1000-12': 1 })).toEqual(['E2 danger'])
  expect(found({ 'PAN-550M': 1, 'BAT-12V100': 1, 'INV-1000-12': 1 })).toEqual(['E17 danger'])
  expect(found({ 'EST-0500': 1, 'PAN-550M': 1 })).toContain('E12 danger')
  expect(found({ 'KIT-LUZ-640': 1, 'BAT-12V100': 1 })).toEqual(['E1 danger BAT-12V100 KIT-LUZ-640'])
  expect(found({ 'BAT-24V100': 1, 'BAT-12V100': 1 })).toEqual(['E1 danger BAT-24V100 BAT-12V100'])
  const hidden = found({ 'BAT-24V100': 1, 'BAT-12V100': 1, 'EST-0500': 1, 'PAN-550M': 1 })
  expect(hidden).toEqual(['E1 danger BAT-24V100 BAT-12V100', 'E12 danger PAN-550M EST-0500'])
})

test('what goes together, what is still missing, and gifts for several houses are no question', () => {
  expect(found({ 'BAT-12V100': 1, 'INV-1000-12': 1 })).toEqual([])
  expect(found({ 'EST-1000': 2, 'PAN-200P': 2 })).toEqual([])
  expect(found({ 'EST-1000': 1, 'EST-2000': 1, 'PAN-200P': 3 })).toEqual([])
  expect(found({ 'INV-1000-12': 1, 'INV-3000-24H': 1, 'BAT-12V100': 1, 'BAT-24V100': 1 })).toEqual(
    [],
  )
  expect(found({ 'KIT-FAMILIA-2200': 1, 'KIT-LUZ-640': 2, 'EST-0300': 1 })).toEqual([])
  expect(found({ 'BAT-12V100': 3 })).toEqual([])
})

test.each(seedProducts)('$sku alone in a cart is no question', ({ sku }) => {
  expect(found({ [sku]: 1 })).toEqual([])
})
