import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { saveProvinceServices } from '#shop/shipping/provinces.service.server.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { emailsInside } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { changePayment } from '../lifecycle/changes.service.server.ts'
import { orderById } from '../orders.service.server.ts'
import { arrivalOnPage, arrivalsOf } from './arrival.service.server.ts'

const reason = 'a test'
const suspended = { code: '23', mode: 'suspended', days: null, noteEs: '', noteEn: '' } as const

test('an unpaid order arrives if it is paid today, a paid one as promised, whatever changes later', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const order = await anOrder().inCuba().place(ctx)
    expect(order.window).toBeNull()
    expect(await arrivalOnPage(ctx, order)).toBe(
      'Llega a La Habana entre el 7 y el 14 de diciembre si pagas hoy.',
    )
    const paid = await changePayment(ctx, { orderId: order.id, to: 'paid', reason })
    if (!paid.ok) throw new Error(paid.code)
    await saveProvinceServices(ctx, [suspended])
    const stored = await orderById(ctx, order.id)
    if (!stored) throw new Error('the order is gone')
    expect(stored.window).toEqual(paid.value.window)
    for (const shown of [paid.value, stored])
      expect(await arrivalOnPage({ ...ctx, locale: 'en' }, shown)).toBe(
        'Arrives in La Habana between December 7 and 14.',
      )
  })
})

test('nothing is promised for the USA, a suspended province, a held, a cancelled or a delivered order', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const usa = await anOrder().inUsa().place(ctx)
    const cuba = await anOrder().inCuba().place(ctx)
    const shown = [
      usa,
      { ...cuba, compliance: 'held' as const },
      { ...cuba, payment: 'cancelled' as const },
      { ...cuba, delivery: 'delivered' as const },
    ]
    for (const order of shown) expect(await arrivalOnPage(ctx, order)).toBe('')
    await saveProvinceServices(ctx, [suspended])
    expect(await arrivalOnPage(ctx, cuba)).toBe('')
  })
})

test('whoever has paid is not asked to pay today, and on the day itself no window is named', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const order = await anOrder().inCuba().place(ctx)
    for (const payment of ['under_review', 'proof_received'] as const)
      expect(await arrivalOnPage(ctx, { ...order, payment })).toBe(
        'Llega a La Habana entre el 7 y el 14 de diciembre si el pago se confirma hoy.',
      )
    for (const payment of ['disputed', 'refund_due', 'refunded'] as const)
      expect(await arrivalOnPage(ctx, { ...order, payment, paidAt: ctx.now })).toBe('')
    for (const delivery of ['out_for_delivery', 'ready_for_pickup'] as const)
      expect(await arrivalOnPage(ctx, { ...order, delivery })).toBe('')
  })
})

test('the e-mails name the promised days, the recipient’s in Spanish', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const order = await anOrder().inCuba().buyer({ locale: 'en' }).place(ctx)
    await changePayment(ctx, { orderId: order.id, to: 'paid', reason })
    const htmlTo = async (address: string) =>
      (await emailsInside(ctx, address)).map(({ html }) => html).join()
    expect(await htmlTo(order.buyer.email)).toContain('La Habana between December 7 and 14.')
    expect(await htmlTo(order.recipient.email)).toContain(
      'Llega a La Habana entre el 7 y el 14 de diciembre.',
    )
  })
})

test('before the payment the sentence of an e-mail names the day of its condition', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const order = await anOrder().inCuba().place(ctx)
    const [arrival] = await arrivalsOf(ctx, [order])
    expect(arrival?.condition).toEqual({ on: '2026-11-21', isConfirming: false })
  })
})
