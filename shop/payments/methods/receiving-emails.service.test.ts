import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents, zero } from '#kernel/money.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { setMethod } from './configure.service.server.ts'
import { type MethodLimits, receivingChanges } from './method.rules.ts'

const open: MethodLimits = {
  ...{ method: zelle, isActive: true, destinations: ['usa', 'cuba'], min: zero, max: null },
}
const details = {
  ...{ recipient: 'uno@example.com', registeredName: 'Girasol Uno' },
  secondPersonAbove: cents(100_000),
}

/** What each change of the account queued for these addresses, one after another. */
async function written(changes: readonly (typeof details)[]) {
  const db = await testDatabase()
  const owners = [await anOwner(db), await anOwner(db)]
  const changing = await anOwner(db, 'Eva Cambia')
  const other = await aUser(db, { role: 'admin' })
  const ctx = await asAdmin({ actor: { role: 'admin', id: changing.id } })
  const rows = await rolledBack(ctx, async (inside) => {
    for (const change of [details, ...changes]) await setMethod(inside, open, change)
    return asSystemWithin(inside, 'a test reads', async ({ tx }) => {
      const { rows } = await sql<{ recipient: string; text: string }>`
        select recipient, text from outbox where letter = 'receiving_changed'
        order by created_at, id`.execute(tx)
      return rows
    })
  })
  const to = (email: string) => rows.filter(({ recipient }) => recipient === email)
  return { ofOwners: owners.map(({ email }) => to(email)), ofOther: to(other.email) }
}

test('every owner reads which account received and which does now, and who changed it; others do not', async () => {
  const changed = { ...details, recipient: 'dos@example.com', secondPersonAbove: cents(5_000_000) }
  const { ofOwners, ofOther } = await written([changed])
  expect(ofOther).toEqual([])
  for (const emails of ofOwners) {
    expect(emails).toHaveLength(2)
    const text = emails.map((email) => email.text).find((one) => one.includes('dos@example.com'))
    expect(text).toContain('uno@example.com → dos@example.com')
    expect(text).toContain('$1,000.00 → $50,000.00')
    expect(text).toContain('Eva Cambia')
    expect(text).toContain('/admin/pagos')
    expect(text).not.toContain('Girasol Uno')
  }
})

test('nobody is written to where the account and the sum stay as they were', async () => {
  const { ofOwners } = await written([details])
  expect(ofOwners.map((emails) => emails.length)).toEqual([1, 1])
  expect(receivingChanges(details, details)).toEqual([])
})
