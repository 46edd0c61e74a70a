import { openImage } from '#shop/orders/images/images.service.server.ts'
import { orderByNumber } from '#shop/orders/orders.service.server.ts'
import { servedImage } from '#web/orders/damage/order-image.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/order-image'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await orderByNumber(ctx, params.number)
  return servedImage(order && (await openImage(ctx, order.id, params.name)))
}
