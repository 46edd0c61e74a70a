import { data, redirect } from 'react-router'
import { confirmReceipt } from '#shop/orders/lookup/receipt.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/received'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/pedido/${params.token}`)

/** The recipient confirms that the order is there. */
export async function action({ context, params }: Route.ActionArgs) {
  const confirmed = await confirmReceipt(context.get(requestCtx), params.token)
  if (!confirmed.ok && confirmed.code === 'order_not_found') throw data(null, { status: 404 })
  return redirect(`/pedido/${params.token}`, 303)
}
