import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { anOrderRequest } from '#shop/orders/order.fixture.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { changeSetting } from '#shop/settings/settings.service.server.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { productIdOf } from '#tests/harness/orders/stock.ts'
import { priceQuote } from './price-quote.service.server.ts'

const on = { setting_key: 'one_delivery', setting_value: 'true', category: 'delivery' }

const earningsOf = async (tx: Tx, id: string) => {
  const { rows } = await sql<Record<string, string>>`select net_cents, delivery_cents,
    product_cents + way_cents + delivery_cents + other_cents as sum
    from order_earnings where id = ${id}`.execute(tx)
  return Object.entries(rows[0] ?? {}).map(([, value]) => Number(value))
}

test('the server takes the repeated deliveries off by itself once the owner delivers orders once', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const lines = [
      { id: await productIdOf(ctx.tx, 'PAN-550M'), quantity: 3 },
      { id: await productIdOf(ctx.tx, 'ACC-MC4-5'), quantity: 2 },
    ]
    const request = anOrderRequest({ lines })
    const usual = await priceQuote(ctx, request)
    await changeSetting(ctx, on)
    const once = await priceQuote(ctx, request)
    const usa = await priceQuote(ctx, { ...request, destination: 'usa' })
    if (!usual.ok || !once.ok || !usa.ok) throw new Error('no price')
    expect([usual.value.totals.deliverySaving, usa.value.totals.deliverySaving]).toEqual([0, 0])
    expect(once.value.totals.deliverySaving).toBe(2 * 5_000 + 2 * 200)
    expect(once.value.totals.total).toBe(usual.value.totals.total - 10_400)
  })
})

test('an order stores the saving and its logistics, and the books add up to the cent', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    await changeSetting(ctx, on)
    const { id } = await anOrder().inCuba().of(2, 'PAN-550M').also(3, 'ACC-MC4-5').place(ctx)
    const order = await orderById(ctx, id)
    expect(order).toMatchObject({ deliverySaving: 5_000 + 3 * 200 })
    expect(order?.total).toBe((order?.subtotal ?? 0) - 5_600)
    expect(order?.logistics).toBe(5_000 + Math.round((2 * 61.7 + 3 * 0.5) * 199))
    const [net, delivery, sum] = await earningsOf(ctx.tx, id)
    expect(sum).toBe(net)
    expect(net).toBe(order?.total)
    expect(delivery).toBe(5_000)
  })
})
