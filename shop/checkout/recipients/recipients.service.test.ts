import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { asSystemActor, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { typedForCuba, typedForUsa } from '../checkout.fixture.ts'
import {
  addRecipient,
  type BookCtx,
  changeRecipient,
  findRecipient,
  listRecipients,
  maxRecipients,
  removeRecipient,
} from './recipients.service.server.ts'

const cuba = { destination: 'cuba', input: typedForCuba } as const

async function somebody(): Promise<BookCtx> {
  const db = await testDatabase()
  const { id } = await aUser(db)
  return { ...ctxOf(db, { role: 'customer', id }, { config: signingConfig }), user: { id } }
}

async function added(ctx: BookCtx): Promise<string> {
  const made = await addRecipient(ctx, cuba)
  if (!made.ok) throw new Error(made.code)
  return made.value
}

test('a customer adds, reads, changes and removes an entry of their address book', async () => {
  const marta = await somebody()
  const id = await added(marta)
  expect(await findRecipient(marta, id)).toEqual({ id, ...cuba })
  const moved = { id, destination: 'usa', input: typedForUsa } as const
  expect((await changeRecipient(marta, moved)).ok).toBe(true)
  expect(await listRecipients(marta)).toEqual([moved])
  expect((await removeRecipient(marta, id)).ok).toBe(true)
  expect(await listRecipients(marta)).toEqual([])
})

test('what stands in the book of another is as unknown as what stands in none', async () => {
  const [marta, eva] = [await somebody(), await somebody()]
  const id = await added(marta)
  const notFound = { ok: false, code: 'recipient_not_found' }
  for (const overrides of [id, randomUUID(), '', "' or 1=1 --", '\0']) {
    expect(await findRecipient(eva, overrides)).toBeNull()
    expect(await removeRecipient(eva, overrides)).toEqual(notFound)
    expect(await changeRecipient(eva, { id: overrides, ...cuba })).toEqual(notFound)
  }
  expect(await listRecipients(marta)).toHaveLength(1)
})

test('no table contains an identity number of an address book in clear text', async () => {
  const id = await added(await somebody())
  const { rows } = await inTransaction(await asSystemActor(), ({ tx }) =>
    sql<{
      row: string
    }>`select to_jsonb(r)::text as row from recipients r where id = ${id}`.execute(tx),
  )
  expect(rows[0]?.row).toContain('Vedado')
  expect(rows[0]?.row).not.toContain(typedForCuba.nationalId)
})

test('a full address book accepts no entry', async () => {
  const marta = await somebody()
  for (let count = 0; count < maxRecipients; count++) await added(marta)
  expect(await addRecipient(marta, cuba)).toEqual({ ok: false, code: 'book_full' })
})
