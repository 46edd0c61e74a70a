import { expect, test } from 'vitest'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

const home = '/admin/cuenta'
const security = '/admin/cuenta/seguridad'

test('staff of any permission see their account and guard it within the panel, and stay in it', async () => {
  const staff = await staffFor(await testDatabase(), 'packing')
  const browser = await aBrowser(staff.cookie)
  for (const path of [home, security]) {
    const { status, page } = await browser.open(path)
    expect([path, status]).toEqual([path, 200])
    expect(page.all('#contenido-panel h1')).toHaveLength(1)
    expect(page.all(`nav a[aria-current=page][href="${path}"]`).length).toBeGreaterThan(0)
    expect(page.hrefs).not.toContain('/carrito')
  }
  const { page: account } = await browser.open(home)
  expect(account.hrefs).toContain(security)
  expect(account.hrefs).not.toContain('/cuenta/seguridad')
  const { page: forms } = await browser.open(security)
  const actions = forms.all('form[action*="seguridad"]').map((form) => form.getAttribute('action'))
  expect(actions.length).toBeGreaterThan(2)
  for (const action of actions) expect(action?.startsWith(security)).toBe(true)
  const refused = await browser.send(security, { intent: 'password', current: 'x' })
  expect([refused.status, refused.page.all('#contenido-panel h1').length]).toEqual([400, 1])
  const next = 'otra-Clave-Larga-8'
  const fields = { current: knownPassword, password: next, confirmation: next }
  const changed = await browser.send(security, { intent: 'password', ...fields })
  expect([changed.status, redirectTarget(changed)]).toEqual([303, security])
})

test('a customer keeps the shop’s own and gets none of the panel’s', async () => {
  const browser = await aBrowser((await aUser(await testDatabase())).cookie)
  for (const path of [home, security]) expect((await browser.open(path)).status).toBe(403)
  expect((await browser.send(security, { intent: 'close_others' })).status).toBe(403)
  const { page } = await browser.open('/cuenta/seguridad')
  expect(page.all('#contenido-panel')).toEqual([])
  const done = await browser.send('/cuenta/seguridad', { intent: 'close_others' })
  expect(redirectTarget(done)).toBe('/cuenta/seguridad')
})
