import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rolledBack } from '#platform/database/reads/rolled-back.ts'
import { inTransaction, type Tx } from '#platform/database/transaction.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { productIdOf, setStock, stockOf } from '#tests/harness/orders/stock.ts'
import { productsForSale, returnToStock, takeFromStock } from './stock.service.server.ts'

const order = '00000000-0000-4000-8000-000000005a1e'
const isListed = async (tx: Tx, id: string) =>
  (await sql`select 1 from listed_products where product_id = ${id}`.execute(tx)).rows.length > 0

test('the last piece takes a product off the list, and giving it back lists it again', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    await setStock(ctx.tx, id, 1)
    await productsForSale(ctx, [id])
    await takeFromStock(ctx, [{ orderId: order, productId: id, quantity: 1 }])
    expect(await isListed(ctx.tx, id)).toBe(false)
    await returnToStock(ctx, order)
    await returnToStock(ctx, order)
    expect(await stockOf(ctx.tx, id)).toBe(1)
    expect(await isListed(ctx.tx, id)).toBe(true)
  })
})

test('stock that is not counted is neither taken nor given back', async () => {
  await rolledBack(await asSystemActor(), async (ctx) => {
    const id = await productIdOf(ctx.tx, soldEverywhere)
    await setStock(ctx.tx, id, null)
    await takeFromStock(ctx, [{ orderId: order, productId: id, quantity: 3 }])
    await returnToStock(ctx, order)
    expect(await stockOf(ctx.tx, id)).toBeNull()
  })
})

test('a sale is told to open pages only when they show how many are left', async () => {
  const ctx = await asSystemActor()
  const sell = (left: number) =>
    inTransaction(ctx, async (inside) => {
      const id = await productIdOf(inside.tx, soldEverywhere)
      await sql`update products set stock_quantity = ${left} where id = ${id}`.execute(inside.tx)
    })
  await sell(50)
  const notified: string[] = []
  const stop = await ctx.db.listen('shop_changes', (change) => notified.push(change))
  await sell(49)
  await sell(5)
  await expect.poll(() => notified).toEqual(['products_view'])
  stop()
  await sell(20)
})
