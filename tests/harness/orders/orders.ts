import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx, Needs } from '#platform/ctx.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { cartProduct } from '#shop/cart/cart.rules.ts'
import { cartTotals } from '#shop/cart/totals.rules.ts'
import { productsForSale, takeFromStock } from '#shop/catalogue/stock/stock.service.server.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { anOrderRequest } from '#shop/orders/order.fixture.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import type { OrderRequest } from '#shop/orders/placing/placing.rules.ts'
import { type NewOrder, recordOrders } from '#shop/orders/placing/recording.service.server.ts'
import { currentTariff } from '#shop/shipping/shipping.service.server.ts'

interface Options extends Partial<Omit<OrderRequest, 'lines'>> {
  /** Others on the same database find as many pieces as before, unless a test counts them itself. */
  readonly countsStock?: boolean
  readonly quantity?: number
  readonly sku?: string
  readonly recorded?: Partial<NewOrder>
}

export const soldEverywhere = 'KIT-LUZ-640'

export const productIdOf = async (tx: Tx, sku: string): Promise<string> =>
  (await tx.selectFrom('products').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id

export const stockOf = async (tx: Tx, id: string): Promise<number | null> =>
  (
    await tx
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).stock_quantity

export const setStock = (tx: Tx, id: string, quantity: number | null) =>
  sql`update products set stock_quantity = ${quantity}, track_inventory = true where id = ${id}`.execute(
    tx,
  )

/** An order as placing leaves it, written by its own domain; only as system. */
export const anOrder = (
  ctx: Needs<'now'>,
  {
    quantity = 1,
    sku = soldEverywhere,
    recorded = {},
    countsStock = false,
    ...overrides
  }: Options = {},
): Promise<OrderWithLines> =>
  inTransaction(ctx, async (inside) => {
    const id = await productIdOf(inside.tx, sku)
    const request = anOrderRequest({ lines: [{ id, quantity }], ...overrides })
    const [products] = await productsForSale(inside, [id])
    if (!products) throw new Error(`${sku} is not for sale`)
    const tariff = await currentTariff(inside)
    const { destination, installation } = request
    const lines = [{ product: cartProduct(products.product), quantity }]
    const totals = cartTotals({ destination, lines, tariff, discount: null, installation })
    const [order] = await recordOrders(inside, [
      {
        idempotencyKey: randomUUID(),
        attemptHash: '',
        request,
        userId: null,
        identitySealed: null,
        couponCode: null,
        isHeld: false,
        isSigned: destination === 'cuba',
        lines: totals.lines.map((sum) => ({
          sum,
          ...products,
          sellPrice: products.product.sellPrice,
        })),
        ...{ totals, tariff },
        ...recorded,
      },
    ])
    if (!order) throw new Error('no order was written')
    if (!countsStock)
      await sql`update products set stock_quantity = stock_quantity + ${quantity} where id = ${id}`.execute(
        inside.tx,
      )
    await takeFromStock(inside, [{ orderId: order.id, productId: id, quantity }])
    return order
  })

/** The money of an order came, as its owner would note it. */
export const payFor = (ctx: Ctx, orderId: string) =>
  changePayment(ctx, { orderId, to: 'paid', reason: 'a test' })

export const orderNow = (ctx: Ctx, orderId: string) => orderById(ctx, orderId)
