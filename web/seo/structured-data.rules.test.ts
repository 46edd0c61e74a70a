import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { productPage } from '#web/catalogue/product/product-page.ts'
import { breadcrumbRecord, organisation, productRecord } from './structured-data.ts'

const product: Product = {
  id: '00000000-0000-4000-8000-000000000001',
  sku: 'BAT-1',
  slug: 'bateria',
  hasSlug: true,
  name: 'Batería',
  shortDescription: 'Corta',
  description: 'Larga',
  category: 'battery',
  image: '/products/a.svg',
  gallery: ['/products/a.svg', '/products/b.svg'],
  shareImage: '/products/a-share.png',
  priceUsa: cents(22_999),
  priceCuba: cents(32_775),
  sellPrice: cents(22_999),
  deliveryFee: null,
  hasOwnCubaPrice: false,
  availableFor: 'all',
  inStock: true,
  unitsLeft: 4,
  weightLbs: 24,
  powerW: null,
  energyWh: 1280,
  usableWh: 1152,
  voltageV: 12,
  specs: {},
  maker: {
    brand: '',
    model: '',
    dataSheet: '',
    certificates: '',
    warrantyTerms: '',
    repairs: '',
  },
  updatedAt: '2026-11-21T00:00:00Z',
}

const offers = (overrides: Partial<Product>) =>
  productRecord({ ...product, ...overrides }, 'https://s').offers

test('a product has one offer in the USA and one delivered to Cuba', () => {
  expect(offers({})).toMatchObject([
    { price: '229.99', priceCurrency: 'USD', areaServed: 'US' },
    { price: '327.75', priceCurrency: 'USD', areaServed: 'CU' },
  ])
})

test('there is no offer where the product is not sold or has no price', () => {
  expect(offers({ availableFor: 'cuba' })).toMatchObject([{ areaServed: 'CU' }])
  expect(offers({ availableFor: 'usa' })).toMatchObject([{ areaServed: 'US' }])
  expect(offers({ priceUsa: null, priceCuba: null })).toBeUndefined()
})

test('a sold-out product is marked in its offers', () => {
  expect(offers({ inStock: false })?.map((offer) => offer.availability)).toEqual([
    'https://schema.org/OutOfStock',
    'https://schema.org/OutOfStock',
  ])
})

test('a product record has sku, weight and every image once', () => {
  expect(productRecord(product, 'https://s')).toMatchObject({
    sku: 'BAT-1',
    image: ['https://s/products/a.svg', 'https://s/products/b.svg'],
    weight: { value: 24, unitCode: 'LBR' },
  })
})

test('breadcrumbs are numbered from one', () => {
  const trail = [
    { name: 'Inicio', path: '/' },
    { name: 'Baterías', path: '/baterias' },
  ]
  expect(breadcrumbRecord(trail, 'https://s').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://s/' },
    { '@type': 'ListItem', position: 2, name: 'Baterías', item: 'https://s/baterias' },
  ])
})

test('an open product sets the title with its name and final price (S-114)', () => {
  expect(productPage(product)).toMatchObject({ title: 'Batería - $327.75', titleIsWhole: true })
  expect(productPage({ ...product, availableFor: 'usa' }).title).toBe('Batería - $229.99')
  expect(productPage({ ...product, priceUsa: null, priceCuba: null }).title).toBe('Batería')
})

test('description and share image of the page are those of the open product (S-118)', () => {
  expect(productPage(product)).toMatchObject({
    description: 'Corta',
    image: '/products/a-share.png',
  })
  expect(productPage({ ...product, shortDescription: '', shareImage: null })).toMatchObject({
    description: 'Larga',
    image: '/products/a.svg',
  })
})

test('the organisation of a shop that sells names no profile of the demonstration', () => {
  const facts = shopFacts(
    new Map([
      ['demonstration', 'false'],
      ['social_facebook', 'https://www.facebook.com/luz'],
      ['social_instagram', 'https://www.instagram.com/girasol.example'],
      ['social_twitter', 'https://twitter.com/girasol_example'],
    ]),
    'es',
  )
  expect(organisation(facts, 'https://luz.com')[0]).toMatchObject({
    sameAs: ['https://www.facebook.com/luz'],
  })
})
