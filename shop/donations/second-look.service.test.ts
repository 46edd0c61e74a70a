import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { actors, asAdmin, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { startsDonation } from '#tests/harness/payments/donations.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { decideDonation } from './decisions.service.server.ts'
import type { DonationDecision } from './donation.input.ts'
import { donationProgress } from './donations.service.server.ts'

const config = signingConfig

async function twoPersons() {
  const db = await testDatabase()
  const visitor = ctxOf(db, actors.anon, { config })
  const person = async () => (await aUser(db, { role: 'admin' })).id
  const decide = async (id: string, by: string, overrides: Partial<DonationDecision>) => {
    const ctx = await asAdmin({ config, actor: { role: 'admin', id: by } })
    const usual = { reference: randomUUID().slice(0, 13), sender: 'Ana García Peña', reason: '' }
    const asked = { intent: 'confirm', donation: id, amount: null, ...usual } as const
    const done = await decideDonation(ctx, { ...asked, ...overrides })
    return done.ok ? done.value : done.code
  }
  return {
    ...{ decide, one: await person(), other: await person() },
    gives: (amount: number) =>
      startsDonation(
        { at: (_ = 0, overrides = {}) => ({ ...visitor, ...overrides }) },
        { method: zelle, cause: 'free', amount: cents(amount) },
      ),
    total: async () => (await donationProgress(visitor)).total,
    audit: async (memo: string) =>
      (
        await readAudit(await asAdmin({ config }), { area: 'donation', subject: memo, below: null })
      ).map(({ action, byUser }) => [action, byUser]),
  }
}

test('no donation counts for more than one may give', async () => {
  const { decide, gives, one, total } = await twoPersons()
  const { id } = await gives(2_550)
  const before = await total()
  expect(await decide(id, one, { amount: cents(999_999_900) })).toBe('amount_too_large')
  expect(await decide(id, one, { amount: cents(1_000_001) })).toBe('amount_too_large')
  expect(await total()).toBe(before)
})

test('above the sum of the owner two persons see the same, whichever of announced and seen is above it', async () => {
  const { audit, decide, gives, one, other, total } = await twoPersons()
  const before = await total()
  for (const [announced, came] of [
    [2_550, 100_001],
    [100_001, 2_550],
  ] as const) {
    const { id, memo } = await gives(announced)
    const seen = { amount: cents(came), reference: randomUUID().slice(0, 13).toUpperCase() }
    expect(await decide(id, one, seen)).toBe('second_needed')
    expect(await decide(id, one, seen)).toBe('other_person_needed')
    expect(await decide(id, other, { ...seen, amount: cents(came + 1) })).toBe('differs_from_first')
    expect(await decide(id, other, { ...seen, reference: 'ANOTHER' })).toBe('differs_from_first')
    expect(await decide(id, one, { intent: 'look_again' })).toBe('cleared')
    expect(await decide(id, other, seen)).toBe('second_needed')
    expect(await decide(id, one, seen)).toBe('paid')
    expect(await audit(memo)).toEqual([
      ['moved', one],
      ['seen', other],
      ['cleared', one],
      ['seen', one],
    ])
  }
  expect(await total()).toBe(before + 102_551)
})

test('one person is enough up to the sum', async () => {
  const { decide, gives, one } = await twoPersons()
  expect(await decide((await gives(100_000)).id, one, { amount: cents(100_000) })).toBe('paid')
})
