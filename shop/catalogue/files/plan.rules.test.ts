import { expect, test } from 'vitest'
import type { ProductFields } from '../management/fields.rules.ts'
import { planOf } from './plan.rules.ts'

const row = (fields: Partial<ProductFields>) => ({ line: 2, id: '', fields, errors: [] })
const nothing = { byId: new Map(), idBySku: new Map(), soldById: new Map() }
const newOf = (fields: Partial<ProductFields>) =>
  planOf([row({ sku: 'L-1', name: 'Lámpara', ...fields })], nothing, () => 'new').changes[0]?.fields

test('a new product whose file says how many there are counts them, unless the file says no', () => {
  expect(newOf({ stock_quantity: 8 })?.track_inventory).toEqual({ from: null, to: true })
  expect(newOf({ stock_quantity: 0, track_inventory: null })?.track_inventory?.to).toBe(true)
  expect(newOf({ stock_quantity: 8, track_inventory: false })?.track_inventory?.to).toBe(false)
  expect(newOf({})?.track_inventory).toBeUndefined()
  expect(newOf({ stock_quantity: null })?.track_inventory).toBeUndefined()
})
