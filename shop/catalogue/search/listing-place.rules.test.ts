import { expect, test } from 'vitest'
import { emptyListing } from './listing.rules.ts'
import {
  canonicalOf,
  catalogue,
  categories,
  categoryHref,
  listingHref,
  pageNumbers,
  placeAt,
  plainList,
} from './listing-place.rules.ts'

test('each of the six families can be browsed (S-004)', () => {
  expect(
    Object.fromEntries(categories.map((category) => [category, categoryHref(category)])),
  ).toEqual({
    kit: '/catalogo?category=kit',
    battery: '/baterias',
    panel: '/panelessolarescuba',
    inverter: '/inversores',
    portable: '/energia-portatil',
    accessory: '/accesorios',
  })
  expect(placeAt('/energia-portatil')?.family).toBe('portable')
  expect(placeAt('/catalogo')).toBeNull()
})

test('a listing keeps its place and its name of the search', () => {
  const overrides = { ...emptyListing, search: 'sol y mar' }
  expect(listingHref(catalogue, overrides)).toBe('/catalogo?search=sol+y+mar')
  expect(listingHref(plainList, overrides)).toBe('/productos?q=sol+y+mar')
  const batteries = placeAt('/baterias')!
  expect(listingHref(batteries, { ...emptyListing, category: 'battery', page: 2 })).toBe(
    '/baterias?page=2',
  )
})

test('one canonical address: the page of the family, else /catalogo, without filters', () => {
  expect(canonicalOf({ ...emptyListing, category: 'panel' }, 1)).toEqual({
    path: '/panelessolarescuba',
    query: '',
  })
  expect(canonicalOf({ ...emptyListing, category: 'kit' }, 2)).toEqual({
    path: '/catalogo',
    query: '?category=kit&page=2',
  })
  const filtered = { ...emptyListing, minPrice: 5, sort: 'name' as const }
  expect(canonicalOf(filtered, 1)).toEqual({ path: '/catalogo', query: '' })
  expect(canonicalOf({ search: 'sol', category: null }, 1)).toEqual({
    path: '/catalogo',
    query: '?search=sol',
  })
})

test('pages are linked by their ends and their neighbours', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(5, 10)).toEqual([1, null, 4, 5, 6, null, 10])
  expect(pageNumbers(10, 10)).toEqual([1, null, 9, 10])
})
