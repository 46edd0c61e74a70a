import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { fieldLabels } from '../fields/product-field-labels.rules.ts'
import { fieldNames } from '../fields/product-fields.rules.ts'
import { readSheet, sheetHead } from './sheet-fields.rules.ts'

const read = (titles: readonly string[], cells: readonly string[]) =>
  readSheet([
    { line: 1, cells: titles },
    { line: 2, cells },
  ])

test.each([
  ['sku', 'name', 'sell_price', 'track_inventory'],
  ['SKU', 'Nombre', 'Precio de venta', 'Cuenta existencias'],
  ['Sku', 'Name', 'Selling  price ', 'Track stock'],
  ['SKU', 'NOMBRE', 'precio de venta', 'cuenta\u00a0existencias'],
])('a column is named by its code or as the panel names it: %s, %s, %s, %s', (...titles) => {
  expect(read(titles, ['A-1', 'Batería', '12.50', 'sí'])).toEqual({
    rows: [
      {
        line: 2,
        id: '',
        fields: { sku: 'A-1', name: 'Batería', sell_price: '12.50', track_inventory: true },
        errors: [],
      },
    ],
    ignored: [],
  })
})

test('accents may be missing, and a title beside its code is the same column twice', () => {
  expect(Object.keys(read(['sku', 'Categoria'], ['A-1', 'kit'])?.rows[0]?.fields ?? {})).toEqual([
    'sku',
    'category',
  ])
  expect(read(['sku', 'name', 'Nombre'], ['A-1', 'a', 'b'])).toBe(null)
  expect(read(['sku', 'Color'], ['A-1', 'verde'])?.ignored).toEqual(['Color'])
})

test.each(locales)('the titles of an export in %s say every field and are all read', (locale) => {
  const head = sheetHead(locale)
  expect(head).toEqual(['id', ...fieldNames.map((name) => fieldLabels(locale)[name])])
  expect(read(head, [])?.ignored).toEqual([])
})
