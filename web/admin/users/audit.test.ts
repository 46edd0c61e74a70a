import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { actors, ctxOf } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { permitOnly } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/auditoria'

test('staff read who changed what, from which value to which, by area and object, page by page', async () => {
  const db = await testDatabase()
  const user = await aUser(db, { role: 'admin', name: 'Berta Ruiz' })
  const browser = await aBrowser(user.cookie)
  const ctx = ctxOf(db, { role: 'admin', id: user.id })
  const subject = `kit-${randomUUID().slice(-12)}`
  const changes = Array.from({ length: 51 }, (_, index) => ({
    area: 'product' as const,
    subject,
    action: 'priced' as const,
    before: { sell_price: (100 + index / 100).toFixed(2) },
    after: { sell_price: (200 + index / 100).toFixed(2) },
  }))
  await recordChanges(ctx, changes)
  const page = await browser.open(`${path}?que=product&cual=${subject.toUpperCase()}`)
  expect(page.text).toContain('Berta Ruiz')
  expect(page.text).toContain(user.email)
  expect(page.text).toContain('$100.50')
  expect(page.text).toContain('$200.50')
  expect(page.text).not.toContain('$100.00 ')
  expect(page.text).toContain('Producto: con otro precio')
  expect(page.text).toContain('Precio de venta: $100.50 → $200.50')
  const older = page.page.hrefs.find((href) => /antes=\d/.test(href)) ?? ''
  const next = await browser.open(older)
  expect(next.text).toContain('$100.00')
  expect(next.text).not.toContain('$100.50')
  expect((await browser.open(`${path}?que=tariff&cual=${subject}`)).text).toContain(
    'Ningún cambio coincide.',
  )
  const english = await browser.open(`${path}?que=product&cual=${subject}&lng=en`)
  expect(english.text).toContain('Selling price: $100.50 → $200.50')
})

test('an invitation names the set that it invites into', async () => {
  const db = await testDatabase()
  const clerk = await aUser(db, { role: 'admin' })
  const set = await permitOnly(db, clerk.id, ['packing'])
  const { name } = await inTransaction(ctxOf(db, actors.admin), ({ tx }) =>
    tx.selectFrom('permission_sets').select('name').where('id', '=', set).executeTakeFirstOrThrow(),
  )
  const { id, cookie } = await aUser(db, { role: 'admin' })
  const subject = `${randomUUID()}@example.com`
  await recordChanges(ctxOf(db, { role: 'admin', id }), [
    {
      area: 'invitation',
      subject,
      action: 'created',
      before: null,
      after: { email: subject, set },
    },
  ])
  const { text } = await (await aBrowser(cookie)).open(`${path}?cual=${subject}`)
  expect(text).toContain(`Grupo: ${name}`)
  expect(text).not.toContain('algo que ya no está')
})

test('a setting is found by its label and by its key', async () => {
  const db = await testDatabase()
  const { id, cookie } = await aUser(db, { role: 'admin' })
  const browser = await aBrowser(cookie)
  const value = randomUUID().slice(-12)
  await recordChanges(ctxOf(db, { role: 'admin', id }), [
    {
      ...{ area: 'setting', subject: 'seo_title_en', action: 'changed' },
      ...{ before: { value: '' }, after: { value } },
    },
  ])
  for (const overrides of ['título (en inglés)', 'seo_title_en']) {
    const { text } = await browser.open(`${path}?cual=${encodeURIComponent(overrides)}`)
    expect(text).toContain(`Título (en inglés) nada → ${value}`)
  }
})

test('unusual URLs and patterns are treated as plain search text', async () => {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  for (const query of [
    '?cual=%25',
    '?cual=%00%01',
    `?antes=${'9'.repeat(60)}`,
    '?que=%27--',
    '?antes=x&lng=en',
  ])
    expect((await browser.open(path + query)).status).toBe(200)
})

test('the audit is for staff only', async () => {
  const customer = await aBrowser((await aUser(await testDatabase())).cookie)
  expect((await customer.open(path)).status).toBe(403)
})
