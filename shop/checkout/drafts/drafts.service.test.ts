import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { asSystemActor, ctxOf, noon } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { typedBuyer, typedForCuba, typedForUsa } from '../checkout.fixture.ts'
import {
  beginDraft,
  changeDraft,
  type DraftCtx,
  draftByToken,
  newestOwnDraft,
  placeDraft,
  tokenOf,
} from './drafts.service.server.ts'

const cart = '00000000-0000-4000-8000-000000000001:2'
const overrides = { locale: 'es', destination: 'cuba', cart, couponCode: 'GIRASOL1' } as const

const asGuest = async (): Promise<DraftCtx> =>
  ctxOf(await testDatabase(), { role: 'anon' }, { config: signingConfig })

async function asSomebody(): Promise<DraftCtx> {
  const db = await testDatabase()
  const { id, email } = await aUser(db)
  const user = {
    ...{ id, email, emailConfirmedAt: noon, identities: [], fullName: 'Marta Pérez' },
    ...{
      role: 'customer' as const,
      hasSecondFactor: false,
      sessionId: '',
      sessionExpiresAt: noon,
      sessionStartedAt: noon,
      permitted: null,
      isOwner: false,
      provenAt: noon,
    },
  }
  return ctxOf(db, { role: 'customer', id }, { config: signingConfig, user })
}

test('a token opens the submitted forms, valid or not', async () => {
  const ctx = await asGuest()
  const draft = await beginDraft(ctx, overrides)
  const input = { ...typedForCuba, phone: 'not yet' }
  await changeDraft(ctx, draft, { delivery: { destination: 'cuba', input } })
  await changeDraft(ctx, draft, { delivery: { destination: 'usa', input: typedForUsa } })
  await changeDraft(ctx, draft, { buyer: typedBuyer })
  const found = await draftByToken(await asGuest(), await tokenOf(ctx, draft))
  expect(found).toMatchObject({ cart, couponCode: 'GIRASOL1', destination: 'cuba' })
  expect(found?.delivery.cuba).toEqual(input)
  expect(found?.delivery.usa).toEqual(typedForUsa)
  expect(found?.buyer).toEqual(typedBuyer)
})

test('a token that this shop did not make opens nothing', async () => {
  const ctx = await asGuest()
  const draft = await beginDraft(ctx, overrides)
  const token = await tokenOf(ctx, draft)
  const other = await tokenOf(ctx, { id: randomUUID() })
  const forged = `${draft.id}.${other.split('.')[1]}`
  for (const invalid of ['', draft.id, forged, other, `${token}x`, token.slice(0, -1), '\0', '🌻'])
    expect(await draftByToken(ctx, invalid)).toBeNull()
})

test('no table contains an identity number in clear text', async () => {
  const ctx = await asGuest()
  const draft = await beginDraft(ctx, overrides)
  await changeDraft(ctx, draft, {
    delivery: {
      destination: 'cuba',
      input: { ...typedForCuba, authorisedName: 'Luis Díaz', authorisedId: '57091910348' },
    },
  })
  const { rows } = await inTransaction(await asSystemActor(), ({ tx }) =>
    sql<{
      row: string
    }>`select to_jsonb(d)::text as row from checkout_drafts d where id = ${draft.id}`.execute(tx),
  )
  expect(rows[0]?.row).toContain('Calle 23')
  expect(rows[0]?.row).not.toContain('85031201234')
  expect(rows[0]?.row).not.toContain('57091910348')
})

test('a customer finds their own draft without a token, and no other user opens it with one', async () => {
  const marta = await asSomebody()
  const draft = await beginDraft(marta, overrides)
  const token = await tokenOf(marta, draft)
  expect((await newestOwnDraft(marta))?.id).toBe(draft.id)
  expect((await draftByToken(marta, token))?.id).toBe(draft.id)
  for (const other of [await asGuest(), await asSomebody()]) {
    expect(await draftByToken(other, token)).toBeNull()
    expect(await newestOwnDraft(other)).toBeNull()
  }
})

test('a guest who signs in takes the draft along', async () => {
  const guest = await asGuest()
  const draft = await beginDraft(guest, overrides)
  const marta = await asSomebody()
  const found = await draftByToken(marta, await tokenOf(guest, draft))
  if (!found) throw new Error('the draft is gone')
  await changeDraft(marta, found, { buyer: typedBuyer })
  expect((await newestOwnDraft(marta))?.id).toBe(draft.id)
  expect(await draftByToken(guest, await tokenOf(guest, draft))).toBeNull()
})

test('a placed draft redirects to its order for a day and is not continued', async () => {
  const ctx = await asSomebody()
  const draft = await beginDraft(ctx, overrides)
  const token = await tokenOf(ctx, draft)
  await placeDraft(ctx, draft, '/pedido-exitoso/GS')
  expect((await draftByToken(ctx, token))?.placedAt).toBe('/pedido-exitoso/GS')
  expect(await newestOwnDraft(ctx)).toBeNull()
  const tomorrow = { ...ctx, now: new Date(noon.getTime() + 86_400_000) }
  expect(await draftByToken(tomorrow, token)).toBeNull()
})

test('a draft is gone thirty days after it was last touched', async () => {
  const ctx = await asGuest()
  const old = await beginDraft(ctx, overrides)
  const after = { ...ctx, now: new Date(noon.getTime() + 30 * 86_400_000) }
  expect(await draftByToken(after, await tokenOf(ctx, old))).toBeNull()
  await beginDraft(after, overrides)
  const { rows } = await inTransaction(await asSystemActor(), ({ tx }) =>
    sql`select 1 from checkout_drafts where id = ${old.id}`.execute(tx),
  )
  expect(rows).toEqual([])
})
