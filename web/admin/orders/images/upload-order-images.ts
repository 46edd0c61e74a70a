import { data, redirect } from 'react-router'
import { addDeliveryImage } from '#shop/orders/images/images.service.server.ts'
import { orderByNumber } from '#shop/orders/orders.service.server.ts'
import { postedImages } from '#web/orders/damage/order-image.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/upload-order-images'

const orderPath = (number: string) => `/admin/pedidos/${encodeURIComponent(number)}`

export function loader({ params }: Route.LoaderArgs) {
  return redirect(orderPath(params.number))
}

/** Stores a photo of the delivery; the order's page shows the result. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const order = await orderByNumber(ctx, params.number)
  if (!order) throw data(null, { status: 404 })
  const form = await request.formData().catch(() => new FormData())
  const path = orderPath(order.number)
  const [bytes = Buffer.alloc(0)] = await postedImages(form, 'file')
  const added = await addDeliveryImage(ctx, order.id, bytes)
  return redirect(`${path}?foto=${added.ok ? added.value : added.code}`, 303)
}
