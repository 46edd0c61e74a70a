import { expect, test } from 'vitest'
import { newProduct } from '../management/fields.rules.ts'
import { sightOf } from './sight.rules.ts'

const whole = {
  ...newProduct,
  ...{ name_en: 'Battery', category: 'battery', sell_price: '10', weight_lbs: '2' },
  ...{ description: 'Buena', pictures: 'a.webp', stock_quantity: 3, is_publicly_visible: true },
}

test('a new product is not seen and says what it lacks', () => {
  const { sight, lacking } = sightOf(newProduct)
  expect(sight).toBe('hidden')
  expect(lacking).toEqual([
    ...['visible', 'price', 'stock', 'weight', 'category', 'pictures', 'description', 'english'],
  ])
})

test('a product with everything is for sale; without stock or price it is only seen', () => {
  expect(sightOf(whole)).toEqual({ sight: 'for_sale', lacking: [] })
  expect(sightOf({ ...whole, stock_quantity: 0 })).toEqual({
    sight: 'not_for_sale',
    lacking: ['stock'],
  })
  expect(sightOf({ ...whole, sell_price: null }).sight).toBe('not_for_sale')
  expect(sightOf({ ...whole, is_active: false })).toEqual({ sight: 'hidden', lacking: ['active'] })
})

test('uncounted stock and a product sold in the USA only lack nothing', () => {
  expect(sightOf({ ...whole, stock_quantity: null }).lacking).toEqual([])
  expect(sightOf({ ...whole, track_inventory: false, stock_quantity: 0 }).lacking).toEqual([])
  expect(sightOf({ ...whole, available_for: 'usa', weight_lbs: null }).lacking).toEqual([])
})

test('a weight of nothing is meant only where it was typed', () => {
  expect(sightOf({ ...whole, weight_lbs: null }).lacking).toEqual(['weight'])
  expect(sightOf({ ...whole, weight_lbs: '0.00' }).lacking).toEqual([])
})
