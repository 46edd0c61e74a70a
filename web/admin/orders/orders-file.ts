import { readListQuery } from '#shop/orders/list/order-list.rules.ts'
import { orderFile } from '#shop/orders/list/order-list.service.server.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'
import { moneyLeftOf } from '#shop/payments/orders/order-money.service.server.ts'
import { csvStream } from '#web/shell/request/csv-response.server.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/orders-file'

/** All orders of the shown list. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const methods = (await allMethods(ctx)).map(({ method }) => method)
  const query = readListQuery(new URL(request.url).searchParams, methods)
  const { ordersStaff: messages } = messagesIn(ctx.locale)
  const texts = { ...messages, ...messages.file, destinations: messages.filter.destinations }
  const moneyLeft = (ids: readonly string[]) => moneyLeftOf(ctx, ids)
  return csvStream(orderFile(ctx, query, texts, moneyLeft), messages.file.name)
}
