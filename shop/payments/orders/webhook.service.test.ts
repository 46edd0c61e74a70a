import { beforeEach, expect, test } from 'vitest'
import { approve, notice } from '#tests/fakes/paypal-state.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { captureOrder, startOrder, takeNotice } from '#tests/harness/payments/payments.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

async function approved() {
  const order = await anOrder().paidBy('paypal').insert(shop.db)
  const started = await startOrder(shop.at(), order.id)
  if (!started.ok) throw new Error(started.code)
  approve(shop.state, started.value.providerPaymentId)
  return { ...order, payPalId: started.value.providerPaymentId }
}
const sent = (type: string, resource: Readonly<Record<string, unknown>>) =>
  notice(shop.state, { event_type: type, resource })
const event = (type: string, resource: Readonly<Record<string, unknown>>) =>
  noticeOf(sent(type, resource))
const aboutOrder = (type: string, id: string) =>
  event(type, { id: 'X', supplementary_data: { related_ids: { order_id: id } } })
const state = async (id: string) => (await shop.statusOf(id)).payment

test('the approval that PayPal tells of is captured, though the buyer never comes back', async () => {
  const order = await approved()
  const response = event('CHECKOUT.ORDER.APPROVED', { id: order.payPalId })
  expect(await takeNotice(shop.at(), response)).toEqual({ ok: true, value: null })
  expect(await state(order.id)).toBe('paid')
})

test('a notice that comes again changes nothing and asks PayPal for nothing but its signature', async () => {
  const order = await approved()
  const response = event('CHECKOUT.ORDER.APPROVED', { id: order.payPalId })
  await takeNotice(shop.at(), response)
  const before = shop.state.calls.length
  expect(await takeNotice(shop.at(), response)).toEqual({ ok: true, value: null })
  expect(shop.state.calls.slice(before).map(({ path }) => path)).toEqual([
    '/v1/notifications/verify-webhook-signature',
  ])
  expect((await shop.statusOf(order.id)).entries).toHaveLength(1)
})

test('a forged notice, or one that was changed on its way, is refused and changes nothing', async () => {
  const order = await approved()
  const genuine = sent('CHECKOUT.ORDER.APPROVED', { id: order.payPalId })
  const response = noticeOf(genuine)
  const forgeries = [
    noticeOf(genuine, { 'PAYPAL-TRANSMISSION-ID': 'invented' }),
    noticeOf({ ...genuine, body: genuine.body.replace('WH-', 'WH-2') }),
    noticeOf(genuine, { 'PAYPAL-TRANSMISSION-SIG': '' }),
  ]
  for (const forged of forgeries)
    expect(await takeNotice(shop.at(), forged)).toEqual({ ok: false, code: 'forged' })
  const off = { config: { ...shop.at().config, PAYPAL_WEBHOOK_ID: '' } }
  expect(await takeNotice(shop.at(0, off), response)).toEqual({ ok: false, code: 'forged' })
  expect(await state(order.id)).toBe('awaiting_payment')
})

test('what is no notice is told so, and an unknown kind is taken calmly', async () => {
  for (const body of ['', '{', 'null', '[]', '{"id":"x"}'])
    expect(await takeNotice(shop.at(), noticeOf({ ...sent('A', {}), body }))).toEqual({
      ok: false,
      code: 'not_understood',
    })
  const unknown = event('CATALOG.PRODUCT.CREATED', { id: 'PROD-1' })
  expect(await takeNotice(shop.at(), unknown)).toEqual({ ok: true, value: null })
  const foreign = aboutOrder('PAYMENT.CAPTURE.COMPLETED', 'OF-ANOTHER-SHOP')
  expect(await takeNotice(shop.at(), foreign)).toEqual({ ok: true, value: null })
})

test('while PayPal cannot be asked a notice is not taken, and its repetition is', async () => {
  const order = await approved()
  const response = aboutOrder('PAYMENT.CAPTURE.COMPLETED', order.payPalId)
  shop.state.faults.get.push({ kind: 'status', status: 503 })
  expect(await takeNotice(shop.at(), response)).toEqual({ ok: false, code: 'provider_unavailable' })
  expect(await takeNotice(shop.at(), response)).toEqual({ ok: true, value: null })
})

test('a refund made at PayPal itself stands in the ledger and on the order, once', async () => {
  const order = await approved()
  await captureOrder(shop.at(), order.payPalId)
  const known = shop.state.orders.get(order.payPalId)!
  known.refunds.push({
    id: 'R1',
    captureId: known.captures[0]!.id,
    status: 'COMPLETED',
    value: '9.70',
  })
  known.captures[0]!.status = 'PARTIALLY_REFUNDED'
  for (const _ of [1, 2])
    await takeNotice(shop.at(), aboutOrder('PAYMENT.CAPTURE.REFUNDED', order.payPalId))
  expect(await shop.statusOf(order.id)).toMatchObject({
    payment: 'partly_refunded',
    captured: 30_970,
    refunded: 970,
  })
})

test('a dispute stops the order; won by the shop, it is paid again', async () => {
  const order = await approved()
  await captureOrder(shop.at(), order.payPalId)
  const capture = shop.state.orders.get(order.payPalId)!.captures[0]!.id
  const disputed_transactions = [{ seller_transaction_id: capture }]
  const dispute = { id: 'PP-D-1', disputed_transactions }
  await takeNotice(shop.at(), event('CUSTOMER.DISPUTE.CREATED', dispute))
  expect(await state(order.id)).toBe('disputed')
  const won = { ...dispute, dispute_outcome: { outcome_code: 'RESOLVED_SELLER_FAVOUR' } }
  await takeNotice(shop.at(), event('CUSTOMER.DISPUTE.RESOLVED', won))
  expect(await state(order.id)).toBe('paid')
})
