import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { compareQuery, compareRows, requestedComparison } from './compare.rules.ts'
import type { ProductSummary } from './product.rules.ts'

const battery = (overrides: Partial<ProductSummary>): ProductSummary => ({
  id: '00000000-0000-4000-8000-000000000001',
  sku: 'B',
  slug: 'b',
  hasSlug: true,
  name: 'B',
  shortDescription: '',
  category: 'battery',
  image: null,
  priceUsa: cents(10_000),
  priceCuba: cents(20_000),
  availableFor: 'all',
  inStock: true,
  unitsLeft: 3,
  weightLbs: 10,
  powerW: null,
  energyWh: 1280,
  usableWh: 1000,
  voltageV: 12,
  specs: { warranty_years: 5 },
  ...overrides,
})

const overrides = (query: string) => requestedComparison(new URLSearchParams(query))

test('at most four different products are compared, the rest is counted', () => {
  expect(overrides('ids=a,b,,a,%20c%20,d,e,f')).toEqual({
    slugs: ['a', 'b', 'c', 'd'],
    cut: 2,
    isAdding: false,
  })
})

test('a product of the form is added behind the others', () => {
  expect(overrides('ids=a&add=b')).toEqual({ slugs: ['a', 'b'], cut: 0, isAdding: true })
  expect(overrides('ids=a&add=')).toEqual({ slugs: ['a'], cut: 0, isAdding: true })
})

test('an address names the products in order', () => {
  expect(compareQuery(['a', 'ñ'])).toBe('?ids=a,%C3%B1')
  expect(compareQuery([])).toBe('')
})

test('the price of a usable Wh is that of the destination', () => {
  const rows = (destination: 'usa' | 'cuba') =>
    compareRows([battery({}), battery({ usableWh: 500 })], destination)
  const perWh = (destination: 'usa' | 'cuba') =>
    rows(destination).find((row) => row.figure === 'pricePerWh')
  expect(perWh('usa')?.values).toEqual([10, 20])
  expect(perWh('cuba')).toMatchObject({ values: [20, 40], best: [true, false] })
})

test('a battery beside a kit counts with what reaches the outlets, and neither is the better', () => {
  const rows = compareRows([battery({}), battery({ category: 'kit', usableWh: 500 })], 'usa')
  const row = (name: string) => rows.find(({ figure }) => figure === name)
  expect(row('usableWh')).toMatchObject({ values: [900, 500], best: [false, false] })
  expect(row('pricePerWh')?.values[0]).toBeCloseTo(10_000 / 900)
  expect(row('pricePerWh')?.best).toEqual([false, false])
})

test('a battery counts with the whole Wh that its page and the runtime page say', () => {
  const rows = compareRows([battery({ usableWh: 1152 }), battery({ category: 'kit' })], 'usa')
  expect(rows.find(({ figure }) => figure === 'usableWh')?.values[0]).toBe(1036)
})

test('the best of a row is the least price and the most energy; equals are not best', () => {
  const rows = compareRows(
    [battery({}), battery({ priceUsa: cents(5_000) }), battery({ priceUsa: null })],
    'usa',
  )
  const row = (figure: string) => rows.find((one) => one.figure === figure)
  expect(row('priceUsa')?.best).toEqual([false, true, false])
  expect(row('warrantyYears')).toMatchObject({ allEqual: true, best: [false, false, false] })
})

test('the smallest is never the best for being cheap or light', () => {
  const small = battery({ priceUsa: cents(5_000), energyWh: 640, usableWh: 500, weightLbs: 5 })
  const rows = compareRows([battery({}), small], 'usa')
  const row = (figure: string) => rows.find((one) => one.figure === figure)
  for (const figure of ['priceUsa', 'priceCuba', 'weightLbs'])
    expect(row(figure)?.best).toEqual([false, false])
  expect(row('energyWh')?.best).toEqual([true, false])
})

test('a figure that none of them has is left out', () => {
  const rows = compareRows([battery({}), battery({})], 'usa')
  expect(rows.map((row) => row.figure)).not.toContain('powerW')
})

test('what is sold only for Cuba has no price in the United States', () => {
  const rows = compareRows([battery({ availableFor: 'cuba' }), battery({ id: '2' })], 'cuba')
  const valuesOf = (name: string) => rows.find(({ figure }) => figure === name)?.values
  expect(valuesOf('priceUsa')).toEqual([null, 10_000])
  expect(valuesOf('priceCuba')).toEqual([20_000, 20_000])
})

test('panels and what they yield are compared, so that a kit without them is not the best', () => {
  const kit = (pv: number) => battery({ category: 'kit', specs: { pv_w: pv } })
  const row = compareRows([kit(400), kit(0)], 'cuba').find(({ figure }) => figure === 'pv_w')
  expect(row).toMatchObject({ values: [400, 0], best: [true, false] })
})
