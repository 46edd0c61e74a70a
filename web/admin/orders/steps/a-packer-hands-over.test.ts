import { expect, test } from 'vitest'
import { visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { staffFor } from '#tests/harness/users/staff.ts'

const { app, as, admin, shipped } = await panelWithOrders()

test('before a hand-over a packer reads which e-mails go, and of the buyer no address', async () => {
  const { cookie } = await staffFor(await testDatabase(), 'packing')
  const { order } = await shipped('prepared')
  const step = { to: 'handed_over', carrier: 'Envíos Sol', asks: 'first' }
  const one = (cookies: string) =>
    visit(app, `/admin/pedidos/${order.number}`, as(cookies, { intent: 'deliver', ...step }))
  const several = (cookies: string) =>
    visit(app, '/admin/pedidos', as(cookies, { ...step, orders: order.id }))
  for (const send of [one, several]) {
    const { status, html, text } = await send(cookie)
    expect(status).toBe(200)
    expect(text).toContain('Correo a quien compró: ')
    for (const secret of [order.buyer.email, order.buyer.phone, '/orden/'])
      expect(html).not.toContain(secret)
    expect((await send(admin)).text).toContain(`Correo a ${order.buyer.email}`)
  }
})
