import { expect, test } from 'vitest'
import {
  closedQuery,
  hasOpenProduct,
  isProductPage,
  openingQuery,
  photoIndex,
  photoQuery,
} from './product-address.rules.ts'

const withSlug = { id: '1', slug: 'kit-luz', hasSlug: true }
const withoutSlug = { id: '1', slug: '1', hasSlug: false }

test('opening a product sets url_slug, removes product_id and keeps the rest (S-104)', () => {
  expect(openingQuery('?lng=en&product_id=9&page=2', withSlug)).toBe(
    '?lng=en&page=2&url_slug=kit-luz',
  )
})

test('opening a product without a slug sets product_id and removes url_slug (S-105)', () => {
  expect(openingQuery('?url_slug=otro&page=2', withoutSlug)).toBe('?page=2&product_id=1')
})

test('closing removes both parameters and the picture, and keeps the rest (S-106)', () => {
  expect(closedQuery('?page=2&url_slug=a&product_id=b&foto=3')).toBe('?page=2')
  expect(closedQuery('?url_slug=a')).toBe('')
})

test('an address knows whether it has a product open', () => {
  expect(hasOpenProduct('?url_slug=a')).toBe(true)
  expect(hasOpenProduct('?product_id=a')).toBe(true)
  expect(hasOpenProduct('?page=2&foto=2')).toBe(false)
})

test('only /catalogo/{slug} is a product’s own page', () => {
  expect(isProductPage('/catalogo/kit-luz')).toBe(true)
  expect(isProductPage('/catalogo')).toBe(false)
  expect(isProductPage('/baterias')).toBe(false)
})

test('a picture is asked for by its number, and nonsense shows the first', () => {
  expect(photoQuery('?lng=en', 2)).toBe('?lng=en&foto=2')
  expect(photoQuery('?foto=2', 1)).toBe('')
  expect(photoIndex('?foto=2', 3)).toBe(1)
  for (const foto of ['0', '-1', '4', '1.5', 'x', '', '1e99'])
    expect(photoIndex(`?foto=${foto}`, 3)).toBe(0)
})
