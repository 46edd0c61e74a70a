import { data } from 'react-router'
import { customerData } from '#shop/customers/sheet.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/customer-file'

/** Everything about a customer, for whoever asks for their own data. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await customerData(context.get(requestCtx), params.id)
  if (!found) throw data(null, { status: 404 })
  return new Response(JSON.stringify(found, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="cliente-${params.id}.json"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
