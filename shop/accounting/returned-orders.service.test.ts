import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { actingAs, asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { accountingOf } from './accounting.service.server.ts'

const at = (day: string) => new Date(`2031-${day}T17:00:00Z`)
const line = { quantity: 2, equipment: 20_000, freight: 0, delivery: 0, sell: 20_000, cost: null }
const paid = anOrder().paidBy('paypal').inUsa().lines([line]).discount(2_000).paid(at('03-12'))

test('an order returned whole counts no more from that day on, nor do its items without a cost', async () => {
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
    const counted = (from = '01-01', to = '12-31') =>
      actingAs(ctx, 'admin', async (staff) => {
        const range = { from: parseDay(`2031-${from}`), to: parseDay(`2031-${to}`) }
        const { total } = await accountingOf(staff, { ...range, destination: null, method: null })
        return { orders: total.orders, withoutCost: total.withoutCost, revenue: total.revenue }
      })
    await entry('capture', 40_800, '03-12')
    await entry('refund', 40_799, '04-02')
    expect(await counted()).toEqual({ orders: 1, withoutCost: 1, revenue: 1 })
    await ctx.tx
      .updateTable('orders')
      .set({ closed_at: at('04-03'), delivery_status: 'cancelled' })
      .where('id', '=', order.id)
      .execute()
    expect(await counted()).toEqual({ orders: 1, withoutCost: 0, revenue: 1 })
    await entry('refund', 1, '04-04')
    expect(await counted()).toEqual({ orders: 0, withoutCost: 0, revenue: 0 })
    expect(await counted('03-01', '03-31')).toEqual({ orders: 1, withoutCost: 1, revenue: 38_000 })
    expect(await counted('04-01')).toEqual({ orders: -1, withoutCost: -1, revenue: -38_000 })
  })
})
