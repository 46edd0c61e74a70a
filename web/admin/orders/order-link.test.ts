import { expect, test } from 'vitest'
import { historyOf, linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

async function orderWithLinks() {
  const system = await asSystemActor({ config: signingConfig })
  const app = await testApp()
  const { id, number } = await anOrder().place(system)
  const links = async () => {
    const order = await orderById(system, id)
    if (!order) throw new Error('no order')
    return { payer: linkOf(system, order, 'payer'), recipient: linkOf(system, order, 'recipient') }
  }
  const renewAs = async (role: 'admin' | 'customer', reason = 'se reenvió a un grupo') => {
    const { cookie } = await aUser(await testDatabase(), { role })
    const body = new URLSearchParams({ intent: 'renew_link', reason })
    const init = { method: 'POST', headers: { Cookie: cookie }, body }
    return visit(app, `/admin/pedidos/${number}`, init)
  }
  const shownToStaff = async () => {
    const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
    return visit(app, `/admin/pedidos/${number}?accion=renew_link`, { headers: { Cookie: cookie } })
  }
  return { system, app, id, number, links, renewAs, shownToStaff }
}

test('staff end the links of an order and make new ones; the old ones are answered calmly', async () => {
  const { app, number, links, renewAs } = await orderWithLinks()
  const old = await links()
  expect((await renewAs('admin')).status).toBe(303)
  const renewed = await links()
  for (const viewer of ['payer', 'recipient'] as const) {
    expect((await visit(app, renewed[viewer])).status).toBe(200)
    const page = await visit(app, old[viewer])
    expect(page.status).toBe(404)
    expect(page.text).toContain('Este enlace no abre ningún pedido')
    expect(page.text).not.toContain(number)
  }
  for (const place of ['/comprobante', '/danos', '/demora'])
    expect((await visit(app, `${old.payer}${place}`)).status).toBe(404)
  const english = await visit(app, `${old.payer}?lng=en`)
  expect(english.text).toContain('Find your order with its number and your e-mail.')
})

test('the history says who did it and why, and the panel shows the new link', async () => {
  const { system, id, links, renewAs, shownToStaff } = await orderWithLinks()
  await renewAs('admin', 'se reenvió a un grupo')
  const [last] = (await historyOf(system, id)).filter(({ code }) => code === 'link_renewed')
  expect(last).toMatchObject({ reason: 'se reenvió a un grupo', by_role: 'admin' })
  const page = await shownToStaff()
  expect(page.text).toContain('se hizo un enlace nuevo; el anterior ya no abre')
  expect(page.text).toContain((await links()).payer)
})

test('without a reason nothing changes, and customers cannot do it', async () => {
  const { links, renewAs } = await orderWithLinks()
  const before = await links()
  expect((await renewAs('admin', ' ')).status).toBe(409)
  expect((await renewAs('customer')).status).toBe(403)
  expect(await links()).toEqual(before)
})
