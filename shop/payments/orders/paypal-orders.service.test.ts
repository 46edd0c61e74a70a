import { beforeEach, describe, expect, test } from 'vitest'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { approve, takenFor } from '#tests/fakes/paypal-state.ts'
import { actors, asAdmin } from '#tests/harness/database/actors.ts'
import { anOrder, type OrderBuilder } from '#tests/harness/orders/an-order.ts'
import { captureOrder, checkNext, startOrder } from '#tests/harness/payments/payments.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

async function startedResponse() {
  const order = await anOrder().paidBy('paypal').insert(shop.db)
  const started = await startOrder(shop.at(), order.id)
  if (!started.ok) throw new Error(started.code)
  return { ...order, payPalId: started.value.providerPaymentId, link: started.value.approveLink }
}
async function approved(payer = ['Marta', 'Pérez']) {
  const order = await startedResponse()
  approve(shop.state, order.payPalId, payer as [string, string])
  return order
}
const lookAgain = async (from: number, till: number) => {
  for (let minute = from; minute <= till; minute += 1) while (await checkNext(shop.at(minute))) {}
}

describe('beginning', () => {
  test('a payment is created in USD, to be captured, with our number, and leads to PayPal (S-340, S-341)', async () => {
    const order = await startedResponse()
    expect(order.link).toContain(`token=${order.payPalId}`)
    const body = JSON.parse(shop.state.calls.find(({ path }) => path.endsWith('orders'))?.raw ?? '')
    expect(body.intent).toBe('CAPTURE')
    expect(body.purchase_units[0]).toMatchObject({
      invoice_id: order.number,
      custom_id: order.id,
      amount: { currency_code: 'USD', value: '309.70' },
    })
  })

  test('begun twice at once and again later it is one payment at PayPal', async () => {
    const order = await anOrder().paidBy('paypal').insert(shop.db)
    const both = await Promise.all([
      startOrder(shop.at(), order.id),
      startOrder(shop.at(), order.id),
    ])
    expect(both[0]).toEqual(both[1])
    expect(await startOrder(shop.at(5), order.id)).toEqual(both[0])
    expect(shop.state.orders.size).toBe(1)
  })

  test('an answer that got lost is asked for again under the same key', async () => {
    const order = await anOrder().paidBy('paypal').insert(shop.db)
    shop.state.faults.create.push({ kind: 'lost_after' })
    expect(await startOrder(shop.at(), order.id)).toEqual({
      ok: false,
      code: 'provider_unavailable',
    })
    expect(await startOrder(shop.at(), order.id)).toMatchObject({ ok: true })
    expect(shop.state.orders.size).toBe(1)
  })

  test('what is not to be paid at PayPal is refused with its reason', async () => {
    const refusal = async (order: OrderBuilder) => {
      const started = await startOrder(shop.at(), (await order.insert(shop.db)).id)
      return started.ok ? null : started.code
    }
    const byPayPal = anOrder().paidBy('paypal')
    expect(await refusal(anOrder().paidBy('zelle').inState('proof_received'))).toBe('not_payable')
    expect(await refusal(byPayPal.paid())).toBe('not_payable')
    expect(await refusal(byPayPal.inState('expired'))).toBe('not_payable')
    expect(await refusal(byPayPal.payBy(new Date('2026-11-21T16:59:00Z')))).toBe('not_payable')
    expect(await refusal(byPayPal.held())).toBe('order_held')
    expect(await startOrder(shop.at(), 'nothing')).toEqual({ ok: false, code: 'order_not_found' })
    const off = { config: { ...shop.at().config, PAYPAL_CLIENT_ID: '' } }
    expect(await startOrder(shop.at(0, off), 'any')).toEqual({ ok: false, code: 'not_configured' })
  })
})

describe('taking the money', () => {
  test('a double click, a return and a retry make one capture and one row', async () => {
    const order = await approved()
    const outcomes = await Promise.all([1, 2, 3].map(() => captureOrder(shop.at(), order.payPalId)))
    expect(outcomes).toContain('paid')
    expect(await captureOrder(shop.at(1), order.payPalId)).toBe('paid')
    const { payment, entries } = await shop.statusOf(order.id)
    expect(payment).toBe('paid')
    expect(entries).toMatchObject([{ kind: 'capture', amount_cents: 30_970, fee_cents: 123 }])
    expect(takenFor(shop.state, order.id)).toBe(30_970)
  })

  test('a time-out after PayPal took the money is repaired by asking, not by taking again', async () => {
    const order = await approved()
    shop.state.faults.capture.push({ kind: 'lost_after' })
    expect(await captureOrder(shop.at(), order.payPalId)).toBe('in_progress')
    expect((await shop.statusOf(order.id)).payment).toBe('capturing')
    await lookAgain(1, 3)
    expect(await shop.statusOf(order.id)).toMatchObject({ payment: 'paid', captured: 30_970 })
    expect(takenFor(shop.state, order.id)).toBe(30_970)
  })

  test('a buyer who agreed and closed the tab has paid by then', async () => {
    const order = await approved()
    await lookAgain(1, 2)
    expect(await shop.statusOf(order.id)).toMatchObject({ payment: 'paid', captured: 30_970 })
  })

  test('another sum than ours is not paid: the money is due to go back', async () => {
    const order = await approved()
    shop.state.faults.capture.push({ kind: 'amount', value: '1.00' })
    await captureOrder(shop.at(), order.payPalId)
    expect(await shop.statusOf(order.id)).toMatchObject({ payment: 'refund_due', captured: 100 })
  })

  test('an approval of another sum or another order is never captured', async () => {
    for (const change of [{ value: '309.71' }, { customId: 'another' }]) {
      const order = await approved()
      Object.assign(shop.state.orders.get(order.payPalId) ?? {}, change)
      expect(await captureOrder(shop.at(), order.payPalId)).toBe('use_another_method')
      expect((await shop.statusOf(order.id)).payment).toBe('awaiting_payment')
      expect(shop.state.orders.get(order.payPalId)?.captures).toEqual([])
    }
  })

  test('what PayPal reviews waits, and ends as PayPal ends it', async () => {
    const [good, bad] = [await approved(), await approved()]
    for (const { id, payPalId } of [good, bad]) {
      shop.state.faults.capture.push({
        kind: 'capture_status',
        status: 'PENDING',
        reason: 'ECHECK',
      })
      expect(await captureOrder(shop.at(), payPalId)).toBe('in_review')
      expect(await shop.statusOf(id)).toMatchObject({ payment: 'under_review', captured: 0 })
    }
    shop.state.orders.get(good.payPalId)!.captures[0]!.status = 'COMPLETED'
    shop.state.orders.get(bad.payPalId)!.captures[0]!.status = 'DECLINED'
    await lookAgain(5, 10)
    expect((await shop.statusOf(good.id)).payment).toBe('paid')
    expect((await shop.statusOf(bad.id)).payment).toBe('failed')
  })

  test('a declined card leaves the order to be paid, and the next try is a new one', async () => {
    const order = await approved()
    shop.state.faults.capture.push({ kind: 'issue', issue: 'INSTRUMENT_DECLINED' })
    expect(await captureOrder(shop.at(), order.payPalId)).toBe('choose_again')
    expect((await shop.statusOf(order.id)).payment).toBe('awaiting_payment')
    await lookAgain(1, 5)
    expect((await shop.statusOf(order.id)).payment).toBe('awaiting_payment')
    expect(await captureOrder(shop.at(6), order.payPalId)).toBe('paid')
  })

  test('a payment that PayPal will not take leads to another method', async () => {
    const order = await approved()
    shop.state.faults.capture.push({ kind: 'issue', issue: 'COMPLIANCE_VIOLATION' })
    expect(await captureOrder(shop.at(), order.payPalId)).toBe('use_another_method')
    expect(await shop.statusOf(order.id)).toMatchObject({
      payment: 'awaiting_payment',
      captured: 0,
    })
  })

  test('nothing is taken for an order that expired, and late money is due to go back', async () => {
    const order = await approved()
    const expire = { orderId: order.id, to: 'expired', reason: 'a test' } as const
    await changePayment(await asAdmin({ config: shop.at().config }), expire)
    expect(await captureOrder(shop.at(), order.payPalId)).toBe('order_closed')
    expect(takenFor(shop.state, order.id)).toBe(0)
    const late = shop.state.orders.get(order.payPalId)!
    late.status = 'COMPLETED'
    late.captures.push({ id: 'LATE', status: 'COMPLETED', reason: '', value: '309.70' })
    await lookAgain(1, 3)
    expect(await shop.statusOf(order.id)).toMatchObject({ payment: 'refund_due', captured: 30_970 })
  })

  test('a listed payer holds the order, nothing is taken, and a release lets it go on', async () => {
    const order = await approved(['Raúl', 'Castro Ruz'])
    expect(await captureOrder(shop.at(), order.payPalId)).toBe('held')
    expect(await shop.statusOf(order.id)).toMatchObject({
      payment: 'awaiting_payment',
      compliance: 'held',
      captured: 0,
    })
    await lookAgain(1, 3)
    expect(takenFor(shop.state, order.id)).toBe(0)
    const { releaseOrder } = await import('#shop/orders/lifecycle/changes.service.server.ts')
    const staff = shop.at(4, { actor: actors.admin })
    await releaseOrder(staff, { orderId: order.id, reason: 'otra persona' })
    await lookAgain(5, 8)
    expect(await shop.statusOf(order.id)).toMatchObject({ payment: 'paid', compliance: 'released' })
  })

  test('a payment nobody knows is none of ours', async () => {
    expect(await captureOrder(shop.at(), 'NOT-OURS')).toBe('unknown_payment')
  })
})
