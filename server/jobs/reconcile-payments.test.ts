import { expect, test } from 'vitest'
import { approve, takenFor } from '#tests/fakes/paypal-state.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { startOrder } from '#tests/harness/payments/payments.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { reconcilePayments } from './reconcile-payments.ts'

test('several processes that look after payments at once take each once, and one that fails stops none', async () => {
  const shop = await payPalShop()
  const orders: string[] = []
  for (let count = 0; count < 6; count += 1) {
    const { id } = await anOrder().paidBy('paypal').insert(shop.db)
    const started = await startOrder(shop.at(), id)
    if (!started.ok) throw new Error(started.code)
    approve(shop.state, started.value.providerPaymentId)
    orders.push(id)
  }
  shop.state.faults.get.push({ kind: 'status', status: 503 })
  const round = (minutes: number) =>
    reconcilePayments(
      { ...shop.at(), now: () => shop.at(minutes).now },
      new AbortController().signal,
    )
  await Promise.all([round(2), round(2), round(2), round(2)])
  await round(5)
  for (const id of orders) {
    expect((await shop.statusOf(id)).payment).toBe('paid')
    expect(takenFor(shop.state, id)).toBe(30_970)
  }
  const captures = shop.state.calls.filter(({ path }) => path.endsWith('/capture'))
  expect(captures).toHaveLength(orders.length)
})
