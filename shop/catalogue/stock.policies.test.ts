import { expect, test } from 'vitest'
import { attempt } from '#tests/harness/access.ts'

const reading = 'select id from stock_movements limit 1'
const correction = `insert into stock_movements (product_id, kind, quantity, moved_at)
  select id, 'corrected', 1, now() from products limit 1`
const rewriting = 'update stock_movements set quantity = 9'

test('stock_movements: anon sees and adds none', async () => {
  expect(await attempt('anon', reading)).toBe('refused')
  expect(await attempt('anon', correction)).toBe('refused')
})

test('stock_movements: customer sees and adds none', async () => {
  expect(await attempt('customer', reading)).toBe('refused')
  expect(await attempt('customer', correction)).toBe('refused')
})

test('stock_movements: admin adds and never rewrites one', async () => {
  expect(await attempt('admin', correction)).toBe(1)
  expect(await attempt('admin', rewriting)).toBe('refused')
  expect(await attempt('admin', 'delete from stock_movements')).toBe('refused')
})

test('stock_movements: system adds and never rewrites one', async () => {
  expect(await attempt('system', correction)).toBe(1)
  expect(await attempt('system', rewriting)).toBe('refused')
})
