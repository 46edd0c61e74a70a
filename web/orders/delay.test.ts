import { expect, test } from 'vitest'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const posting = (fields: Record<string, string>, cookie = ''): RequestInit => ({
  method: 'POST',
  headers: cookie ? { Cookie: cookie } : {},
  body: new URLSearchParams(fields),
})

test('staff announce a delay; only the buyer’s answer, not opening the link, changes the order', async () => {
  const app = await testApp()
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().inUsa().place(system)
  await changePayment(system, { orderId: order.id, to: 'paid', reason: 'a test' })
  const admin = (await aUser(await testDatabase(), { role: 'admin' })).cookie
  const staffPage = `/admin/pedidos/${order.number}`
  const notice = { intent: 'delay', from: '2026-12-20', to: '2026-12-24', reason: 'el barco' }
  const invalid = await visit(app, staffPage, posting({ ...notice, to: '2026-12-01' }, admin))
  expect([invalid.status, invalid.text]).toEqual([409, expect.stringContaining('Revisa los días')])
  expect((await visit(app, staffPage, posting(notice, admin))).status).toBe(303)
  const page = `${linkOf({ config: signingConfig }, order, 'payer')}/demora`
  const opened = await visit(app, `${page}?elige=cancelar`)
  expect(opened.text).toContain('20 de diciembre de 2026')
  expect(opened.headers.get('Cache-Control')).toContain('no-store')
  expect((await orderById(system, order.id))?.payment).toBe('paid')
  const link = linkOf({ config: signingConfig }, order, 'payer')
  const own = [link, `/pedido-exitoso/${order.number}?clave=${link.replace('/pedido/', '')}`]
  const waiting = await Promise.all(own.map((path) => visit(app, path)))
  for (const { text, page: shown } of [opened, ...waiting]) {
    expect(text).toContain('Tu pedido se demora')
    expect(text).toMatch(/Responde antes del .*2026/)
    expect(text).toContain('Si no respondes, entendemos que aceptas esperar.')
    expect(text).not.toContain('no tienes que hacer nada más')
    if (text !== opened.text) expect(shown.hrefs).toContain(page)
  }
  expect((await visit(app, page, posting({ answer: 'x' }))).status).toBe(400)
  expect((await visit(app, page, posting({ answer: 'accepted' }))).status).toBe(303)
  expect((await visit(app, page)).text).toContain('Anotado: esperas tu pedido')
  expect((await visit(app, link)).text).not.toContain('Responde antes del')
  const again = await visit(app, page, posting({ answer: 'cancelled' }))
  expect([again.status, again.text]).toEqual([409, expect.stringContaining('Ya habías respondido')])
  const recipient = `${linkOf({ config: signingConfig }, order, 'recipient')}/demora`
  expect((await visit(app, recipient)).status).toBe(404)
  expect((await visit(app, recipient, posting({ answer: 'cancelled' }))).status).toBe(404)
})
