import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { runAs, seenBy } from '#tests/harness/database/access.ts'
import { actors, asSystemActor, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { anOwner } from '#tests/harness/users/staff.ts'

const mine = `MINE-${randomUUID()}`
let order = ''

beforeAll(async () => {
  const system = await asSystemActor()
  const own = await anOrder().paidBy('zelle').ownedBy(actors.customer.id).insert(system.db)
  const foreign = await anOrder().paidBy('zelle').insert(system.db)
  order = own.id
  await inTransaction(system, async ({ tx }) => {
    for (const { id, memo, user } of [
      { id: own.id, memo: mine, user: actors.customer.id },
      { id: foreign.id, memo: randomUUID(), user: null },
    ])
      await tx
        .insertInto('zelle_payments')
        .values({
          ...{ order_id: id, user_id: user, amount: '1.00', zelle_recipient: 'a@example.com' },
          ...{ registered_name: 'Girasol', memo_reference: memo, payment_status: 'awaiting_proof' },
          opened_at: new Date('2026-11-21T17:00:00Z'),
        })
        .execute()
  })
})

const entry = (provider: string, by: string | null) =>
  `insert into payments (order_id, provider, kind, provider_id, amount_cents, noted_by, at)
   values ('${order}', '${provider}', 'capture', '${randomUUID()}', 1, ${by ? `'${by}'` : 'null'}, now())`
const proof = () => `insert into zelle_proofs
  (order_id, file_name, image_hash, sender_name, bank_confirmation, uploaded_at)
  values ('${order}', '${randomUUID()}', '${'a'.repeat(64)}', '', '', now())`
const paypal = () => `insert into paypal_orders
  (order_id, provider, amount_cents, created_at, next_check_at)
  values ('${order}', 'paypal', 1, now(), now())`
const requests = () => `insert into refunds
  (order_id, provider, capture_id, amount_cents, reason, asked_at, next_check_at)
  values ('${order}', 'paypal', 'C', 1, 'x', now(), now())`
const event = () => `insert into paypal_events (provider, id, event_type, handled_at)
  values ('paypal', '${randomUUID()}', 'X', now())`
const columns = {
  payments: 'set amount_cents = 1',
  paypal_orders: "set state = 'closed'",
  paypal_events: "set event_type = 'Y'",
  refunds: "set state = 'done'",
  zelle_payments: "set payment_status = 'paid'",
  zelle_proofs: 'set sent_amount = 1',
} as const
type Table = keyof typeof columns

const read = (table: string) => `select 1 from ${table}`
const change = (table: Table) => `update ${table} ${columns[table]}`
const remove = (table: string) => `delete from ${table}`
const refusesAll = async (role: keyof typeof actors, statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await runAs(role, statement)]).toEqual([statement, 'refused'])
}
const everything = (table: Table, insert: string) => [
  read(table),
  insert,
  change(table),
  remove(table),
]
const allows = async (role: keyof typeof actors, statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await runAs(role, statement)]).not.toEqual([statement, 'refused'])
}

const inserts = {
  payments: () => entry('zelle', null),
  paypal_orders: paypal,
  paypal_events: event,
  refunds: requests,
  zelle_proofs: proof,
}
const closedTo = (role: 'anon' | 'customer', table: keyof typeof inserts) =>
  refusesAll(role, everything(table, inserts[table]()))

test('payments: anon sees and writes none', () => closedTo('anon', 'payments'))
test('payments: customer sees and writes none', () => closedTo('customer', 'payments'))
test('payments: admin notes a transfer in the own name only, and changes nothing that is written', async () => {
  await allows('admin', [read('payments'), entry('zelle', actors.admin.id)])
  await refusesAll('admin', [
    entry('zelle', null),
    entry('zelle', randomUUID()),
    entry('paypal', actors.admin.id),
    change('payments'),
    remove('payments'),
  ])
})
test('payments: system writes each once and never again', async () => {
  await allows('system', [read('payments'), entry('paypal', null)])
  await refusesAll('system', [change('payments'), remove('payments')])
})

test('paypal_orders: anon sees and writes none', () => closedTo('anon', 'paypal_orders'))
test('paypal_orders: customer sees and writes none', () => closedTo('customer', 'paypal_orders'))
test('paypal_orders: admin sees them and writes none', async () => {
  await allows('admin', [read('paypal_orders')])
  await refusesAll('admin', [paypal(), change('paypal_orders'), remove('paypal_orders')])
})
test('paypal_orders: system keeps them and deletes none', async () => {
  await allows('system', [read('paypal_orders'), paypal(), change('paypal_orders')])
  await refusesAll('system', [remove('paypal_orders')])
})

test('refunds: anon sees and writes none', () => closedTo('anon', 'refunds'))
test('refunds: customer sees and writes none', () => closedTo('customer', 'refunds'))
test('refunds: admin sees them and writes none', async () => {
  await allows('admin', [read('refunds')])
  await refusesAll('admin', [requests(), change('refunds'), remove('refunds')])
})
test('refunds: system keeps them and deletes none', async () => {
  await allows('system', [read('refunds'), requests(), change('refunds')])
  await refusesAll('system', [remove('refunds')])
})

test('paypal_events: anon sees and writes none', () => closedTo('anon', 'paypal_events'))
test('paypal_events: customer sees and writes none', () => closedTo('customer', 'paypal_events'))
test('paypal_events: admin sees and writes none', () =>
  refusesAll('admin', everything('paypal_events', event())))
test('paypal_events: system notes them, changes none and forgets old ones', async () => {
  await allows('system', [read('paypal_events'), event(), remove('paypal_events')])
  await refusesAll('system', [change('paypal_events')])
})

test('zelle_payments: anon sees and writes none', () =>
  refusesAll('anon', [read('zelle_payments'), change('zelle_payments'), remove('zelle_payments')]))
test('zelle_payments: customer sees his own and writes none', async () => {
  expect(await seenBy('customer', 'select memo_reference from zelle_payments')).toBe(mine)
  expect(await runAs('customer', read('zelle_payments'))).toBe(1)
  await refusesAll('customer', [
    'select first_by from zelle_payments',
    change('zelle_payments'),
    remove('zelle_payments'),
  ])
})
test('zelle_payments: admin decides about them, opens and deletes none', async () => {
  await allows('admin', [read('zelle_payments'), change('zelle_payments')])
  await refusesAll('admin', [remove('zelle_payments')])
})
test('zelle_payments: system opens and keeps them and deletes none of anybody’s', async () => {
  await allows('system', [read('zelle_payments'), change('zelle_payments')])
  expect(await runAs('system', remove('zelle_payments'))).toBe(0)
})

test('zelle_proofs: anon sees and writes none', () => closedTo('anon', 'zelle_proofs'))
test('zelle_proofs: customer sees and writes none', () => closedTo('customer', 'zelle_proofs'))
test('zelle_proofs: admin sees them and changes none', async () => {
  await allows('admin', [read('zelle_proofs')])
  await refusesAll('admin', [proof(), change('zelle_proofs'), remove('zelle_proofs')])
})
test('zelle_proofs: system keeps them, forgets whose they were and changes nothing else', async () => {
  const forgotten = "update zelle_proofs set sender_name = ''"
  await allows('system', [read('zelle_proofs'), proof(), forgotten])
  await refusesAll('system', [change('zelle_proofs'), remove('zelle_proofs')])
})

async function asOwner(statements: readonly string[]): Promise<number[]> {
  const { id } = await anOwner(await testDatabase())
  return rolledBack(ctxOf(await testDatabase(), { role: 'admin', id }), async ({ tx }) => {
    const changed: number[] = []
    for (const statement of statements)
      changed.push(Number((await sql.raw(statement).execute(tx)).numAffectedRows))
    return changed
  })
}

const methods = 'select method from payment_method_settings'
const off = "update payment_method_settings set is_active = false where method = 'zelle'"
const where = 'select details from payment_method_settings'
test('payment_method_settings: anon sees which methods are open, never where the money goes (A-131)', async () => {
  expect(await runAs('anon', `${methods} where is_active`)).toBe(2)
  await refusesAll('anon', [where, off, remove('payment_method_settings')])
})
test('payment_method_settings: customer sees which methods are open, never where the money goes', async () => {
  expect(await runAs('customer', methods)).toBe(2)
  await refusesAll('customer', [where, off, remove('payment_method_settings')])
})
test('payment_method_settings: admin reads them and deletes none; only an owner sets them', async () => {
  await allows('admin', [where])
  expect(await runAs('admin', off)).toBe('refused')
  expect(await asOwner([off])).toEqual([1])
  await refusesAll('admin', [remove('payment_method_settings')])
})
test('payment_method_settings: system sets them and deletes none', async () => {
  await allows('system', [where, off])
  await refusesAll('system', [remove('payment_method_settings')])
})

const method = (kind: string) => {
  const code = `m${randomUUID().replaceAll('-', '').slice(0, 12)}`
  return `insert into payment_methods (method, kind, name) values ('${code}', '${kind}', '${code}')`
}
const rename = (code: string) => `update payment_methods set name = 'Otra' where method = '${code}'`
const recode = "update payment_methods set kind = 'provider' where method = 'zelle'"
const seesMethods = async (role: 'anon' | 'customer') => {
  expect(
    await runAs(
      role,
      "select name, instructions_es from payment_methods where method in ('paypal', 'zelle')",
    ),
  ).toBe(2)
  await refusesAll(role, [method('manual'), rename('zelle'), remove('payment_methods')])
}
test('payment_methods: anon sees all of them and writes none', () => seesMethods('anon'))
test('payment_methods: customer sees all of them and writes none', () => seesMethods('customer'))
test('payment_methods: admin changes none; an owner adds and renames transfers, and no providers', async () => {
  await refusesAll('admin', [method('manual'), rename('zelle'), remove('payment_methods')])
  expect(await asOwner([method('manual'), rename('zelle'), rename('paypal')])).toEqual([1, 1, 0])
  for (const statement of [method('provider'), recode, remove('payment_methods')])
    await expect(asOwner([statement])).rejects.toThrow()
})
test('payment_methods: system adds and renames transfers, and neither providers nor removals', async () => {
  await allows('system', [method('manual')])
  expect(await runAs('system', rename('zelle'))).toBe(1)
  expect(await runAs('system', rename('paypal'))).toBe(0)
  await refusesAll('system', [method('provider'), recode, remove('payment_methods')])
})
