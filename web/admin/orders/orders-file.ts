import { readListQuery } from '#shop/orders/list/order-list.rules.ts'
import { orderFile } from '#shop/orders/list/order-list.service.server.ts'
import { csvStream } from '#web/shell/request/csv-response.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/orders-file'

/** All orders of the shown list. */
export function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return csvStream(orderFile(ctx, readListQuery(new URL(request.url).searchParams)), 'pedidos.csv')
}
