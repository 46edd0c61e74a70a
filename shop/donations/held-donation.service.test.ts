import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { isForbidden } from '#platform/database/is-forbidden.ts'
import { type Actor, inTransaction } from '#platform/database/transaction.ts'
import { actors, asAdmin, ctxOf, noon } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { startsDonation } from '#tests/harness/payments/donations.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { signingConfig } from '#tests/harness/users/users.ts'
import { decideDonation, donationForStaff } from './decisions.service.server.ts'
import type { DonationDecision } from './donation.input.ts'
import { insertDonationEntry } from './entries.queries.server.ts'

let db: Database
let payments: Actor
let compliance: Actor
beforeAll(async () => {
  db = await testDatabase()
  payments = (await staffFor(db, 'payments')).actor
  compliance = (await staffFor(db, 'compliance')).actor
})
const config = signingConfig
const shop = {
  at: (_ = 0, overrides: Partial<Ctx> = {}) => ctxOf(db, actors.anon, { config, ...overrides }),
}

const held = () => startsDonation(shop, { method: zelle, name: 'Miguel Díaz-Canel Bermúdez' })

async function decide(actor: Actor, id: string, overrides: Partial<DonationDecision>) {
  const ctx = await asAdmin({ config, actor })
  const usual = { reference: randomUUID().slice(0, 13), sender: 'Ana', amount: null, reason: 'x' }
  try {
    const done = await decideDonation(ctx, {
      ...{ intent: 'confirm', donation: id, ...usual },
      ...overrides,
    })
    return done.ok ? done.value : done.code
  } catch (error) {
    if (isForbidden(error)) return 'forbidden'
    throw error
  }
}
const stateOf = async (id: string) => (await donationForStaff(await asAdmin({ config }), id))?.state

test('whoever only has payments neither releases nor refuses a held donation, compliance does, and counts none', async () => {
  const { id, amount } = await held()
  for (const intent of ['release', 'refuse'] as const)
    expect(await decide(payments, id, { intent })).toBe('forbidden')
  expect(await stateOf(id)).toBe('held')
  expect(await decide(compliance, id, { intent: 'release' })).toBe('awaiting')
  expect(await decide(compliance, id, { amount })).toBe('forbidden')
  expect(await decide(payments, id, { amount })).toBe('paid')
  const other = await held()
  expect(await decide(compliance, other.id, { intent: 'refuse' })).toBe('refused')
})

test('a sender whom the bank names is held by whoever confirms, and is not released by them', async () => {
  const { id, amount } = await startsDonation(shop, { method: zelle })
  expect(await decide(payments, id, { amount, sender: 'Raúl Castro Ruz' })).toBe('held')
  expect(await decide(payments, id, { intent: 'release' })).toBe('forbidden')
  expect(await stateOf(id)).toBe('held')
})

test('the tables refuse it too: no state, no released name and no money of a held donation without compliance', async () => {
  const { id } = await held()
  const forbidden = async (work: Parameters<typeof inTransaction>[1]) => {
    try {
      await inTransaction(ctxOf(db, payments), work)
      return false
    } catch (error) {
      if (!isForbidden(error)) throw error
      return true
    }
  }
  const change = (values: { state?: string; released_name?: string; screening?: string }) =>
    forbidden(({ tx }) => tx.updateTable('donations').set(values).where('id', '=', id).execute())
  expect(await change({ state: 'awaiting' })).toBe(true)
  expect(await change({ released_name: 'Ana' })).toBe(true)
  expect(await change({ screening: '[]' })).toBe(true)
  const me = 'id' in payments ? payments.id : ''
  const entry = {
    donation_id: id,
    provider: zelle,
    kind: 'received' as const,
    bank_reference: 'H1',
  }
  const money = { sender_name: 'Ana', amount_cents: 1, noted_by: me, at: noon }
  expect(await forbidden(({ tx }) => insertDonationEntry(tx, { ...entry, ...money }))).toBe(true)
  expect(
    await forbidden(({ tx }) =>
      tx
        .insertInto('donation_changes')
        .values({
          ...{ donation_id: id, from_state: 'held', to_state: 'awaiting', reason: 'x' },
          ...{ by_role: 'admin', by_user: me, changed_at: noon },
        })
        .execute(),
    ),
  ).toBe(true)
})
