import { expect, test } from 'vitest'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOwner, staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

test('the file of a customer is noted in the audit, and nobody reads the one of an owner or a colleague', async () => {
  const db = await testDatabase()
  const clerk = await staffFor(db, 'customers')
  const browser = await aBrowser(clerk.cookie)
  const customer = await aUser(db)
  for (const { id } of [await anOwner(db), await aUser(db, { role: 'admin' }), clerk]) {
    const file = await browser.open(`/admin/clientes/${id}/datos.json`)
    expect([file.status, file.text.includes('hasSecondFactor')]).toEqual([404, false])
    const sheet = await browser.open(`/admin/clientes/${id}`)
    expect(sheet.page.hrefs.some((href) => href.endsWith('/datos.json'))).toBe(false)
  }
  expect((await browser.open(`/admin/clientes/${customer.id}/datos.json`)).status).toBe(200)
  const noted = await readAudit(await asAdmin(), {
    ...{ area: 'person', subject: customer.email, below: null },
  })
  expect(noted.map(({ action, byUser }) => [action, byUser])).toEqual([['downloaded', clerk.id]])
})
