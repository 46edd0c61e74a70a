import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { ctxOf } from '#tests/harness/actors.ts'
import { aBrowser } from '#tests/harness/browser.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { aPerson } from '#tests/harness/people.ts'

const path = '/admin/auditoria'

test('staff reads who changed what, from what to what, by area and thing, page by page', async () => {
  const db = await testDatabase()
  const person = await aPerson(db, { role: 'admin', name: 'Berta Ruiz' })
  const browser = await aBrowser(person.cookie)
  const ctx = ctxOf(db, { role: 'admin', id: person.id })
  const subject = `kit-${randomUUID()}`
  const changes = Array.from({ length: 51 }, (_, index) => ({
    area: 'product',
    subject,
    action: 'priced',
    before: { sell_price_cents: 10_000 + index },
    after: { sell_price_cents: 20_000 + index },
  }))
  await recordChanges(ctx, changes)
  const page = await browser.open(`${path}?que=product&cual=${subject.toUpperCase()}`)
  expect(page.text).toContain('Berta Ruiz')
  expect(page.text).toContain(person.email)
  expect(page.text).toContain('$100.50')
  expect(page.text).toContain('$200.50')
  expect(page.text).not.toContain('$100.00 ')
  const older = /href="([^"]*antes=\d+[^"]*)"/.exec(page.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const next = await browser.open(older)
  expect(next.text).toContain('$100.00')
  expect(next.text).not.toContain('$100.50')
  expect((await browser.open(`${path}?que=tariff&cual=${subject}`)).text).toContain(
    'Nada cambió así.',
  )
})

test('odd addresses and patterns are only words that are looked for', async () => {
  const browser = await aBrowser((await aPerson(await testDatabase(), { role: 'admin' })).cookie)
  for (const query of [
    '?cual=%25',
    '?cual=%00%01',
    `?antes=${'9'.repeat(60)}`,
    '?que=%27--',
    '?antes=x&lng=en',
  ])
    expect((await browser.open(path + query)).status).toBe(200)
})

test('what staff did is for staff only', async () => {
  const customer = await aBrowser((await aPerson(await testDatabase())).cookie)
  expect((await customer.open(path)).status).toBe(403)
})
