import { expect, test } from 'vitest'
import { linkOf } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

test('the page after ordering cancels the order too, and then leads to what became of it', async () => {
  const app = await testApp()
  const order = await anOrder().place(await asSystemActor({ config: signingConfig }))
  const link = linkOf({ config: signingConfig }, order, 'payer')
  const success = `/pedido-exitoso/${order.number}?clave=${link.replace('/pedido/', '')}`
  const before = await visit(app, success)
  expect(before.status).toBe(200)
  const [form] = before.page.all(`form[action="${link}"]`)
  expect(form?.textContent).toContain('cancelar')
  const body = new URLSearchParams({ intent: 'cancel' })
  expect((await visit(app, link, { method: 'POST', body })).status).toBe(200)
  expect(redirectTarget(await visit(app, success))).toBe(link)
  expect((await visit(app, link)).page.all('[data-headline="cancelled"]')).toHaveLength(1)
})
