import type { Ctx } from '#platform/ctx.ts'
import { productsByIds } from '#shop/catalogue/catalogue.service.server.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'

/** What of an order is still sold, with the quantities of then. */
export async function stillSold(ctx: Ctx, { lines }: Pick<OrderWithLines, 'lines'>) {
  const products = await productsByIds(
    ctx,
    lines.map(({ productId }) => productId),
  )
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    return product ? [{ product, quantity }] : []
  })
}
