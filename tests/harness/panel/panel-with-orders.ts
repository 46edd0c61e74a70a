import { changeDelivery, changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import type { DeliveryState } from '#shop/orders/lifecycle/order-state.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

export const onTheWay = ['prepared', 'handed_over', 'in_transit'] as const
export const adminName = 'Beatriz Lugo'

/** An administrator in the panel, and paid orders on any step. */
export async function panelWithOrders() {
  const app = await testApp()
  const { id: adminId, cookie: admin } = await aUser(await testDatabase(), {
    role: 'admin',
    name: adminName,
  })

  const as = (cookie: string, fields?: Record<string, string>): RequestInit => ({
    headers: { Cookie: cookie },
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  })

  async function shipped(...states: readonly DeliveryState[]) {
    const system = await asSystemActor({ config: signingConfig })
    const order = await anOrder().inUsa().place(system)
    const acting = { orderId: order.id, reason: 'a test' }
    await changePayment(system, { ...acting, to: 'paid' })
    for (const to of states) await changeDelivery(system, { ...acting, to })
    const path = `/admin/pedidos/${order.number}`
    return {
      order,
      send: (fields: Record<string, string>) => visit(app, path, as(admin, fields)),
      shown: async () => (await visit(app, path, as(admin))).text,
      now: () => orderById(system, order.id),
    }
  }

  return { app, admin, adminId, as, shipped }
}
