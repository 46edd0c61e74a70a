import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import {
  cachedListing,
  cachedProductsKey,
  parseCached,
  summaryOf,
  withSeen,
} from './cached-products.rules.ts'
import type { ProductSummary } from './product.rules.ts'

const product = (id: string, overrides: Partial<ProductSummary> = {}): ProductSummary => ({
  ...summaryOf({ id, slug: id, name: `Batería ${id}`, category: 'battery' })!,
  priceUsa: cents(100),
  priceCuba: cents(200),
  ...overrides,
})
const yesterday = { seenAt: '2026-11-20T12:00:00.000Z', locale: 'es' as const }
const today = { seenAt: '2026-11-21T12:00:00.000Z', locale: 'es' as const }
const here = { locale: 'es' as const, destination: 'usa' as const }
const everything = { category: null, search: '' }

test('products are kept under solarProducts (S-405)', () => {
  expect(cachedProductsKey).toBe('solarProducts')
})

test('what was kept is read as it was written', () => {
  const cached = withSeen([], [product('a', { specs: { chemistry: 'LiFePO4' } })], today)
  expect(parseCached(JSON.stringify(cached))).toEqual(cached)
})

test('whatever else stands there is left out', () => {
  const [good] = withSeen([], [product('a')], today)
  const hostile = [
    null,
    7,
    {},
    { ...good, seenAt: 'soon' },
    { ...good, locale: 'fr' },
    { ...good, product: { id: 'x', slug: 'x' } },
    { ...good, product: { ...good!.product, image: 'javascript:alert(1)', priceUsa: -5 } },
  ]
  const [only, ...others] = parseCached(JSON.stringify(hostile))
  expect(others).toEqual([])
  expect(only?.product).toMatchObject({ id: 'a', image: null, priceUsa: null })
  for (const text of [null, '', '{', '{"a":1}', '"x"']) expect(parseCached(text)).toEqual([])
})

test('a product seen again is kept once, with the newer date', () => {
  const cached = withSeen(
    withSeen([], [product('a'), product('b')], yesterday),
    [product('a')],
    today,
  )
  expect(cached.map(({ product: { id }, seenAt }) => [id, seenAt])).toEqual([
    ['a', today.seenAt],
    ['b', yesterday.seenAt],
  ])
})

test('an old page that is seen again does not push out newer prices', () => {
  const cached = withSeen([], [product('a', { priceUsa: cents(150) })], today)
  expect(withSeen(cached, [product('a')], yesterday)).toEqual(cached)
})

test('no more than 300 are kept', () => {
  const many = Array.from({ length: 400 }, (_, index) => product(String(index)))
  expect(withSeen([], many, today)).toHaveLength(300)
})

test('a list is made of what fits, cheapest first, and says how old its oldest price is (S-275)', () => {
  const cached = withSeen(
    withSeen([], [product('dear', { priceUsa: cents(900) })], yesterday),
    [
      product('cheap'),
      product('panel', { category: 'panel' }),
      product('gone', { inStock: false }),
      product('cuban', { availableFor: 'cuba' }),
    ],
    today,
  )
  const found = cachedListing(cached, { category: 'battery', search: '' }, here)
  expect(found?.products.map(({ id }) => id)).toEqual(['cheap', 'dear'])
  expect(found?.seenAt).toBe(yesterday.seenAt)
  expect(
    cachedListing(cached, { category: null, search: 'BATERÍA dear' }, here)?.products,
  ).toHaveLength(1)
})

test('there is none where nothing fits or it was seen in the other language', () => {
  const cached = withSeen([], [product('a')], today)
  expect(cachedListing(cached, { category: 'kit', search: '' }, here)).toBeNull()
  expect(cachedListing(cached, everything, { ...here, locale: 'en' })).toBeNull()
  expect(cachedListing([], everything, here)).toBeNull()
})
