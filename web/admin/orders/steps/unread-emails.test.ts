import { expect, test } from 'vitest'
import type { Order } from '#shop/orders/order.rules.ts'
import { visit } from '#tests/harness/app/app.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { panelWithOrders } from '#tests/harness/panel/panel-with-orders.ts'

const { app, admin, as, shipped } = await panelWithOrders()

const delay = { intent: 'delay', from: '2026-12-20', to: '2026-12-24', reason: 'faltan paneles' }
const delays = async ({ number, buyer }: Order) =>
  (await emailsTo((await asSystemActor()).db, buyer.email)).filter(
    ({ email, text }) => email === 'order_delayed' && text?.includes(number),
  )

test('a delay that was read for an order in the shop is not the one of an order on its way: it is read again', async () => {
  const { order, send } = await shipped('prepared')
  const asked = await send({ ...delay, asks: 'first' })
  expect(asked.text).toContain('cancelar')
  const read = asked.page.valueOf('emailsSeen') ?? ''
  await send({ intent: 'deliver', to: 'handed_over', carrier: 'Envíos Sol' })
  const refused = await send({ ...delay, asks: 'no', emailsSeen: read })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('El pedido cambió mientras lo leías')
  expect(refused.text).toContain('ya salió')
  expect(refused.page.valueOf('reason')).toBe('faltan paneles')
  expect(await delays(order)).toEqual([])
  const again = refused.page.valueOf('emailsSeen') ?? ''
  expect(again).not.toBe(read)
  expect((await send({ ...delay, asks: 'no', emailsSeen: again })).status).toBe(303)
  expect(await delays(order)).toHaveLength(1)
})

test('what was read leaves, and the same confirmation twice does it once', async () => {
  const { order, send } = await shipped('prepared')
  const attempt = 'e'.repeat(24)
  const asked = await send({ ...delay, attempt, asks: 'first' })
  const read = { ...delay, attempt, asks: 'no', emailsSeen: asked.page.valueOf('emailsSeen') ?? '' }
  for (const _ of [1, 2]) expect((await send(read)).status).toBe(303)
  expect(await delays(order)).toHaveLength(1)
})

test('a step of a page that was open while the order was cancelled is refused in words, with what was typed', async () => {
  const { order, send } = await shipped()
  await send({ intent: 'cancel', reason: 'lo pidió' })
  const step = { intent: 'deliver', form: 'next', to: 'handed_over', asks: 'first' }
  const refused = await send({ ...step, carrier: 'Envíos Sol del Este' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Desde su estado actual no se puede')
  expect(refused.text).toContain('Envíos Sol del Este')
  const { text } = await visit(app, `/admin/pedidos/${order.number}?accion=delay`, as(admin))
  expect(text).not.toContain('ya no se puede dar')
})

test('nobody reads that what he has is late: a problem after the delivery offers no delay, and refuses one', async () => {
  const { send, shown } = await shipped('prepared')
  await send({ intent: 'deliver', to: 'handed_over', carrier: 'Envíos Sol' })
  await send({ intent: 'deliver', to: 'in_transit' })
  await send({ intent: 'deliver', to: 'delivered', receivedBy: 'Rosa Paz' })
  const problem = { intent: 'deliver', to: 'incident', reason: 'falta un cable' }
  expect((await send(problem)).status).toBe(303)
  expect(await shown()).not.toContain('accion=delay')
  expect((await send(delay)).status).toBe(409)
})
