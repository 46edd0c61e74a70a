import { expect, test } from 'vitest'
import { newProduct } from '../fields.rules.ts'
import { bulkChanged } from './bulk.rules.ts'
import { marginOf, type TableRow } from './table.rules.ts'
import {
  changedAlike,
  countUnsaved,
  drafted,
  insisting,
  readUnsaved,
  withCell,
  withChanges,
  withoutCell,
} from './unsaved-changes.rules.ts'
import { partsFor, rowHeight, scrollFor, windowOf } from './window.rules.ts'

const row: TableRow = {
  id: 'a',
  image: null,
  fields: { ...newProduct, name: 'Kit', sell_price: '100.00' },
}

test('each changed field counts once, and what is typed back counts no more', () => {
  const once = withCell({}, row, 'sell_price', '120.00')
  const twice = withCell(once, row, 'stock_quantity', 4)
  expect(countUnsaved(twice)).toBe(2)
  expect(drafted(row, twice)).toMatchObject({ sell_price: '120.00', stock_quantity: 4 })
  const back = withCell(twice, row, 'sell_price', '100.00')
  expect(countUnsaved(back)).toBe(1)
  expect(withoutCell(back, 'a', 'stock_quantity')).toEqual({})
})

test('a change remembers what stood there when it began, though the row changes under it', () => {
  const once = withCell({}, row, 'sell_price', '120.00')
  const moved = { ...row, fields: { ...row.fields, sell_price: '110.00' } }
  expect(withCell(once, moved, 'sell_price', '130.00').a?.fields.sell_price?.from).toBe('100.00')
  const invalid = { id: 'a', field: 'sell_price', problem: 'changed_meanwhile' } as const
  const insisted = insisting(once, { ...invalid, theirs: '110.00' })
  expect(insisted.a?.fields.sell_price).toEqual({ from: '110.00', to: '120.00' })
  expect(insisting(once, { ...invalid, theirs: '120.00' })).toEqual({})
})

test('drafts survive a reload, and nonsense in their place is none', () => {
  const unsaved = withCell({}, row, 'is_active', false)
  expect(readUnsaved(JSON.stringify(unsaved))).toEqual(unsaved)
  for (const text of [null, '', '[]', '{"a":1}', '{"a":{"name":"x","fields":{"id":{}}}}', 'x'])
    expect([text, readUnsaved(text)]).toEqual([text, {}])
})

test('many rows are set, added to, or changed by a percentage, to the cent', () => {
  const value = (...overrides: Parameters<typeof bulkChanged>) => {
    const changed = bulkChanged(...overrides)
    return changed.ok ? changed.value : changed.code
  }
  expect(value('sell_price', '100.00', 'set', '99,9')).toBe('99.90')
  expect(value('sell_price', '100.00', 'add', '-5,5')).toBe('94.50')
  expect(value('sell_price', '99.99', 'percent', '5')).toBe('104.99')
  expect(value('sell_price', '0.30', 'percent', '-5 %')).toBe('0.29')
  expect(value('sell_price', '3.00', 'add', '-5')).toBe('negative')
  expect(value('sell_price', null, 'percent', '5')).toBeNull()
  expect(value('sell_price', '3.00', 'add', 'x')).toBe('no_number')
  expect(value('stock_quantity', 4, 'add', '-4')).toBe(0)
  expect(value('stock_quantity', 4, 'add', '-6')).toBe('negative')
  expect(value('weight_lbs', '9999.00', 'add', '2')).toBe('weight_too_large')
  expect(value('is_active', true, 'set', 'false')).toBe(false)
})

test('the margin is what is left of the price, in tenths of a percent', () => {
  expect(marginOf({ sell_price: '477.99', cost_price: '291.50' })).toBe(390)
  expect(marginOf({ sell_price: '100.00', cost_price: '150.00' })).toBe(-500)
  expect(marginOf({ sell_price: '0.00', cost_price: '1.00' })).toBeNull()
  expect(marginOf({ sell_price: null, cost_price: '1.00' })).toBeNull()
})

test('of ten thousand rows only those in sight are drawn', () => {
  const { from, to } = windowOf(5_000 * rowHeight, 600, 10_000)
  expect([from, to - from <= 60]).toEqual([4_992, true])
  expect(windowOf(0, 600, 3)).toEqual({ from: 0, to: 3 })
  expect(windowOf(9_999_999, 600, 3).to).toBe(3)
  expect(partsFor({ from: 95, to: 205 })).toEqual([0, 1, 2])
  expect(partsFor({ from: 0, to: 0 })).toEqual([])
  expect(scrollFor(10, 0, 600)).toBeNull()
  expect(scrollFor(2, 200, 600)).toBe(80)
  expect(scrollFor(20, 0, 600)).toBe(240)
})

test('a proposed price is a draft beside others of the product, and takes a draft back where it changes nothing', () => {
  const kit = { id: 'kit', name: 'Kit' }
  const first = withChanges({}, 'cost_price', [{ ...kit, from: '1.00', to: '2.00' }])
  const both = withChanges(first, 'sell_price', [{ ...kit, from: '4.00', to: '5.00' }])
  expect(countUnsaved(both)).toBe(2)
  expect(withChanges(both, 'sell_price', [{ ...kit, from: '4.00', to: '4.00' }])).toEqual(first)
})

test('a draft remembers both names, also in the browser, so that its review reads well in both languages', () => {
  const named = { ...row, fields: { ...row.fields, name_en: 'Set' } }
  const unsaved = withCell({}, named, 'sell_price', '120.00')
  expect(unsaved.a).toMatchObject({ name: 'Kit', nameEn: 'Set' })
  expect(readUnsaved(JSON.stringify(unsaved))).toEqual(unsaved)
  const change = { from: '1.00', to: '2.00' }
  const proposed = withChanges({}, 'sell_price', [
    { id: 'b', name: 'Panel', nameEn: null, ...change },
  ])
  expect(proposed.b).toEqual({ name: 'Panel', fields: { sell_price: change } })
})

test('ten thousand proposed prices, or rows changed alike, become drafts at once', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `p${index}`)
  const proposed = ids.map((id) => ({ id, name: id, from: '1.00', to: '2.00' }))
  const started = performance.now()
  const unsaved = withChanges({}, 'sell_price', proposed)
  const rows = ids.map((id) => ({ ...row, id }))
  const alike = changedAlike(unsaved, rows, { field: 'sell_price', way: 'add', input: '1' })
  expect(performance.now() - started).toBeLessThan(5_000)
  expect([countUnsaved(unsaved), countUnsaved(alike.unsaved)]).toEqual([10_000, 10_000])
  expect(alike.unsaved.p9999?.fields.sell_price).toEqual({ from: '1.00', to: '3.00' })
})
