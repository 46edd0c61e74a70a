import { expect, test } from 'vitest'
import { runAs } from '#tests/harness/database/access.ts'

const anOrigin = `insert into order_origins (key, order_id, placed_at) select 'k', id, now() from orders limit 1`
const aRefusal = `insert into order_refusals (day, key, reason, email, phone, refused_at)
  values (now()::date, 'k', 'too_many_orders', 'a@example.com', '5550101', now())`
const aPass = (
  by = 'null',
) => `insert into order_passes (kind, value, key, valid_until, created_by, created_at)
  values ('email', 'a@example.com', 'k', now(), ${by}, now())`
const reading = (table: string) => `select 1 from ${table}`

test('order_origins: anon sees and writes none', async () => {
  for (const statement of [reading('order_origins'), anOrigin])
    expect(await runAs('anon', statement)).toBe('refused')
})

test('order_origins: customer sees and writes none', async () => {
  for (const statement of [reading('order_origins'), anOrigin])
    expect(await runAs('customer', statement)).toBe('refused')
})

test('order_refusals: anon sees and writes none', async () => {
  for (const statement of [reading('order_refusals'), aRefusal])
    expect(await runAs('anon', statement)).toBe('refused')
})

test('order_refusals: customer sees and writes none', async () => {
  for (const statement of [reading('order_refusals'), aRefusal])
    expect(await runAs('customer', statement)).toBe('refused')
})

test('order_passes: anon sees and writes none', async () => {
  for (const statement of [reading('order_passes'), aPass()])
    expect(await runAs('anon', statement)).toBe('refused')
})

test('order_passes: customer sees and writes none', async () => {
  for (const statement of [reading('order_passes'), aPass()])
    expect(await runAs('customer', statement)).toBe('refused')
})

test('order_origins: admin sees none', async () => {
  expect(await runAs('admin', reading('order_origins'))).toBe('refused')
})

test('order_origins: system writes and deletes them', async () => {
  expect(await runAs('system', 'delete from order_origins')).not.toBe('refused')
})

test('order_refusals: admin reads and never writes them', async () => {
  expect(await runAs('admin', reading('order_refusals'))).not.toBe('refused')
  for (const statement of [aRefusal, 'delete from order_refusals'])
    expect(await runAs('admin', statement)).toBe('refused')
})

test('order_refusals: system counts them', async () => {
  expect(await runAs('system', aRefusal)).toBe(1)
})

test('order_passes: admin gives them in the own name only', async () => {
  expect(await runAs('admin', reading('order_passes'))).not.toBe('refused')
  expect(await runAs('admin', aPass())).toBe('refused')
})

test('order_passes: system reads and deletes them, and gives none', async () => {
  expect(await runAs('system', reading('order_passes'))).not.toBe('refused')
  expect(await runAs('system', aPass())).toBe('refused')
})
