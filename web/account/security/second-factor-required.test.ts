import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser } from '#tests/harness/users/users.ts'

const setRequired = async (value: string) =>
  inTransaction(asSystem(await testDatabase(), 'a test requires a second factor'), ({ tx }) =>
    sql`insert into site_settings (setting_key, setting_value, category)
      values ('second_factor_required', ${value}, 'security')
      on conflict (setting_key) do update set setting_value = excluded.setting_value`.execute(tx),
  )

afterEach(() => setRequired('false'))

test('staff without a second factor set it up before they enter the panel, once the owner requires it', async () => {
  const staff = await aUser(await testDatabase(), { role: 'admin' })
  const browser = await aBrowser(staff.cookie)
  expect((await browser.open('/admin')).status).toBe(200)
  await setRequired('true')
  // a process hears of a change a moment after it
  await expect.poll(async () => (await browser.open('/admin')).status).toBe(403)
  for (const path of [
    '/admin',
    '/admin.data',
    '/admin/products',
    '/ADMIN/products',
    '/test-suite',
  ]) {
    const first = await browser.open(path)
    const { status, text } = first.status === 308 ? await browser.follow(first) : first
    expect([path, status]).toEqual([path, 403])
    expect(text).not.toContain('Panel de administración')
  }
  const { text, page } = await browser.open('/admin')
  expect(text).toContain('Falta el segundo paso')
  expect(page.hrefs).toContain('/cuenta/seguridad#dos-pasos')
  expect((await browser.open('/admin?lng=en')).text).toContain('One more step to sign in')
  expect((await browser.send('/admin/settings', { form: 'security' })).status).toBe(403)
  expect((await browser.open('/cuenta/seguridad')).status).toBe(200)
  await inTransaction(asSystem(await testDatabase(), 'a test sets one up'), ({ tx }) =>
    sql`update users set two_factor_enabled = true where id = ${staff.id}`.execute(tx),
  )
  expect((await browser.open('/admin')).status).toBe(200)
})

test('customers need none', async () => {
  await setRequired('true')
  const customer = await aUser(await testDatabase())
  expect((await (await aBrowser(customer.cookie)).open('/cuenta')).status).toBe(200)
})
