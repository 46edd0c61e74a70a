import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actors, asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'

let order = ''
let part = ''

beforeAll(async () => {
  const system = await asSystemActor()
  order = (await anOrder().ownedBy(actors.customer.id).insert(system.db)).id
  part = await inTransaction(system, async ({ tx }) => {
    const made = await tx
      .insertInto('order_parts')
      .values({ order_id: order, number: 1, name: 'Rosa', amount_cents: 100 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
})

const inserts = {
  order_parts: () =>
    `insert into order_parts (order_id, number, name, amount_cents) values ('${order}', 2, '', 1)`,
  part_payments:
    () => `insert into part_payments (part_id, provider, amount_cents, created_at, next_check_at)
    values ('${part}', 'paypal', 1, now(), now())`,
  part_transfers:
    () => `insert into part_transfers (part_id, method, recipient, registered_name, memo, opened_at)
    values ('${part}', 'zelle', 'a@example.com', 'Girasol', '${randomUUID()}', now())`,
}
const changes = {
  order_parts: "update order_parts set name = 'X'",
  part_payments: "update part_payments set state = 'closed'",
  part_transfers: "update part_transfers set sender_name = 'X'",
}
type Table = keyof typeof inserts

const look = (by: string) =>
  `update part_transfers set first_by = '${by}', first_at = now(), first_reference = 'R', first_amount_cents = 1`

const expectAll = async (
  role: keyof typeof actors,
  statements: readonly string[],
  isRefused: boolean,
) => {
  for (const statement of statements) {
    const outcome = await runAs(role, statement)
    expect([statement, outcome === 'refused']).toEqual([statement, isRefused])
  }
}
const all = (table: Table) => [
  `select 1 from ${table}`,
  inserts[table](),
  changes[table],
  `delete from ${table}`,
]
const closedTo = (role: 'anon' | 'customer', table: Table) => expectAll(role, all(table), true)
const readOnly = async (table: Table) => {
  const [read = '', ...writes] = all(table)
  await expectAll('admin', [read], false)
  await expectAll('admin', writes, true)
}
const ofTheShop = async (table: Table) => {
  const statements = all(table)
  await expectAll('system', statements.slice(0, 3), false)
  await expectAll('system', statements.slice(3), true)
}

test('order_parts: anon sees and writes none', () => closedTo('anon', 'order_parts'))
test('order_parts: customer sees and writes none, not even of an own order', () =>
  closedTo('customer', 'order_parts'))
test('order_parts: admin sees them and writes none', () => readOnly('order_parts'))
test('order_parts: system writes them and deletes none', () => ofTheShop('order_parts'))

test('part_payments: anon sees and writes none', () => closedTo('anon', 'part_payments'))
test('part_payments: customer sees and writes none', () => closedTo('customer', 'part_payments'))
test('part_payments: admin sees them and writes none', () => readOnly('part_payments'))
test('part_payments: system writes them and deletes none', () => ofTheShop('part_payments'))

test('part_transfers: anon sees and writes none', () => closedTo('anon', 'part_transfers'))
test('part_transfers: customer sees and writes none', () => closedTo('customer', 'part_transfers'))
test('part_transfers: admin sees them and notes a look at the bank in the own name only', async () => {
  await readOnly('part_transfers')
  await expectAll('admin', [look(actors.admin.id)], false)
})
test('part_transfers: system writes them and deletes none', () => ofTheShop('part_transfers'))
