import { expect, test } from 'vitest'
import { changeDelivery, changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { signingConfig } from '#tests/harness/users/users.ts'

const { app, admin, as } = await panelWithOrders()

test('at a hand-over the empty fields are the marked ones, all in one round, and the hint has an example', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().inCuba().place(system)
  const acting = { orderId: order.id, reason: 'a test' }
  await changePayment(system, { ...acting, to: 'paid' })
  await changeDelivery(system, { ...acting, to: 'prepared' })
  await asOwner(`update orders set is_signed = true where id = '${order.id}'`)
  const path = `/admin/pedidos/${order.number}`
  for (const form of ['next', 'deliver']) {
    const where = `${path}${form === 'next' ? '' : '?accion=deliver'}`
    const send = (fields: Record<string, string>) =>
      visit(
        app,
        where,
        as(admin, { intent: 'deliver', form, to: 'handed_over', basis: 'SCP', ...fields }),
      )
    const marked = ({ page }: Awaited<ReturnType<typeof send>>) =>
      page.all('[aria-invalid="true"]').map((field) => field.getAttribute('name'))
    const empty = await send({ filing: '', carrier: '' })
    expect([form, empty.status, marked(empty).sort()]).toEqual([form, 409, ['carrier', 'filing']])
    const one = await send({ filing: '', carrier: 'Crowley' })
    expect([form, one.status, marked(one)]).toEqual([form, 409, ['filing']])
    expect(one.text).not.toContain('Falta la base de la exportación')
    expect(one.text).toContain('como NOEEI 30.37(a)')
  }
})
