import { expect, test } from 'vitest'
import { historyOf } from '#shop/orders/orders.service.server.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'
import { staffFor } from '#tests/harness/users/staff.ts'

const { app, as, shipped } = await panelWithOrders()

test('no step ends a paid order with its money kept: only the action that says what is to be returned', async () => {
  const db = await testDatabase()
  const step = { intent: 'deliver', to: 'cancelled', reason: 'no se puede', receivedBy: '' }
  for (const states of [[], ['prepared']] as const) {
    const { order, send, now } = await shipped(...states)
    const before = await now()
    const rows = await historyOf(await asSystemActor(), order.id)
    const packer = await staffFor(db, 'packing')
    const clerk = await staffFor(db, 'orders')
    const path = `/admin/pedidos/${order.number}`
    for (const { cookie } of [packer, clerk])
      expect((await visit(app, path, as(cookie, step))).status).toBe(409)
    for (const asks of ['first', 'no']) expect((await send({ ...step, asks })).status).toBe(409)
    expect(await now()).toEqual(before)
    expect(await historyOf(await asSystemActor(), order.id)).toEqual(rows)
    expect((await send({ intent: 'cancel', reason: 'no se puede' })).status).toBe(303)
    expect(await now()).toMatchObject({ payment: 'refund_due', delivery: 'cancelled' })
  }
})
