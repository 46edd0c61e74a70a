import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Ctx } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { choosePreferences } from '#shop/accounts/profile/profile.service.server.ts'
import { asSystemActor, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { remindNext } from './reminders.service.server.ts'

const now = new Date('2026-11-21T17:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

async function somebodyLeft(hours: number, { wants = true, placed = '' } = {}) {
  const db = await testDatabase()
  const { id, email } = await aUser(db)
  const ctx = ctxOf(db, { role: 'customer', id }, { user: { id, email } as Ctx['user'] })
  const user = ctx.user
  if (!user) throw new Error('nobody')
  await choosePreferences({ ...ctx, user }, { language: 'en', reminders: wants })
  await inTransaction(await asSystemActor(), ({ tx }) =>
    sql`insert into checkout_drafts (user_id, locale, destination, cart, placed_at_path,
        created_at, updated_at, expires_at)
      values (${id}, 'es', 'usa', 'x:1', ${placed}, ${ago(hours)}, ${ago(hours)}, ${ago(-400)})`.execute(
      tx,
    ),
  )
  return email
}
const emailsTo = async (email: string) =>
  inTransaction(await asSystemActor(), ({ tx }) =>
    tx
      .selectFrom('outbox')
      .select(['letter as email', 'subject', 'text'])
      .where('recipient', '=', email)
      .execute(),
  )
const run = async () => {
  const ctx = await asSystemActor({ now })
  while (await remindNext(ctx)) {}
}

test('customers who asked for it are reminded once, after a day, in their language, with a way to unsubscribe', async () => {
  const left = await somebodyLeft(30)
  await Promise.all([run(), run()])
  await run()
  const emails = await emailsTo(left)
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ email: 'purchase_waits' })
  expect(emails[0]?.subject).toContain('is saved')
  expect(emails[0]?.text).toContain('/cuenta/avisos')
})

test('no reminder is sent unrequested, too early, too late, or for a placed order', async () => {
  const others = [
    await somebodyLeft(30, { wants: false }),
    await somebodyLeft(23),
    await somebodyLeft(120),
    await somebodyLeft(30, { placed: '/pedido-exitoso/GS-1' }),
  ]
  await run()
  for (const email of others) expect(await emailsTo(email)).toEqual([])
})
