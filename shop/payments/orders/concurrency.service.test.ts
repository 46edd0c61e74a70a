import { expect, test } from 'vitest'
import { isFunded, type PaymentState } from '#shop/orders/lifecycle/order-state.rules.ts'
import { takenFor } from '#tests/fakes/paypal-state.ts'
import { runConcurrently } from '#tests/harness/payments/paypal-concurrency.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { chances, rounds } from '#tests/harness/stress.ts'

const holdsMoney = (state: string) => isFunded(state as PaymentState)

test('whatever fails and in whatever sequence, the money that PayPal took is the money of orders', async () => {
  const shop = await payPalShop()
  const ends = new Map<string, number>()
  for (let seed = 1; seed <= rounds(40, 1_500); seed += 1) {
    const id = await runConcurrently(shop, chances(seed))
    const { payment, captured, entries } = await shop.statusOf(id)
    const taken = takenFor(shop.state, id)
    ends.set(payment, (ends.get(payment) ?? 0) + 1)
    expect([seed, payment, captured]).toEqual([seed, payment, taken])
    expect([seed, payment, holdsMoney(payment)]).toEqual([seed, payment, taken > 0])
    expect([seed, entries.length <= 1]).toEqual([seed, true])
    const takes = [...shop.state.orders.values()].filter(
      ({ customId, captures }) =>
        customId === id && captures.some(({ status }) => status === 'COMPLETED'),
    )
    expect([seed, takes.length <= 1]).toEqual([seed, true])
    expect([seed, payment]).not.toEqual([seed, 'capturing'])
  }
  // a storm that never pays, or always does, would prove nothing
  for (const state of ['paid', 'expired', 'refund_due', 'awaiting_payment'])
    expect([state, (ends.get(state) ?? 0) > 0]).toEqual([state, true])
}, 1_800_000)
