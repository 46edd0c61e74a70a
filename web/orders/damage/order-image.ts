import { openImage } from '#shop/orders/images/images.service.server.ts'
import { payersOrder } from '#web/checkout/payment/provider-page.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/order-image'
import { servedImage } from './order-image.server.ts'

/** A photo of the order, by the buyer's link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  return servedImage(order && (await openImage(ctx, order.id, params.name)))
}
