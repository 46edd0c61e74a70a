import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { attempt } from '#tests/harness/access.ts'
import { actors, asSystemActor } from '#tests/harness/actors.ts'
import { newMemo } from './donation-key.server.ts'

type Role = keyof typeof actors
let donation = ''

const hash = () => `${randomUUID()}${randomUUID()}`.replaceAll('-', '')
const aDonation = () => ({
  ...{ attempt_hash: hash(), memo: newMemo(), cause: 'lamp', amount_cents: 2_000 },
  ...{ donor_name: 'Ana', email: 'ana@example.com', message: '', locale: 'es', state: 'awaiting' },
  ...{ zelle_recipient: 'z@example.com', registered_name: 'Z' },
})

beforeAll(async () => {
  donation = await inTransaction(await asSystemActor(), async ({ tx }) => {
    const row = await tx
      .insertInto('donations')
      .values({ ...aDonation(), donated_at: new Date('2026-11-21T17:00:00Z') })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })
})

const insertDonation = () => {
  const fields = Object.entries(aDonation())
  return `insert into donations (${fields.map(([name]) => name).join(', ')}, donated_at)
    values (${fields.map(([, value]) => `'${value}'`).join(', ')}, now())`
}
const insertChange = (by: string | null) => `insert into donation_changes
  (donation_id, to_state, by_role, by_user, changed_at)
  values ('${donation}', 'paid', 'admin', ${by ? `'${by}'` : 'null'}, now())`
const insertEntry = (by: string) => `insert into donation_entries
  (donation_id, kind, bank_reference, sender_name, amount_cents, noted_by, at)
  values ('${donation}', 'received', '${randomUUID()}', 'Ana', 1, '${by}', now())`

const read = (table: string) => `select 1 from ${table}`
const change = {
  donations: "update donations set state = 'paid'",
  donation_changes: "update donation_changes set reason = 'x'",
  donation_entries: 'update donation_entries set amount_cents = 1',
} as const
const remove = (table: string) => `delete from ${table}`

const refusesAll = async (role: Role, statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await attempt(role, statement)]).toEqual([statement, 'refused'])
}
const allows = async (role: Role, statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await attempt(role, statement)]).not.toEqual([statement, 'refused'])
}

const inserts = {
  donations: insertDonation,
  donation_changes: () => insertChange(null),
  donation_entries: () => insertEntry(actors.admin.id),
} as const
const closedTo = (role: Role, table: keyof typeof inserts) =>
  refusesAll(role, [read(table), inserts[table](), change[table], remove(table)])

test('donations: anon sees and writes none', () => closedTo('anon', 'donations'))
test('donations: customer sees and writes none', () => closedTo('customer', 'donations'))
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
    change.donation_entries,
    remove('donation_entries'),
  ])
})
test('donation_entries: system adds it up and writes none', async () => {
  await allows('system', [read('donation_entries')])
  await refusesAll('system', [
    insertEntry(actors.admin.id),
    change.donation_entries,
    remove('donation_entries'),
  ])
})
