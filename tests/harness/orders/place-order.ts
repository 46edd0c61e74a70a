import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { cartProduct } from '#shop/cart/cart.rules.ts'
import { cartTotals } from '#shop/cart/totals.rules.ts'
import { productsForSale, takeFromStock } from '#shop/catalogue/stock/stock.service.server.ts'
import { usualProofHours } from '#shop/orders/lifecycle/order-state.rules.ts'
import { aBuyer, anOrderRequest } from '#shop/orders/order.fixture.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { recordOrders } from '#shop/orders/placing/recording.service.server.ts'
import { usualInstallationPrice } from '#shop/settings/installation.rules.ts'
import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'
import type { OrderToMake } from './order-to-make.ts'
import { productIdOf } from './stock.ts'

export const soldEverywhere = 'KIT-LUZ-640'

/** An order as placing leaves it, written by its own domain; only as system. */
export const placeOrder = (ctx: Needs<'now'>, order: OrderToMake): Promise<OrderWithLines> =>
  inTransaction(ctx, async (inside) => {
    const { destination, quantity, sku } = order
    const asked = await Promise.all(
      [{ sku, quantity }, ...order.also].map(async (one) => ({
        ...one,
        id: await productIdOf(inside.tx, one.sku),
      })),
    )
    const request = anOrderRequest({
      lines: asked.map((one) => ({ id: one.id, quantity: one.quantity })),
      destination,
      method: order.method,
      buyer: aBuyer(order.buyer),
      showsPrices: order.showsPrices,
      ...(order.recipient && { recipient: order.recipient }),
    })
    const sold = await productsForSale(
      inside,
      asked.map(({ id }) => id),
    )
    const products = asked.map((one) => {
      const found = sold.find(({ product }) => product.id === one.id)
      if (!found) throw new Error(`${one.sku} is not for sale`)
      return { ...found, quantity: one.quantity }
    })
    const tariff = await currentTariff(inside)
    const totals = cartTotals({
      destination,
      lines: products.map((one) => ({
        product: cartProduct(one.product),
        quantity: one.quantity,
      })),
      tariff,
      discount: null,
      installation: request.installation ? usualInstallationPrice : zero,
      oneDelivery: (await currentShopFacts({ ...inside, locale: 'es' })).oneDelivery,
    })
    const [placed] = await recordOrders(inside, [
      {
        idempotencyKey: randomUUID(),
        attemptHash: '',
        request,
        userId: order.userId,
        identitySealed: null,
        couponCode: null,
        isHeld: order.isHeld,
        isSigned: destination === 'cuba',
        proofHours: usualProofHours,
        lines: products.flatMap(({ quantity: _, ...one }, index) => {
          const sum = totals.lines[index]
          return sum ? [{ sum, ...one, sellPrice: one.product.sellPrice }] : []
        }),
        totals,
        tariff,
      },
    ])
    if (!placed) throw new Error('no order was written')
    for (const one of asked) {
      if (!order.takesStock)
        await sql`update products set stock_quantity = stock_quantity + ${one.quantity} where id = ${one.id}`.execute(
          inside.tx,
        )
      await takeFromStock(inside, [
        { orderId: placed.id, productId: one.id, quantity: one.quantity },
      ])
    }
    return placed
  })
