import { expect, test } from 'vitest'
import { hourMs } from '#kernel/time.ts'
import { asSystemActor, noon } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'
import { changeDelivery, changePayment } from '../lifecycle/changes.service.server.ts'
import type { DeliveryState } from '../lifecycle/order-state.rules.ts'
import { ownedEquipment } from '../list/owned.service.server.ts'
import { datesOf } from '../orders.service.server.ts'
import { damageStatus } from './damage.service.server.ts'

test('a problem that is resolved after the delivery restarts neither the hours for damage nor the date of the delivery', async () => {
  const at = (hours: number) =>
    asSystemActor({ config: signingConfig, now: new Date(noon.getTime() + hours * hourMs) })
  const { id: userId } = await aUser((await at(0)).db)
  const order = await anOrder()
    .inUsa()
    .ownedBy(userId)
    .place(await at(0))
  const orderId = order.id
  await changePayment(await at(0), { orderId, to: 'paid', reason: 'a test' })
  const move = async (to: DeliveryState, hours: number, earlier = '') =>
    changeDelivery(await at(hours), {
      ...{ orderId, to, reason: 'a test' },
      ...(to === 'delivered' && { event: { code: 'delivered_to', receiver: 'Rosa', earlier } }),
    })
  for (const to of ['prepared', 'handed_over', 'in_transit'] as const) await move(to, 0)
  await move('incident', 1)
  await move('delivered', 2)
  const delivered = { ...order, delivery: 'delivered' } as const
  const firstly = { at: new Date(noon.getTime() + 2 * hourMs), until: 50 }
  const now = async () => ({
    until: (await damageStatus(await at(11), delivered)).until,
    shown: (await datesOf(await at(11), delivered)).delivered,
    owned: (await ownedEquipment(await at(11), userId))[0]?.deliveredAt,
  })
  const asDelivered = {
    until: new Date(noon.getTime() + firstly.until * hourMs),
    ...{ shown: firstly.at, owned: firstly.at },
  }
  expect(await now()).toEqual(asDelivered)
  await move('incident', 9)
  await move('delivered', 10, 'Rosa')
  expect(await now()).toEqual(asDelivered)
})
