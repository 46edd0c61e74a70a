import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'

const reading = 'select id from stock_movements limit 1'
const correction = `insert into stock_movements (product_id, kind, quantity, moved_at)
  select id, 'corrected', 1, now() from products limit 1`
const rewriting = 'update stock_movements set quantity = 9'

test('stock_movements: anon sees and adds none', async () => {
  expect(await runAs('anon', reading)).toBe('refused')
  expect(await runAs('anon', correction)).toBe('refused')
})

test('stock_movements: customer sees and adds none', async () => {
  expect(await runAs('customer', reading)).toBe('refused')
  expect(await runAs('customer', correction)).toBe('refused')
})

test('stock_movements: admin adds and never rewrites one', async () => {
  expect(await runAs('admin', correction)).toBe(1)
  expect(await runAs('admin', rewriting)).toBe('refused')
  expect(await runAs('admin', 'delete from stock_movements')).toBe('refused')
})

test('stock_movements: system adds and never rewrites one', async () => {
  expect(await runAs('system', correction)).toBe(1)
  expect(await runAs('system', rewriting)).toBe('refused')
})
