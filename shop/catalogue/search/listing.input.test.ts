import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseListing } from './listing.input.ts'
import {
  activeFilters,
  cleanSearch,
  elsewhere,
  emptyListing,
  listingQuery,
  maxSearchLength,
  sensibleFor,
  sorts,
  without,
  withoutFilters,
} from './listing.rules.ts'

const read = (query: string) => parseListing(new URLSearchParams(query))

test('nothing asked is the whole catalogue, family by family', () => {
  expect(read('')).toEqual(emptyListing)
  expect(emptyListing).toMatchObject({ category: null, search: '', sort: 'families', page: 1 })
})

test('every filter is read from the address', () => {
  const requests = read(
    'category=battery&min_price=100&max_price=1500,5&min_wh=600&voltage=48&available=1&sort=energy&page=3',
  )
  expect(requests).toMatchObject({
    category: 'battery',
    minPrice: 100,
    maxPrice: 1501,
    minWh: 600,
    voltage: 48,
    onlyAvailable: true,
    sort: 'energy',
    page: 3,
  })
  expect(activeFilters(requests)).toEqual([
    'minPrice',
    'maxPrice',
    'minWh',
    'voltage',
    'onlyAvailable',
  ])
})

test.each([
  'category=unknown',
  'category=%27',
  'min_price=-1',
  'min_price=abc',
  'min_price=1e400',
  'max_w=NaN',
  'voltage=13',
  'voltage=any',
  'available=yes',
  'sort=drop%20table',
  'sort=',
  'page=-5',
  'page=0',
  'page=1.5',
  'page=99999999999999999999',
  'page=%00',
  'min_price=&max_price=&voltage=any',
])('what makes no sense is left out: %s', (query) => {
  expect(read(query)).toEqual(emptyListing)
})

test('a search is trimmed, cut and freed of control characters', () => {
  expect(cleanSearch('  bat\0er\u202eía \n')).toBe('bat er ía')
  expect(cleanSearch('x'.repeat(10_000))).toHaveLength(maxSearchLength)
  expect(read('search=%20%20').search).toBe('')
})

test('a search is shown by likeness and a family cheapest first, unless another order is chosen', () => {
  expect(read('search=panel').sort).toBe('match')
  expect(read('search=panel&category=panel').sort).toBe('match')
  expect(read('category=panel').sort).toBe('price')
  expect(read('sort=price').sort).toBe('price')
  expect(read('search=panel&sort=price').sort).toBe('price')
  expect(read('sort=match').sort).toBe('families')
  expect(read('category=kit&sort=families').sort).toBe('price')
})

test('an address names only an order that was chosen', () => {
  expect(listingQuery(read('search=panel&sort=match'))).toBe('?search=panel')
  expect(listingQuery(read('search=panel&sort=price'))).toBe('?search=panel&sort=price')
  expect(listingQuery(read('sort=families'))).toBe('')
  expect(listingQuery(read('sort=price'))).toBe('?sort=price')
  expect(listingQuery({ ...emptyListing, category: 'kit' })).toBe('?category=kit')
  expect(listingQuery({ ...emptyListing, search: 'sol' })).toBe('?search=sol')
})

test('an order that nobody chose stays behind where the family or the search changes', () => {
  const to = (query: string, change: Parameters<typeof elsewhere>[1]) =>
    listingQuery(elsewhere(read(query), change))
  expect(to('category=kit', { category: null })).toBe('')
  expect(to('category=kit', { category: 'panel' })).toBe('?category=panel')
  expect(to('', { category: 'kit' })).toBe('?category=kit')
  expect(to('search=sol', { search: '' })).toBe('')
  expect(to('search=sol&category=kit', { search: '' })).toBe('?category=kit')
  expect(to('category=kit&sort=name&page=3', { category: null })).toBe('?sort=name')
  expect(to('search=sol&sort=price', { search: '' })).toBe('?sort=price')
  expect(to('sort=price', { category: 'kit' })).toBe('?category=kit')
})

test('a filter that says nothing about a family does not empty its page', () => {
  expect(read('category=accessory&min_w=100&min_wh=5&voltage=12&sort=wh-price')).toEqual({
    ...emptyListing,
    category: 'accessory',
    sort: 'price',
  })
  expect(sensibleFor({ category: 'panel', search: '' })).toMatchObject({
    limits: ['minPrice', 'maxPrice', 'minW', 'maxW'],
    voltage: false,
  })
})

test('an address says only what differs, and reads back as the same listing', () => {
  expect(listingQuery(emptyListing)).toBe('')
  expect(listingQuery(read('max_price=900&category=panel&page=1&sort=price'))).toBe(
    '?category=panel&max_price=900',
  )
  const figure = fc.option(fc.integer({ min: 0, max: 1_000_000 }))
  const anyListing = fc.record({
    search: fc.string({ maxLength: 80 }).map(cleanSearch),
    category: fc.constantFrom(null, 'kit', 'panel', 'battery'),
    minPrice: figure,
    maxW: figure,
    onlyAvailable: fc.boolean(),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 900 }),
  })
  fc.assert(
    fc.property(anyListing, (some) => {
      const query = listingQuery({ ...emptyListing, ...some } as typeof emptyListing)
      const once = read(query.slice(1))
      expect(read(listingQuery(once).slice(1))).toEqual(once)
    }),
  )
})

test('no select of a listing has an empty value (S-316)', () => {
  for (const category of [null, 'kit', 'battery', 'accessory'] as const)
    for (const search of ['', 'sol'])
      for (const sort of sensibleFor({ category, search }).sorts) expect(sort).not.toBe('')
})

test('a filter can be taken away alone or with all others', () => {
  const requests = read('search=sol&category=kit&min_price=5&available=1&page=4')
  expect(without(requests, 'onlyAvailable')).toMatchObject({
    onlyAvailable: false,
    minPrice: 5,
    page: 1,
  })
  expect(listingQuery(withoutFilters(requests))).toBe('?search=sol&category=kit')
})
