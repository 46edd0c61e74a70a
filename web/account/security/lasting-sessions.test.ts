import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayMs } from '#kernel/time.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { aUser } from '#tests/harness/users/users.ts'

/** A browser that is used every three days, and the day on which it was signed out. */
async function lastDayOf(cookie: string): Promise<number> {
  let day = 0
  const startedAt = Date.now()
  const app = await testApp({ now: () => new Date(startedAt + day * dayMs) })
  const browser = await aBrowser(cookie, app)
  for (day = 3; day <= 60; day += 3) if ((await browser.open('/cuenta')).status !== 200) return day
  return Number.POSITIVE_INFINITY
}

test('a session in use ends after thirty days all the same', async () => {
  const { cookie } = await aUser(await testDatabase())
  expect(await lastDayOf(cookie)).toBe(30)
})

test('the cookie of a session never outlasts it', async () => {
  const { cookie } = await aUser(await testDatabase())
  const startedAt = Date.now()
  let day = 5
  const app = await testApp({ now: () => new Date(startedAt + day * dayMs) })
  const browser = await aBrowser(cookie, app)
  const lifetimes = []
  for (; day <= 27; day += 5) {
    const { headers } = await browser.open('/cuenta')
    const [, seconds] = /Max-Age=(\d+)/.exec(headers.getSetCookie().join()) ?? []
    lifetimes.push(Math.round(Number(seconds) / 86_400))
  }
  expect(lifetimes).toEqual([7, 7, 7, 7, 5])
})

test('a role taken away ends its sessions at once, by whatever means, and in every process', async () => {
  const db = await testDatabase()
  const { cookie, id } = await aUser(db, { role: 'admin' })
  const browser = await aBrowser(cookie)
  expect((await browser.open('/admin')).status).toBe(200)
  await inTransaction(asSystem(db, 'a test'), ({ tx }) =>
    sql`update user_profiles set role = 'customer' where id = ${id}`.execute(tx),
  )
  for (const path of ['/admin', '/cuenta'])
    expect(redirectTarget(await browser.open(path))).toMatch(/^\/login/)
})

test('who loses the role is told by mail, and what they had prepared ends', async () => {
  const db = await testDatabase()
  const former = await aUser(db, { role: 'admin' })
  const owner = await aBrowser((await aUser(db, { role: 'admin' })).cookie)
  const done = await owner.send('/admin/usuarios', { intent: 'demote', id: former.id })
  expect(done.status).toBe(303)
  const [notice] = (await emailsTo(db, former.email)).slice(-1)
  expect(notice).toMatchObject({ email: 'role_removed' })
  expect(notice?.text).toContain('retiró tu acceso al panel')
})
