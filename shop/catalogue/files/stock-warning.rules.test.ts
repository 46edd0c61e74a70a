import { expect, test } from 'vitest'
import { parseCsv } from '#kernel/text/csv.ts'
import type { FieldChanges } from '../management/change.rules.ts'
import type { ProductFields } from '../management/fields.rules.ts'
import { type KnownProducts, planOf } from './plan.rules.ts'
import { readSheet } from './sheet-fields.rules.ts'
import { stockWarning, withStockOfShop } from './stock-warning.rules.ts'

const id = '0b8f6a52-7b1f-4f0e-9f0e-3a6d1c7f2a10'

/** What a file of one product, 8 of which are left, would do. */
function planned(csv: string, sold = 0) {
  const stored: Partial<ProductFields> = { sku: 'B-1', name: 'Batería', stock_quantity: 8 }
  const known: KnownProducts = {
    byId: new Map([[id, stored]]),
    idBySku: new Map([['B-1', id]]),
    soldById: new Map([[id, sold]]),
  }
  return planOf(readSheet([...parseCsv(csv)])?.rows ?? [], known, () => 'new').changes
}

test('a file exported before a sale says how many were sold, whether or not its stock was changed', () => {
  const stock = { since: 'export', was: 12, sold: 4 }
  expect(planned('SKU,Existencias,Existencias al exportar\nB-1,12,12')).toMatchObject([{ stock }])
  expect(planned('SKU,Stock,Stock when exported\nB-1,22,12')).toMatchObject([{ stock }])
  expect(planned('SKU,Existencias,Existencias al exportar\nB-1,5,5')).toMatchObject([
    { stock: { since: 'export', was: 5, sold: -3 } },
  ])
})

test('nothing is asked of a file that is as old as the stock, or sets none', () => {
  expect(planned('SKU,Existencias,Existencias al exportar\nB-1,20,8', 4)[0]?.stock).toBeUndefined()
  expect(planned('SKU,Existencias,Existencias al exportar\nB-1,8,12', 4)).toEqual([])
  expect(planned('sku,name\nB-1,Otra', 4)[0]?.stock).toBeUndefined()
  expect(stockWarning({ from: null, to: 3 }, { exported: 5, sold: 2 })).toBe(null)
  expect(stockWarning({ from: 3, to: null }, { exported: 5, sold: 2 })).toBe(null)
})

test('a file that does not say its day is measured by the sales of the last days', () => {
  const before = planned('sku,stock_quantity\nB-1,12', 4)
  expect(before).toMatchObject([{ stock: { since: 'lately', sold: 4 } }])
  expect(planned('sku,stock_quantity\nB-1,12')[0]?.stock).toBeUndefined()
  expect(planned('sku,stock_quantity\nB-1,6', 4)[0]?.stock).toBeUndefined()
  expect(planned('SKU,Existencias,Existencias al exportar\nB-1,12,hoy', 4)).toMatchObject(before)
})

test('the stock of the marked products is left alone, with their other changes and those of all others made', () => {
  const stock_quantity = { from: 8, to: 12 }
  const name = { from: 'Batería', to: 'Otra' }
  const stock = { since: 'lately', sold: 4 } as const
  const change = (fields: FieldChanges) => ({ id, line: 2, name: 'Batería', fields })
  expect(
    withStockOfShop([
      { ...change({ stock_quantity }), stock },
      { ...change({ stock_quantity, name }), stock },
      change({ stock_quantity }),
    ]),
  ).toEqual([change({ name }), change({ stock_quantity })])
})
