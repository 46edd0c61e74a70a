import { openImage } from '#shop/orders/pictures/pictures.service.server.ts'
import { servedImage } from '#web/order-picture.server.ts'
import { payersOrder } from '#web/paypal-page.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/order-picture'

/** A photograph of the order that the one who pays opens by his link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const order = await payersOrder(ctx, params.token)
  return servedImage(order && (await openImage(ctx, order.id, params.name)))
}
