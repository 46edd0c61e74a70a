import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { runAs } from '#tests/harness/database/access.ts'
import { actors, asSystemActor } from '#tests/harness/database/actors.ts'
import { newMemo } from './donation-key.server.ts'

type Role = keyof typeof actors
let donation = ''
let overrides = ''

const hash = () => `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
const aDonation = () => ({
  ...{ attempt_hash: hash(), memo: newMemo(), cause: 'lamp', amount_cents: 2_000 },
  ...{ donor_name: 'Ana', email: 'ana@example.com', message: '', locale: 'es', state: 'awaiting' },
  method: 'zelle',
  ...{ zelle_recipient: 'z@example.com', registered_name: 'Z' },
})

const written = async (more: { user_id?: string } = {}) =>
  inTransaction(await asSystemActor(), async ({ tx }) => {
    const row = await tx
      .insertInto('donations')
      .values({ ...aDonation(), ...more, donated_at: new Date('2026-11-21T17:00:00Z') })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })

beforeAll(async () => {
  donation = await written()
  overrides = await written({ user_id: actors.customer.id })
})

const insertDonation = () => {
  const fields = Object.entries(aDonation())
  return `insert into donations (${fields.map(([name]) => name).join(', ')}, donated_at)
    values (${fields.map(([, value]) => `'${value}'`).join(', ')}, now())`
}
const insertChange = (by: string | null) => `insert into donation_changes
  (donation_id, to_state, by_role, by_user, changed_at)
  values ('${donation}', 'paid', 'admin', ${by ? `'${by}'` : 'null'}, now())`
const insertEntry = (by: string | null, provider = 'zelle') => `insert into donation_entries
  (donation_id, provider, kind, bank_reference, sender_name, amount_cents, noted_by, at)
  values ('${donation}', '${provider}', 'received', '${randomUUID()}', 'Ana', 1, ${by ? `'${by}'` : 'null'}, now())`

const insertPayment = () => `insert into donation_payments
  (donation_id, provider, amount_cents, state, created_at, next_check_at)
  values ('${donation}', 'paypal', 100, 'closed', now(), now())`

const read = (table: string) => `select 1 from ${table}`
const change = {
  donations: "update donations set state = 'paid'",
  donation_changes: "update donation_changes set reason = 'x'",
  donation_entries: 'update donation_entries set amount_cents = 1',
  donation_payments: "update donation_payments set state = 'closed'",
} as const
const remove = (table: string) => `delete from ${table}`

const refusesAll = async (role: Role, statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await runAs(role, statement)]).toEqual([statement, 'refused'])
}
const allows = async (role: Role, statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await runAs(role, statement)]).not.toEqual([statement, 'refused'])
}

const inserts = {
  donations: insertDonation,
  donation_changes: () => insertChange(null),
  donation_entries: () => insertEntry(actors.admin.id),
  donation_payments: insertPayment,
} as const
const closedTo = (role: Role, table: keyof typeof inserts) =>
  refusesAll(role, [read(table), inserts[table](), change[table], remove(table)])

test('donations: anon sees and writes none', () => closedTo('anon', 'donations'))
test('donations: customer sees the own ones only, without what was screened, and writes none', async () => {
  const own = (by: string) => `select id from donations where id = '${by}'`
  expect(await runAs('customer', own(donation))).toBe(0)
  expect(await runAs('customer', own(overrides))).toBe(1)
  await refusesAll('customer', [
    'select screening from donations',
    'select email from donations',
    insertDonation(),
    change.donations,
    remove('donations'),
  ])
})
test('donations: admin sees and decides, and neither writes nor removes one', async () => {
  await allows('admin', [read('donations'), change.donations])
  await refusesAll('admin', [insertDonation(), remove('donations')])
})
test('donations: system writes and changes, and removes none', async () => {
  await allows('system', [read('donations'), insertDonation(), change.donations])
  await refusesAll('system', [remove('donations')])
})

test('donation_changes: anon sees and writes none', () => closedTo('anon', 'donation_changes'))
test('donation_changes: customer sees and writes none', () =>
  closedTo('customer', 'donation_changes'))
test('donation_changes: admin adds in the own name only, and changes nothing', async () => {
  await allows('admin', [read('donation_changes'), insertChange(actors.admin.id)])
  await refusesAll('admin', [
    insertChange(randomUUID()),
    insertChange(null),
    change.donation_changes,
    remove('donation_changes'),
  ])
})
test('donation_changes: system adds and changes nothing', async () => {
  await allows('system', [read('donation_changes'), insertChange(null)])
  await refusesAll('system', [change.donation_changes, remove('donation_changes')])
})

test('donation_entries: anon sees and writes none', () => closedTo('anon', 'donation_entries'))
test('donation_entries: customer sees and writes none', () =>
  closedTo('customer', 'donation_entries'))
test('donation_entries: admin notes money in the own name only, and changes nothing', async () => {
  await allows('admin', [read('donation_entries'), insertEntry(actors.admin.id)])
  await refusesAll('admin', [
    insertEntry(randomUUID()),
    insertEntry(actors.admin.id, 'paypal'),
    insertEntry(null, 'paypal'),
    change.donation_entries,
    remove('donation_entries'),
  ])
})
test('donation_entries: system adds up, notes what PayPal says, and nothing of a bank', async () => {
  await allows('system', [read('donation_entries'), insertEntry(null, 'paypal')])
  await refusesAll('system', [
    insertEntry(actors.admin.id),
    insertEntry(actors.admin.id, 'paypal'),
    change.donation_entries,
    remove('donation_entries'),
  ])
})

test('donation_payments: anon sees and writes none', () => closedTo('anon', 'donation_payments'))
test('donation_payments: customer sees and writes none', () =>
  closedTo('customer', 'donation_payments'))
test('donation_payments: admin sees them and writes none', async () => {
  await allows('admin', [read('donation_payments')])
  await refusesAll('admin', [
    insertPayment(),
    change.donation_payments,
    remove('donation_payments'),
  ])
})
test('donation_payments: system writes and changes, and removes none', async () => {
  await allows('system', [read('donation_payments'), insertPayment(), change.donation_payments])
  await refusesAll('system', [remove('donation_payments')])
})
