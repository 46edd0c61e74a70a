import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { leadingFigures } from './figures.rules.ts'
import {
  byPrice,
  categories,
  categoryOf,
  centsPerUsableWh,
  galleryOf,
  isAvailableFor,
  isImageUrl,
  isInStock,
  type ProductSummary,
  priceFor,
  productPath,
  skuOf,
} from './product.rules.ts'

test("a missing SKU is 'SKU-' and the first 8 characters of the id in capitals (S-207)", () => {
  const id = 'a1b2c3d4-0000-4000-8000-000000000000'
  expect(skuOf(null, id)).toBe('SKU-A1B2C3D4')
  expect(skuOf('  ', id)).toBe('SKU-A1B2C3D4')
  expect(skuOf('KIT-LUZ-640', id)).toBe('KIT-LUZ-640')
})

test('the categories are those seven and nothing else (S-208)', () => {
  expect(categories).toEqual([
    'kit',
    'battery',
    'panel',
    'inverter',
    'portable',
    'accessory',
    'unknown',
  ])
  expect(categoryOf('battery')).toBe('battery')
  expect(categoryOf('Battery')).toBe('unknown')
  expect(categoryOf(null)).toBe('unknown')
})

test('a gallery keeps non-empty strings only (S-212)', () => {
  expect(galleryOf(['/a.svg', '', '  ', null, 3, '/b.svg'])).toEqual(['/a.svg', '/b.svg'])
  expect(galleryOf(null)).toEqual([])
  expect(galleryOf({ length: 2 })).toEqual([])
})

test('a gallery may arrive as a JSON string (S-213)', () => {
  expect(galleryOf('["/a.svg","","/b.svg"]')).toEqual(['/a.svg', '/b.svg'])
  expect(galleryOf('not json')).toEqual([])
  expect(galleryOf('"/a.svg"')).toEqual([])
})

test('unknown stock counts as available, tracked stock at 0 or less as sold out (S-310)', () => {
  expect(isInStock(true, null)).toBe(true)
  expect(isInStock(true, undefined)).toBe(true)
  expect(isInStock(false, 0)).toBe(true)
  expect(isInStock(true, 1)).toBe(true)
  expect(isInStock(true, 0)).toBe(false)
  expect(isInStock(true, -3)).toBe(false)
})

test('a missing available_for means everywhere (S-218)', () => {
  expect(isAvailableFor(null, 'cuba')).toBe(true)
  expect(isAvailableFor('all', 'usa')).toBe(true)
  expect(isAvailableFor('cuba', 'cuba')).toBe(true)
  expect(isAvailableFor('cuba', 'usa')).toBe(false)
  expect(isAvailableFor('usa', 'cuba')).toBe(false)
})

const priced = (usa: number | null, cuba: number | null) => ({
  priceUsa: usa === null ? null : cents(usa),
  priceCuba: cuba === null ? null : cents(cuba),
})

test('cheapest first for the destination (S-276)', () => {
  const products = [priced(300, 100), priced(100, 300), priced(200, 200)]
  expect(products.toSorted(byPrice('usa')).map((one) => one.priceUsa)).toEqual([100, 200, 300])
  expect(products.toSorted(byPrice('cuba')).map((one) => one.priceCuba)).toEqual([100, 200, 300])
})

test('missing prices come last and equal ones stay as they were (S-277)', () => {
  const products = [priced(null, 1), priced(5, 2), priced(5, 3), priced(1, null)]
  expect(products.toSorted(byPrice('usa')).map((one) => one.priceCuba)).toEqual([null, 2, 3, 1])
})

test('the price is the one of the destination, and by usable watt-hour', () => {
  const product = { ...priced(1000, 2000), usableWh: 500 }
  expect(priceFor(product, 'usa')).toBe(1000)
  expect(priceFor(product, 'cuba')).toBe(2000)
  expect(centsPerUsableWh(product, 'cuba')).toBe(4)
  expect(centsPerUsableWh({ ...product, usableWh: 0 }, 'cuba')).toBeNull()
  expect(centsPerUsableWh({ ...product, priceUsa: null }, 'usa')).toBeNull()
})

test('a product lives under /catalogo, whatever its slug holds', () => {
  expect(productPath({ slug: 'kit-luz' })).toBe('/catalogo/kit-luz')
  expect(productPath({ slug: 'a/b?c' })).toBe('/catalogo/a%2Fb%3Fc')
})

const product = (overrides: Partial<ProductSummary>): ProductSummary => ({
  id: 'id',
  sku: 'sku',
  slug: 'slug',
  hasSlug: true,
  name: 'name',
  shortDescription: '',
  category: 'accessory',
  image: null,
  priceUsa: null,
  priceCuba: null,
  availableFor: 'all',
  inStock: true,
  unitsLeft: null,
  weightLbs: null,
  powerW: null,
  energyWh: null,
  usableWh: null,
  voltageV: null,
  specs: {},
  ...overrides,
})

test.each([
  ['panel', { powerW: 550, specs: { efficiency_pct: 21.3 } }, ['power 550 W', 'efficiency 21.3 %']],
  ['battery', { energyWh: 1280, voltageV: 12 }, ['energy 1280 Wh', 'voltage 12 V']],
  ['inverter', { powerW: 3000, specs: { surge_w: 6000 } }, ['power 3000 W', 'surge 6000 W']],
  ['portable', { energyWh: 1024, powerW: 1200 }, ['energy 1024 Wh', 'power 1200 W']],
  ['kit', { usableWh: 518, powerW: 550 }, ['usable 518 Wh', 'power 550 W']],
  [
    'accessory',
    { specs: { rated_a: 63, rated_v_dc: 500, poles: 2 } },
    ['current 63 A', 'voltage 500 V'],
  ],
  ['accessory', { specs: { material: 'aluminium' } }, []],
] as const)('a card of a %s shows the figures that decide', (category, overrides, expected) => {
  const figures = leadingFigures(product({ category, ...overrides } as Partial<ProductSummary>))
  expect(figures.map(({ name, value, unit }) => `${name} ${value} ${unit}`)).toEqual(expected)
})

test('a picture has a path or a web address and never another scheme', () => {
  for (const url of ['/products/a.svg', 'a.svg', 'https://shop.test/a.png'])
    expect(isImageUrl(url)).toBe(true)
  for (const url of ['', ' ', 'javascript:x', ' JavaScript:x', 'data:text/html,x'])
    expect(isImageUrl(url)).toBe(false)
  expect(galleryOf(['/a.svg', 'javascript:x'])).toEqual(['/a.svg'])
})
