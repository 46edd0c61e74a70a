import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { runAs, seenBy } from '#tests/harness/database/access.ts'
import { actors, asSystemActor } from '#tests/harness/database/actors.ts'

const mine = '00000000-0000-4000-8000-0000000000a1'
const others = '00000000-0000-4000-8000-0000000000a2'
const product = '00000000-0000-4000-8000-0000000000b1'

const orderOf = (id: string, number: string, user: string | null) => sql`
  insert into orders (id, order_number, user_id, attempt_key, attempt_hash, locale, destination,
    payment_method, payment_status, compliance_status, delivery_status, buyer, buyer_email, recipient,
    subtotal_cents, shipping_cents, agency_fee_cents, tax_cents, installation_cents, discount_cents,
    total_cents, tariff, placed_at)
  values (${id}, ${number}, ${user}, ${`attempt-of-${number}`}, '', 'es', 'cuba', 'zelle',
    'awaiting_proof', 'clear', 'to_prepare', '{}', 'ana@example.com', '{}', 100, 0, 0, 0, 0, 0, 100,
    '{}', now())`
const lineOf = (order: string) => sql`
  insert into order_lines (order_id, position, product_id, sku, name_es, name_en, quantity,
    unit_price_cents, unit_equipment_cents, unit_freight_cents, unit_delivery_cents, unit_cost_cents,
    amount_cents)
  values (${order}, 0, ${product}, 'A', 'A', 'A', 1, 100, 100, 0, 0, 60, 100)`
const changeOf = (order: string) => sql`
  insert into order_changes (order_id, axis, to_state, by_role, changed_at)
  values (${order}, 'payment', 'awaiting_proof', 'system', now())`

beforeAll(async () => {
  await inTransaction(await asSystemActor(), async ({ tx }) => {
    await orderOf(mine, 'GS-0000-0000-00A1', actors.customer.id).execute(tx)
    await orderOf(others, 'GS-0000-0000-00A2', null).execute(tx)
    for (const order of [mine, others]) {
      await lineOf(order).execute(tx)
      await changeOf(order).execute(tx)
    }
  })
})

/** Rows that other tests left in the same database are not counted. */
const ours = `id in ('${mine}', '${others}')`
const cancel = `update orders set payment_status = 'cancelled'`
const deleting = (table: string) => `delete from ${table}`

test('orders: anon sees none, changes none and adds none (A-229)', async () => {
  expect(await runAs('anon', 'select id from orders')).toBe('refused')
  expect(await runAs('anon', cancel)).toBe('refused')
  expect(await runAs('anon', `insert into orders (id) values ('${product}')`)).toBe('refused')
})

test('orders: customer sees the own ones without sealed columns, and changes none', async () => {
  expect(await seenBy('customer', `select id from orders where ${ours}`)).toBe(mine)
  expect(await runAs('customer', `select id from orders where ${ours}`)).toBe(1)
  expect(await runAs('customer', 'select identity_sealed from orders')).toBe('refused')
  expect(await runAs('customer', cancel)).toBe('refused')
})

test('orders: admin sees and changes all, adds and deletes none (A-130)', async () => {
  expect(await runAs('admin', `select id from orders where id in ('${mine}', '${others}')`)).toBe(2)
  expect(await runAs('admin', `${cancel} where id = '${others}'`)).toBe(1)
  expect(await runAs('admin', deleting('orders'))).toBe('refused')
})

test('orders: system reads and writes them and deletes none', async () => {
  expect(await runAs('system', `${cancel} where id = '${mine}'`)).toBe(1)
  expect(await runAs('system', deleting('orders'))).toBe('refused')
})

test('order_lines: anon sees none', async () => {
  expect(await runAs('anon', 'select position from order_lines')).toBe('refused')
})

test('order_lines: customer sees those of the own orders, never what they cost the shop', async () => {
  const lines = `select position from order_lines where order_id in ('${mine}', '${others}')`
  expect(await runAs('customer', lines)).toBe(1)
  expect(await runAs('customer', 'select unit_cost_cents from order_lines')).toBe('refused')
  expect(await runAs('customer', 'update order_lines set quantity = 2')).toBe('refused')
})

test('order_lines: admin reads them and changes none', async () => {
  expect(await runAs('admin', `select 1 from order_lines where order_id = '${others}'`)).toBe(1)
  expect(await runAs('admin', 'update order_lines set quantity = 2')).toBe('refused')
})

test('order_lines: system writes them once', async () => {
  expect(await runAs('system', 'update order_lines set quantity = 2')).toBe('refused')
  expect(await runAs('system', deleting('order_lines'))).toBe('refused')
})

test('order_changes: anon sees and adds none', async () => {
  expect(await runAs('anon', 'select id from order_changes')).toBe('refused')
})

test("order_changes: customer sees and adds none: reasons are the shop's own", async () => {
  expect(await runAs('customer', 'select id from order_changes')).toBe('refused')
})

const rewriting = `update order_changes set reason = 'otra'`

test('order_changes: admin reads and never rewrites them', async () => {
  expect(await runAs('admin', `select 1 from order_changes where order_id = '${mine}'`)).toBe(1)
  expect(await runAs('admin', rewriting)).toBe('refused')
  expect(await runAs('admin', deleting('order_changes'))).toBe('refused')
})

const erasing = (details: string) => `update order_changes set details = '${details}'`

test('order_changes: system adds and never rewrites them, but for whose contacts they name', async () => {
  expect(await runAs('system', rewriting)).toBe('refused')
  expect(await runAs('admin', erasing('{}'))).toBe('refused')
  expect(await runAs('system', `${erasing('{}')} where order_id = '${mine}'`)).toBe(0)
  expect(await runAs('system', deleting('order_changes'))).toBe('refused')
})

const notice = (sender: string) => `insert into order_delays
  (order_id, reason, silence, sent_by, sent_at, answer_by)
  values ('${mine}', 'sin avión', 'cancels', '${sender}', now(), now())`
const silencing = `update order_delays set answer = 'accepted', answered_at = now()
  where order_id = '${mine}'`

test('order_delays: anon sees and sends none', async () => {
  expect(await runAs('anon', 'select id from order_delays')).toBe('refused')
  expect(await runAs('anon', notice(actors.admin.id))).toBe('refused')
})

test('order_delays: customer sees and sends none', async () => {
  expect(await runAs('customer', 'select id from order_delays')).toBe('refused')
  expect(await runAs('customer', notice(actors.customer.id))).toBe('refused')
})

test('order_delays: admin sends them under the own id and answers none', async () => {
  expect(await runAs('admin', notice(actors.admin.id))).toBe(1)
  expect(await runAs('admin', notice(actors.customer.id))).toBe('refused')
  expect(await runAs('admin', silencing)).toBe('refused')
})

test('order_delays: system reads and writes them and deletes none', async () => {
  expect(await runAs('system', silencing)).toBe(0)
  expect(await runAs('system', deleting('order_delays'))).toBe('refused')
})
