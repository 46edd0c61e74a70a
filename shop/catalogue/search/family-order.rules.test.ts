import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Category, categories } from '../products/product.rules.ts'
import { familySlices } from './family-order.rules.ts'
import { pageSize } from './listing.rules.ts'

test('a page takes from its families what the pages before it left', () => {
  const counts = new Map<Category, number>([
    ['accessory', 32],
    ['kit', 11],
    ['battery', 20],
    ['unknown', 1],
  ])
  expect(familySlices(counts, 1)).toEqual([
    { category: 'kit', offset: 0, limit: 11 },
    { category: 'battery', offset: 0, limit: 13 },
  ])
  expect(familySlices(counts, 2)).toEqual([
    { category: 'battery', offset: 13, limit: 7 },
    { category: 'accessory', offset: 0, limit: 17 },
  ])
  expect(familySlices(counts, 3)).toEqual([
    { category: 'accessory', offset: 17, limit: 15 },
    { category: 'unknown', offset: 0, limit: 1 },
  ])
  expect(familySlices(counts, 4)).toEqual([])
})

test('all pages together hold each product once, in the order of the families', () => {
  const anyCounts = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 7, maxLength: 7 })
  fc.assert(
    fc.property(anyCounts, (numbers) => {
      const counts = new Map(categories.map((category, index) => [category, numbers[index]!]))
      const total = numbers.reduce((sum, count) => sum + count, 0)
      const pages = Math.ceil(total / pageSize)
      const shown = Array.from({ length: pages }, (_, index) => familySlices(counts, index + 1))
        .flat()
        .flatMap(({ category, offset, limit }) =>
          Array.from({ length: limit }, (_, index) => `${category} ${offset + index}`),
        )
      expect(shown).toEqual(
        categories.flatMap((category) =>
          Array.from({ length: counts.get(category)! }, (_, index) => `${category} ${index}`),
        ),
      )
    }),
  )
})
