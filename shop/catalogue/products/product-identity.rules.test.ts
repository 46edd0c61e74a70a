import { expect, test } from 'vitest'
import { categories, categoryOf, galleryOf, productPath, skuOf } from './product.rules.ts'

const id = '3f2b9c1a-0000-4000-8000-000000000000'

test('a missing sku falls back to SKU- and the first 8 characters of the id in capitals (S-207)', () => {
  expect(skuOf(null, id)).toBe('SKU-3F2B9C1A')
  expect(skuOf('  ', id)).toBe('SKU-3F2B9C1A')
  expect(skuOf('BAT-1', id)).toBe('BAT-1')
})

test('a gallery keeps non-empty strings alone (S-212)', () => {
  expect(galleryOf(['/a.svg', '', '  ', null, 3, '/b.svg'])).toEqual(['/a.svg', '/b.svg'])
  expect(galleryOf(null)).toEqual([])
  expect(galleryOf({ 0: '/a.svg' })).toEqual([])
})

test('a gallery may arrive as JSON text (S-213)', () => {
  expect(galleryOf('["/a.svg","","/b.svg"]')).toEqual(['/a.svg', '/b.svg'])
  expect(galleryOf('not json')).toEqual([])
  expect(galleryOf('"/a.svg"')).toEqual([])
})

test('the address of a product is /catalogo/ and its slug, or its id where it has none (S-062, S-063)', () => {
  expect(productPath({ slug: 'kit-luz' })).toBe('/catalogo/kit-luz')
  expect(productPath({ slug: id })).toBe(`/catalogo/${id}`)
  expect(productPath({ slug: 'a/b ñ' })).toBe('/catalogo/a%2Fb%20%C3%B1')
})

test('a category is one of seven, anything else is unknown (S-208)', () => {
  expect([...categories].sort()).toEqual(
    ['accessory', 'battery', 'inverter', 'kit', 'panel', 'portable', 'unknown'].sort(),
  )
  expect(categoryOf('portable')).toBe('portable')
  expect(categoryOf('toaster')).toBe('unknown')
  expect(categoryOf(null)).toBe('unknown')
})
