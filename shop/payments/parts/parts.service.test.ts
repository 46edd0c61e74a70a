import { beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { asSystem } from '#platform/database/transaction.ts'
import { cancelOrder, releaseOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { notice } from '#tests/fakes/paypal-state.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import {
  approvedPart,
  balances,
  capturePart,
  divided,
  payPart,
  runJobs,
  startPart,
} from '#tests/harness/payments/parts.ts'
import { captureOrder, startOrder, takeNotice } from '#tests/harness/payments/payments.ts'
import { noticeOf } from '#tests/harness/payments/paypal-notices.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { divideOrder } from './divide-order.service.server.ts'

let shop: PayPalShop
beforeEach(async () => {
  shop = await payPalShop()
})

const deadline = 72 * 60
const three = [10_324, 10_323, 10_323]
const staff = (minute: number) => ({ ...shop.at(minute), ...asSystem(shop.db, 'a test decides') })
const cancel = (orderId: string, minute: number) =>
  cancelOrder(staff(minute), { orderId, event: { code: 'cancelled_by_buyer' } })
const paid = (changes: readonly string[]) => changes.filter((state) => state === 'paid')
const historyOf = async (orderId: string) => {
  const { db } = shop
  const rows = await db.kysely
    .transaction()
    .execute((tx) =>
      tx.selectFrom('order_changes').select('to_state').where('order_id', '=', orderId).execute(),
    )
  return rows.map(({ to_state }) => to_state ?? '')
}

describe('dividing', () => {
  test('the parts add up to the total, and the order is no longer to be paid whole', async () => {
    const before = await anOrder().paidBy('paypal').insert(shop.db)
    const started = await startOrder(shop.at(), before.id)
    const typed = [
      { name: 'Tía Rosa', amount: cents(20_000) },
      { name: '', amount: null },
    ]
    expect(await divideOrder(shop.at(), before.id, typed)).toMatchObject({ ok: true })
    expect(await startOrder(shop.at(), before.id)).toEqual({ ok: false, code: 'not_payable' })
    expect(started.ok && (await captureOrder(shop.at(), started.value.providerPaymentId))).toBe(
      'order_closed',
    )
    expect(await divideOrder(shop.at(), before.id, typed)).toMatchObject({
      code: 'change_not_allowed',
    })
  })

  test('an order that is paid, held or over is not divided, nor into parts that do not add up', async () => {
    const refusal = async (order = anOrder().paidBy('paypal'), amounts = [100, 200]) => {
      const { id } = await order.insert(shop.db)
      const typed = amounts.map((amount) => ({ name: '', amount: cents(amount) }))
      const made = await divideOrder(shop.at(), id, typed)
      return made.ok ? null : made.code
    }
    for (const state of ['paid', 'expired', 'capturing', 'proof_received'])
      expect(await refusal(anOrder().paidBy('paypal').inState(state))).toBe('change_not_allowed')
    expect(await refusal(anOrder().paidBy('paypal').held())).toBe('change_not_allowed')
    expect(await refusal()).toBe('less_than_total')
  })
})

describe('paying', () => {
  test('the order is paid once, with the last part, and each part once', async () => {
    const { id, parts } = await divided(shop)
    const [first = '', second = '', third = ''] = parts
    await payPart(shop, first)
    expect(await shop.statusOf(id)).toMatchObject({ payment: 'awaiting_parts', captured: 10_324 })
    expect(await startPart(shop.at(), first)).toEqual({ ok: false, code: 'not_payable' })
    await payPart(shop, second)
    const last = await approvedPart(shop, third)
    const outcomes = await Promise.all([1, 2, 3].map(() => capturePart(shop.at(), last)))
    expect(outcomes).toContain('paid')
    expect(await capturePart(shop.at(1), last)).toBe('paid')
    expect(await shop.statusOf(id)).toMatchObject({ payment: 'paid', captured: 30_970 })
    expect(await balances(shop, parts)).toEqual(three)
    expect(paid(await historyOf(id))).toHaveLength(1)
  })

  test('a webhook that comes twice counts once, for its part only', async () => {
    const { id, parts } = await divided(shop, [null, null])
    const [first = ''] = parts
    const named = await approvedPart(shop, first)
    const sent = notice(shop.state, {
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: named },
    })
    for (const minute of [0, 1]) await takeNotice(shop.at(minute), noticeOf(sent))
    expect(await balances(shop, parts)).toEqual([15_485, 0])
    expect((await shop.statusOf(id)).payment).toBe('awaiting_parts')
  })

  test('another sum than the part is counted as what it is: the rest stays due', async () => {
    const { id, parts } = await divided(shop, [null, null])
    const [first = '', second = ''] = parts
    const named = await approvedPart(shop, first)
    shop.state.faults.capture.push({ kind: 'amount', value: '100.00' })
    await capturePart(shop.at(), named)
    await payPart(shop, second)
    expect(await shop.statusOf(id)).toMatchObject({ payment: 'awaiting_parts', captured: 25_485 })
    await payPart(shop, first, 1)
    expect(await shop.statusOf(id)).toMatchObject({ payment: 'paid', captured: 30_970 })
  })

  test('a payer on a list holds the whole order, and once released it goes on without them', async () => {
    const { id, parts } = await divided(shop, [null, null])
    const [first = '', second = ''] = parts
    const named = await approvedPart(shop, first, ['Raúl', 'Castro Ruz'])
    expect(await capturePart(shop.at(), named)).toBe('held')
    expect(await shop.statusOf(id)).toMatchObject({ compliance: 'held', captured: 0 })
    expect(await startPart(shop.at(), second)).toEqual({ ok: false, code: 'order_held' })
    // a decision may take longer than the parts had
    await runJobs(shop, deadline + 10)
    expect((await shop.statusOf(id)).payment).toBe('awaiting_parts')
    await releaseOrder(staff(deadline + 20), { orderId: id, reason: 'a namesake' })
    const again = await approvedPart(shop, first, ['Raúl', 'Castro Ruz'], deadline + 20)
    expect(await capturePart(shop.at(deadline + 20), again)).toBe('paid')
    await payPart(shop, second, deadline + 30)
    expect(await shop.statusOf(id)).toMatchObject({ payment: 'paid', captured: 30_970 })
  })
})

describe('ending', () => {
  test('at its deadline every paid part is returned by its own way, and nothing of it remains', async () => {
    const { id, parts } = await divided(shop)
    for (const part of parts.slice(0, 2)) await payPart(shop, part)
    await runJobs(shop, deadline - 1)
    expect((await shop.statusOf(id)).payment).toBe('awaiting_parts')
    await runJobs(shop, deadline + 1)
    expect(await shop.statusOf(id)).toMatchObject({ payment: 'refunded', refunded: 20_647 })
    expect(await balances(shop, parts)).toEqual([0, 0, 0])
  })

  test('one that nobody paid expires and returns nothing', async () => {
    const { id } = await divided(shop)
    await runJobs(shop, deadline + 1)
    expect(await shop.statusOf(id)).toMatchObject({ payment: 'expired', captured: 0 })
  })

  test('cancelled by the buyer, before and after it was paid, everything goes back', async () => {
    for (const count of [1, 3]) {
      const { id, parts } = await divided(shop)
      for (const part of parts.slice(0, count)) await payPart(shop, part)
      expect(await cancel(id, 10)).toMatchObject({ ok: true })
      await runJobs(shop, 11)
      expect((await shop.statusOf(id)).payment).toBe('refunded')
      expect(await balances(shop, parts)).toEqual([0, 0, 0])
    }
  })

  test('what comes after the end is returned too', async () => {
    const { id, parts } = await divided(shop, [null, null])
    const [first = '', second = ''] = parts
    const late = await approvedPart(shop, second)
    shop.state.faults.capture.push({ kind: 'lost_after' })
    expect(await capturePart(shop.at(), late)).toBe('in_progress')
    await payPart(shop, first)
    await cancel(id, 1)
    await runJobs(shop, 2)
    await runJobs(shop, 20)
    expect(await balances(shop, parts)).toEqual([0, 0])
    expect(await shop.statusOf(id)).toMatchObject({ payment: 'refunded', captured: 30_970 })
  })

  test('while it is held nothing is returned; after a refusal a person returns it', async () => {
    const { id, parts } = await divided(shop, [null, null])
    await payPart(shop, parts[0] ?? '')
    const named = await approvedPart(shop, parts[1] ?? '', ['Raúl', 'Castro Ruz'])
    await capturePart(shop.at(), named)
    await cancel(id, 5)
    await runJobs(shop, 10)
    expect(await balances(shop, parts)).toEqual([15_485, 0])
    await releaseOrder(staff(20), { orderId: id, reason: 'a namesake' })
    await runJobs(shop, 30)
    expect(await balances(shop, parts)).toEqual([0, 0])
  })

  test('a refund that the provider refuses is left to a person and not asked for again and again', async () => {
    const { id, parts } = await divided(shop, [null, null])
    await payPart(shop, parts[0] ?? '')
    await cancel(id, 5)
    shop.state.faults.refund.push({ kind: 'issue', issue: 'REFUND_NOT_ALLOWED' })
    const asked = () => shop.state.calls.filter(({ path }) => path.endsWith('/refund')).length
    await runJobs(shop, 10)
    await runJobs(shop, 60)
    expect(asked()).toBe(1)
    expect(await shop.statusOf(id)).toMatchObject({
      payment: 'refund_due',
      captured: 15_485,
      refunded: 0,
    })
  })
})
