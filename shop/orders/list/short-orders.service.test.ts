import { beforeEach, expect, test } from 'vitest'
import { notice } from '#tests/fakes/paypal-state.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { divided, payPart } from '#tests/harness/payments/parts.ts'
import { takeNotice } from '#tests/harness/payments/payments.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { readListQuery } from './order-list.rules.ts'
import { listedOrders } from './order-list.service.server.ts'
import { ordersWaiting } from './overview.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

test('an order of which a provider took a part back is in no list of what is packed next, nor counted there', async () => {
  const order = await divided(shop)
  for (const part of order.parts) await payPart(shop, part)
  const staff = { ...(await asAdmin()), now: shop.at().now }
  const listed = async () => {
    const request = readListQuery(new URLSearchParams({ ver: 'paid', q: order.number }), [])
    return (await listedOrders(staff, request)).orders.map(({ number }) => number)
  }
  expect(await listed()).toEqual([order.number])
  const before = (await ordersWaiting(staff)).toPrepare
  const paid = [...shop.state.orders.values()].at(-order.parts.length)
  const capture = paid?.captures[0]
  if (!paid || !capture) throw new Error('nothing was captured')
  const value = capture.value
  paid.refunds.push({ id: `R-${capture.id}`, captureId: capture.id, status: 'COMPLETED', value })
  capture.status = 'REFUNDED'
  const about = { id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: capture.id }] }
  for (const [event, resource] of [
    ['CREATED', about],
    ['RESOLVED', { ...about, dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR' } }],
  ] as const) {
    const sent = notice(shop.state, { event_type: `CUSTOMER.DISPUTE.${event}`, resource })
    await takeNotice(shop.at(5), noticeOf(sent))
  }
  expect((await shop.statusOf(order.id)).payment).toBe('partly_refunded')
  expect(await listed()).toEqual([])
  expect((await ordersWaiting(staff)).toPrepare).toBe(before - 1)
})
