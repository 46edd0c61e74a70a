import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { parseDay } from '#kernel/time.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { actingAs, asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { summaryOf } from './accounting.rules.ts'
import { accountingOf } from './accounting.service.server.ts'

const at = (day: string) => new Date(`2031-${day}T17:00:00Z`)
const line = { quantity: 2, equipment: 20_000, freight: 0, delivery: 0, sell: 20_000, cost: 15_000 }
const paid = anOrder().paidBy('paypal').inUsa().lines([line]).discount(2_000).paid(at('03-12'))

test('what a cancelled order still owes stands apart from its cancellation on, and is no gain', async () => {
  await rolledBack(await asSystemActor({ now: at('06-15') }), async (ctx) => {
    const order = await paid.insertIn(ctx.tx)
    const entry = (kind: 'capture' | 'refund', amount: number, day: string) =>
      ctx.tx
        .insertInto('payments')
        .values({
          ...{ order_id: order.id, provider: 'paypal', kind, provider_id: randomUUID() },
          ...{ amount_cents: amount, fee_cents: 0, at: at(day) },
        })
        .execute()
    const becomes = (state: string) =>
      ctx.tx
        .updateTable('orders')
        .set({ closed_at: at('04-03'), delivery_status: 'cancelled', payment_status: state })
        .where('id', '=', order.id)
        .execute()
    const counted = (from = '01-01', to = '12-31', method: PaymentMethod | null = null) =>
      actingAs(ctx, 'admin', async (staff) => {
        const range = { from: parseDay(`2031-${from}`), to: parseDay(`2031-${to}`) }
        const { total } = await accountingOf(staff, { ...range, destination: null, method })
        const { owed, tax, orders, refunds } = total
        return { owed, tax, orders, refunds, profit: summaryOf(total).profit }
      })
    await entry('capture', 40_800, '03-12')
    const sold = { owed: 0, tax: 2_800, orders: 1, refunds: 0, profit: 8_000 }
    expect(await counted()).toEqual(sold)

    await becomes('refund_due')
    const nothing = { owed: 40_800, tax: 0, orders: 0, refunds: 0, profit: 0 }
    expect(await counted()).toEqual(nothing)
    expect(await counted('03-01', '03-31')).toEqual(sold)
    expect(await counted('01-01', '12-31', zelle)).toMatchObject({ owed: 0, orders: 0 })

    await entry('refund', 20_400, '04-04')
    expect(await counted()).toEqual({ ...nothing, owed: 20_400, refunds: 19_000 })

    await entry('refund', 20_400, '04-05')
    expect(await counted()).toEqual({ ...nothing, owed: 0, refunds: 38_000 })
    await becomes('refunded')
    expect(await counted()).toEqual({ ...nothing, owed: 0, refunds: 38_000 })
  })
})
